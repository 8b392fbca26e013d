import {
  type addWeight,
  type importWeights,
  MOST_WEIGHTS,
  type RouteInput,
  type RouteReply,
  type Weight,
} from '@dosewise/contract';
import { isWeighInAhead } from '@dosewise/domain';
import { noteEntry } from '../../activity/user-activity.queries.ts';
import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import type { WeightTable } from '../../db/record-tables.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import * as queries from './weights.queries.ts';

type NewWeight = RouteInput<typeof addWeight>['body'];
type ImportedWeight = RouteInput<typeof importWeights>['body']['entries'][number];

/** A user's weigh-ins, newest first. A limit beyond the most is cut to it. */
export function listWeightsOf(
  scope: Scope,
  userId: string,
  page: { before?: string | undefined; limit?: number | undefined },
): Promise<Weight[]> {
  return queries.listWeights(scope.db, userId, {
    before: page.before === undefined ? undefined : Date.parse(page.before),
    limit: Math.min(page.limit ?? MOST_WEIGHTS, MOST_WEIGHTS),
  });
}

/** Adds a weigh-in, or replaces the one at the same instant. */
export function addWeightFor(scope: Scope, userId: string, entry: NewWeight): Promise<Weight> {
  if (isAhead(scope, entry)) throw fieldError('date', 'The date is in the future.');
  return inTransaction(scope.db, async (db) => {
    const row = toRow(scope, userId, entry);
    await queries.upsertWeights(db, [row]);
    await noteEntry(db, userId, scope.now, { tallyDue: false });
    const stored = await queries.findWeightAt(db, userId, row.measured_at);
    if (!stored) throw new AppError('conflict');
    return stored;
  });
}

/** Writes many weigh-ins, all or nothing. Of two at one instant the later in the list counts. */
export function importWeightsFor(
  scope: Scope,
  userId: string,
  entries: readonly ImportedWeight[],
): Promise<RouteReply<typeof importWeights>> {
  const rows = new Map<number, WeightTable>();
  for (const [index, entry] of entries.entries()) {
    if (isAhead(scope, entry)) {
      throw fieldError('entries', `The date of entry ${index + 1} is in the future.`);
    }
    const row = toRow(scope, userId, entry);
    rows.set(row.measured_at, row);
  }
  return inTransaction(scope.db, async (db) => {
    if (rows.size === 0) return { upserted: 0, modified: 0, processed: 0 };
    // Two imports of one file at once must not both count its rows as new.
    await queries.lockWeights(db, userId);
    const [first, last] = bounds(rows.keys());
    const stored = await queries.findWeightsBetween(db, userId, first, last);
    const isNew = (row: WeightTable) => !stored.has(row.measured_at);
    const changed = [...rows.values()].filter((row) => {
      const before = stored.get(row.measured_at);
      return !before || !hasSameValues(before, row);
    });
    await queries.upsertWeights(db, changed);
    await noteEntry(db, userId, scope.now, { tallyDue: false });
    const upserted = changed.filter(isNew).length;
    return { upserted, modified: changed.length - upserted, processed: entries.length };
  });
}

export async function deleteWeightOf(scope: Scope, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteWeight(scope.db, userId, id))) throw new AppError('not_found');
}

/** Nobody can have weighed that yet. */
function isAhead(scope: Scope, { date }: ImportedWeight): boolean {
  return isWeighInAhead(Date.parse(date), scope.now);
}

function toRow(scope: Scope, userId: string, entry: ImportedWeight): WeightTable {
  return {
    user_id: userId,
    id: scope.newId(),
    measured_at: Date.parse(entry.date),
    weight_kg: entry.weightKg,
    note: entry.note,
    source: entry.source,
    created_at: scope.now,
  };
}

function hasSameValues(a: WeightTable, b: WeightTable): boolean {
  return a.weight_kg === b.weight_kg && a.note === b.note && a.source === b.source;
}

function bounds(instants: Iterable<number>): [number, number] {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const instant of instants) {
    first = Math.min(first, instant);
    last = Math.max(last, instant);
  }
  return [first, last];
}
