import type {
  HistoryImport,
  importHistory,
  RouteInput,
  RouteReply,
  undoImport,
} from '@dosewise/contract';
import { isInFuture, isWeighInAhead } from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { type Database, letOthersWrite } from '../../../db/database.ts';
import type { HistoryImportTable, ImportedRecordTable } from '../../../db/tables/import-tables.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import type { WeighedValues, WeightTable } from '../../../db/tables/record-tables.ts';
import { hasRoomFor } from '../../../records/account-limits.queries.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { hashContent } from '../../../records/record-ids.ts';
import { giveAllBack } from '../../dosing/doses/pen-ledger.write-model.ts';
import { type AddedPens, CONTENT, hashPen } from './added-records.ts';
import { toDoseRow, toMeasurementRow, toSymptomRow, toWeightRow } from './imported-rows.ts';
import type { ImportedKind, ImportedRows } from './imports.queries.ts';
import * as queries from './imports.queries.ts';
import { presentImport } from './imports.read-model.ts';
import { KEPT_IMPORTS } from './imports.write-model.ts';
import { findExisting, hashOnce, type Part, rowsToAdd } from './known-rows.ts';
import { texts } from './texts.ts';

type Body = RouteInput<typeof importHistory>['body'];

/** Writes the history of another tracker, all or nothing. What is there already stays as it is. */
export function importHistoryFor(scope: Scope, userId: string, body: Body): Promise<HistoryImport> {
  refuseFuture(body, scope.now);
  const doses = body.doses.map((dose) => toDoseRow(scope, userId, dose));
  const symptoms = body.symptoms.map((symptom) => toSymptomRow(scope, userId, symptom));
  const measurements = body.measurements.map((one) => toMeasurementRow(scope, userId, one));
  const weights = latestWeights(scope, userId, body.weights);
  const hashOf = hashOnce();
  for (const row of doses) hashOf('dose', row);
  for (const row of symptoms) hashOf('symptom', row);
  for (const row of measurements) hashOf('measurement', row);
  for (const { bare } of weights) hashOf('weight', bare);
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    // Two imports of one file at once must not both count its rows as new.
    await queries.lockUser(db, userId);
    const within = { ...scope, db };
    const parts = {
      dose: await rowsToAdd(db, 'dose', userId, doses),
      weight: await weightsToWrite(within, userId, weights, body.weights.length),
      symptom: await rowsToAdd(db, 'symptom', userId, symptoms),
      measurement: await rowsToAdd(db, 'measurement', userId, measurements),
    };
    for (const kind of KINDS) {
      const { length } = parts[kind].added;
      if (!(await hasRoomFor(db, kind, userId, length))) throw new AppError('account_full');
    }
    const kept = await keepImport(within, userId, { source: body.source, parts, hashOf });
    await insertRows(records.writing('dose'), 'dose', parts.dose.added);
    await insertRows(records.writing('weight'), 'weight', parts.weight.added);
    await queries.updateWeights(
      records,
      parts.weight.changed.map(({ row }) => row),
    );
    await insertRows(records.writing('symptom'), 'symptom', parts.symptom.added);
    await insertRows(records.writing('measurement'), 'measurement', parts.measurement.added);
    return presentImport(kept);
  });
}

const KINDS = [
  'dose',
  'weight',
  'symptom',
  'measurement',
] as const satisfies readonly ImportedKind[];
type Parts = { readonly [Kind in ImportedKind]: Part<ImportedRows[Kind]> };

function refuseFuture({ doses, weights, measurements }: Body, now: number): void {
  const dose = doses.findIndex(({ date }) => isInFuture(Date.parse(date), now));
  if (dose >= 0) throw fieldError('doses', texts.doseInFuture(dose + 1));
  const weight = weights.findIndex(({ date }) => isWeighInAhead(Date.parse(date), now));
  if (weight >= 0) throw fieldError('weights', texts.weightInFuture(weight + 1));
  const measured = measurements.findIndex(({ date }) => isWeighInAhead(Date.parse(date), now));
  if (measured >= 0) throw fieldError('measurements', texts.measurementInFuture(measured + 1));
}

/** A weigh-in as it is given, and its row where none stands at its instant. */
interface GivenWeight {
  readonly weight: Body['weights'][number];
  readonly bare: WeightTable;
}

/** Of two at one instant the later in the list counts. */
function latestWeights(scope: Scope, userId: string, given: Body['weights']): GivenWeight[] {
  const latest = new Map(given.map((weight) => [Date.parse(weight.date), weight]));
  return [...latest.values()].map((weight) => ({
    weight,
    bare: toWeightRow(scope, userId, weight),
  }));
}

async function weightsToWrite(
  scope: Scope,
  userId: string,
  latest: readonly GivenWeight[],
  given: number,
): Promise<Part<WeightTable>> {
  const bareRows = latest.map(({ bare }) => bare);
  const there = await findExisting(scope.db, 'weight', userId, bareRows);
  const known = new Map(there.map((row) => [row.measured_at, row]));
  const added: WeightTable[] = [];
  const changed: { row: WeightTable; before: WeightTable }[] = [];
  for (const { weight, bare } of latest) {
    const before = known.get(bare.measured_at);
    if (before === undefined) {
      added.push(bare);
      continue;
    }
    const row = toWeightRow(scope, userId, weight, before);
    if (hashContent(CONTENT.weight(row)) !== hashContent(CONTENT.weight(before))) {
      changed.push({ row, before });
    }
  }
  return { added, changed, skipped: given - added.length - changed.length };
}

