import {
  MAX_FORMER_PLANS,
  MAX_PAUSES,
  MAX_PLANS,
  type PlanOfMedicine,
  type PlanReply,
  type pausePlan,
  type RouteInput,
  type setPlan,
} from '@dosewise/contract';
import {
  calendarDayIn,
  dayNumber,
  dayOfNumber,
  isSkipOf,
  isTooFarAhead,
  lookAheadOf,
  type MedicineRecords,
  overlap,
  type Plan,
  restOfLater,
  startsTooFarAhead,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import type { PlanPauseTable } from '../../../db/tables/plan-tables.ts';
import { contractSentences } from '../../../languages/contract-sentences.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { readTimeZone } from '../../account/profile/profile.read-model.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';
import * as queries from './plan.queries.ts';
import { readPlanAndSkips, readPlanOf } from './plan.read-model.ts';

type Based = Pick<RouteInput<typeof setPlan>['body'], 'basedOn'>;

/**
 * Writes a plan; throws `conflict` where it was based on another one than there is. Based on the plan of
 * another medicine it ends that one, and its pause: a switch. That takes the place of a plan of its own
 * medicine too, unless this was saved later than the other.
 */
export function setOwnPlan(
  scope: Scope,
  userId: string,
  { basedOn, ...plan }: RouteInput<typeof setPlan>['body'],
): Promise<PlanReply> {
  return changePlan(scope, userId, plan, async (records) => {
    await replace(records, plan, { basedOn });
    return readPlanAndSkips(records.db, userId);
  });
}

/** Writes the plan of a medicine; throws `conflict` as above. */
export function setOwnPlanOf(
  scope: Scope,
  userId: string,
  { basedOn, ...plan }: Plan & Based,
): Promise<PlanOfMedicine> {
  return changePlan(scope, userId, plan, async (records) => {
    const there = await queries.findFollowed(records.db, userId, plan.medicine);
    if (
      basedOn !== undefined &&
      (basedOn === null ? undefined : Date.parse(basedOn)) !== there?.saved_at
    )
      throw new AppError('conflict');
    await replace(records, plan, { basedOn: undefined });
    return requirePlanOf(records, plan.medicine);
  });
}

function changePlan<Reply>(
  scope: Scope,
  userId: string,
  plan: Plan,
  change: (records: Records) => Promise<Reply>,
): Promise<Reply> {
  if (startsTooFarAhead(plan, scope.now))
    throw fieldError('steps', contractSentences.fields.tooFarAhead);
  return changeRecords(scope, userId, change);
}

/** Ends what a plan takes the place of, and writes it. */
async function replace(records: Records, plan: Plan, { basedOn }: Based): Promise<void> {
  const { db, userId, now } = records;
  const { medicine } = plan;
  const plans = await queries.listPlans(db, userId);
  const followed = plans.filter((row) => row.ended_at === null);
  const own = followed.find((row) => row.medicine === medicine);
  const base = basedOn ? followed.find((row) => row.saved_at === Date.parse(basedOn)) : undefined;
  const isOther = basedOn === null ? followed.length > 0 : basedOn !== undefined && !base;
  const isSwitch = base !== undefined && base.medicine !== medicine;
  // One that was saved after it has not been seen by who bases a switch on the other medicine's.
  const isUnseen = isSwitch && own !== undefined && own.saved_at > base.saved_at;
  if (isOther || isUnseen) throw new AppError('conflict');
  const ending = new Set([own, base].filter((row) => row !== undefined));
  if (followed.length - ending.size >= MAX_PLANS) throw new AppError('account_full');
  for (const { medicine: ended, saved_at: savedAt } of ending) {
    await queries.endPlan(records, { medicine: ended, savedAt });
    if (isSwitch) await endPauses(records, ended);
  }
  const isWritten = await queries.insertPlan(records, {
    user_id: userId,
    medicine,
    anchor: plan.anchor,
    steps: JSON.stringify(plan.steps),
    // No two plans are saved at one instant: one of them is the last.
    saved_at: Math.max(now, (plans[0]?.saved_at ?? 0) + 1),
    ended_at: null,
  });
  // Another request wrote one in between.
  if (!isWritten) throw new AppError('conflict');
  await queries.dropOldest(records, MAX_FORMER_PLANS);
}

async function requirePlanOf(records: Records, medicine: string): Promise<PlanOfMedicine> {
  const plan = await readPlanOf(records.db, records.userId, medicine);
  if (plan === null) throw new AppError('not_found');
  return plan;
}

/** Ends the plan that a user saved last, or that of a medicine, where there is one, and its pause. */
export function deleteOwnPlan(scope: Scope, userId: string, medicine?: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    const there = await queries.findFollowed(records.db, userId, medicine);
    if (there === undefined) return;
    const { medicine: ended, saved_at: savedAt } = there;
    await queries.endPlan(records, { medicine: ended, savedAt });
    await endPauses(records, ended);
    await queries.dropOldest(records, MAX_FORMER_PLANS);
  });
}

