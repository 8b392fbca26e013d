import { exportAll } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Archive, type countRecords, readArchive } from '../../../data/archive/archive.ts';
import { download } from '../../../data/calls/api-client.ts';

const KINDS = ['pens', 'doses', 'weights', 'symptoms', 'measurements'] as const;
type Counts = ReturnType<typeof countRecords>;

/** Everything of the account, as its own export has it: lists of pages may be shorter. */
export const accountArchiveQuery = queryOptions({
  queryKey: [exportAll.id],
  queryFn: async () => readArchive(await download(exportAll)),
  staleTime: 0,
});

const idsOf = (rows: readonly unknown[]) =>
  new Set(rows.map((row) => (row as { readonly _id: string })._id));

/** The records of `archive` that are in `account` too, by their ids. */
export function countThere(archive: Archive, account: Archive): Counts {
  const there = (kind: (typeof KINDS)[number]) => {
    const known = idsOf(account[kind] ?? []);
    return [...idsOf(archive[kind] ?? [])].filter((id) => known.has(id)).length;
  };
  return {
    pens: there('pens'),
    doses: there('doses'),
    weights: there('weights'),
    symptoms: there('symptoms'),
    measurements: there('measurements'),
  };
}

/** The number of records of all kinds. */
export const sumOf = (counts: Counts): number => KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** The records that are in the one and not in the other. */
export const minus = (all: Counts, some: Counts): Counts => ({
  pens: all.pens - some.pens,
  doses: all.doses - some.doses,
  weights: all.weights - some.weights,
  symptoms: all.symptoms - some.symptoms,
  measurements: all.measurements - some.measurements,
});
