import type { HistorySkip, ReadHistory, RowAccount, SkipReason, UnusedRow } from '../history.ts';
import { cleanCell } from '../words/fold-text.ts';
import type { TableRow } from './history-table.ts';

/** Longest quotation of a row, in UTF-16 units. */
const LONGEST_DETAIL = 80;

const NOT_TAKEN: ReadonlySet<SkipReason> = new Set(['not-taken', 'not-confirmed', 'level']);
const REPEATED: ReadonlySet<SkipReason> = new Set(['duplicate', 'replaced']);
const KNOWN_OTHERWISE: ReadonlySet<SkipReason> = new Set([
  'other-kind',
  'other-medicine',
  'other-person',
  'not-an-injection',
  'no-dose',
  'prescription',
  'left-out',
]);

type Records = Pick<ReadHistory, 'doses' | 'weights' | 'symptoms' | 'measurements' | 'skipped'>;

/** Says of each row of a table what became of it; the rows that hold nothing that is kept are named. */
export function accountFor(
  body: readonly TableRow[],
  { doses, weights, symptoms, measurements, skipped }: Records,
): { readonly account: RowAccount; readonly unused: readonly UnusedRow[] } {
  const imported = new Set<string>();
  for (const records of [doses, weights, symptoms, measurements]) {
    for (const { at } of records) imported.add(rowOf(at));
  }
  const fates = new Map<string, Fate>();
  for (const skip of skipped) {
    const row = rowOf(skip.at);
    const fate = fateOf(skip);
    const other = fates.get(row);
    if (other === undefined || SAID_FIRST.indexOf(fate) < SAID_FIRST.indexOf(other)) {
      fates.set(row, fate);
    }
  }
  const account = { rows: 0, imported: 0, notTaken: 0, repeated: 0, other: 0, notUnderstood: 0 };
  const unused: UnusedRow[] = [];
  for (const { at, cells } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    account.rows += 1;
    const fate = imported.has(at) ? 'imported' : fates.get(at);
    account[fate ?? 'other'] += 1;
    if (fate === undefined) unused.push({ at, detail: quoted(cells) });
  }
  return { account, unused };
}

type Fate = Exclude<keyof RowAccount, 'rows' | 'imported'>;

/** Of several things to say of one row the first one is said. */
const SAID_FIRST: readonly Fate[] = ['notUnderstood', 'notTaken', 'repeated', 'other'];

function fateOf({ reason }: HistorySkip): Fate {
  if (NOT_TAKEN.has(reason)) return 'notTaken';
  if (REPEATED.has(reason)) return 'repeated';
  return KNOWN_OTHERWISE.has(reason) ? 'other' : 'notUnderstood';
}

/** The row of an entry: `row 3 shot 2` stands in `row 3`. */
function rowOf(at: string): string {
  const shot = at.indexOf(' shot ');
  return shot < 0 ? at : at.slice(0, shot);
}

function quoted(cells: readonly string[]): string {
  const line = cells
    .map((cell) => cleanCell(cell.slice(0, LONGEST_DETAIL)))
    .filter((cell) => cell !== '')
    .join(' ');
  return (
    line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL - 1)}…` : line
  ).toWellFormed();
}
