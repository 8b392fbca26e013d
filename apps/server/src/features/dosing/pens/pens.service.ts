import type {
  addPen,
  discardPen,
  editPen,
  Pen,
  RouteInput,
  setFifthDose,
} from '@dosewise/contract';
import {
  type CalendarDay,
  type ChosenDevice,
  calendarDayIn,
  chooseDevice,
  deviceSteps,
  isBeforeDay,
  typedOpening,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { constraintFailure } from '../../../db/engines/engine-errors.ts';
import { changedColumns, type FieldColumns } from '../../../db/tables/changed-columns.ts';
import { deviceColumns } from '../../../db/tables/device-columns.ts';
import { penCodec } from '../../../db/tables/record-codecs.ts';
import type { PenTable } from '../../../db/tables/record-tables.ts';
import { hasRoomForOne } from '../../../records/account-limits.queries.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { findPosted, type Posted, Repeated } from '../../../records/record-ids.ts';
import * as queries from './pens.queries.ts';
import { findPen, listPens } from './pens.read-model.ts';
import { texts } from './texts.ts';

type NewPen = RouteInput<typeof addPen>['body'];
type PenChange = RouteInput<typeof editPen>['body'];
type Discard = RouteInput<typeof discardPen>['body'];
type FifthDoseChange = RouteInput<typeof setFifthDose>['body'];

const FIFTH_DOSE_COLUMNS: FieldColumns<FifthDoseChange, PenTable> = {
  enableFifthDose: (isEnabled) => ({ enable_fifth_dose: isEnabled ? 1 : 0 }),
};

export function listOwnPens(scope: Scope, userId: string): Promise<Pen[]> {
  return listPens(scope.db, userId, scope.now);
}

/** Adds a pen. Its cost is in the currency that its owner has now, unless the body says another. */
export function addPenFor(scope: Scope, userId: string, body: NewPen): Promise<Posted<Pen>> {
  const { now } = scope;
  const device = deviceFor(body);
  refuseAhead(scope, body.startDate);
  refuseWaste(body, deviceSteps(device));
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const row = penRow(scope, userId, body, device, await queries.findPenDefaults(db, userId));
    const find = (id: string) => queries.findPenRow(db, userId, id);
    const there = await findPosted(db, { userId, kind: 'pen', body, row, contentOf, find, now });
    if (there) return new Repeated(await requirePen(scope, db, userId, there.id));
    if (!(await hasRoomForOne(records, 'pen'))) throw new AppError('account_full');
    await queries.insertPen(records, row);
    return requirePen(scope, db, userId, row.id);
  });
}

function penRow(
  scope: Scope,
  userId: string,
  body: NewPen,
  device: ChosenDevice,
  defaults: queries.PenDefaults,
): PenTable {
  const isWanted = body.enableFifthDose ?? defaults.default_fifth_dose_enabled === 1;
  const row = penCodec.row(
    {
      ...withoutBlanks(body),
      _id: body._id ?? scope.newId(),
      costCurrency: body.costPerPen == null ? null : (body.costCurrency ?? defaults.currency),
      enableFifthDose: device.goldenMl > 0 && isWanted,
      startedBy: body.startDate === null ? null : 'owner',
      wastedClicks: body.wastedClicks ?? 0,
    },
    { user_id: userId, clicks_used: 0, golden_ml_used: 0, created_at: scope.now },
  );
  return { ...row, ...deviceColumns(device) };
}

/** Text that says nothing is kept as nothing. */
function withoutBlanks<Body extends object>(body: Body): Body {
  // No field of a pen that may be empty must be there.
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Body;
}

/** Not what its doses have taken or became of it, nor the currency, which is its owner's. */
const contentOf = (pen: PenTable) => {
  const { user_id, id, created_at, cost_currency, clicks_used, golden_ml_used, ...said } = pen;
  const { discarded_on, discard_reason, started_by, wasted_clicks, ...content } = said;
  return content;
};

/** The device of a new pen; with an error beside the field that keeps it from being one. */
function deviceFor({ strength, device, enableFifthDose }: NewPen): ChosenDevice {
  const chosen = chooseDevice(strength, device);
  if (typeof chosen === 'string') {
    const field = chosen === 'strength_not_listed' ? 'strength' : 'device';
    throw fieldError(field, texts.wrongDevice[chosen]);
  }
  if (enableFifthDose && chosen.goldenMl === 0) throw fieldError('enableFifthDose', texts.noGolden);
  return chosen;
}

/** Changes the fields that `body` carries. */
export function editOwnPen(
  scope: Scope,
  userId: string,
  penId: string,
  body: PenChange,
): Promise<Pen> {
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    // Locked first: the cost that decides on the currency is still there when it is replaced, and no
    // dose slips in before the check of the start day.
    const before = await queries.updatePen(records, penId, {});
    if (!before) throw new AppError('not_found');
    const opening = { startDate: before.start_date, startedBy: before.started_by };
    refuseWaste(body, before.doses * before.steps_per_dose - before.clicks_used);
    const changes = {
      ...penCodec.changes(withoutBlanks(body)),
      cost_currency: await currencyFor(records, body, before),
      ...(body.startDate !== undefined && {
        started_by: typedOpening(opening, body.startDate).startedBy,
      }),
    };
    await queries.updatePen(records, penId, changes);
    if (body.startDate !== undefined && body.startDate !== before.start_date) {
      refuseAhead(scope, body.startDate);
      const { firstAt } = await queries.doseSummary(db, userId, penId);
      refuseStart(body.startDate, { firstAt, discardedOn: before.discarded_on });
    }
    return requirePen(scope, db, userId, penId);
  });
}

