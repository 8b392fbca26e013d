import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { type Database, inTransaction } from '../db/database.ts';
import {
  isAnyTallyDue,
  recountDoses,
  recountRows,
  takeDueUsers,
} from './settle-tallies.queries.ts';

/** Users in one transaction: some tens of milliseconds, for which their own writes wait. */
const USERS_AT_ONCE = 100;
/** How often the settler looks. */
const INTERVAL_MS = 30_000;

/** Counts again what is due, at most `chunks` transactions of it. False when some may be left. */
export async function settleTallies(db: Database, chunks: number): Promise<boolean> {
  for (let done = 0; done < chunks; done += 1) {
    if ((await settleChunk(db)) < USERS_AT_ONCE) return true;
    await letOthersRun();
  }
  return false;
}

async function settleChunk(db: Database): Promise<number> {
  // Looked at first, so that no write transaction begins for nothing.
  if (!(await isAnyTallyDue(db))) return 0;
  return inTransaction(db, async (tx) => {
    const userIds = await takeDueUsers(tx, USERS_AT_ONCE);
    if (userIds.length === 0) return 0;
    await recountDoses(tx, userIds);
    await recountRows(tx, userIds);
    return userIds.length;
  });
}

/** The settler of a process. */
export interface TallySettler {
  /** Ends it once the chunk in hand is done. */
  stop(): Promise<void>;
}

/**
 * Settles in the background, so that little is due when an admin looks. A failed round is told to
 * `onError` and tried again at the next.
 */
export function startTallySettler(
  { db }: Pick<AppContext, 'db'>,
  onError: (error: unknown) => void,
  intervalMs = INTERVAL_MS,
): TallySettler {
  let isStopping = false;
  let round: Promise<void> | null = null;
  const settleAll = async () => {
    while (!isStopping && !(await settleTallies(db, 1)));
  };
  const look = () => {
    round ??= settleAll()
      .catch(onError)
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, intervalMs);
  timer.unref();
  look();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await round;
    },
  };
}
