import { HOUR_MS } from '../time/calendar-day.ts';
import type { Milligrams } from '../units.ts';

/** A dose that was given or is planned: instant in epoch ms, amount in mg. */
export interface TimedDose {
  readonly at: number;
  readonly mg: Milligrams;
}

/**
 * The way of the amounts in three places over some hours: each field is the share of the first
 * place's amount that is in the second one afterwards, 0 to 1. The depot is under the skin.
 */
export interface Transition {
  readonly depotKept: number;
  readonly depotToCentral: number;
  readonly depotToPeripheral: number;
  readonly centralKept: number;
  readonly centralToPeripheral: number;
  readonly peripheralToCentral: number;
  readonly peripheralKept: number;
}

/** A linear model of how a dose under the skin comes into the blood and leaves it. */
export interface ConcentrationModel {
  /** mg/L in the blood for each mg in the central place, already times what is absorbed of a dose. */
  readonly mgPerLPerMg: number;
  /** The exact solution over some hours (above 0). */
  readonly over: (hours: number) => Transition;
}

/**
 * The concentrations in mg/L that `doses` give at `times` (epoch ms, ascending). A dose counts from
 * just after its own instant. The amounts are carried from one instant to the next, so the work is
 * O(doses + times); no result is negative, and the error of one step is that of its exponentials.
 */
export function concentrationsAt(
  model: ConcentrationModel,
  doses: readonly TimedDose[],
  times: ArrayLike<number>,
): Float64Array<ArrayBuffer> {
  const results = new Float64Array(times.length);
  const ordered = inOrder(doses);
  const over = rememberingGrid(model);
  let next = 0;
  let dose = ordered[next];
  let depot = 0;
  let central = 0;
  let peripheral = 0;
  let last = 0;
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? 0;
    if (next > 0 && time > last) {
      const step = over(time - last);
      const before = depot;
      const inBlood = central;
      depot = before * step.depotKept;
      central =
        inBlood * step.centralKept +
        before * step.depotToCentral +
        peripheral * step.peripheralToCentral;
      peripheral =
        peripheral * step.peripheralKept +
        before * step.depotToPeripheral +
        inBlood * step.centralToPeripheral;
    }
    last = time;
    while (dose !== undefined && dose.at < time) {
      const step = over(time - dose.at);
      depot += dose.mg * step.depotKept;
      central += dose.mg * step.depotToCentral;
      peripheral += dose.mg * step.depotToPeripheral;
      next += 1;
      dose = ordered[next];
    }
    results[index] = central * model.mgPerLPerMg;
  }
  return results;
}

/** The model's transitions by milliseconds. The last one, and the one that comes again, are kept. */
function rememberingGrid({ over }: ConcentrationModel): (ms: number) => Transition {
  let gridMs = 0;
  let grid = over(1);
  let lastMs = 0;
  let last = grid;
  return (ms) => {
    if (ms === gridMs) return grid;
    if (ms === lastMs) {
      gridMs = ms;
      grid = last;
      return grid;
    }
    last = over(ms / HOUR_MS);
    lastMs = ms;
    return last;
  };
}

/** The doses in the order of time: themselves where they are, else a sorted copy. */
function inOrder(doses: readonly TimedDose[]): readonly TimedDose[] {
  let before = Number.NEGATIVE_INFINITY;
  for (const { at } of doses) {
    if (at < before) return [...doses].sort((a, b) => a.at - b.at);
    before = at;
  }
  return doses;
}

/**
 * (e^(−slow·h) − e^(−fast·h)) / (fast − slow), in hours, for two rates in 1/h in either order. Never
 * negative, exact for tiny h, and h·e^(−slow·h) where the rates are the same. Who has e^(−slow·h)
 * at hand passes it on.
 */
export function betweenRates(
  slow: number,
  fast: number,
  hours: number,
  atSlow: number = Math.exp(-slow * hours),
): number {
  const gap = (fast - slow) * hours;
  if (gap === 0) return hours * atSlow;
  return gap > 0 ? (atSlow * -Math.expm1(-gap)) / (fast - slow) : betweenRates(fast, slow, hours);
}
