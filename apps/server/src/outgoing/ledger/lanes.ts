import type { DeliveryKey } from './ledger.queries.ts';

interface LaneWork {
  /** Most of them at once. */
  readonly lanes: number;
  /** Most of them at once that send for one account. */
  readonly lanesOfOne: number;
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
 * lane and no other, and one account never holds them all. When something fails, the others finish what they have in hand first.
 */
export async function runLanes(work: LaneWork): Promise<void> {
  const { claim, send, mayGoOn, pause } = work;
  const lanes = new Set<Promise<void>>();
  const keys: DeliveryKey[] = [];
  const errors: unknown[] = [];
  const goesOn = () => errors.length === 0 && mayGoOn();
  /** Number of lanes that send for an account. */
  const busy = new Map<string, number>();
  const isFree = ({ user_id: userId }: DeliveryKey) => (busy.get(userId) ?? 0) < work.lanesOfOne;
  const count = (userId: string, by: 1 | -1) => {
    const lanesOf = (busy.get(userId) ?? 0) + by;
    if (lanesOf === 0) busy.delete(userId);
    else busy.set(userId, lanesOf);
  };

  /** The next key whose account has a lane left. */
  function take(): DeliveryKey | undefined {
    const at = goesOn() ? keys.findIndex(isFree) : -1;
    return at === -1 ? undefined : keys.splice(at, 1)[0];
  }

  function startLane(): void {
    let mine: string | undefined;
    const leave = () => {
      if (mine !== undefined) count(mine, -1);
      mine = undefined;
    };
    const next = () => {
      leave();
      const key = take();
      mine = key?.user_id;
      if (mine !== undefined) count(mine, 1);
      return key;
    };
    const lane = send(next)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => {
        leave();
        lanes.delete(lane);
      });
    lanes.add(lane);
  }

  try {
    while (goesOn()) {
      // Also where all that is left waits for others of its account.
      if (!keys.some(isFree)) keys.push(...(await claim()));
      while (goesOn() && keys.some(isFree) && lanes.size < work.lanes) startLane();
      if (lanes.size === 0) break;
      await Promise.race([...lanes, pause()]);
    }
  } catch (error) {
    errors.push(error);
  }
  await Promise.all(lanes);
  if (errors.length > 0) throw errors[0];
}
