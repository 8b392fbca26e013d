import {
  type addWeight,
  FIELD_SENTENCES,
  type importWeights,
  type listWeights,
  type RouteInput,
  type RouteReply,
  type Weight,
} from '@dosewise/contract';
import { isWeighInAhead } from '@dosewise/domain';
import { noteEntry } from '../../activity/user-activity.queries.ts';
import type { Scope } from '../../context.ts';
import { hasRoomFor } from '../../db/account-limits.ts';
import { inTransaction } from '../../db/database.ts';
import type { WeightTable } from '../../db/tables/record-tables.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { texts } from './texts.ts';
import * as queries from './weights.queries.ts';

type NewWeight = RouteInput<typeof addWeight>['body'];
type ImportedWeight = RouteInput<typeof importWeights>['body']['entries'][number];

export function listWeightsOf(
  scope: Scope,
  userId: string,
  page: RouteInput<typeof listWeights>['query'],
): Promise<Weight[]> {
  return queries.listWeights(scope.db, userId, {
    before: page.before === undefined ? undefined : Date.parse(page.before),
    limit: page.limit,
  });
}

/** Adds a weigh-in, or replaces the one at the same instant. */
export function addWeightFor(scope: Scope, userId: string, entry: NewWeight): Promise<Weight> {
  if (isAhead(scope, entry)) throw fieldError('date', FIELD_SENTENCES.weighInAhead);
  return inTransaction(scope.db, async (db) => {
    if (!(await hasRoomFor(db, 'weight', userId))) throw new AppError('account_full');
    const row = toRow(scope, userId, entry);
    await queries.upsertWeights(db, [row]);
    await noteEntry(db, userId, scope.now, { tallyDue: false });
    const stored = await queries.findWeightAt(db, userId, row.measured_at);
    if (!stored) throw new AppError('conflict');
    return stored;
  });
}

/** The source of an entry that names none. */
const IMPORTED = 'import';

/**
 * Writes many weigh-ins, all or nothing. Of two at one instant the later in the list counts. A note
 * or a source that an entry does not name stays as it is.
 */
export function importWeightsFor(
  scope: Scope,
  userId: string,
  entries: readonly ImportedWeight[],
): Promise<RouteReply<typeof importWeights>> {
  const given = new Map<number, ImportedWeight>();
  for (const [index, entry] of entries.entries()) {
    if (isAhead(scope, entry)) {
      throw fieldError('entries', texts.entryInFuture(index + 1));
    }
    const at = Date.parse(entry.date);
    given.set(at, { ...given.get(at), ...entry });
  }
  return inTransaction(scope.db, async (db) => {
    if (given.size === 0) return { upserted: 0, modified: 0, processed: 0 };
    // Two imports of one file at once must not both count its rows as new.
    await queries.lockWeights(db, userId);
    const [first, last] = bounds(given.keys());
    const stored = await queries.findWeightsBetween(db, userId, first, last);
    const isNew = (row: WeightTable) => !stored.has(row.measured_at);
    const changed: WeightTable[] = [];
    for (const [at, entry] of given) {
      const before = stored.get(at);
      const { note = before?.note ?? '', source = before?.source ?? IMPORTED } = entry;
      const row = toRow(scope, userId, { ...entry, note, source });
      if (!before || !hasSameValues(before, row)) changed.push(row);
    }
    const upserted = changed.filter(isNew).length;
    if (!(await hasRoomFor(db, 'weight', userId, upserted))) throw new AppError('account_full');
    await queries.upsertWeights(db, changed);
    await noteEntry(db, userId, scope.now, { tallyDue: false });
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

function toRow(scope: Scope, userId: string, entry: NewWeight): WeightTable {
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
