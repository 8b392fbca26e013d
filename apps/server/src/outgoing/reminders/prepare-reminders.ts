import type { Database } from '../../db/database.ts';
import type { RowKey } from '../../db/row-keys.ts';
import { type ClaimedReminder, changeHeld, readClaimed } from './reminders.queries.ts';

/** The database, or a transaction in it, and an instant in epoch ms. */
export interface Moment {
  readonly db: Database;
  readonly now: number;
}

/**
 * Decides, at the moment of sending and in one transaction, which of the claimed reminders go out, and
 * marks those as being sent. Only what that mark was put on may be handed over, and it must be at once:
 * after a crash nobody knows of a marked one whether it went out.
 */
export async function prepareReminders(
  moment: Moment,
  workerId: string,
  keys: readonly RowKey[],
): Promise<ClaimedReminder[]> {
  if (keys.length === 0) return [];
  const { db, now } = moment;
  const rows = await readClaimed(db, workerId, keys, { now, lock: true });
  const fates = fatesOf(rows, now);
  await putAside(moment, workerId, fates);
  const marked = await changeHeld(db, workerId, fates.go, ['claimed'], { status: 'sending' });
  return fates.go.filter(({ id }) => marked.has(id));
}

type Fates = Readonly<Record<'go' | 'wait' | 'drop', readonly ClaimedReminder[]>>;

/** Which of some claimed reminders may go, which must be planned anew first, and which are over. */
export function fatesOf(rows: readonly ClaimedReminder[], now: number): Fates {
  const { go = [], wait = [], drop = [] } = Object.groupBy(rows, (row) => fateOf(row, now));
  return { go, wait, drop };
}

function fateOf(row: ClaimedReminder, now: number): keyof Fates {
  // What was entered a moment ago may have made it wrong.
  if (row.replan_at !== null && row.replan_at <= now) return 'wait';
  const hasAddress = row.channel !== 'push' || row.endpoint !== null;
  return hasAddress && now < row.valid_until && row.is_told_anew === 0 ? 'go' : 'drop';
}

/** Gives back those that must wait, and drops those that are over. */
export async function putAside(
  { db, now }: Moment,
  workerId: string,
  { wait, drop }: Fates,
): Promise<void> {
  await changeHeld(db, workerId, wait, ['claimed'], { status: 'planned', worker_id: null });
  const change = { status: 'suppressed', settled_at: now } as const;
  await changeHeld(db, workerId, drop, ['claimed'], change);
}
