import {
  type Course,
  DAY_MS,
  doseSteps,
  finerTimes,
  groupInjections,
  type LevelCourse,
  type MedicineModel,
  type PeopleBand,
  type TakenDose,
  type TimedDose,
  WEEK_MS,
  type WeekOfLevels,
  weeklyLevels,
} from '@dosewise/domain';
import type {
  ChartArea,
  ChartModel,
  ChartPoint,
  ChartSeries,
} from '../../../kit/chart/chart-model.ts';
import { formatDays } from '../../../languages/formats/dates.ts';
import { doseSpans } from '../../../parts/doses/dose-spans.ts';
import {
  formatBetween,
  levelAxis,
  nowLine,
  peopleArea,
  type Window,
  windowOf,
} from './chart-axes.ts';
import { formatMg } from './concentration-words.ts';
import { texts } from './texts.ts';

/** A longer time is drawn by weeks: single peaks would be a hedge. */
const LINE_MS = 14 * WEEK_MS;
/** Steps of a line for each of the course's, so that its peaks are round. */
const STEPS = 4;

export interface LevelChartInput {
  readonly course: LevelCourse;
  /** In the order of time, as those to come. */
  readonly logged: readonly TakenDose[];
  readonly toCome: readonly TakenDose[];
  /** The levels of a part at some instants within it. */
  readonly levelsAt: (part: keyof LevelCourse, at: Float64Array) => Float64Array;
  /** The range of people at some instants before or after now; null where the model has none. */
  readonly peopleAt: (at: Float64Array, isAhead: boolean) => PeopleBand | null;
  /** True when the doses to come are those of the plan that is followed. */
  readonly isPlan: boolean;
  /** True: what is left without further doses is drawn beside the doses to come. */
  readonly showsRest: boolean;
  /** The time shown before and after now, in ms. */
  readonly around: number;
  readonly now: number;
  /** Writes an instant (epoch ms). */
  readonly when: (instant: number) => string;
  /** Says if heights are shown as numbers. */
  readonly shows: MedicineModel['shows'];
}

/**
 * The level up to now and what comes, on one line; over a longer time a ribbon from the lowest to the
 * highest level of each week. Null where there is nothing to draw.
 */
export function levelChart(input: LevelChartInput): ChartModel | null {
  const { course, toCome, around, now } = input;
  const { past, future, rest } = course;
  const ahead = future ?? rest;
  const all = [past, ahead].filter((part) => part !== null);
  const whole = {
    from: Math.min(...all.map(({ at }) => at[0] ?? Number.POSITIVE_INFINITY)),
    to: Math.max(...all.map(({ at }) => at.at(-1) ?? Number.NEGATIVE_INFINITY)),
  };
  if (!(whole.from < whole.to)) return null;
  // A forecast that begins within the time already shown needs no more of it.
  const begins = toCome[0]?.at ?? 0;
  const plannedFrom = begins > now + around ? begins : null;
  const shown = windowOf({ whole, around, now, plannedFrom });
  return shown.to - shown.from <= LINE_MS ? lineModel(input, shown) : weeklyModel(input, shown);
}

function lineModel(input: LevelChartInput, shown: Window): ChartModel {
  const { course, logged, toCome, peopleAt, now, when, shows } = input;
  const ahead = course.future ?? course.rest;
  const areas = peopleArea([
    ...peoplePoints(course.past, shown, (at) => peopleAt(at, false)),
    ...peoplePoints(ahead, shown, (at) => peopleAt(at, true)).slice(course.past === null ? 0 : 1),
  ]);
  const past: ChartSeries = {
    id: 'actual',
    label: texts.actual,
    legend: texts.estimated,
    tone: 'first',
    shape: 'line',
    points: smoothPoints(input, 'past', shown),
  };
  const series = [
    ...(past.points.length === 0 ? [] : [past]),
    ...aheadLines(input, (part) => smoothPoints(input, part, shown)),
    ...dosesOnAxis([...logged, ...toCome], shown),
  ];
  return {
    x: { ...shown, weekly: true, format: when, label: texts.time },
    y: levelAxis(series, areas, shows),
    series,
    areas,
    references: nowLine(now, shown),
    spans: doseSpans(doseSteps(logged), { isHeld: false, to: now }),
  };
}

/** The lines of the future, on from what was: with the doses to come, and without them where that is asked. */
function aheadLines(
  { course: { future, rest }, isPlan, showsRest }: LevelChartInput,
  pointsOf: (part: 'future' | 'rest') => readonly ChartPoint[],
): ChartSeries[] {
  const ahead = { tone: 'first', shape: 'line', stroke: 'dashed' } as const;
  const without = { id: 'rest', label: texts.withoutDoses, endLabel: texts.withoutDoses } as const;
  const lines: ChartSeries[] = [];
  if (future !== null) {
    const endLabel = isPlan ? texts.withPlan : texts.forecast;
    lines.push({
      ...ahead,
      id: 'forecast',
      label: texts.forecast,
      endLabel,
      points: pointsOf('future'),
    });
  }
  if (rest !== null && future === null)
    lines.push({ ...ahead, ...without, points: pointsOf('rest') });
  if (rest !== null && future !== null && showsRest) {
    const look = { tone: 'quiet', shape: 'line', stroke: 'dotted' } as const;
    lines.push({ ...look, ...without, points: pointsOf('rest') });
  }
  return lines.filter(({ points }) => points.length > 0);
}

