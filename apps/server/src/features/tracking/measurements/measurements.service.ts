import {
  type addMeasurement,
  diastolicSentence,
  type editMeasurement,
  type listMeasurements,
  MEASUREMENT_ORIGIN_SENTENCE,
  type Measurement,
  measurementSentence,
  measurementUnitSentence,
  type RouteInput,
} from '@dosewise/contract';
import {
  findDiastolicMistake,
  hasOrigin,
  isMeasurementValue,
  isUnitOf,
  isWeighInAhead,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { measurementCodec, presentLoggedBy } from '../../../db/tables/record-codecs.ts';
import type { MeasurementTable } from '../../../db/tables/record-tables.ts';
import { contractSentences, schemaSentence } from '../../../languages/contract-sentences.ts';
import { hasRoomForOne } from '../../../records/account-limits.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { findPosted, type Posted, Repeated } from '../../../records/record-ids.ts';
import * as queries from './measurements.queries.ts';

export function listOwnMeasurements(
  scope: Scope,
  userId: string,
  { before, ...page }: RouteInput<typeof listMeasurements>['query'],
): Promise<Measurement[]> {
  const until = before === undefined ? undefined : Date.parse(before);
  return queries.listMeasurements(scope.db, userId, { ...page, before: until });
}

export function addMeasurementFor(
  scope: Scope,
  userId: string,
  body: RouteInput<typeof addMeasurement>['body'],
): Promise<Posted<Measurement>> {
  const { now } = scope;
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const _id = body._id ?? scope.newId();
    const row = measurementCodec.row(
      { ...body, _id, loggedBy: presentLoggedBy(scope.carer?.email ?? null) },
      { user_id: userId, created_at: now },
    );
    const find = (id: string) => queries.findMeasurementRow(db, userId, id);
    const posted = { userId, kind: 'measurement', body, row, contentOf, find, now } as const;
    const there = await findPosted(db, posted);
    if (there) return new Repeated(queries.presentMeasurement(there));
    refuseAhead(body.date, now);
    if (!(await hasRoomForOne(records, 'measurement'))) throw new AppError('account_full');
    await queries.insertMeasurement(records, row);
    return queries.presentMeasurement(row);
  });
}

const contentOf = ({ user_id, id, created_at, logged_by, ...content }: MeasurementTable) => content;

/** No one can have measured that yet. */
function refuseAhead(date: string, now: number): void {
  if (isWeighInAhead(Date.parse(date), now))
    throw fieldError('date', contractSentences.fields.weighInAhead);
}

type Change = RouteInput<typeof editMeasurement>['body'];

/** Changes the fields that `change` carries. A kind and a value that do not go together are refused. */
export function editOwnMeasurement(
  scope: Scope,
  userId: string,
  id: string,
  change: Change,
): Promise<Measurement> {
  if (change.date !== undefined) refuseAhead(change.date, scope.now);
  return changeRecords(scope, userId, async (records) => {
    const there = await queries.findMeasurementRow(records.db, userId, id, { forChange: true });
    if (!there) throw new AppError('not_found');
    const changes = measurementCodec.changes(ofItsKind(change, there));
    refuseMisfits({ ...there, ...changes });
    const row = await queries.updateMeasurement(records, id, changes);
    if (!row) throw new AppError('not_found');
    return queries.presentMeasurement(row);
  });
}

/** A change with which nothing of the former kind stays: no unit, no diastolic part, not where it was measured. */
function ofItsKind(change: Change, there: MeasurementTable): Change {
  if (change.kind === undefined || change.kind === there.kind) return change;
  return { diastolic: null, unit: null, origin: null, ...change };
}

/** Refuses a unit, a value, a diastolic part or an origin that the kind does not have. */
function refuseMisfits({ kind, value, diastolic, unit, origin }: MeasurementTable): void {
  const refuse = (field: string, sentence: string) => fieldError(field, schemaSentence(sentence));
  if (unit !== null && !isUnitOf(kind, unit)) throw refuse('unit', measurementUnitSentence(kind));
  if (!isMeasurementValue(kind, value, unit))
    throw refuse('value', measurementSentence(kind, unit));
  const mistake = findDiastolicMistake({ kind, value, diastolic });
  if (mistake !== null) throw refuse('diastolic', diastolicSentence(mistake));
  if (origin !== null && !hasOrigin(kind)) throw refuse('origin', MEASUREMENT_ORIGIN_SENTENCE);
}

export function deleteOwnMeasurement(scope: Scope, userId: string, id: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    if (!(await queries.deleteMeasurement(records, id))) throw new AppError('not_found');
  });
}