/**
 * Leaves out the planned dose of an instant: of a medicine, or of the plan saved last that has it. Throws
 * `not_planned` where none is still to take.
 */
export function skipOwnDose(
  scope: Scope,
  userId: string,
  { at, medicine }: { readonly at: string; readonly medicine?: string | undefined },
): Promise<void> {
  const instant = Date.parse(at);
  const { now } = scope;
  if (isTooFarAhead(instant, now)) throw fieldError('at', contractSentences.fields.tooFarAhead);
  return changeRecords(scope, userId, async (records) => {
    const { medicines, timeZone } = await readDosingRecords(records.db, userId, { now });
    const lastFirst = medicines.toSorted((one, other) => savedAtOf(other) - savedAtOf(one));
    const having = lastFirst.find((one) => {
      if (medicine !== undefined && one.medicine !== medicine) return false;
      const { planned } = lookAheadOf(one, { since: now, until: instant, now, timeZone });
      return planned.some((dose) => dose.at === instant && dose.takenMg === 0);
    });
    if (having === undefined) throw new AppError('not_planned');
    await queries.insertSkip(records, having.medicine, instant);
  });
}

const savedAtOf = ({ plans }: MedicineRecords) => plans.at(-1)?.savedAt ?? 0;

/**
 * Takes back what leaves out the planned dose of an instant: of a medicine, or of the plan saved last that has
 * a skip then. Throws `not_found` where there is none.
 */
export function unskipOwnDose(
  scope: Scope,
  userId: string,
  { at, medicine }: { readonly at: string; readonly medicine?: string | undefined },
): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const instant = Date.parse(at);
    const timeZone = await readTimeZone(db, userId);
    const near = await queries.listSkipsNear(db, userId, instant, medicine);
    const skips = near.filter((skip) => isSkipOf(skip.planned_at, instant, timeZone));
    const exact = skips.filter((skip) => skip.planned_at === instant);
    const meant = new Set((exact.length > 0 ? exact : skips).map((skip) => skip.medicine));
    const [first] = meant;
    if (first === undefined) throw new AppError('not_found');
    const lastFirst = meant.size > 1 ? await queries.listPlans(db, userId) : [];
    const its = lastFirst.find((plan) => meant.has(plan.medicine))?.medicine ?? first;
    const own = skips.filter((skip) => skip.medicine === its);
    await queries.deleteSkips(
      records,
      its,
      own.map((skip) => skip.planned_at),
    );
  });
}

/**
 * Lets a plan rest on days, in place of what a pause there is says of them; days before today that were
 * paused stay so, and of a pause that begins later the days after these. Throws `not_found` where the medicine has no plan.
 */
export function pauseOwnPlan(
  scope: Scope,
  userId: string,
  { medicine, from, until }: RouteInput<typeof pausePlan>['body'] & { readonly medicine: string },
): Promise<PlanOfMedicine> {
  return changeRecords(scope, userId, async (records) => {
    if (isTooFarAhead(Date.parse(from), scope.now))
      throw fieldError('from', contractSentences.fields.tooFarAhead);
    await requirePlanOf(records, medicine);
    const pauses = await queries.listPauses(records.db, userId);
    if (pauses.length >= MAX_PAUSES) throw new AppError('account_full');
    for (const pause of pauses) {
      const own = { from: pause.from_day, until: pause.until_day };
      if (pause.medicine !== medicine || !overlap(own, { from, until })) continue;
      await endPause(records, pause);
      const rest = restOfLater(own, { from, until });
      if (rest === null) continue;
      if (pauses.length + 2 > MAX_PAUSES) throw new AppError('account_full');
      await queries.writePause(records, { ...pause, from_day: rest.from });
    }
    await queries.writePause(records, {
      user_id: userId,
      medicine,
      from_day: from,
      until_day: until,
    });
    return requirePlanOf(records, medicine);
  });
}

/** Goes on with a plan from today on: days that were paused stay so, pauses to come go. */
export function resumeOwnPlan(scope: Scope, userId: string, medicine: string): Promise<void> {
  return changeRecords(scope, userId, (records) => endPauses(records, medicine));
}

async function endPauses(records: Records, medicine: string): Promise<void> {
  for (const pause of await queries.listPauses(records.db, records.userId, medicine)) {
    await endPause(records, pause);
  }
}

/** Ends a pause with yesterday; one that has not begun by then goes. */
async function endPause(records: Records, pause: PlanPauseTable): Promise<void> {
  const today = calendarDayIn(await readTimeZone(records.db, records.userId), records.now);
  const { medicine, from_day, until_day } = pause;
  if (from_day >= today) await queries.deletePause(records, medicine, from_day);
  else if (until_day === null || until_day >= today) {
    const yesterday = dayOfNumber(dayNumber(today) - 1);
    await queries.writePause(records, { ...pause, until_day: yesterday });
  }
}
