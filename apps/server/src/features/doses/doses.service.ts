import {
  type Dose,
  type editDose,
  FOREIGN_AMOUNTS,
  type listDoses,
  type logDose,
  type RouteInput,
  WITHOUT_PEN,
} from '@dosewise/contract';
import {
  agreesWithin,
  clicks,
  type DoseRequest,
  type DoseScale,
  doseFromSteps,
  doseFromVolume,
  doseScale,
  type ExtractionMethod,
  isInFuture,
  type Milligrams,
  mg,
  mostStepsOfDose,
  refuseDose,
  roundVolume,
} from '@dosewise/domain';
import { noteEntry } from '../../activity/user-activity.queries.ts';
import type { Scope } from '../../context.ts';
import { hasRoomFor } from '../../db/account-limits.ts';
import { changedColumns, type FieldColumns } from '../../db/changed-columns.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { DoseTable } from '../../db/tables/record-tables.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { retireId } from '../../http/idempotency/record-ids.queries.ts';
import { findPosted, type Posted, Repeated } from '../../http/idempotency/record-ids.ts';
import { lockPlannedDoses } from '../plan/plan.read-model.ts';
import { findCoveringDose } from '../plan/planned-dose.read-model.ts';
import * as queries from './doses.queries.ts';
import { settlePenDays } from './pen-days.ts';
import { texts } from './texts.ts';

type NewDose = RouteInput<typeof logDose>['body'];
type DoseChange = RouteInput<typeof editDose>['body'];
type PenForDose = NonNullable<Awaited<ReturnType<typeof queries.findPenForDose>>>;

const CHANGED_COLUMNS: FieldColumns<DoseChange, DoseTable> = {
  clicks: (clicks) => ({ clicks }),
  volume: (volume) => ({ volume_ml: roundVolume(volume) }),
  doseAmount: (dose_mg) => ({ dose_mg }),
  date: (date) => ({ taken_at: Date.parse(date) }),
  note: (note) => ({ note }),
};

type Amount = Pick<DoseTable, 'clicks' | 'volume_ml'>;

const NOTHING: Amount = { clicks: null, volume_ml: null };

export function listDosesOf(
  scope: Scope,
  userId: string,
  page: RouteInput<typeof listDoses>['query'],
): Promise<Dose[]> {
  const before = page.before === undefined ? undefined : Date.parse(page.before);
  return queries.listDoses(scope.db, userId, { before, limit: page.limit });
}

/** Logs a dose and takes it off its pen, both or neither. */
export function logDoseFor(scope: Scope, userId: string, body: NewDose): Promise<Posted<Dose>> {
  const { now } = scope;
  return inTransaction(scope.db, async (db) => {
    const taken = await findOtherTaken(db, userId, body);
    if (taken) return new Repeated(taken);
    const row = doseRow(scope, userId, body);
    const find = (id: string) => queries.findDoseRow(db, userId, id);
    const there = await findPosted(db, { userId, kind: 'dose', body, row, contentOf, find, now });
    if (there) return new Repeated(await repeatedDose(db, body, row, there));
    if (!(await hasRoomFor(db, 'dose', userId))) throw new AppError('account_full');
    const within = { db, now };
    const dose =
      body.penId === null
        ? await logWithoutPen(within, body, row)
        : await logFromPen(within, body, row, body.penId);
    await noteEntry(db, userId, now, { tallyDue: true });
    return dose;
  });
}

/** The dose that another request logged for the planned one that `body` names; null where none did. */
async function findOtherTaken(db: Database, userId: string, body: NewDose): Promise<Dose | null> {
  const { penId, plannedAt } = body;
  if (plannedAt === undefined) return null;
  const pen = penId === null ? null : await queries.findPenForDose(db, { userId, penId });
  const medicine = pen?.medicine ?? body.medicine;
  const taken = medicine ? await findTaken(db, userId, medicine, plannedAt) : null;
  // Its own, sent again, is compared with what was sent before.
  return taken?._id === body._id ? null : taken;
}

/**
 * The dose that was logged for the one of `medicine` planned at `plannedAt`; null where none was, and
 * then nobody else logs one before the transaction ends.
 */
export async function findTaken(
  db: Database,
  userId: string,
  medicine: string,
  plannedAt: string,
): Promise<Dose | null> {
  await lockPlannedDoses(db, userId, medicine);
  const key = { userId, medicine, plannedAt: Date.parse(plannedAt) };
  const covering = await findCoveringDose(db, key);
  const row = covering && (await queries.findDoseRow(db, userId, covering));
  if (!row) return null;
  const pen = row.pen_id && (await queries.findPenForDose(db, { userId, penId: row.pen_id }));
  return queries.presentDose(row, pen || null);
}

type Within = Pick<Scope, 'db' | 'now'>;

