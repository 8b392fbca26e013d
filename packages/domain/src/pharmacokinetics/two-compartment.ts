import { betweenRates, type ConcentrationModel } from './compartments.ts';

/** The numbers of a model with two compartments, for one person. */
export interface TwoCompartment {
  /** Absorption rate in 1/h. */
  readonly absorptionPerHour: number;
  /** Share of a dose that reaches the blood, 0 to 1. */
  readonly bioavailability: number;
  /** Clearance from the blood in L/h. */
  readonly clearanceLPerHour: number;
  /** Flow between blood and tissue in L/h. */
  readonly exchangeLPerHour: number;
  /** Volumes in L. */
  readonly centralL: number;
  readonly peripheralL: number;
}

/** The two rates in 1/h at which blood and tissue together lose the substance, slow one first. */
export function dispositionRates(numbers: TwoCompartment): readonly [slow: number, fast: number] {
  const { out, away, back } = ratesOf(numbers);
  const sum = out + away + back;
  const fast = (sum + Math.sqrt(sum * sum - 4 * out * back)) / 2;
  // The product of both is out · back: dividing keeps the digits that subtracting would lose.
  return [(out * back) / fast, fast];
}

function ratesOf({ clearanceLPerHour, exchangeLPerHour, centralL, peripheralL }: TwoCompartment) {
  return {
    out: clearanceLPerHour / centralL,
    away: exchangeLPerHour / centralL,
    back: exchangeLPerHour / peripheralL,
  };
}

/** A model with absorption, blood and tissue, solved by its three exponentials. Result in mg/L. */
export function twoCompartment(numbers: TwoCompartment): ConcentrationModel {
  const ka = numbers.absorptionPerHour;
  const { away, back } = ratesOf(numbers);
  const [slow, fast] = dispositionRates(numbers);
  const width = fast - slow;
  // Shares of the slow and the fast way in the blood: `back` always lies between the rates.
  const slowShare = (back - slow) / width;
  const fastShare = (fast - back) / width;
  return {
    mgPerLPerMg: numbers.bioavailability / numbers.centralL,
    over: (hours) => {
      const atSlow = Math.exp(-slow * hours);
      const atFast = Math.exp(-fast * hours);
      const crossed = betweenRates(slow, fast, hours, atSlow);
      const absorbedSlow = betweenRates(slow, ka, hours, atSlow);
      const absorbedFast = betweenRates(fast, ka, hours, atFast);
      return {
        depotKept: Math.exp(-ka * hours),
        depotToCentral: ka * (slowShare * absorbedSlow + fastShare * absorbedFast),
        // Nothing is there at first; rounding must not make it less than nothing.
        depotToPeripheral: Math.max(0, (ka * away * (absorbedSlow - absorbedFast)) / width),
        centralKept: slowShare * atSlow + fastShare * atFast,
        centralToPeripheral: away * crossed,
        peripheralToCentral: back * crossed,
        peripheralKept: fastShare * atSlow + slowShare * atFast,
      };
    },
  };
}
