import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type Rounds, startRounds } from '../../../runtime/background/background-rounds.ts';
import {
  isAnyTallyDue,
  recountDoses,
  recountRows,
  takeDueUsers,
} from './recount-tallies.queries.ts';

/** Users in one transaction: some tens of milliseconds, for which their own writes wait. */
const USERS_AT_ONCE = 50;
/** The time between two looks of the counter. */
const INTERVAL_MS = 30_000;

/** Counts again what is due, at most `chunks` transactions of it. False when some may be left. */
export async function recountTallies(db: Database, chunks: number): Promise<boolean> {
  for (let done = 0; done < chunks; done += 1) {
    if ((await recountUsers(db)) < USERS_AT_ONCE) return true;
    await letOthersRun();
  }
  return false;
}

async function recountUsers(db: Database): Promise<number> {
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

/** Counts in the background, so that little is due when an admin looks. */
export function startTallyCounter(
  { db }: Pick<AppContext, 'db'>,
  onError: (error: unknown) => void,
  intervalMs = INTERVAL_MS,
): Rounds {
  return startRounds({
    intervalMs,
    onError,
    round: async (isStopping) => {
      while (!isStopping() && !(await recountTallies(db, 1)));
    },
  });
}
