import type { Dose, listDoses, RouteInput } from '@dosewise/contract';
import {
  agreesWithin,
  type DoseRequest,
  type DoseScale,
  doseScale,
  isSwallowed,
  isTooFarAhead,
  type Milligrams,
  mg,
  refuseDose,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import { contractSentences } from '../../../languages/contract-sentences.ts';
import { hasRoomForOne } from '../../../records/account-limits.queries.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { endActs } from '../../../records/doors/close-doors.queries.ts';
import { findPosted, type Posted, Repeated } from '../../../records/record-ids.ts';
import {
  difference,
  NO_AMOUNT,
  refuseFuture,
  refuseTooManySteps,
  requirePen,
  statedAmount,
  tooMuch,
  usualMethod,
} from './dose-amounts.ts';
import { doseContent, doseRequest, doseRow, type NewDose } from './dose-rows.ts';
import * as queries from './doses.queries.ts';
import { lockNamedInjection, refuseWrongPart } from './injection-parts.ts';
import { NOT_INJECTED, refuseWrongRoute } from './oral-doses.ts';
import { openForDose } from './pen-days.ts';
import { giveBack } from './pen-ledger.write-model.ts';
import { findOtherTaken } from './taken-doses.ts';
import { texts } from './texts.ts';

export function listOwnDoses(
  scope: Scope,
  userId: string,
  page: RouteInput<typeof listDoses>['query'],
): Promise<Dose[]> {
  const before = page.before === undefined ? undefined : Date.parse(page.before);
  return queries.listDoses(scope.db, userId, { before, limit: page.limit });
}

/** Logs a dose and takes it off its pen, both or neither. */
export function logDoseFor(scope: Scope, userId: string, body: NewDose): Promise<Posted<Dose>> {
  const { plannedAt } = body;
  if (plannedAt != null && isTooFarAhead(Date.parse(plannedAt), scope.now)) {
    throw fieldError('plannedAt', contractSentences.fields.tooFarAhead);
  }
  return inTransaction(scope.db, async (db) => {
    const taken = await findOtherTaken({ ...scope, db }, userId, body);
    return taken ? new Repeated(taken) : insertDoseOnce({ ...scope, db }, userId, body);
  });
}

/** Logs a dose where none is known to have been logged for the planned one that `body` names. */
export function insertDoseOnce(scope: Scope, userId: string, body: NewDose): Promise<Posted<Dose>> {
  const { now } = scope;
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const row = doseRow(scope, userId, body);
    const find = (id: string) => queries.findDoseRow(db, userId, id);
    const there = await findPosted(db, {
      userId,
      kind: 'dose',
      body,
      row,
      contentOf: doseContent,
      find,
      now,
    });
    if (there) return new Repeated(await repeatedDose(db, body, row, there));
    if (!(await hasRoomForOne(records, 'dose'))) throw new AppError('account_full');
    const dose = await (body.penId === null
      ? logWithoutPen(records, body, row)
      : logFromPen(records, body, row, body.penId));
    records.tell({ type: 'dose.logged', data: dose });
    return dose;
  });
}

async function logFromPen(records: Records, body: NewDose, given: DoseTable, penId: string) {
  const { db, now } = records;
  const key = { userId: given.user_id, penId };
  const request = doseRequest(given);
  const asGolden = request.doseType === 'golden_dose';
  const move = difference(given, NO_AMOUNT);
  // A dose is locked before its pen, as in editing and deleting.
  const injection = await lockNamedInjection(db, given);
  const moved = await queries.movePenLedger(records, key, move, { asGolden });
  if (!moved) throw await refusalOf(db, key, body, request);
  refuseTooManySteps(request, moved.device);
  const isOral = moved.device.kind === 'tablet';
  refuseWrongRoute(body, isOral);
  const row = { ...given, ...takenFrom(moved, body, request), ...(isOral && NOT_INJECTED) };
  refuseWrongPart(row, injection);
  refuseFuture(body.date, now);
  await openForDose(records, key, moved, given.taken_at);
  await queries.insertDose(records, row);
  return queries.presentDose(row, moved.ledger);
}

/** The part of a dose that its pen says; refuses a body that says something else. */
function takenFrom(
  { strengthMg, medicine, device }: Pick<queries.MovedPen, 'strengthMg' | 'medicine' | 'device'>,
  body: NewDose,
  request: DoseRequest,
) {
  const scale = doseScale(strengthMg, device);
  refuseOtherMedicine(body, medicine);
  const amount = statedAmount(request, scale);
  refuseWrongAmount(body, amount, scale);
  const usual = usualMethod(request, device);
  const method = usual === 'oral' ? usual : (body.extractionMethod ?? usual);
  return { medicine, dose_mg: amount, extraction_method: method };
}

/** A dose from no pen of the account: in no ledger, with the amount that was stated. */
async function logWithoutPen(records: Records, body: NewDose, given: DoseTable): Promise<Dose> {
  refuseFuture(body.date, records.now);
  const isOral = body.extractionMethod === 'oral' || isSwallowed(given.medicine);
  refuseWrongRoute(body, isOral);
  const row: DoseTable = isOral ? { ...given, ...NOT_INJECTED, extraction_method: 'oral' } : given;
  refuseWrongPart(row, await lockNamedInjection(records.db, row));
  await queries.insertDose(records, row);
  return queries.presentDose(row, null);
}

/** A dose that is posted again, as it is now. Refuses what the pen would have filled in otherwise. */
async function repeatedDose(
  db: Database,
  body: NewDose,
  row: DoseTable,
  there: DoseTable,
): Promise<Dose> {
  if (there.pen_id === null) return queries.presentDose(there, null);
  const pen = await requirePen(db, { userId: there.user_id, penId: there.pen_id });
  // It was given its pen since, or another one, which is no other content.
  if (body.penId !== there.pen_id) return queries.presentDose(there, pen);
  const { extraction_method } = takenFrom(pen, body, doseRequest(row));
  if (extraction_method !== there.extraction_method) throw new AppError('id_in_use');
  return queries.presentDose(there, pen);
}

/**
 * Deletes a dose and gives what it took back to its pen. A button of a reminder that has logged it does
 * not log it again.
 */
export function deleteOwnDose(scope: Scope, userId: string, doseId: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    await endActs(records.db, { userId, now: scope.now });
    const dose = await queries.deleteDose(records, doseId);
    if (!dose) throw new AppError('not_found');
    if (dose.pen_id !== null) await giveBack(records, { userId, penId: dose.pen_id }, dose);
  });
}

function refuseOtherMedicine({ medicine }: NewDose, ofPen: string): void {
  if (medicine !== undefined && medicine !== ofPen)
    throw fieldError('medicine', texts.medicineOfPen);
}

/** The refusal of a dose that the pen did not give. Its state may have changed since, hence the fallback. */
async function refusalOf(
  db: Database,
  key: queries.PenKey,
  body: NewDose,
  request: DoseRequest,
): Promise<AppError> {
  const pen = await requirePen(db, key);
  refuseTooManySteps(request, pen.device);
  const scale = doseScale(pen.strengthMg, pen.device);
  refuseWrongAmount(body, statedAmount(request, scale), scale);
  return new AppError(refuseDose(pen, request) ?? tooMuch(request));
}

function refuseWrongAmount(body: NewDose, amount: Milligrams, scale: DoseScale): void {
  if (body.doseAmount === undefined) return;
  if (!agreesWithin(mg(body.doseAmount), amount, scale)) {
    throw fieldError('doseAmount', texts.wrongAmount);
  }
}
