import type { Symptom } from '@dosewise/contract';
import {
  ADHERENCE_DAYS,
  averageSeverity,
  calendarDayIn,
  DAY_MS,
  dayNumber,
  joinTaken,
  nextDoseAt,
  overdueDays,
  type ShownWeightUnit,
  type TakenDose,
  type Trend,
  type WeightPoint,
  weighInDays,
} from '@dosewise/domain';
import type { Figure } from '../../../kit/layout/figure-cards.tsx';
import { figure } from '../../../languages/formats/numbers.ts';
import { formatPace } from '../../../languages/formats/weights.ts';
import { zoneDates } from '../../../languages/formats/zone-dates.ts';
import { texts } from './texts.ts';

/** A list that is not known (loading, or failed) is null. */
export interface FigureSources {
  readonly weights: readonly WeightPoint[] | null;
  readonly doses: readonly TakenDose[] | null;
  /** Days from dose to dose of the medicine that was taken last. */
  readonly intervalDays: number;
  /** True where the page says it already. */
  readonly isSaid: { readonly nextDose: boolean; readonly pace: boolean };
  readonly symptoms: readonly SymptomPoint[] | null;
  readonly trend: Trend | null;
  readonly now: number;
  /** That of this device, IANA name. */
  readonly timeZone: string;
  /** That of the account, whose clock the plan goes by, IANA name. */
  readonly accountZone: string;
  readonly unit: ShownWeightUnit;
}

const NONE = '–';
const DOSE_WINDOW_DAYS = 28;

/**
 * The figures that there is something to say of, and that the page does not say elsewhere, in order. Beside
 * others the next dose is a dash before a first one.
 */
export function dashboardFigures(sources: FigureSources): Figure[] {
  const figures = [
    pace(sources),
    adherence(sources),
    dosesLately(sources),
    symptomsLately(sources),
  ].filter((each) => each !== null);
  const next = sources.isSaid.nextDose ? null : nextDose(sources);
  return next === null || figures.length === 0 ? figures : [...figures, next];
}

function pace({ trend, unit, isSaid }: FigureSources): Figure | null {
  if (trend === null || isSaid.pace) return null;
  const value = formatPace(trend.pace.kgPerWeek, unit);
  return { label: texts.trendPace, value, note: texts.trendPaceNote };
}

function adherence({ weights, now, timeZone }: FigureSources): Figure | null {
  if (weights === null || weights.length === 0) return null;
  const instants = weights.map(({ at }) => at);
  return {
    label: texts.adherence,
    // No one weighs themselves before they begin.
    value: `${weighInDays(instants, now, timeZone)}/${Math.min(ADHERENCE_DAYS, daysSince(Math.min(...instants), now, timeZone) + 1)}`,
    note: texts.adherenceNote,
  };
}

/** Calendar days from an instant to another. */
const daysSince = (at: number, now: number, timeZone: string) =>
  dayNumber(calendarDayIn(timeZone, now)) - dayNumber(calendarDayIn(timeZone, at));

function dosesLately({ doses, now, intervalDays }: FigureSources): Figure | null {
  if (doses === null || doses.length === 0) return null;
  const from = now - DOSE_WINDOW_DAYS * DAY_MS;
  // Parts from two pens are one dose.
  const recent = joinTaken(doses).filter(({ at }) => at > from && at <= now);
  // From the first dose on, no more than there was time for.
  const first = Math.min(...doses.map(({ at }) => at));
  const sinceFirst = Math.floor(Math.max(0, now - first) / DAY_MS / intervalDays) + 1;
  return {
    label: texts.dosesLately,
    value: String(recent.length),
    note: texts.dosesExpected(Math.min(Math.round(DOSE_WINDOW_DAYS / intervalDays), sinceFirst)),
  };
}

function symptomsLately({ symptoms, now }: FigureSources): Figure | null {
  const severity = symptoms === null ? null : averageSeverity(symptoms, now);
  if (severity === null) return null;
  const value = figure(severity.toFixed(1));
  return { label: texts.symptomsLately, value, note: texts.symptomsLatelyNote };
}

function nextDose({ doses, now, accountZone, intervalDays }: FigureSources): Figure {
  const label = texts.nextDose;
  const latest = doses?.at(-1);
  const rule = texts.afterLatest(intervalDays);
  if (latest === undefined) return { label, value: NONE, note: rule };
  const at = nextDoseAt(latest.at, accountZone, intervalDays);
  const days = overdueDays(at, now, accountZone);
  const dates = zoneDates(accountZone);
  const note =
    days === 0 ? texts.nextDoseOn(dates.longWeekday(at), rule) : texts.overdueBy(days, rule);
  return { label, value: dates.dayAndYear(at), note };
}

/** A symptom: instant in epoch ms, severity from 0 to 10. */
interface SymptomPoint {
  readonly at: number;
  readonly severity: number;
}

export function toSymptomPoints(symptoms: readonly Symptom[]): SymptomPoint[] {
  return symptoms.map(({ date, severity }) => ({ at: Date.parse(date), severity }));
}
