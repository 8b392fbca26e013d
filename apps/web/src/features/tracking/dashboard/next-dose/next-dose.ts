import type { Ahead, Dose, Pen } from '@dosewise/contract';
import {
  daysBetween,
  doseFromSteps,
  isWithinInterval,
  mg,
  clicks as steps,
  stepsFromDose,
  zoneKey,
} from '@dosewise/domain';
import { PATHS } from '../../../../data/navigation/paths.ts';
import { ownScale } from '../../../../data/pens/own-dose.ts';
import { texts as siteTexts } from '../../../../data/sites/texts.ts';
import { zoneDates } from '../../../../languages/formats/zone-dates.ts';
import {
  describeOther,
  doseWarnings,
  tabletWarnings,
} from '../../../../parts/doses/dose-warnings.ts';
import { nameZone } from '../../../../parts/sites/site-words.ts';
import { texts } from './texts.ts';

export type NextDose = NonNullable<Ahead['next']>;
export type PlanAhead = Ahead['plans'][number];

/** The facts that are needed before the next dose is logged with one press. */
export interface ReadyDose {
  readonly next: NextDose;
  readonly pen: Pen;
  readonly clicks: number;
  /** The parts that other pens give after this one. */
  readonly others: readonly { readonly pen: Pen; readonly clicks: number }[];
}

/** The next dose with the pen that gives it; null where nothing in stock does. */
export function readyDose(next: NextDose, pens: readonly Pen[]): ReadyDose | null {
  const pen = pens.find(({ _id }) => _id === next.penId);
  if (pen === undefined || next.clicks === null) return null;
  const others = (next.parts ?? []).slice(1).flatMap(({ penId, clicks }) => {
    const other = pens.find(({ _id }) => _id === penId);
    return other ? { pen: other, clicks } : [];
  });
  return { next, pen, clicks: next.clicks, others };
}

/** Days of the calendar until it is due; below 0 when it is late. */
export function daysUntil({ at }: NextDose, now: number, timeZone: string): number {
  return daysBetween(timeZone, now, Date.parse(at));
}

/** 'Due today', 'Next dose in 3 days', '2 days late'. */
export function describeDue(days: number): string {
  if (days < 0) return texts.late(-days);
  if (days > 1) return texts.inDays(days);
  return days === 0 ? texts.dueToday : texts.dueTomorrow;
}

/** Two decimals at most: '10 mg', '6.67 mg'. */
export const describeMg = (amount: number): string => texts.mg(Number(amount.toFixed(2)));

/** A difference that rounding makes between two doses of as many steps. */
const SAME_MG = 0.005;

/** Days ahead for which a dose has a card of its own. */
const CARD_DAYS = 2;

/** The medicines with a card, due within two days or the first of all, and those with a line. */
export function splitPlans(
  { plans }: Pick<Ahead, 'plans'>,
  now: number,
  timeZone: string,
): { readonly cards: readonly PlanAhead[]; readonly lines: readonly PlanAhead[] } {
  const coming = plans.filter(({ next }) => next !== null);
  const isNear = ({ next }: PlanAhead) =>
    next !== null && daysUntil(next, now, timeZone) <= CARD_DAYS;
  const near = coming.filter(isNear);
  const cards = near.length > 0 ? near : coming.slice(0, 1);
  return { cards, lines: coming.filter((plan) => !cards.includes(plan)) };
}

/** The name of a medicine where it begins a line: 'Semaglutide'. */
export const capital = (medicine: string): string =>
  medicine.charAt(0).toUpperCase() + medicine.slice(1);

/** Days within which a weekday alone says which day. */
const WEEKDAY_DAYS = 6;

/** 'Due Sunday. The leaflet allows it until Thursday 09:00.'; null for a dose that is not late. */
export function describeLate(
  { at, latestAt, latestBy }: NextDose,
  now: number,
  timeZone: string,
): string | null {
  const [due, latest] = [Date.parse(at), Date.parse(latestAt)];
  if (daysBetween(timeZone, now, due) >= 0 || now > latest) return null;
  const dates = zoneDates(timeZone);
  const dayOf = (instant: number) =>
    Math.abs(daysBetween(timeZone, now, instant)) <= WEEKDAY_DAYS
      ? dates.longWeekday(instant)
      : dates.dayAndWeekday(instant);
  const still = {
    label: texts.stillByLabel,
    interval: texts.stillByPlan,
  }[latestBy];
  return still(dayOf(due), dayOf(latest), dates.clock(latest));
}

/** The fact that another medicine still works when this dose is due or, if it is by now, at `now`; null for none. */
export function describeOtherOf({ at, otherMedicine }: NextDose, now: number): string | null {
  if (!otherMedicine) return null;
  const other = { ...otherMedicine, at: Date.parse(otherMedicine.at) };
  return isWithinInterval(other, Math.max(now, Date.parse(at))) ? describeOther(other, now) : null;
}

/**
 * The differences of this dose from the usual, at `now` (epoch ms), after the facts of a gap: it is asked
 * about before.
 */
export function whatIsUnusual(
  { next, pen, clicks, others }: ReadyDose,
  newestFirst: readonly Dose[],
  now: number,
  gap: readonly string[] = [],
): string[] {
  const latest = newestFirst.find(
    ({ medicine, doseType }) => medicine === next.medicine && doseType === 'standard',
  );
  const warnings = [...gap, ...tabletWarnings(pen, clicks), ...doseWarnings(pen, newestFirst, now)];
  if (latest === undefined) return [...warnings, texts.noLatest];
  const doseMg = [{ pen, clicks }, ...others].reduce(
    (sum, part) => sum + doseFromSteps(steps(part.clicks), ownScale(part.pen)),
    0,
  );
  return [
    ...warnings,
    ...(latest.penId === pen._id ? [] : [texts.anotherPen]),
    ...(doseMg > latest.doseAmount + SAME_MG
      ? [texts.moreThanUsual(describeMg(doseMg), describeMg(latest.doseAmount))]
      : []),
  ];
}

/** 'Left thigh'; null where no place is proposed. */
export function nameSite(site: NextDose['site']): string | null {
  const { subLocation = null } = site ?? {};
  return site === null || subLocation === null ? null : nameZone({ ...site, subLocation });
}

/** The same within a sentence: 'left thigh'. */
export function nameSiteInside(site: NextDose['site']): string | null {
  const { subLocation = null } = site ?? {};
  return site === null || subLocation === null
    ? null
    : siteTexts.zoneInside(site.location, subLocation);
}

/** Log Dose, with this dose filled in as far as it is known. */
export function changePath({ next, pen, clicks, others }: ReadyDose): string {
  const { site } = next;
  const query = new URLSearchParams({
    medicine: pen.device.medicine,
    pen: pen._id,
    strength: String(pen.strength),
    stepsPerDose: String(pen.device.stepsPerDose),
    // What is left in it is less than that: the form offers the rest from another one.
    steps: String(others.length === 0 ? clicks : stepsFromDose(mg(next.doseMg), ownScale(pen))),
    plannedAt: next.at,
    ...(site?.subLocation && { site: zoneKey({ ...site, subLocation: site.subLocation }) }),
  });
  return `${PATHS.logDose}?${query}`;
}