/** Its doses need a start day that lies before them, and being thrown away one that lies before that. */
function refuseStart(
  startDate: CalendarDay | null,
  { firstAt, discardedOn }: { firstAt: number | null; discardedOn: CalendarDay | null },
): void {
  if (startDate === null) {
    if (firstAt !== null) throw fieldError('startDate', texts.sealedWithDoses);
    return;
  }
  if (firstAt !== null && isBeforeDay(firstAt, startDate)) {
    throw fieldError('startDate', texts.startAfterDose);
  }
  if (discardedOn !== null && discardedOn < startDate) {
    throw fieldError('startDate', texts.startAfterDiscard);
  }
}

/** Notes that a pen was thrown away; again replaces day and reason. */
export function discardOwnPen(
  scope: Scope,
  userId: string,
  penId: string,
  { on, reason }: Discard,
): Promise<Pen> {
  if (isBeforeDay(scope.now, on)) throw fieldError('on', texts.discardAhead);
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const pen = await queries.updatePen(records, penId, {
      discarded_on: on,
      discard_reason: reason,
    });
    if (!pen) throw new AppError('not_found');
    if (pen.start_date !== null && on < pen.start_date) {
      throw fieldError('on', texts.discardBeforeStart);
    }
    const { lastAt } = await queries.doseSummary(db, userId, penId);
    const { time_zone } = await queries.findPenDefaults(db, userId);
    if (lastAt !== null && calendarDayIn(time_zone, lastAt) > on) {
      throw fieldError('on', texts.discardBeforeDose);
    }
    return requirePen(scope, db, userId, penId);
  });
}

/** Takes back that a pen was thrown away. One that was not stays as it is. */
export function keepOwnPen(scope: Scope, userId: string, penId: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    const changes = { discarded_on: null, discard_reason: null };
    if (!(await queries.updatePen(records, penId, changes))) throw new AppError('not_found');
  });
}

/** Allows or forbids Golden Doses from a pen. Those already logged stay. */
export function setOwnGoldenDose(
  scope: Scope,
  userId: string,
  penId: string,
  change: FifthDoseChange,
): Promise<Pen> {
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const changes = changedColumns(change, FIFTH_DOSE_COLUMNS);
    const pen = await queries.updatePen(records, penId, changes);
    if (!pen) throw new AppError('not_found');
    if (change.enableFifthDose && pen.golden_ml === 0) {
      throw fieldError('enableFifthDose', texts.noGolden);
    }
    return requirePen(scope, db, userId, penId);
  });
}

/** Deletes a pen that has no doses; throws `pen_has_doses` with their number otherwise. */
export async function deleteOwnPen(scope: Scope, userId: string, penId: string): Promise<void> {
  try {
    await changeRecords(scope, userId, async (records) => {
      // Counted before the pen is locked: who deletes one of them holds it and waits for the pen.
      await refuseDoses(records.db, userId, penId);
      if (!(await queries.deletePen(records, penId))) throw new AppError('not_found');
    });
  } catch (error) {
    if (constraintFailure(error) !== 'foreign-key') throw error;
    // A dose was logged after the count.
    await refuseDoses(scope.db, userId, penId);
    throw new AppError('conflict');
  }
}

async function refuseDoses(db: Database, userId: string, penId: string): Promise<void> {
  const { count } = await queries.doseSummary(db, userId, penId);
  if (count === 0) return;
  throw new AppError('pen_has_doses', { sentence: texts.hasDoses(count) });
}

/** The currency of the cost that a pen has after a change: of a corrected one, as before. */
async function currencyFor(
  { db, userId }: Records,
  { costPerPen, costCurrency }: PenChange,
  before: Pick<PenTable, 'cost_per_pen' | 'cost_currency'>,
) {
  const cost = costPerPen === undefined ? before.cost_per_pen : costPerPen;
  if (cost === null) return null;
  const said = costCurrency ?? before.cost_currency;
  return said ?? (await queries.findPenDefaults(db, userId)).currency;
}

/** `most` steps are left by the doses. */
function refuseWaste({ wastedClicks = 0 }: PenChange, most: number): void {
  if (wastedClicks > most) throw fieldError('wastedClicks', texts.moreWasted(most));
}

function refuseAhead({ now }: Scope, startDate: CalendarDay | null): void {
  if (startDate !== null && isBeforeDay(now, startDate)) {
    throw fieldError('startDate', texts.startAhead);
  }
}

async function requirePen(scope: Scope, db: Database, userId: string, penId: string): Promise<Pen> {
  const pen = await findPen(db, userId, penId, scope.now);
  if (!pen) throw new AppError('not_found');
  return pen;
}