async function logFromPen({ db, now }: Within, body: NewDose, given: DoseTable, penId: string) {
  const key = { userId: given.user_id, penId };
  const request = requestOf(given);
  const asGolden = request.doseType === 'golden_dose';
  const move = difference(given, NOTHING);
  const moved = await queries.movePenLedger(db, key, move, { asGolden });
  if (!moved) throw await refusalOf(db, key, body, request);
  refuseTooManySteps(request, moved.device);
  const row = { ...given, ...takenFrom(moved, body, request) };
  refuseFuture(body.date, now);
  await settlePenDays(db, key, moved, given.taken_at);
  await queries.insertDose(db, row);
  return queries.presentDose(row, moved.ledger);
}

/** What the pen says of a dose; refuses a body that says something else. */
function takenFrom(
  { strengthMg, medicine, device }: Omit<queries.MovedPen, 'startDate' | 'discardedOn' | 'ledger'>,
  body: NewDose,
  request: DoseRequest,
) {
  const scale = doseScale(strengthMg, device);
  refuseOtherMedicine(body, medicine);
  const amount = amountOf(request, scale);
  refuseWrongAmount(body, amount, scale);
  const method = body.extractionMethod ?? usualMethod(request, device);
  return { medicine, dose_mg: amount, extraction_method: method };
}

/** A dose from no pen of the account: in no ledger, with the amount that was stated. */
async function logWithoutPen({ db, now }: Within, body: NewDose, row: DoseTable): Promise<Dose> {
  refuseFuture(body.date, now);
  await queries.insertDose(db, row);
  return queries.presentDose(row, null);
}

/** What the sender of a dose says of it alone; the rest of a dose of a pen comes from the pen. */
function contentOf(dose: DoseTable) {
  const { user_id, id, created_at, medicine, dose_mg, extraction_method, ...content } = dose;
  return dose.pen_id === null ? { ...content, medicine, dose_mg, extraction_method } : content;
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
  const { extraction_method } = takenFrom(pen, body, requestOf(row));
  if (extraction_method !== there.extraction_method) throw new AppError('id_in_use');
  return queries.presentDose(there, pen);
}

/** Changes a dose's amount, date and note; its pen's counters follow. */
export function editDoseOf(
  scope: Scope,
  userId: string,
  doseId: string,
  change: DoseChange,
): Promise<Dose> {
  return inTransaction(scope.db, async (db) => {
    const before = await queries.findDoseRow(db, userId, doseId);
    if (!before) throw new AppError('not_found');
    const within = { db, now: scope.now };
    const dose =
      before.pen_id === null
        ? await editWithoutPen(within, before, change)
        : await editOfPen(within, before, change, before.pen_id);
    await noteEntry(db, userId, scope.now, { tallyDue: true });
    return dose;
  });
}

async function editOfPen(scope: Within, before: DoseTable, change: DoseChange, penId: string) {
  const { db, now } = scope;
  const key = { userId: before.user_id, penId };
  const { strengthMg, device } = await requirePen(db, key);
  refuseForeignAmount(before, change);
  const columns = changedColumns(change, CHANGED_COLUMNS);
  const request = requestOf({ ...before, ...columns });
  refuseTooManySteps(request, device);
  const changes = { ...columns, dose_mg: amountOf(request, doseScale(strengthMg, device)) };
  const after = { ...before, ...changes };
  // The dose is locked before the pen, here and in deleting, so that the two cannot deadlock.
  if (!(await queries.updateDose(db, before, changes))) throw new AppError('conflict');
  const move = difference(after, before);
  const moved = await queries.movePenLedger(db, key, move, { asGolden: false });
  if (!moved) throw new AppError(tooMuch(request));
  if (change.date !== undefined) {
    refuseFuture(change.date, now);
    await settlePenDays(db, key, moved, after.taken_at);
  }
  return queries.presentDose(after, moved.ledger);
}

async function editWithoutPen({ db, now }: Within, before: DoseTable, change: DoseChange) {
  refuseAmountOfPen(change);
  if (change.date !== undefined) refuseFuture(change.date, now);
  const changes = changedColumns(change, CHANGED_COLUMNS);
  if (!(await queries.updateDose(db, before, changes))) throw new AppError('conflict');
  return queries.presentDose({ ...before, ...changes }, null);
}

/** Deletes a dose and gives what it took back to its pen. */
export function deleteDoseOf(scope: Scope, userId: string, doseId: string): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    const dose = await queries.deleteDose(db, userId, doseId);
    if (!dose) throw new AppError('not_found');
    if (dose.pen_id !== null) await giveBack(db, { userId, penId: dose.pen_id }, dose);
    await retireId(db, { userId, kind: 'dose', id: doseId }, scope.now);
    await noteEntry(db, userId, scope.now, { tallyDue: true });
  });
}

