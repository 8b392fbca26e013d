import {
  betweenPeople,
  concentrationCurve,
  concentrationsAt,
  DAY_MS,
  type Kilograms,
  levelCourse,
  type MedicineModel,
  type TakenDose,
  type TimedDose,
} from '@dosewise/domain';
import type { ChartModel } from '../../../kit/chart/chart-model.ts';
import { type ChartRange, RANGE_MS } from '../../../kit/chart/chart-range.ts';
import { describeCurve, describeShape, type ToldCurve } from './concentration-words.ts';
import { everyDoseChart } from './every-dose-chart.ts';
import { levelChart } from './level-chart.ts';

/** The chosen view of the curve. */
export interface CurveView {
  readonly range: ChartRange;
  /** True: what is left without further doses is drawn beside what is planned. */
  readonly showsRest: boolean;
  /** True: the specified lines and dots, whatever the range. */
  readonly hasEveryDose: boolean;
}

/** The doses that are planned, and which of them are still to come. */
export interface CurveForecast {
  /** Epoch ms. */
  readonly startAt: number;
  readonly days: number;
  readonly planned: readonly TimedDose[];
  /** After now, or at it. */
  readonly toCome: readonly TakenDose[];
  /** True when this is the plan that is followed, and not one that is tried out. */
  readonly isPlan: boolean;
}

interface CurveInput {
  readonly logged: readonly TakenDose[];
  readonly forecast: CurveForecast | null;
  readonly includesLogged: boolean;
  readonly model: MedicineModel;
  readonly weight: Kilograms | null;
  readonly view: CurveView;
  readonly now: number;
  readonly when: (instant: number) => string;
}

/** The chart and its sentences; no chart where there is nothing to draw. */
export function drawCurve(input: CurveInput): { chart: ChartModel | null; summary: string } {
  const { model, logged, now } = input;
  const { told, chart } = input.view.hasEveryDose ? drawEveryDose(input) : drawLevel(input);
  const { solved } = model.forPerson(input.weight);
  const nowMgPerL = concentrationsAt(solved, logged, [now])[0] ?? 0;
  const summary =
    model.shows === 'levels' ? describeCurve(told, nowMgPerL, now) : describeShape(told);
  return { chart, summary };
}

interface Drawn {
  readonly told: ToldCurve;
  readonly chart: ChartModel | null;
}

function drawEveryDose(input: CurveInput): Drawn {
  const { logged, forecast, includesLogged, model, weight, view, now, when } = input;
  const curve = concentrationCurve({
    logged,
    forecast: forecast && { ...forecast, includesLogged },
    model: model.forPerson(weight),
  });
  const chart = everyDoseChart({
    curve,
    logged,
    planned: forecast?.planned ?? [],
    around: RANGE_MS[view.range],
    now,
    when,
    shows: model.shows,
  });
  return { told: { ...curve, hasBand: curve.band !== null }, chart };
}

function drawLevel(input: CurveInput): Drawn {
  const { logged, forecast, includesLogged, model, weight, view, now, when } = input;
  const toCome = forecast?.toCome ?? [];
  const drawing = model.forPerson(weight);
  const { people } = drawing;
  const course = levelCourse({
    logged,
    toCome,
    includesLogged,
    until: forecast === null ? now : forecast.startAt + forecast.days * DAY_MS,
    now,
    model: drawing,
  });
  const expected = includesLogged ? [...logged, ...toCome] : toCome;
  const dosesAhead = course.future === null ? logged : expected;
  const chart = levelChart({
    course,
    logged,
    toCome,
    levelsAt: (part, at) =>
      concentrationsAt(drawing.solved, part === 'future' ? expected : logged, at),
    peopleAt: (at, isAhead) => people && betweenPeople(people, isAhead ? dosesAhead : logged, at),
    isPlan: forecast?.isPlan ?? false,
    showsRest: view.showsRest,
    around: RANGE_MS[view.range],
    now,
    when,
    shows: model.shows,
  });
  // The range of people is named only while it is drawn.
  const isDrawn = chart?.areas?.some(({ edgeLabels }) => edgeLabels !== undefined) === true;
  return {
    told: { actual: course.past, forecast: course.future, hasBand: isDrawn },
    chart,
  };
}
