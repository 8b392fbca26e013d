import { HOUR_MS } from '../../time/calendar-day.ts';
import type { TimedDose } from '../compartments.ts';

/** Hours of the pieces that an area is summed from. */
const PIECE = 6;

/** The hour of a function's highest value between two hours, by golden section. */
export function hourOfPeak(valueAt: (hour: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  while (high - low > 1e-5) {
    const left = high - golden * (high - low);
    const right = low + golden * (high - low);
    if (valueAt(left) > valueAt(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/**
 * The area under a curve from 0 to `end` hours, by the Gauss–Legendre rule of eight points on each
 * quarter of a day. Doses must lie at the beginnings of those.
 */
export function areaUnder(
  curve: (hours: readonly number[]) => readonly number[],
  end: number,
): number {
  const nodes = [0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975363];
  const weights = [0.362683783378362, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763];
  let sum = 0;
  for (let start = 0; start < end; start += PIECE) {
    const hours = [...nodes.map((node) => -node).reverse(), ...nodes].map(
      (node) => start + PIECE / 2 + (node * PIECE) / 2,
    );
    for (const [index, value] of curve(hours).entries()) {
      sum += (weights[index < 4 ? 3 - index : index - 4] ?? 0) * value * (PIECE / 2);
    }
  }
  return sum;
}

/** Runge–Kutta of order four from hour 0 on, doses into the first place, steps halved till stable. */
export function integrate(
  derivative: (state: readonly number[]) => readonly number[],
  places: number,
  doses: readonly TimedDose[],
  endHour: number,
): readonly number[] {
  const run = (stepsPerHour: number) => {
    let state: readonly number[] = Array.from({ length: places }, () => 0);
    const step = 1 / stepsPerHour;
    const shifted = (by: readonly number[], factor: number) =>
      state.map((value, place) => value + factor * (by[place] ?? 0));
    for (let count = 0; count < endHour * stepsPerHour; count += 1) {
      for (const dose of doses) {
        if (dose.at === (count / stepsPerHour) * HOUR_MS) {
          state = state.map((value, place) => (place === 0 ? value + dose.mg : value));
        }
      }
      const k1 = derivative(state);
      const k2 = derivative(shifted(k1, step / 2));
      const k3 = derivative(shifted(k2, step / 2));
      const k4 = derivative(shifted(k3, step));
      state = state.map((value, place) => {
        const slope =
          (k1[place] ?? 0) + 2 * (k2[place] ?? 0) + 2 * (k3[place] ?? 0) + (k4[place] ?? 0);
        return value + (step / 6) * slope;
      });
    }
    return state;
  };
  let stepsPerHour = 2;
  let previous = run(stepsPerHour);
  for (;;) {
    stepsPerHour *= 2;
    const next = run(stepsPerHour);
    const change = Math.max(
      ...next.map((value, place) => Math.abs(value - (previous[place] ?? 0))),
    );
    if (change < 1e-12 || stepsPerHour > 256) return next;
    previous = next;
  }
}
