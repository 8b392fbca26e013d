import { MAILS_AT_ONCE } from '../transport/mail-message.ts';
import type { DeliveryKey } from './ledger.queries.ts';

/** What the lanes of a worker do. */
interface LaneWork {
  /** Claims more mails; none when nothing is due. */
  readonly claim: () => Promise<readonly DeliveryKey[]>;
  /** Sends one mail after the other for as long as `next` gives one. */
  readonly send: (next: () => DeliveryKey | undefined) => Promise<void>;
  /** False when the worker stops or the mail server is out of order. */
  readonly mayGoOn: () => boolean;
  /** Waits until it is worth looking for more mails. */
  readonly pause: () => Promise<void>;
}

/**
 * Sends what is due, a lane for each connection, until nothing is. A mail that takes long holds up
 * its own lane and no other. When something fails, the others finish what they have in hand first.
 */
export async function runLanes({ claim, send, mayGoOn, pause }: LaneWork): Promise<void> {
  const lanes = new Set<Promise<void>>();
  const keys: DeliveryKey[] = [];
  const errors: unknown[] = [];
  const goesOn = () => errors.length === 0 && mayGoOn();
  const next = () => (goesOn() ? keys.shift() : undefined);

  function startLane(): void {
    const lane = send(next)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  try {
    while (goesOn()) {
      if (keys.length === 0) keys.push(...(await claim()));
      while (goesOn() && keys.length > 0 && lanes.size < MAILS_AT_ONCE) startLane();
      if (lanes.size === 0) break;
      await Promise.race([...lanes, pause()]);
    }
  } catch (error) {
    errors.push(error);
  }
  await Promise.all(lanes);
  if (errors.length > 0) throw errors[0];
}
