// Shows 27.8.
import fc from 'fast-check';
import { it } from 'vitest';
import type { HistoryResult } from './history.ts';
import { type AnyTable, anyTable } from './testing/any-table.ts';
import { finish } from './testing/written-tables.ts';

const MINUTE_MS = 60_000;
/** The long run goes on for a minute. */
const IS_LONG = process.env.TEST_LONG === 'on';

/** Fails where a row is neither imported, nor known as something else, nor named, or where a dose is made up. */
function check({ text, hasMarks, takenNotes }: AnyTable, result: HistoryResult): void {
  if (result.kind !== 'read' || result.account === null) return;
  const { account, doses, weights, symptoms, measurements, skipped, unused } = result;
  const { rows, imported, notTaken, repeated, other, notUnderstood } = account;
  if (imported + notTaken + repeated + other + notUnderstood !== rows) {
    throw new Error(`${JSON.stringify(account)} is not all rows of\n${text}`);
  }
  const named = new Set(
    [doses, weights, symptoms, measurements, skipped, unused].flatMap((entries) =>
      entries.map(({ at }) => at.replace(/ shot \d+$/, '')),
    ),
  );
  if (named.size !== rows) throw new Error(`${named.size} of ${rows} rows are named in\n${text}`);
  if (!hasMarks) return;
  for (const { note, at } of doses) {
    if (note !== '' && !takenNotes.has(note)) throw new Error(`${at} was not taken in\n${text}`);
  }
}

it('says of every row what became of it, and makes no dose of an unknown word', {
  timeout: 3 * MINUTE_MS,
}, () => {
  fc.assert(
    fc.property(anyTable, (table) => check(table, finish(table.text))),
    IS_LONG ? { numRuns: 1_000_000, interruptAfterTimeLimit: MINUTE_MS } : { numRuns: 1500 },
  );
});
