import {
  type Dose,
  type editDose,
  FOREIGN_AMOUNTS,
  type listDoses,
  type RouteInput,
  WITHOUT_PEN,
} from '@dosewise/contract';
import {
  agreesWithin,
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
import { contentOf, doseRow, type NewDose, requestOf } from './dose-rows.ts';
import * as queries from './doses.queries.ts';
import { settlePenDays } from './pen-days.ts';
import { findOtherTaken } from './taken-doses.ts';
import { texts } from './texts.ts';

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
  return inTransaction(scope.db, async (db) => {
    const taken = await findOtherTaken(db, userId, body);
    return taken ? new Repeated(taken) : logUntaken({ ...scope, db }, userId, body);
  });
}

/** Logs a dose where none is known to have been logged for the planned one that `body` names. */
export function logUntaken(scope: Scope, userId: string, body: NewDose): Promise<Posted<Dose>> {
  const { now } = scope;
  return inTransaction(scope.db, async (db) => {
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

async function requirePen(db: Database, key: queries.PenKey): Promise<PenForDose> {
  const pen = await queries.findPenForDose(db, key);
  if (!pen) throw new AppError('not_found');
  return pen;
}
