import { foldSubstance } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import { hashContent } from '../../../records/record-ids.ts';
import { CONTENT } from './added-records.ts';
import type { ImportedKind, ImportedRows } from './imports.queries.ts';
import * as queries from './imports.queries.ts';

type OfRow<Result> = { readonly [Kind in ImportedKind]: (row: ImportedRows[Kind]) => Result };

export const TIME_OF: OfRow<number> = {
  dose: (row) => row.taken_at,
  weight: (row) => row.measured_at,
  symptom: (row) => row.felt_at,
  measurement: (row) => row.measured_at,
};

/** The same name for two rows that are one record. */
export const NAMES: OfRow<string> = {
  // By the substance: a brand's name does not make two of one dose.
  dose: ({ taken_at, medicine, dose_mg }) =>
    `${taken_at} ${Math.round(dose_mg * 1e6)} ${foldSubstance(medicine).toLowerCase()}`,
  weight: ({ measured_at }) => String(measured_at),
  // 'Other' holds many, told apart by their words.
  symptom: ({ felt_at, category, note }) =>
    category === 'other' ? `${felt_at} other ${note}` : `${felt_at} ${category}`,
  measurement: ({ kind, measured_at }) => `${measured_at} ${kind}`,
};

/** The effect of one kind of rows. */
export interface Part<Row> {
  readonly added: readonly Row[];
  /** Rows to write, with what stands there until now. */
  readonly changed: readonly { readonly row: Row; readonly before: Row }[];
  readonly skipped: number;
}

/** Of the rows those that are new to the user. What is there stays as it is. */
export async function rowsToAdd<Kind extends ImportedKind>(
  db: Database,
  kind: Kind,
  userId: string,
  rows: readonly ImportedRows[Kind][],
): Promise<Part<ImportedRows[Kind]>> {
  const known = await findNames(db, kind, userId, rows);
  const nameOf = NAMES[kind];
  const added = rows.filter((row) => {
    const name = nameOf(row);
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
  return { added, changed: [], skipped: rows.length - added.length };
}

/** The names of the stored rows in the time of the given ones. */
export async function findNames<Kind extends ImportedKind>(
  db: Database,
  kind: Kind,
  userId: string,
  rows: readonly ImportedRows[Kind][],
): Promise<Set<string>> {
  const there = await findExisting(db, kind, userId, rows);
  const nameOf = NAMES[kind];
  const names = new Set(there.map(nameOf));
  if (kind !== 'dose') return names;
  for (const dose of there as DoseTable[]) {
    if (dose.pen_id === null) continue;
    // Of a pen, 22 of 60 clicks are 3.666… mg, which a file writes as 3.67.
    for (const digits of [2, 3, 4]) {
      names.add(NAMES.dose({ ...dose, dose_mg: Number(dose.dose_mg.toFixed(digits)) }));
    }
  }
  return names;
}

/** The stored rows in the time of the given ones. */
export async function findExisting<Kind extends ImportedKind>(
  db: Database,
  kind: Kind,
  userId: string,
  rows: readonly ImportedRows[Kind][],
): Promise<ImportedRows[Kind][]> {
  if (rows.length === 0) return [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const timeOf = TIME_OF[kind];
  for (const row of rows) {
    first = Math.min(first, timeOf(row));
    last = Math.max(last, timeOf(row));
  }
  return queries.findBetween(db, kind, { userId, first, last });
}

/**
 * Digests of rows, each worked out once: of 20,000 that takes as long as to write them,
 * so it is done before the transaction, for which others wait.
 */
export function hashOnce(): <Kind extends ImportedKind>(
  kind: Kind,
  row: ImportedRows[Kind],
) => string {
  const known = new Map<object, string>();
  return (kind, row) => {
    const hash = known.get(row) ?? hashContent(CONTENT[kind](row));
    known.set(row, hash);
    return hash;
  };
}
