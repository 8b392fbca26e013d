import {
  type Dose,
  ERRORS,
  type ErrorCode,
  type editDose,
  FOREIGN_AMOUNTS,
  PAIN_SENTENCE,
  type RouteInput,
  WITHOUT_PEN,
  WRONG_PLACE,
} from '@dosewise/contract';
import {
  type DoseScale,
  doseFromSteps,
  doseScale,
  exactSteps,
  listSubLocations,
  mg,
  roundVolume,
  stepsOfStatedDose,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../calls/app-error.ts';
import type { Scope } from '../../../context.ts';
import { changedColumns, type FieldColumns } from '../../../db/changed-columns.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import type { Said } from '../../../languages/sentence.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import {
  difference,
  type PenForDose,
  refuseFuture,
  refuseTooManySteps,
  requirePen,
  statedAmount,
  tooMuch,
  usualMethod,
} from './dose-amounts.ts';
import { doseRequest } from './dose-rows.ts';
import * as queries from './doses.queries.ts';
import { NOT_INJECTED, refuseWrongRoute } from './oral-doses.ts';
import { openForDose, openForMovedDose } from './pen-days.ts';
import { penMisfits, texts } from './texts.ts';

type Body = RouteInput<typeof editDose>['body'];
type DoseChange = Omit<Body, 'penId'>;

const CHANGED_COLUMNS: FieldColumns<DoseChange, DoseTable> = {
  clicks: (clicks) => ({ clicks }),
  volume: (volume) => ({ volume_ml: roundVolume(volume) }),
  doseAmount: (dose_mg) => ({ dose_mg }),
  date: (date) => ({ taken_at: Date.parse(date) }),
  injectionLocation: (injection_location) => ({ injection_location }),
  injectionSubLocation: (injection_sub_location) => ({ injection_sub_location }),
  painLevel: (pain_level) => ({ pain_level }),
  note: (note) => ({ note }),
};

/** Changes a dose's amount, date, place, pain and note, or gives it its pen; the pen's counters follow. */
export function editOwnDose(
  scope: Scope,
  userId: string,
  doseId: string,
  body: Body,
): Promise<Dose> {
  return changeRecords(scope, userId, async (records) => {
    const edit = async () => {
      const before = await queries.findDoseRow(records.db, userId, doseId);
      if (!before) throw new AppError('not_found');
      return editFound(records, before, body);
    };
    // Of one request that is sent twice at once, the later one finds the dose with its pen.
    const dose = (await edit()) ?? (await edit());
    if (!dose) throw new AppError('conflict');
    return dose;
  });
}

/** Null where the dose was to be given its pen and has been changed since it was read. */
function editFound(records: Records, before: DoseTable, body: Body): Promise<Dose | null> {
  const isOral = before.extraction_method === 'oral';
  refuseWrongRoute(body, isOral);
  const whole = isOral ? withoutPlace(body) : withWholePlace(before, body);
  const { penId, ...change } = whole;
  const isOfPen = before.pen_id !== null || penId !== undefined;
  if (isOfPen && (change.painLevel ?? 0) % 1 !== 0) throw fieldError('painLevel', PAIN_SENTENCE);
  if (before.pen_id !== null) return editOfPen(records, before, whole, before.pen_id);
  return penId === undefined
    ? editWithoutPen(records, before, change)
    : giveToPen(records, before, change, penId);
}

/** The change without the fields that a tablet does not have: they were said to be null, as they are. */
function withoutPlace({ injectionLocation, injectionSubLocation, painLevel, ...body }: Body): Body {
  return body;
}

/** The change with both halves of a place, or none: two changes at once mix no halves. */
function withWholePlace(before: DoseTable, body: Body): Body {
  const { injectionLocation, injectionSubLocation: place } = body;
  if (injectionLocation === undefined && place === undefined) return body;
  const location = injectionLocation ?? before.injection_location ?? 'other';
  const within = listSubLocations(location);
  const fits = (named: typeof place) => within.find((there) => there === named) ?? null;
  if (place != null && fits(place) === null) {
    const isSide = place === 'left' || place === 'right';
    throw fieldError('injectionSubLocation', WRONG_PLACE[isSide ? 'side' : 'quadrant']);
  }
  const stays = place === undefined ? before.injection_sub_location : place;
  return { ...body, injectionLocation: location, injectionSubLocation: fits(stays) };
}

async function editOfPen(records: Records, before: DoseTable, body: Body, penId: string) {
  const { db, now } = records;
  const key = { userId: before.user_id, penId };
  const { strengthMg, device } = await requirePen(db, key);
  const scale = doseScale(strengthMg, device);
  const change = withoutPenAgain(before, body, scale);
  refuseForeignAmount(before, change);
  const columns = changedColumns(change, CHANGED_COLUMNS);
  const request = doseRequest({ ...before, ...columns });
  refuseTooManySteps(request, device);
  const changes = { ...columns, dose_mg: statedAmount(request, scale) };
  const after = { ...before, ...changes };
  // The dose is locked before the pen, here and in deleting, so that the two cannot deadlock.
  if (!(await queries.updateDose(records, before, changes))) throw new AppError('conflict');
  const move = difference(after, before);
  const moved = await queries.movePenLedger(records, key, move, { asGolden: false });
  if (!moved) throw new AppError(tooMuch(request));
  if (change.date !== undefined) {
    refuseFuture(change.date, now);
    await openForMovedDose(records, key, moved, after.taken_at);
  }
  return queries.presentDose(after, moved.ledger);
}

/** The change of a dose that has its pen. That pen, and the mg of its steps, may be said again. */
function withoutPenAgain(before: DoseTable, body: Body, scale: DoseScale): DoseChange {
  const { penId, ...change } = body;
  if (penId === undefined) return change;
  if (penId !== before.pen_id) throw refusedPen('conflict', texts.hasOtherPen);
  const { doseAmount, ...others } = change;
  const isItsOwn = doseAmount !== undefined && exactSteps(mg(doseAmount), scale) === before.clicks;
  return isItsOwn ? others : change;
}

/**
 * Makes a dose that was in no ledger one of a pen, which gives the steps that are its mg. Null when the
 * dose has changed since it was read.
 */
async function giveToPen(
  records: Records,
  before: DoseTable,
  change: DoseChange,
  penId: string,
): Promise<Dose | null> {
  const { db, now } = records;
  refuseAmountOfPen(change);
  const key = { userId: before.user_id, penId };
  const columns = changedColumns(change, CHANGED_COLUMNS);
  const stated = { ...before, ...columns };
  const given = stepsFrom(await queries.findPenForDose(db, key), stated);
  // The dose is locked before the pen, as in editing and deleting.
  if (!(await queries.updateDose(records, before, columns))) return null;
  const move = { clicks: given.clicks, goldenMl: 0 };
  const moved = await queries.movePenLedger(records, key, move, { asGolden: false });
  if (!moved) {
    stepsFrom(await queries.findPenForDose(db, key), stated);
    throw refusedPen('not_enough_clicks', ERRORS.not_enough_clicks.sentence);
  }
  refuseFuture(new Date(stated.taken_at).toISOString(), now);
  await openForDose(records, key, moved, stated.taken_at);
  const ofPen = { pen_id: penId, ...given };
  await queries.updateDose(records, stated, ofPen);
  return queries.presentDose({ ...stated, ...ofPen }, moved.ledger);
}

/**
 * The columns that a pen gives a dose that was stated without it. Refuses a pen that cannot have
 * given it.
 */
function stepsFrom(pen: PenForDose | null, stated: DoseTable) {
  if (!pen) throw refusedPen('not_found', texts.penNotThere);
  const { medicine, device } = pen;
  const scale = doseScale(pen.strengthMg, device);
  const doseMg = mg(stated.dose_mg);
  const steps = stepsOfStatedDose({ medicine: stated.medicine, doseMg }, { medicine, scale });
  if (typeof steps === 'string') {
    throw refusedPen('invalid_request', penMisfits[steps](doseMg, device));
  }
  const request = { doseType: 'standard', clicks: steps } as const;
  const place = device.kind === 'tablet' ? NOT_INJECTED : {};
  return {
    medicine,
    clicks: steps,
    dose_mg: doseFromSteps(steps, scale),
    extraction_method: usualMethod(request, device),
    ...(stated.injection_location === null && { injection_location: 'other' as const }),
    ...place,
  };
}

const refusedPen = (code: ErrorCode, sentence: Said) =>
  new AppError(code, { sentence, fields: { penId: sentence } });

async function editWithoutPen(records: Records, before: DoseTable, change: DoseChange) {
  refuseAmountOfPen(change);
  if (change.date !== undefined) refuseFuture(change.date, records.now);
  const changes = changedColumns(change, CHANGED_COLUMNS);
  if (!(await queries.updateDose(records, before, changes))) throw new AppError('conflict');
  return queries.presentDose({ ...before, ...changes }, null);
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
