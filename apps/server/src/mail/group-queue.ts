import type { DeliveryKey } from './ledger.queries.ts';

/** Mails in one group: what a crash can leave unconfirmed is small. */
const GROUP = 50;
/** With so few groups left, more are claimed while these are being sent. */
const FEW_GROUPS = 2;

/** Claimed mails in groups, for the lanes of one worker. */
export interface GroupQueue {
  /** The next group, or undefined when nothing is due or the queue was closed. */
  next(): Promise<readonly DeliveryKey[] | undefined>;
  /** Ends it: what it still holds is given to nobody. */
  close(): void;
  /** Waits for a claim under way. Rejects when that fails. */
  lastClaim(): Promise<void>;
}

/** `claim` gives the keys of claimed mails, none when nothing is due; it runs once at a time. */
export function createGroupQueue(claim: () => Promise<readonly DeliveryKey[]>): GroupQueue {
  const groups: (readonly DeliveryKey[])[] = [];
  let claiming: Promise<void> | undefined;
  let isClosed = false;

  async function fill(): Promise<void> {
    const keys = await claim();
    for (let at = 0; at < keys.length; at += GROUP) groups.push(keys.slice(at, at + GROUP));
  }

  function startClaim(): void {
    claiming = fill().finally(() => {
      claiming = undefined;
    });
    // Who waits for it hears of a failure. Who does not still has groups, and comes back.
    claiming.catch(() => {});
  }

  return {
    next: async () => {
      if (isClosed) return undefined;
      if (groups.length <= FEW_GROUPS && !claiming) startClaim();
      if (groups.length === 0) await claiming;
      return isClosed ? undefined : groups.shift();
    },
    close: () => {
      isClosed = true;
    },
    lastClaim: async () => claiming,
  };
}
