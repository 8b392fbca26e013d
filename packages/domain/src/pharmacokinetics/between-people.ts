import { concentrationsAt, type TimedDose } from './compartments.ts';
import { type TwoCompartment, twoCompartment } from './two-compartment.ts';

/**
 * One way in which people differ, independent of the others: by how much it moves the logarithm of
 * each of the model's numbers, for each standard deviation.
 */
export type Difference = Partial<Readonly<Record<keyof TwoCompartment, number>>>;

/** The typical person's numbers, and how others differ from them. */
export interface People {
  readonly typical: TwoCompartment;
  readonly differences: readonly Difference[];
}

/** The standard deviation of the logarithm of what has this coefficient of variation. */
export function logSpread(cv: number): number {
  return Math.sqrt(Math.log1p(cv * cv));
}

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
 * The band around the typical curve in which 9 of 10 people are at each of `times` (epoch ms,
 * ascending): mean and spread of the logarithm over the typical person and two for each difference
 * (third-degree quadrature of the normal distribution). It says how people differ, not how far the
 * model may be wrong. O(doses + times).
 */
export function betweenPeople(
  { typical: middlePerson, differences }: People,
  doses: readonly TimedDose[],
  times: ArrayLike<number>,
): PeopleBand {
  const curveOf = (person: TwoCompartment) =>
    concentrationsAt(twoCompartment(person), doses, times);
  const typical = curveOf(middlePerson);
  const away = Math.sqrt(differences.length);
  const others = differences.flatMap((difference) =>
    [away, -away].map((deviations) => curveOf(moved(middlePerson, difference, deviations))),
  );
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
    // At √n deviations the typical person has weight 0, each of the 2n others 1/2n.
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

/** A person who differs from `person` by so many standard deviations of one difference. */
function moved(person: TwoCompartment, difference: Difference, deviations: number): TwoCompartment {
  const factors = Object.entries(difference).map(([name, spread]) => {
    const parameter = name as keyof Difference;
    return [parameter, person[parameter] * Math.exp(spread * deviations)];
  });
  return { ...person, ...Object.fromEntries(factors) };
}
