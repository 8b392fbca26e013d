import { setTimeout as sleep } from 'node:timers/promises';
import { newScope } from '../../context.ts';
import { hasRowLocks } from '../../db/engines/row-locks.ts';
import {
  buryDeadWorkers,
  type Lease,
  releaseClaims,
  renewLease,
  retireWorker,
} from '../../runtime/background/leases.queries.ts';
import type { AppContext } from '../channels/app-context.ts';
import type { Delivery, Sent } from '../channels/channel.ts';
import type { SendOutcome } from '../channels/send-outcome.ts';
import { runLanes } from './lanes.ts';
import type { DeliveryKey } from './ledger.queries.ts';
import { createTurns, type Turns } from './turns.ts';

const POLL_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Transactions at once on PostgreSQL: while one waits for the disk, the next is made ready. */
const MAX_WRITERS = 2;

/** The work of one worker. */
export interface LedgerWork {
  /** Deliveries under way at once. */
  readonly lanes: number;
  /** Of these for one account. */
  readonly lanesOfOne: number;
  /** Everything but sending; whether there is more of it to do at once. */
  readonly tidy: () => Promise<boolean>;
  /** True when anything is due. Reads only, so that an idle worker disturbs no one. */
  readonly isDue: () => Promise<boolean>;
  /** Claims some of what is due, under a fresh lease. */
  readonly claim: (worker: Lease) => Promise<readonly DeliveryKey[]>;
  /**
   * In one transaction: notes what came of some rows, and marks those of `next` that may go out as
   * being sent; these, by their ids. What a mark was put on must be sent at once.
   */
  readonly write: (
    workerId: string,
    sent: readonly Sent[],
    next: readonly DeliveryKey[],
  ) => Promise<ReadonlyMap<string, Delivery>>;
  /** Sends one row that is marked as being sent. Never rejects. */
  readonly send: (delivery: Delivery) => Promise<SendOutcome>;
  /** Once what was due has been sent. */
  readonly finish: () => Promise<void>;
}

export interface WorkerOptions {
  /** The time between two looks for rows when there were none. */
  readonly pollMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** True when the next row would fare alike, so that it is better to wait. */
const isOutOfOrder = ({ outcome }: Sent) =>
  outcome.kind === 'retry' && outcome.isOutOfOrder === true;

/** Sends what is in a ledger, until it is stopped. */
export interface LedgerWorker {
  /** Finishes the rows in hand and gives back the rest. */
  stop(): Promise<void>;
}

/**
 * Starts a worker of this process. Everything it knows is in the database: several of them, in one
 * process or many, share the work, and another one takes over from one that died. `begin` is asked
 * for the work once, and again while it fails.
 */
export function startLedgerWorker(
  context: AppContext,
  begin: () => Promise<LedgerWork>,
  { pollMs = POLL_MS, onError = () => {} }: WorkerOptions = {},
): LedgerWorker {
  // How long a worker that does not answer keeps what it holds.
  const leaseMs = context.config.mailLeaseMs;
  let id = context.newId();
  let holds = false;
  let failures = 0;
  let begun: LedgerWork | undefined;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const leaseUntil = () => context.now() + leaseMs;

  /** Does all there is to do now; whether there may be more at once. */
  async function workThrough(): Promise<boolean> {
    const failuresBefore = failures;
    let isTidying = false;
    let hasClaimed = false;
    const work = begun ?? (await begin());
    begun = work;
    const workerId = id;
    const takeTurn = createTurns({
      maxWriters: hasRowLocks(context.db) ? MAX_WRITERS : 1,
      write: (sent, next) => work.write(workerId, sent, next),
    });
    await runLanes({
      lanes: work.lanes,
      lanesOfOne: work.lanesOfOne,
      claim: async () => {
        await buryDeadWorkers(context.db, newScope(context).now, id);
        isTidying = await work.tidy();
        if (isStopping() || !(await work.isDue())) return [];
        holds = hasClaimed = true;
        return work.claim({ id, leaseUntil: leaseUntil() });
      },
      send: (next) => sendRows(work, next, takeTurn),
      mayGoOn: () => !isStopping() && failures === failuresBefore,
      pause,
    });
    if (!hasClaimed) {
      await retire();
      return isTidying;
    }
    await releaseClaims(context.db, id);
    await work.finish();
    return isTidying || failures === 0;
  }

  /** Sends one row after the other, over one connection. */
  async function sendRows(
    work: LedgerWork,
    next: () => DeliveryKey | undefined,
    takeTurn: Turns,
  ): Promise<void> {
    const failuresBefore = failures;
    let sent: Sent | null = null;
    try {
      for (let key = next(); key; key = next()) {
        const ready = await takeTurn({ sent, next: key });
        sent = ready ? { ready, outcome: await work.send(ready) } : null;
        if (sent && isOutOfOrder(sent)) failures = failuresBefore + 1;
        else if (sent) failures = 0;
      }
      if (sent) await takeTurn({ sent, next: null });
    } catch (error) {
      // What came of the row before is known, whatever failed; noting it twice changes nothing.
      if (sent) await takeTurn({ sent, next: null }).catch(onError);
      throw error;
    }
  }

  async function retire(): Promise<void> {
    if (!holds) return;
    holds = false;
    await retireWorker(context.db, id);
  }

  async function run(): Promise<void> {
    while (!isStopping()) {
      let isBusy = false;
      try {
        isBusy = await workThrough();
      } catch (error) {
        onError(error);
        // What became of the rows in hand is not written down: no one may take them for free
        // before the lease of this name runs out. The work goes on under another one.
        id = context.newId();
        holds = false;
        failures += 1;
      }
      if (!isBusy) await pause();
    }
    await retire().catch(onError);
  }

  /** Waits for more: longer after each failure in a row, and not when the server stops. */
  async function pause(): Promise<void> {
    const ms = Math.min(LONGEST_PAUSE_MS, pollMs * 2 ** Math.min(failures, 10));
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  const renewal = setInterval(() => {
    if (holds) renewLease(context.db, id, leaseUntil()).catch(onError);
  }, leaseMs / 3);
  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      clearInterval(renewal);
    },
  };
}
