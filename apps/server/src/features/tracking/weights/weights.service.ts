import type {
  addWeight,
  editWeight,
  importWeights,
  listWeights,
  RouteInput,
  RouteReply,
  Weight,
} from '@dosewise/contract';
import { isWeighInAhead } from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { constraintFailure } from '../../../db/engines/engine-errors.ts';
import { presentLoggedBy, weightCodec } from '../../../db/tables/record-codecs.ts';
import type { WeightTable } from '../../../db/tables/record-tables.ts';
import { contractSentences } from '../../../languages/contract-sentences.ts';
import { hasRoomFor, hasRoomForOne } from '../../../records/account-limits.queries.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { findPosted, type Posted, Repeated } from '../../../records/record-ids.ts';
import { texts } from './texts.ts';
import * as queries from './weights.queries.ts';

type NewWeight = RouteInput<typeof addWeight>['body'];
type WeightChange = RouteInput<typeof editWeight>['body'];
type ImportedWeight = RouteInput<typeof importWeights>['body']['entries'][number];

export function listOwnWeights(
  scope: Scope,
  userId: string,
  page: RouteInput<typeof listWeights>['query'],
): Promise<Weight[]> {
  return queries.listWeights(scope.db, userId, {
    before: page.before === undefined ? undefined : Date.parse(page.before),
    limit: page.limit,
  });
}

/** Adds a weigh-in, or replaces the one at the same instant; an `_id` that is sent becomes its id. */
export function addWeightFor(
  scope: Scope,
  userId: string,
  body: NewWeight,
): Promise<Posted<Weight>> {
  const { now } = scope;
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const row = toRow(scope, userId, body);
    const find = (id: string) => queries.findWeightRow(db, userId, id);
    const posted = { userId, kind: 'weight', body, row, contentOf, find, now } as const;
    const there = await findPosted(db, posted);
    if (there) return new Repeated(queries.presentWeight(there));
    if (isAhead(scope, body)) throw fieldError('date', contractSentences.fields.weighInAhead);
    if (!(await hasRoomForOne(records, 'weight'))) throw new AppError('account_full');
    if (scope.carer) await addOnly(records, row);
    else if (body._id === undefined) await queries.upsertWeights(records, [row]);
    else await putInPlace(records, row);
    const stored = await queries.findWeightAt(db, userId, row.measured_at);
    if (!stored) throw new AppError('conflict');
    records.tell({ type: 'weight.logged', data: stored });
    return stored;
  });
}

/** Writes a weigh-in where there is none at its instant: another's is not for someone else to replace. */
async function addOnly(records: Records, row: WeightTable): Promise<void> {
  if (!(await queries.insertWeight(records, row))) throw new AppError('weigh_in_there');
}

/** Writes a weigh-in under an id of its own. What was there at its instant is deleted, id and all. */
async function putInPlace(records: Records, row: WeightTable): Promise<void> {
  do {
    await queries.deleteWeightAt(records, row.measured_at);
    // Someone else may just have written one there, which is to go as well.
  } while (!(await queries.insertWeight(records, row)));
}

const contentOf = ({
  user_id,
  id,
  created_at,
  logged_by,
  is_unconfirmed,
  ...content
}: WeightTable) => content;

/** Changes the fields that `change` carries. An instant at which there is another one is refused. */
export function editOwnWeight(
  scope: Scope,
  userId: string,
  id: string,
  change: WeightChange,
): Promise<Weight> {
  const { date, weightKg } = change;
  // Another weight or time is a user's own.
  const isRight = date !== undefined || weightKg !== undefined;
  if (date !== undefined && isAhead(scope, { date })) {
    throw fieldError('date', contractSentences.fields.weighInAhead);
  }
  return changeRecords(scope, userId, async (records) => {
    const row = await updateWeight(
      records,
      id,
      weightCodec.changes({ ...(isRight && { isUnconfirmed: false }), ...change }),
    );
    if (!row) throw new AppError('not_found');
    return queries.presentWeight(row);
  });
}

async function updateWeight(records: Records, id: string, columns: Partial<WeightTable>) {
  try {
    return await queries.updateWeight(records, id, columns);
  } catch (error) {
    if (constraintFailure(error) === 'unique') throw new AppError('weigh_in_there');
    throw error;
  }
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
    const earlier = given.get(at);
    given.set(at, earlier ? { ...earlier, ...entry } : entry);
  }
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
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
      const row = toRow(scope, userId, { ...entry, note, source, isUnconfirmed: false });
      if (!before || !hasSameValues(before, row)) changed.push(row);
    }
    const upserted = changed.filter(isNew).length;
    if (!(await hasRoomFor(db, 'weight', userId, upserted))) throw new AppError('account_full');
    await queries.upsertWeights(records, changed);
    return { upserted, modified: changed.length - upserted, processed: entries.length };
  });
}

export function deleteOwnWeight(scope: Scope, userId: string, id: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    if (!(await queries.deleteWeight(records, id))) throw new AppError('not_found');
  });
}

/** No one can have weighed that yet. */
function isAhead(scope: Scope, { date }: Pick<ImportedWeight, 'date'>): boolean {
  return isWeighInAhead(Date.parse(date), scope.now);
}

function toRow(scope: Scope, userId: string, entry: NewWeight): WeightTable {
  const _id = entry._id ?? scope.newId();
  return weightCodec.row(
    { ...entry, _id, loggedBy: presentLoggedBy(scope.carer?.email ?? null) },
    { user_id: userId, created_at: scope.now },
  );
}

function hasSameValues(a: WeightTable, b: WeightTable): boolean {
  const [before, after] = [contentOf(a), contentOf(b)];
  const columns = Object.keys(after) as (keyof typeof after)[];
  return columns.every((column) => before[column] === after[column]);
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
