import { type Dose, type editDose, PAIN_SENTENCE, type RouteInput } from '@dosewise/contract';
import {
  type DoseScale,
  doseScale,
  exactSteps,
  listSubLocations,
  mg,
  roundVolume,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { changedColumns, type FieldColumns } from '../../../db/tables/changed-columns.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import {
  contractSentences,
  errorSentences,
  schemaSentence,
} from '../../../languages/contract-sentences.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { amountFrom, refusedPen } from './amount-from-pen.ts';
import {
  type Amount,
  difference,
  NO_AMOUNT,
  refuseFuture,
  refuseTooManySteps,
  requirePen,
  statedAmount,
  tooMuch,
} from './dose-amounts.ts';
import { doseRequest } from './dose-rows.ts';
import * as queries from './doses.queries.ts';
import { refuseChangedPart } from './injection-parts.ts';
import { refuseWrongRoute } from './oral-doses.ts';
import { followDoses, openForDose, openForMovedDose } from './pen-days.ts';
import { texts } from './texts.ts';

type Body = RouteInput<typeof editDose>['body'];
type DoseChange = Omit<Body, 'penId'>;

const CHANGED_COLUMNS: FieldColumns<DoseChange, DoseTable> = {
  clicks: (clicks) => ({ clicks }),
  volume: (volume) => ({ volume_ml: roundVolume(volume) }),
  doseAmount: (dose_mg) => ({ dose_mg }),
  date: (date) => ({ taken_at: Date.parse(date) }),
  plannedAt: (plannedAt) => ({ planned_at: plannedAt === null ? null : Date.parse(plannedAt) }),
  partOf: (part_of) => ({ part_of }),
  injectionLocation: (injection_location) => ({ injection_location }),
  injectionSubLocation: (injection_sub_location) => ({ injection_sub_location }),
  painLevel: (pain_level) => ({ pain_level }),
  note: (note) => ({ note }),
};

const { clicks: _clicks, volume: _volume, ...OTHER_COLUMNS } = CHANGED_COLUMNS;

/** Changes a dose's amount, date, place, pain and note, its pen or its injection; the pen's counters follow. */
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
      await refuseChangedPart(records.db, before, body);
      return editFound(records, before, body);
    };
    // Of one request that is sent twice at once, the later one finds the dose with its pen.
    const dose = (await edit()) ?? (await edit());
    if (!dose) throw new AppError('conflict');
    return dose;
  });
}

/** Null where the dose was to be given a pen and has been changed since it was read. */
function editFound(records: Records, before: DoseTable, body: Body): Promise<Dose | null> {
  const isOral = before.extraction_method === 'oral';
  refuseWrongRoute(body, isOral);
  const whole = isOral ? withoutPlace(body) : withWholePlace(before, body);
  const { penId, ...change } = whole;
  const isOfPen = before.pen_id !== null || penId !== undefined;
  if (isOfPen && (change.painLevel ?? 0) % 1 !== 0)
    throw fieldError('painLevel', schemaSentence(PAIN_SENTENCE));
  if (penId !== undefined && penId !== before.pen_id) {
    return giveToPen(records, before, change, penId);
  }
  return before.pen_id === null
    ? editWithoutPen(records, before, change)
    : editOfPen(records, before, whole, before.pen_id);
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
    throw fieldError(
      'injectionSubLocation',
      contractSentences.wrongPlace[isSide ? 'side' : 'quadrant'],
    );
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
  const { doseAmount, ...others } = change;
  const isItsOwn = doseAmount !== undefined && exactSteps(mg(doseAmount), scale) === before.clicks;
  return isItsOwn ? others : change;
}

/**
 * Makes a dose one of another pen than before, or of its first. The mg stay, and the steps or mL follow,
 * unless the change says those of the new pen. Null when the dose has changed since it was read.
 */
async function giveToPen(
  records: Records,
  before: DoseTable,
  change: DoseChange,
  penId: string,
): Promise<Dose | null> {
  const { db, now } = records;
  const { clicks: _steps, volume: _mL, ...others } = change;
  if (before.pen_id === null) refuseAmountOfPen(change);
  else refuseForeignAmount(before, change);
  const key = { userId: before.user_id, penId };
  const columns = changedColumns(others, OTHER_COLUMNS);
  const stated = { ...before, ...columns };
  const read = async () => amountFrom(await queries.findPenForDose(db, key), stated, change);
  const given = { ...(await read()), ...(await sameMethod(records, before, key)) };
  // The dose is locked before its pens, as in editing and deleting.
  if (!(await queries.updateDose(records, before, columns))) return null;
  const moved = await moveBetweenPens(records, { from: before, to: { ...given, pen_id: penId } });
  if (!moved) {
    // What the pen has left may have changed.
    await read();
    throw refusedPen('not_enough_clicks', errorSentences.not_enough_clicks);
  }
  refuseFuture(new Date(stated.taken_at).toISOString(), now);
  const ofPen = { pen_id: penId, ...given };
  await queries.updateDose(records, stated, ofPen);
  await openForDose(records, key, moved.to, stated.taken_at);
  if (moved.from !== null) await followDoses(records, moved.from.key, moved.from.pen);
  return queries.presentDose({ ...stated, ...ofPen }, moved.to.ledger);
}

/** The way in which a dose was taken, which stays where the other pen is of the same kind. */
async function sameMethod({ db }: Records, before: DoseTable, to: queries.PenKey) {
  if (before.pen_id === null) return {};
  const kindOf = async (penId: string) =>
    (await queries.findPenForDose(db, { ...to, penId }))?.device.kind;
  const isSame = (await kindOf(before.pen_id)) === (await kindOf(to.penId));
  return isSame ? { extraction_method: before.extraction_method } : {};
}

/**
 * Gives back to a dose's former pen what it took, and takes from the other; null, and nothing changed,
 * where that cannot give it. Locks the two in the order of their ids.
 */
async function moveBetweenPens(
  records: Records,
  { from, to }: { readonly from: DoseTable; readonly to: Amount & { readonly pen_id: string } },
) {
  const moves = [
    ...(from.pen_id === null ? [] : [{ penId: from.pen_id, move: difference(NO_AMOUNT, from) }]),
    { penId: to.pen_id, move: difference(to, NO_AMOUNT) },
  ].sort((one, other) => (one.penId < other.penId ? -1 : 1));
  const pens = new Map<string, queries.MovedPen>();
  for (const { penId, move } of moves) {
    const key = { userId: from.user_id, penId };
    const asGolden = penId === to.pen_id && from.dose_type === 'golden_dose';
    const pen = await queries.movePenLedger(records, key, move, { asGolden });
    if (pen === null && penId !== to.pen_id) throw new Error('a pen could not take back its dose');
    if (pen !== null) pens.set(penId, pen);
  }
  const [given, back] = [pens.get(to.pen_id), pens.get(from.pen_id ?? '')];
  if (given === undefined) return null;
  const key = { userId: from.user_id, penId: from.pen_id ?? '' };
  return { to: given, from: back === undefined ? null : { key, pen: back } };
}

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
  if (change[foreign] !== undefined)
    throw fieldError(foreign, contractSentences.foreignAmounts[foreign]);
}

function refuseAmountOfPen(change: DoseChange): void {
  for (const field of ['clicks', 'volume'] as const) {
    if (change[field] !== undefined) throw fieldError(field, contractSentences.withoutPen[field]);
  }
  if (change.doseAmount === 0)
    throw fieldError('doseAmount', contractSentences.withoutPen.doseAmount);
}