/** The part of a weigh-in that an import may change. */
const valuesOf = ({ weight_kg, note, source }: WeighedValues): WeighedValues => ({
  weight_kg,
  note,
  source,
});

/** Keeps what is to be written, so that it can be taken back. */
async function keepImport(
  { db, now, newId }: Scope,
  userId: string,
  { source, parts, hashOf }: { source: string; parts: Parts; hashOf: ReturnType<typeof hashOnce> },
): Promise<HistoryImportTable> {
  const countsOf = (count: (part: Part<unknown>) => number) => ({
    doses: count(parts.dose),
    weights: count(parts.weight),
    symptoms: count(parts.symptom),
    measurements: count(parts.measurement),
  });
  const counts = {
    added: countsOf(({ added }) => added.length),
    changed: countsOf(({ changed }) => changed.length),
    skipped: countsOf(({ skipped }) => skipped),
  };
  const kept = {
    user_id: userId,
    id: newId(),
    source,
    created_at: now,
    counts: JSON.stringify(counts),
  };
  await queries.deleteOldImports(db, userId, KEPT_IMPORTS - 1);
  await insertRows(db, 'history_import', [kept]);
  for (const kind of KINDS) {
    const hashRow = (row: ImportedRows[typeof kind]) => hashOf(kind, row);
    const key = { user_id: userId, import_id: kept.id, kind };
    await insertRows(db, 'imported_record', [
      ...parts[kind].added.map((row) => ({
        ...key,
        id: row.id,
        written_hash: hashRow(row),
        before: null,
      })),
      ...parts[kind].changed.map(({ row, before }) => ({
        ...key,
        id: row.id,
        written_hash: hashRow(row),
        before: JSON.stringify(valuesOf(before as WeightTable)),
      })),
    ]);
  }
  return kept;
}

/** Records that an undo takes back in one transaction, for which others wait. */
const UNDONE_AT_ONCE = 4000;

/**
 * Takes an import back: its records go, or are as before again, but for those edited since. A large one
 * in parts, each whole; what ended between two goes on when it is asked for again.
 */
export async function undoOwnImport(
  scope: Scope,
  userId: string,
  importId: string,
): Promise<RouteReply<typeof undoImport>> {
  const sum = { removed: 0, restored: 0, kept: 0 };
  for (;;) {
    const part = await changeRecords(scope, userId, (records) => takePartBack(records, importId));
    sum.removed += part.removed;
    sum.restored += part.restored;
    sum.kept += part.kept;
    if (part.isLast) return sum;
    await letOthersWrite();
  }
}

async function takePartBack(records: Records, importId: string) {
  const { db, userId } = records;
  await queries.lockUser(db, userId);
  const part = { removed: 0, restored: 0, kept: 0 };
  const written = await queries.listImported(db, { userId, importId, count: UNDONE_AT_ONCE });
  for (const kind of KINDS) {
    const ofKind = written.filter((record) => record.kind === kind);
    const back = await unedited(db, userId, kind, ofKind);
    const removed =
      (await queries.deleteRecords(records, kind, back.remove)) +
      (await takeFromPens(records, back.removeOfPens));
    // Only weigh-ins are changed.
    await queries.updateWeights(records, back.restore as WeightTable[]);
    part.removed += removed;
    part.restored += back.restore.length;
    part.kept += back.kept + back.remove.length + back.removeOfPens.length - removed;
  }
  const last = written[UNDONE_AT_ONCE - 1];
  if (last !== undefined) await queries.forgetImported(db, last);
  else {
    const gone = await queries.deleteImport(db, userId, importId);
    if (gone === undefined) throw new AppError('not_found');
    const { pens = {} } = JSON.parse(gone.counts) as { readonly pens?: AddedPens };
    const removed = await removeUnused(records, pens);
    part.removed += removed;
    part.kept += Object.keys(pens).length - removed;
  }
  return { ...part, isLast: last === undefined };
}

/** Removes doses that an archive brought with their pens, which get back what they gave. */
async function takeFromPens(records: Records, ids: readonly string[]): Promise<number> {
  const gone = await queries.deletePenDoses(records, ids);
  await giveAllBack(records, gone);
  return gone.length;
}

/** Removes the pens that an archive brought, but for those edited since and those that gave other doses. */
async function removeUnused(records: Records, pens: AddedPens): Promise<number> {
  const found = await queries.findUnusedPens(records, Object.keys(pens));
  const ids = found.filter((pen) => hashPen(pen) === pens[pen.id]).map(({ id }) => id);
  return queries.deletePens(records, ids);
}

async function unedited(
  db: Database,
  userId: string,
  kind: ImportedKind,
  written: readonly ImportedRecordTable[],
) {
  const found = await queries.findByIds(db, kind, { userId, ids: written.map(({ id }) => id) });
  const now = new Map(found.map((row) => [row.id, row]));
  const hashOf = hashOnce();
  const remove: string[] = [];
  const removeOfPens: string[] = [];
  const restore: object[] = [];
  let kept = 0;
  for (const { id, written_hash, before } of written) {
    const row = now.get(id);
    if (row === undefined) continue;
    if (hashOf(kind, row) !== written_hash) kept += 1;
    else if (before === null) {
      const isOfPen = 'pen_id' in row && row.pen_id !== null;
      (isOfPen ? removeOfPens : remove).push(id);
    }
    // Written by `keepImport`, of a weigh-in.
    else restore.push({ ...row, ...valuesOf(JSON.parse(before) as WeighedValues) });
  }
  return { remove, removeOfPens, restore, kept };
}
