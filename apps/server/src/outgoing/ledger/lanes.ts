import type { DeliveryKey } from './ledger.queries.ts';

interface LaneWork {
  /** Most of them at once. */
  readonly lanes: number;
  /** Claims more; none when nothing is due. */
  readonly claim: () => Promise<readonly DeliveryKey[]>;
  /** Sends one after the other for as long as `next` gives one. */
  readonly send: (next: () => DeliveryKey | undefined) => Promise<void>;
  /** False when the worker stops or whom it sends to is out of order. */
  readonly mayGoOn: () => boolean;
  /** Waits until it is worth looking for more. */
  readonly pause: () => Promise<void>;
}

/**
 * Sends what is due, a lane for each connection, until nothing is. What takes long holds up its own
 * lane and no other. When something fails, the others finish what they have in hand first.
 */
export async function runLanes(work: LaneWork): Promise<void> {
  const { claim, send, mayGoOn, pause } = work;
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
      while (goesOn() && keys.length > 0 && lanes.size < work.lanes) startLane();
      if (lanes.size === 0) break;
      await Promise.race([...lanes, pause()]);
    }
  } catch (error) {
    errors.push(error);
  }
  await Promise.all(lanes);
  if (errors.length > 0) throw errors[0];
}