async function giveBack(db: Database, key: queries.PenKey, dose: Amount): Promise<void> {
  const back = difference(NOTHING, dose);
  const moved = await queries.movePenLedger(db, key, back, { asGolden: false });
  if (!moved) throw new Error('a pen could not take back its own dose');
}

/** An amount of the other kind would change nothing, nor would mg that the pen decides. */
function refuseForeignAmount({ dose_type }: DoseTable, change: DoseChange): void {
  if (change.doseAmount !== undefined) throw fieldError('doseAmount', texts.amountOfPen);
  const foreign = dose_type === 'standard' ? 'volume' : 'clicks';
  if (change[foreign] !== undefined) throw fieldError(foreign, FOREIGN_AMOUNTS[foreign]);
}

function refuseAmountOfPen(change: DoseChange): void {
  for (const field of ['clicks', 'volume'] as const) {
    if (change[field] !== undefined) throw fieldError(field, WITHOUT_PEN[field]);
  }
  if (change.doseAmount === 0) throw fieldError('doseAmount', WITHOUT_PEN.doseAmount);
}

/** One dose of a pen is at most a labelled one; of a vial all that is left, which the ledger knows. */
function refuseTooManySteps(request: DoseRequest, device: queries.DoseDevice): void {
  const most = mostStepsOfDose(device);
  if (request.doseType === 'standard' && request.clicks > most) {
    throw fieldError('clicks', texts.tooManySteps(most));
  }
}

function refuseOtherMedicine({ medicine }: NewDose, ofPen: string): void {
  if (medicine !== undefined && medicine !== ofPen)
    throw fieldError('medicine', texts.medicineOfPen);
}

function usualMethod(request: DoseRequest, { kind }: queries.DoseDevice): ExtractionMethod {
  return request.doseType === 'standard' && kind !== 'vial' ? 'pen_click' : 'volume_extraction';
}

function requestOf(dose: DoseTable): DoseRequest {
  return dose.dose_type === 'standard'
    ? { doseType: 'standard', clicks: clicks(dose.clicks ?? 0) }
    : { doseType: 'golden_dose', volume: roundVolume(dose.volume_ml ?? 0) };
}

function amountOf(request: DoseRequest, scale: DoseScale): Milligrams {
  return request.doseType === 'standard'
    ? doseFromSteps(request.clicks, scale)
    : doseFromVolume(request.volume, scale);
}

function difference(after: Amount, before: Amount): queries.LedgerMove {
  return {
    clicks: (after.clicks ?? 0) - (before.clicks ?? 0),
    goldenMl: (after.volume_ml ?? 0) - (before.volume_ml ?? 0),
  };
}

/** Why the pen did not give the dose. Its state may have changed since, hence the fallback. */
async function refusalOf(
  db: Database,
  key: queries.PenKey,
  body: NewDose,
  request: DoseRequest,
): Promise<AppError> {
  const pen = await requirePen(db, key);
  refuseTooManySteps(request, pen.device);
  const scale = doseScale(pen.strengthMg, pen.device);
  refuseWrongAmount(body, amountOf(request, scale), scale);
  return new AppError(refuseDose(pen, request) ?? tooMuch(request));
}

function tooMuch(request: DoseRequest) {
  return request.doseType === 'standard' ? 'not_enough_clicks' : 'golden_volume_exceeded';
}

function refuseWrongAmount(body: NewDose, amount: Milligrams, scale: DoseScale): void {
  if (body.doseAmount === undefined) return;
  if (!agreesWithin(mg(body.doseAmount), amount, scale)) {
    throw fieldError('doseAmount', texts.wrongAmount);
  }
}

function refuseFuture(date: string, now: number): void {
  if (isInFuture(Date.parse(date), now)) throw fieldError('date', texts.inFuture);
}

/** The dose as far as its sender says it, which is all of it without a pen. */
function doseRow(scope: Scope, userId: string, body: NewDose): DoseTable {
  return {
    user_id: userId,
    id: body._id ?? scope.newId(),
    pen_id: body.penId,
    taken_at: Date.parse(body.date),
    dose_type: body.doseType,
    // The contract takes one of the two from a pen, by the type of the dose, and none without.
    clicks: body.clicks ?? null,
    volume_ml: body.volume === undefined ? null : roundVolume(body.volume),
    // The contract asks for both where there is no pen.
    medicine: body.medicine ?? '',
    dose_mg: body.doseAmount ?? 0,
    extraction_method: body.extractionMethod ?? 'pen_click',
    injection_location: body.injectionLocation,
    injection_sub_location: body.injectionSubLocation ?? null,
    pain_level: body.painLevel,
    note: body.note,
    created_at: scope.now,
  };
}

async function requirePen(db: Database, key: queries.PenKey): Promise<PenForDose> {
  const pen = await queries.findPenForDose(db, key);
  if (!pen) throw new AppError('not_found');
  return pen;
}
