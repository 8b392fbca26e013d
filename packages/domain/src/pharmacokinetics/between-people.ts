import { concentrationsAt, type TimedDose } from './compartments.ts';
import { type TwoCompartment, twoCompartment } from './two-compartment.ts';

/**
 * How much people differ from the typical person: coefficients of variation of log-normal
 * parameters. Source: Schneck and Urva 2024, Table 3. The others have none there.
 */
export const BETWEEN_PEOPLE_CV = {
  absorptionPerHour: 0.225,
  clearanceLPerHour: 0.142,
  centralL: 0.49,
} as const satisfies Partial<TwoCompartment>;

/** The standard normal value that 95 % stay below. */
const Z_95 = 1.6448536269514722;

/** Concentrations in mg/L between which 9 of 10 people are, by the published differences. */
export interface PeopleBand {
  /** 5 of 100 people are below. */
  readonly low: Float64Array<ArrayBuffer>;
  /** 5 of 100 people are above. */
  readonly high: Float64Array<ArrayBuffer>;
}

/**
 * The band around the curve of `numbers` in which 9 of 10 people are at each of `times` (epoch ms,
 * ascending): mean and spread of the logarithm over seven persons, the typical one and two for each
 * differing parameter (third-degree quadrature of the normal distribution, taken as independent).
 * It says how people differ, not how far the model may be wrong. O(doses + times).
 */
export function betweenPeople(
  numbers: TwoCompartment,
  doses: readonly TimedDose[],
  times: ArrayLike<number>,
): PeopleBand {
  const curveOf = (person: TwoCompartment) =>
    concentrationsAt(twoCompartment(person), doses, times);
  const typical = curveOf(numbers);
  const others = Object.entries(BETWEEN_PEOPLE_CV).flatMap(([name, cv]) => {
    const away = Math.exp(Math.sqrt(3 * Math.log1p(cv * cv)));
    const parameter = name as keyof typeof BETWEEN_PEOPLE_CV;
    return [away, 1 / away].map((factor) =>
      curveOf({ ...numbers, [parameter]: numbers[parameter] * factor }),
    );
  });
  const low = new Float64Array(times.length);
  const high = new Float64Array(times.length);
  for (let index = 0; index < times.length; index += 1) {
    const middle = typical[index] ?? 0;
    if (!(middle > 0)) continue;
    if (others.some((curve) => curve[index] === 0)) {
      // So little is left that some persons' numbers end at 0, which has no logarithm.
      high[index] = middle;
      continue;
    }
    // Of the seven, the typical person has weight 0 (1 − 3 parameters · 1/3), each other one 1/6.
    let sum = 0;
    let squares = 0;
    for (const curve of others) {
      const distance = Math.log((curve[index] ?? 0) / middle);
      sum += distance;
      squares += distance * distance;
    }
    const mean = sum / others.length;
    const spread = Z_95 * Math.sqrt(Math.max(0, squares / others.length - mean * mean));
    low[index] = middle * Math.exp(mean - spread);
    high[index] = middle * Math.exp(mean + spread);
  }
  return { low, high };
}
