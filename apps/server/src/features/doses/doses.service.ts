import {
  type Dose,
  type editDose,
  FIELD_SENTENCES,
  FOREIGN_AMOUNTS,
  type listDoses,
  type logDose,
  type RouteInput,
} from '@dosewise/contract';
import {
  agreesWithin,
  type CalendarDay,
  clicks,
  type DoseRequest,
  doseFromClicks,
  doseFromVolume,
  isBeforeDay,
  isInFuture,
  type Milligrams,
  mg,
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
import * as queries from './doses.queries.ts';
import { texts } from './texts.ts';

type NewDose = RouteInput<typeof logDose>['body'];
type DoseChange = RouteInput<typeof editDose>['body'];
type PenForDose = NonNullable<Awaited<ReturnType<typeof queries.findPenForDose>>>;

const CHANGED_COLUMNS: FieldColumns<DoseChange, DoseTable> = {
  clicks: (clicks) => ({ clicks }),
  volume: (volume) => ({ volume_ml: roundVolume(volume) }),
  date: (date) => ({ taken_at: Date.parse(date) }),
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
export function logDoseFor(scope: Scope, userId: string, body: NewDose): Promise<Dose> {
  return inTransaction(scope.db, async (db) => {
    if (!(await hasRoomFor(db, 'dose', userId))) throw new AppError('account_full');
    const key = { userId, penId: body.penId };
    const request = requestOf(body);
    const asGolden = request.doseType === 'golden_dose';
    const moved = await queries.movePenLedger(db, key, moveOf(request), { asGolden });
    if (!moved) throw await refusalOf(db, key, body, request);
    const strength = mg(moved.strengthMg);
    const amount = amountOf(request, strength);
    refuseWrongAmount(body, amount, strength);
    refuseDate(body.date, moved.startDate, scope.now);

    const row = doseRow(scope, userId, body, { ...amountColumns(request), dose_mg: amount });
    await queries.insertDose(db, row);
    await noteEntry(db, userId, scope.now, { tallyDue: true });
    return queries.presentDose(row, moved.ledger);
  });
}

/** Changes a dose's amount and/or date; its pen's counters follow. */
export function editDoseOf(
  scope: Scope,
  userId: string,
  doseId: string,
  change: DoseChange,
): Promise<Dose> {
  return inTransaction(scope.db, async (db) => {
    const before = await queries.findDoseRow(db, userId, doseId);
    if (!before) throw new AppError('not_found');
    const key = { userId, penId: before.pen_id };
    const { strengthMg } = await requirePen(db, key);
    refuseForeignAmount(before, change);
    const columns = changedColumns(change, CHANGED_COLUMNS);
    const request = requestIn({ ...before, ...columns });
    const changes = { ...columns, dose_mg: amountOf(request, mg(strengthMg)) };
    const after = { ...before, ...changes };
    // The dose is locked before the pen, here and in deleting, so that the two cannot deadlock.
    if (!(await queries.updateDose(db, before, changes))) throw new AppError('conflict');
    const move = difference(after, before);
    const moved = await queries.movePenLedger(db, key, move, { asGolden: false });
    if (!moved) throw new AppError(tooMuch(request));
    if (change.date !== undefined) refuseDate(change.date, moved.startDate, scope.now);
    await noteEntry(db, userId, scope.now, { tallyDue: true });
    return queries.presentDose(after, moved.ledger);
  });
}

/** Deletes a dose and gives what it took back to its pen. */
export function deleteDoseOf(scope: Scope, userId: string, doseId: string): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    const dose = await queries.deleteDose(db, userId, doseId);
    if (!dose) throw new AppError('not_found');
    const back = difference(NOTHING, dose);
    const key = { userId, penId: dose.pen_id };
    const moved = await queries.movePenLedger(db, key, back, { asGolden: false });
    if (!moved) throw new Error('a pen could not take back its own dose');
    await noteEntry(db, userId, scope.now, { tallyDue: true });
  });
}

function requestOf(body: NewDose): DoseRequest {
  return body.doseType === 'standard'
    ? { doseType: 'standard', clicks: clicks(body.clicks ?? 0) }
    : { doseType: 'golden_dose', volume: roundVolume(body.volume ?? 0) };
}

/** An amount of the other kind would change nothing. */
function refuseForeignAmount({ dose_type }: DoseTable, change: DoseChange): void {
  const foreign = dose_type === 'standard' ? 'volume' : 'clicks';
  if (change[foreign] !== undefined) throw fieldError(foreign, FOREIGN_AMOUNTS[foreign]);
}

function requestIn(dose: DoseTable): DoseRequest {
  return dose.dose_type === 'standard'
    ? { doseType: 'standard', clicks: clicks(dose.clicks ?? 0) }
    : { doseType: 'golden_dose', volume: roundVolume(dose.volume_ml ?? 0) };
}

function amountOf(request: DoseRequest, strength: Milligrams): Milligrams {
  return request.doseType === 'standard'
    ? doseFromClicks(request.clicks, strength)
    : doseFromVolume(request.volume, strength);
}

function amountColumns(request: DoseRequest): Amount {
  return request.doseType === 'standard'
    ? { clicks: request.clicks, volume_ml: null }
    : { clicks: null, volume_ml: request.volume };
}

function moveOf(request: DoseRequest): queries.LedgerMove {
  return difference(amountColumns(request), NOTHING);
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
  const strength = mg(pen.strengthMg);
  refuseWrongAmount(body, amountOf(request, strength), strength);
  return new AppError(refuseDose(pen, request) ?? tooMuch(request));
}

function tooMuch(request: DoseRequest) {
  return request.doseType === 'standard' ? 'not_enough_clicks' : 'golden_volume_exceeded';
}

function refuseWrongAmount(body: NewDose, amount: Milligrams, strength: Milligrams): void {
  if (body.doseAmount === undefined) return;
  if (!agreesWithin(mg(body.doseAmount), amount, strength)) {
    throw fieldError('doseAmount', texts.wrongAmount);
  }
}

function refuseDate(date: string, startDate: CalendarDay, now: number): void {
  const at = Date.parse(date);
  if (isInFuture(at, now)) throw fieldError('date', texts.inFuture);
  if (isBeforeDay(at, startDate)) throw fieldError('date', FIELD_SENTENCES.doseBeforePen);
}

function doseRow(
  scope: Scope,
  userId: string,
  body: NewDose,
  amount: Pick<DoseTable, 'clicks' | 'volume_ml' | 'dose_mg'>,
): DoseTable {
  return {
    user_id: userId,
    id: scope.newId(),
    pen_id: body.penId,
    taken_at: Date.parse(body.date),
    dose_type: body.doseType,
    ...amount,
    extraction_method:
      body.extractionMethod ?? (body.doseType === 'standard' ? 'pen_click' : 'volume_extraction'),
    injection_location: body.injectionLocation,
    injection_sub_location: body.injectionSubLocation ?? null,
    pain_level: body.painLevel,
    created_at: scope.now,
  };
}

async function requirePen(db: Database, key: queries.PenKey): Promise<PenForDose> {
  const pen = await queries.findPenForDose(db, key);
  if (!pen) throw new AppError('not_found');
  return pen;
}
