import {
  type ConcentrationModel,
  concentrationsAt,
  DAY_MS,
  HOUR_MS,
  mg,
  oneCompartment,
  SEMAGLUTIDE_TYPICAL_KG,
  semaglutideFor,
  TIRZEPATIDE_SIMPLE,
  TIRZEPATIDE_TYPICAL_KG,
  type TimedDose,
  tirzepatideFor,
  twoCompartment,
} from '../../packages/domain/src/index.ts';
import { type Benchmark, compare, type Figure } from '../bench.ts';

const WEEKS_PER_YEAR = 52;
const GOAL = 2;
const START = Date.UTC(2026, 0, 5, 8);

/** Weekly doses, each a few hours early or late as people give them, and a point every 12 hours. */
function records(years: number): { doses: TimedDose[]; times: Float64Array } {
  const doses = Array.from({ length: years * WEEKS_PER_YEAR }, (_, week) => ({
    at: START + week * 7 * DAY_MS + ((week * 7919) % 300) * 60_000,
    mg: mg(5),
  }));
  const times = Float64Array.from(
    { length: years * WEEKS_PER_YEAR * 14 },
    (_, index) => START + index * 12 * HOUR_MS,
  );
  return { doses, times };
}

/** The least that any exact way does: one exponential for each point and each dose. */
function floorOf(doses: readonly TimedDose[], times: Float64Array): number {
  let sum = 0;
  for (const time of times) sum += Math.exp(-0.005 * ((time - START) / HOUR_MS / 1000));
  for (const dose of doses) sum += Math.exp(-0.005 * ((dose.at - START) / HOUR_MS / 1000));
  return sum;
}

function curveFigure(name: string, years: number, model: ConcentrationModel, goal: number) {
  const { doses, times } = records(years);
  // The shorter one many times a round: a clock is no finer than microseconds.
  const repeats = Math.max(1, Math.round(100 / years));
  const repeated = (work: () => number) => () => {
    let sum = 0;
    for (let count = 0; count < repeats; count += 1) sum += work();
    return sum;
  };
  const figure = compare(`${name}, ${years} years`, goal, {
    ours: repeated(() => concentrationsAt(model, doses, times)[times.length - 1] ?? 0),
    floor: repeated(() => floorOf(doses, times)),
  });
  return { ...figure, ours: figure.ours / repeats, floor: figure.floor / repeats };
}

/** The time of a longer curve against `factor` times that of a shorter one. */
function growthOf(short: Figure, long: Figure, factor: number): Figure {
  return {
    name: `${long.name} against ${factor} × ${short.name}`,
    unit: 'ms',
    better: 'smaller',
    ours: long.ours,
    floor: factor * short.ours,
    ratio: long.ours / (factor * short.ours),
    goal: 1.3,
  };
}

/** Concentrations at 12-hour points under weekly doses. */
export const concentrationCurve: Benchmark = {
  name: 'curve',
  title: 'PK curve, weekly at 12 h, against one exp for each point and dose',
  run: () => {
    const simple = oneCompartment(TIRZEPATIDE_SIMPLE);
    const [one, ten, hundred] = [1, 10, 100].map((years) =>
      curveFigure('simple model', years, simple, GOAL),
    );
    if (!one || !ten || !hundred) return [];
    const published = twoCompartment(tirzepatideFor(TIRZEPATIDE_TYPICAL_KG));
    const semaglutide = twoCompartment(semaglutideFor(SEMAGLUTIDE_TYPICAL_KG, false));
    return [
      one,
      ten,
      hundred,
      growthOf(ten, hundred, 10),
      curveFigure('published model', 10, published, GOAL),
      curveFigure('published model', 100, published, GOAL),
      curveFigure('semaglutide', 100, semaglutide, GOAL),
    ];
  },
};