/** The points of a part that are shown, and others between them that its line passes. */
function smoothPoints(
  { course, levelsAt }: LevelChartInput,
  part: keyof LevelCourse,
  { from, to }: Window,
): ChartPoint[] {
  const whole = course[part];
  if (whole === null) return [];
  const at = finerTimes(
    whole.at.filter((x) => x >= from && x <= to),
    STEPS,
  );
  const levels = levelsAt(part, at);
  return Array.from(at, (x, index) => {
    const y = levels[index] ?? 0;
    return index % STEPS === 0 ? { x, y } : { x, y, isPassed: true };
  });
}

export function pointsIn({ at, mgPerL }: Course, { from, to }: Window): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (let index = 0; index < at.length; index += 1) {
    const x = at[index] ?? 0;
    if (x >= from && x <= to) points.push({ x, y: mgPerL[index] ?? 0 });
  }
  return points;
}

/** The range of people at the points of a course that are shown, worked out at these alone. */
function peoplePoints(
  course: Course | null,
  { from, to }: Window,
  peopleAt: (at: Float64Array) => PeopleBand | null,
): ChartArea['points'] {
  if (course === null) return [];
  const at = finerTimes(
    course.at.filter((x) => x >= from && x <= to),
    STEPS,
  );
  const people = peopleAt(at);
  if (people === null) return [];
  return Array.from(at, (x, index) => ({
    x,
    low: people.low[index] ?? 0,
    high: people.high[index] ?? 0,
  }));
}

/** The words of each injection at its instant: how much it is, by its entries. */
export function injectionWords(doses: readonly TimedDose[]): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  for (const entries of groupInjections(doses)) {
    const text = entries.map(({ mg }) => formatMg(mg)).join(' + ');
    if (entries[0] !== undefined) words.set(entries[0].at, text);
  }
  return words;
}

function dosesOnAxis(doses: readonly TimedDose[], { from, to }: Window): ChartSeries[] {
  const points = [...injectionWords(doses)]
    .filter(([x]) => x >= from && x <= to)
    .map(([x, text]) => ({ x, y: 0, text }));
  return points.length === 0
    ? []
    : [{ id: 'doses', label: texts.dose, tone: 'third', shape: 'dots', points }];
}

function weeklyModel(input: LevelChartInput, shown: Window): ChartModel {
  const { course, logged, toCome, now, shows } = input;
  const { past, future, rest } = course;
  // Weeks begin where the doses do: each then holds one peak and one trough.
  const anchor = logged[0]?.at ?? toCome[0]?.at ?? shown.from;
  const weeksOf = (ahead: Course | null) =>
    weeklyLevels(joined(past, ahead), anchor).filter(({ from, to }) => {
      const middle = (from + to) / 2;
      return middle >= shown.from && middle <= shown.to;
    });
  const weeks = weeksOf(future ?? rest);
  const series: ChartSeries[] = [
    {
      id: 'mean',
      label: texts.mean,
      legend: texts.weeklyMean,
      tone: 'first',
      shape: 'line',
      points: means(weeks.filter(({ from }) => from <= now)),
    },
    ...aheadLines(input, (part) => means(weeksOf(course[part]).filter(({ to }) => to > now))),
  ];
  const areas: ChartArea[] = [
    {
      id: 'range',
      label: texts.weeklyRange,
      tone: 'first',
      points: weeks.map(({ from, to, trough, peak }) => ({
        x: (from + to) / 2,
        low: trough,
        high: peak,
      })),
      isRead: true,
      format: formatBetween,
    },
  ];
  const last = toCome.at(-1)?.at ?? now;
  const [first, end] = [weeks[0], weeks.at(-1)];
  const axis = {
    from: first === undefined ? shown.from : (first.from + first.to) / 2,
    to: end === undefined ? shown.to : (end.from + end.to) / 2,
  };
  return {
    x: {
      ...axis,
      format: (x) => formatDays(x - WEEK_MS / 2, x + WEEK_MS / 2 - DAY_MS),
      label: texts.week,
    },
    y: levelAxis(series, areas, shows),
    series: series.filter(({ points }) => points.length > 0),
    areas,
    references: nowLine(now, axis),
    spans: {
      ...doseSpans(doseSteps([...logged, ...toCome]), { isHeld: true, to: last }),
      areStairs: true,
    },
  };
}

function means(weeks: readonly WeekOfLevels[]): ChartPoint[] {
  return weeks.map(({ from, to, mean }) => ({ x: (from + to) / 2, y: mean }));
}

/** Two courses, of which the second goes on where the first ends, as one. */
function joined(first: Course | null, second: Course | null): Course {
  const ends = first?.at.at(-1) === second?.at[0];
  const [one, two] = [first ?? NOTHING, second ?? NOTHING];
  const rest = ends ? 1 : 0;
  return {
    at: Float64Array.from([...one.at, ...two.at.subarray(rest)]),
    mgPerL: Float64Array.from([...one.mgPerL, ...two.mgPerL.subarray(rest)]),
  };
}

const NOTHING: Course = { at: new Float64Array(), mgPerL: new Float64Array() };
