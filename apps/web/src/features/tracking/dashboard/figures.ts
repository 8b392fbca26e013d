import type { Symptom } from '@dosewise/contract';
import {
  ADHERENCE_DAYS,
  averageSeverity,
  changeFromStart,
  DAY_MS,
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
import { formatDay } from '../../../languages/formats/dates.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import {
  formatPace,
  formatWeight,
  formatWeightChange,
} from '../../../languages/formats/weights.ts';
import { zoneDates } from '../../../languages/formats/zone-dates.ts';
import { texts } from './texts.ts';

/** A list that is not known (loading, or failed) is null. */
export interface FigureSources {
  readonly weights: readonly WeightPoint[] | null;
  /** True when there may be weigh-ins before these: a reply holds no more than so many. */
  readonly hasOlderWeights: boolean;
  readonly doses: readonly TakenDose[] | null;
  /** Days from dose to dose of the medicine that was taken last. */
  readonly intervalDays: number;
  /** The next dose in epoch ms, as Today says it; null where nothing says it. */
  readonly dueAt: number | null;
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

/** The six figures of the dashboard, in order. */
export function dashboardFigures(sources: FigureSources): Figure[] {
  return [
    latestWeight(sources),
    {
      label: texts.trendPace,
      value: sources.trend === null ? NONE : formatPace(sources.trend.pace.kgPerWeek, sources.unit),
      note: texts.trendPaceNote,
    },
    adherence(sources),
    dosesLately(sources),
    symptomsLately(sources),
    nextDose(sources),
  ];
}

function latestWeight({ weights, hasOlderWeights, unit }: FigureSources): Figure {
  const label = texts.latestWeight;
  const change = weights === null ? null : changeFromStart(weights);
  if (change === null) return { label, value: NONE, note: texts.changeFromStart };
  const changed = formatWeightChange(change.start.kg, change.latest.kg, unit);
  const note = hasOlderWeights
    ? texts.since(changed, formatDay(change.start.at))
    : texts.fromStart(changed);
  return { label, value: formatWeight(change.latest.kg, unit), note };
}

function adherence({ weights, now, timeZone }: FigureSources): Figure {
  const days = weights?.map(({ at }) => at);
  return {
    label: texts.adherence,
    value: days === undefined ? NONE : `${weighInDays(days, now, timeZone)}/${ADHERENCE_DAYS}`,
    note: texts.adherenceNote,
  };
}

function dosesLately({ doses, now, intervalDays }: FigureSources): Figure {
  const from = now - DOSE_WINDOW_DAYS * DAY_MS;
  // Parts from two pens are one dose.
  const recent = doses && joinTaken(doses).filter(({ at }) => at > from && at <= now);
  return {
    label: texts.dosesLately,
    value: recent === null ? NONE : String(recent.length),
    note: texts.dosesExpected(Math.round(DOSE_WINDOW_DAYS / intervalDays)),
  };
}

function symptomsLately({ symptoms, now }: FigureSources): Figure {
  const severity = symptoms === null ? null : averageSeverity(symptoms, now);
  return {
    label: texts.symptomsLately,
    value: severity === null ? NONE : figure(severity.toFixed(1)),
    note: texts.symptomsLatelyNote,
  };
}

function nextDose({ doses, now, accountZone, intervalDays, dueAt }: FigureSources): Figure {
  const label = texts.nextDose;
  const latest = doses?.at(-1);
  const afterLatest =
    latest === undefined ? null : nextDoseAt(latest.at, accountZone, intervalDays);
  const at = dueAt ?? afterLatest;
  const rule = at === afterLatest ? texts.afterLatest(intervalDays) : texts.asPlanned;
  if (at === null) return { label, value: NONE, note: rule };
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
