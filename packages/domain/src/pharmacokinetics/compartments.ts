import { HOUR_MS } from '../time/calendar-day.ts';
import type { Milligrams } from '../units.ts';

/** A dose that was given or is planned: instant in epoch ms, amount in mg. */
export interface TimedDose {
  readonly at: number;
  readonly mg: Milligrams;
}

/**
 * What becomes of the amounts in three places over some hours: each field is the share of what was
 * in the first place that is in the second one afterwards, 0 to 1. The depot is under the skin.
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
 * just after its own instant. The amounts are carried from one event to the next, so the work is
 * O(doses + times); no result is negative, and the error of one step is that of its exponentials.
 */
export function concentrationsAt(
  model: ConcentrationModel,
  doses: readonly TimedDose[],
  times: ArrayLike<number>,
): Float64Array<ArrayBuffer> {
  const results = new Float64Array(times.length);
  const ordered = inOrder(doses);
  let next = 0;
  let dose = ordered[next];
  let depot = 0;
  let central = 0;
  let peripheral = 0;
  let last = 0;
  // Most steps are as long as the one before: the grid's.
  let stepMs = 0;
  let step: Transition | null = null;

  const moveTo = (at: number) => {
    const ms = at - last;
    last = at;
    if (ms === 0) return;
    if (step === null || ms !== stepMs) {
      step = model.over(ms / HOUR_MS);
      stepMs = ms;
    }
    const leftUnderSkin = depot * step.depotKept;
    const leftInBlood =
      central * step.centralKept +
      depot * step.depotToCentral +
      peripheral * step.peripheralToCentral;
    peripheral =
      peripheral * step.peripheralKept +
      depot * step.depotToPeripheral +
      central * step.centralToPeripheral;
    depot = leftUnderSkin;
    central = leftInBlood;
  };

  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? 0;
    while (dose !== undefined && dose.at < time) {
      if (next === 0) last = dose.at;
      moveTo(dose.at);
      depot += dose.mg;
      next += 1;
      dose = ordered[next];
    }
    if (next === 0) continue;
    moveTo(time);
    results[index] = central * model.mgPerLPerMg;
  }
  return results;
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
 * negative, exact for tiny h, and h·e^(−slow·h) where the rates are the same.
 */
export function betweenRates(slow: number, fast: number, hours: number): number {
  const gap = (fast - slow) * hours;
  if (gap === 0) return hours * Math.exp(-slow * hours);
  return gap > 0
    ? (Math.exp(-slow * hours) * -Math.expm1(-gap)) / (fast - slow)
    : betweenRates(fast, slow, hours);
}
