import { type Kilograms, kg } from '../weight/kilograms.ts';
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

/**
 * The published population model for a body size of 70 kg. Source: Schneck and Urva, CPT
 * Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, Table 3 (5,802 people,
 * 19 studies).
 */
export const PUBLISHED_MODEL = {
  absorptionPerHour: 0.0373,
  bioavailability: 0.8,
  clearanceLPerHour: 0.0329,
  exchangeLPerHour: 0.126,
  centralL: 2.47,
  peripheralL: 3.98,
} as const satisfies TwoCompartment;

/** Body size in kg that the published numbers are for. Same source. */
const REFERENCE_KG = 70;
/** Exponent of body size on clearance and exchange. Volumes go with size itself. Same source. */
const FLOW_EXPONENT = 0.8;
/** Share of the fat mass that counts towards the size which sets the volumes. Same source. */
const FAT_SHARE_ON_VOLUME = 0.482;

/**
 * A person of 94 kg, 58 kg of them without fat, for whom the published numbers give a half-life of
 * 5.3 days, close to the published 5.4. Used where nothing better is known: our choice. The share
 * lies between those of women and men of that weight by Janmahasatian 2005.
 */
export const TYPICAL_WEIGHT_KG = kg(94);
const TYPICAL_FAT_FREE_SHARE = 58 / 94;

/**
 * The published numbers for a person of `weight` (kg). Clearance and exchange follow the whole
 * weight, volumes the fat-free mass and 48.2 % of the fat. The fat-free mass is that of the typical
 * person in proportion unless it is given (kg): to work it out one must know height and sex.
 */
export function scaledToBody(
  weight: Kilograms,
  fatFree: Kilograms = kg(weight * TYPICAL_FAT_FREE_SHARE),
): TwoCompartment {
  const flow = (weight / REFERENCE_KG) ** FLOW_EXPONENT;
  const volume = (fatFree + FAT_SHARE_ON_VOLUME * (weight - fatFree)) / REFERENCE_KG;
  return {
    ...PUBLISHED_MODEL,
    clearanceLPerHour: PUBLISHED_MODEL.clearanceLPerHour * flow,
    exchangeLPerHour: PUBLISHED_MODEL.exchangeLPerHour * flow,
    centralL: PUBLISHED_MODEL.centralL * volume,
    peripheralL: PUBLISHED_MODEL.peripheralL * volume,
  };
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
