import {
  ADHERENCE_DAYS,
  averageSeverity,
  changeFromStart,
  DAY_MS,
  nextDoseAt,
  overdueDays,
  type TimedDose,
  type Trend,
  type WeightPoint,
  weighInDays,
} from '@dosewise/domain';
import { formatDay, formatWeekday } from '../../format/dates.ts';
import { formatKg, formatKgChange, formatPace } from '../../records/weights/weight-words.ts';
import type { SymptomPoint } from './symptom-points.ts';

/** One card: its name, the figure, and what it means. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A list that is not known (loading, or failed) is null. */
export interface FigureSources {
  readonly weights: readonly WeightPoint[] | null;
  /** Whether there may be weigh-ins before these: a reply holds no more than so many. */
  readonly hasOlderWeights: boolean;
  readonly doses: readonly TimedDose[] | null;
  readonly symptoms: readonly SymptomPoint[] | null;
  readonly trend: Trend | null;
  readonly now: number;
  readonly timeZone: string;
}

const NONE = '–';
const AFTER_LATEST = '7 days after your latest dose';
const DOSE_WINDOW_MS = 28 * DAY_MS;

/** The six figures of the dashboard, in order. */
export function figuresOf(sources: FigureSources): Figure[] {
  return [
    latestWeight(sources),
    {
      label: 'Pace (trend)',
      value: sources.trend === null ? NONE : formatPace(sources.trend.slopeKgPerWeek),
      note: 'Negative is weight loss',
    },
    adherence(sources),
    dosesLately(sources),
    symptomsLately(sources),
    nextDose(sources),
  ];
}

function latestWeight({ weights, hasOlderWeights }: FigureSources): Figure {
  const label = 'Latest weight';
  const change = weights === null ? null : changeFromStart(weights);
  if (change === null) return { label, value: NONE, note: 'Change from start' };
  const from = hasOlderWeights ? `since ${formatDay(change.start.at)}` : 'from start';
  const note = `${formatKgChange(change.changeKg)} ${from}`;
  return { label, value: formatKg(change.latest.kg), note };
}

function adherence({ weights, now, timeZone }: FigureSources): Figure {
  const days = weights?.map(({ at }) => at);
  return {
    label: 'Weigh-in adherence (7d)',
    value: days === undefined ? NONE : `${weighInDays(days, now, timeZone)}/${ADHERENCE_DAYS}`,
    note: 'Days with a weigh-in',
  };
}

function dosesLately({ doses, now }: FigureSources): Figure {
  const recent = doses?.filter(({ at }) => at > now - DOSE_WINDOW_MS && at <= now);
  return {
    label: 'Doses last 28d',
    value: recent === undefined ? NONE : String(recent.length),
    note: 'Expected ~4',
  };
}

function symptomsLately({ symptoms, now }: FigureSources): Figure {
  const severity = symptoms === null ? null : averageSeverity(symptoms, now);
  return {
    label: 'Symptoms (avg 14d)',
    value: severity === null ? NONE : severity.toFixed(1),
    note: 'Severity from 0 to 10',
  };
}

function nextDose({ doses, now, timeZone }: FigureSources): Figure {
  const label = 'Next dose';
  const latest = doses?.at(-1);
  if (latest === undefined) return { label, value: NONE, note: AFTER_LATEST };
  const at = nextDoseAt(latest.at, timeZone);
  const days = overdueDays(at, now, timeZone);
  const when = days === 0 ? formatWeekday(at) : `Overdue by ${days} ${days === 1 ? 'day' : 'days'}`;
  return { label, value: formatDay(at), note: `${when}, ${AFTER_LATEST}` };
}
