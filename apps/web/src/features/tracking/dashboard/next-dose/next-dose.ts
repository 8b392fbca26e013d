import type { Ahead, Dose, Pen } from '@dosewise/contract';
import {
  daysBetween,
  doseFromSteps,
  mg,
  clicks as steps,
  stepsFromDose,
  zoneKey,
} from '@dosewise/domain';
import { PATHS } from '../../../../navigation/paths.ts';
import { doseWarnings, tabletWarnings } from '../../../../records/doses/dose-warnings.ts';
import { ownScale } from '../../../../records/pens/own-dose.ts';
import { nameZone } from '../../../../records/sites/site-words.ts';
import { texts as siteTexts } from '../../../../records/sites/texts.ts';
import { texts } from './texts.ts';

export type NextDose = NonNullable<Ahead['next']>;

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

/** The differences of this dose from the usual, at `now` (epoch ms): it is asked about before. */
export function whatIsUnusual(
  { next, pen, clicks, others }: ReadyDose,
  newestFirst: readonly Dose[],
  now: number,
): string[] {
  const latest = newestFirst.find(
    ({ medicine, doseType }) => medicine === next.medicine && doseType === 'standard',
  );
  const warnings = [...tabletWarnings(pen, clicks), ...doseWarnings(pen, newestFirst, now)];
  if (latest === undefined) return [texts.noLatest, ...warnings];
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
