import { type Kilograms, kg } from '../weight/kilograms.ts';
import { type Difference, logSpread } from './between-people.ts';
import type { OneCompartment } from './one-compartment.ts';
import type { TwoCompartment } from './two-compartment.ts';

/**
 * The product's model, from the specification. Absorption, bioavailability and half-life: Schneck
 * and Urva 2024 (doi 10.1002/psp4.13099, Table 3). Volume: EMA product information, section 5.2,
 * which gives it for the dose as injected. Being multiplied by the bioavailability as well, the
 * curve lies about 20 % below published means.
 */
export const TIRZEPATIDE_SIMPLE = {
  absorptionPerHour: 0.0373,
  halfLifeDays: 5.4,
  bioavailability: 0.8,
  volumeL: 10.3,
} as const satisfies OneCompartment;

/**
 * The published population model for a body size of 70 kg. Source: Schneck and Urva, CPT
 * Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, Table 3 (5,802 people,
 * 19 studies).
 */
export const TIRZEPATIDE_PUBLISHED = {
  absorptionPerHour: 0.0373,
  bioavailability: 0.8,
  clearanceLPerHour: 0.0329,
  exchangeLPerHour: 0.126,
  centralL: 2.47,
  peripheralL: 3.98,
} as const satisfies TwoCompartment;

/**
 * The spread of people around the typical person: coefficients of variation of log-normal
 * parameters, taken as independent. Same source. The others have none there.
 */
export const TIRZEPATIDE_CV = {
  absorptionPerHour: 0.225,
  clearanceLPerHour: 0.142,
  centralL: 0.49,
} as const satisfies Partial<TwoCompartment>;

export const TIRZEPATIDE_DIFFERENCES: readonly Difference[] = Object.entries(TIRZEPATIDE_CV).map(
  ([parameter, cv]) => ({ [parameter]: logSpread(cv) }),
);

/** Body size in kg that the published numbers are for. Same source. */
export const TIRZEPATIDE_REFERENCE_KG = kg(70);
/** Exponent of body size on clearance and exchange. Volumes go with size itself. Same source. */
const FLOW_EXPONENT = 0.8;
/** Share of the fat mass that counts towards the size which sets the volumes. Same source. */
const FAT_SHARE_ON_VOLUME = 0.482;

/**
 * A person of 94 kg, 58 kg of them without fat, for whom the published numbers give a half-life of
 * 5.3 days, close to the published 5.4. Used where nothing better is known: our choice. The share
 * lies between those of women and men of that weight by Janmahasatian 2005.
 */
export const TIRZEPATIDE_TYPICAL_KG = kg(94);
const TYPICAL_FAT_FREE_SHARE = 58 / 94;

/**
 * The published numbers for a person of `weight` (kg). Clearance and exchange follow the whole
 * weight, volumes the fat-free mass and 48.2 % of the fat. The fat-free mass is that of the typical
 * person in proportion unless it is given (kg): to work it out one must know height and sex.
 */
export function tirzepatideFor(
  weight: Kilograms,
  fatFree: Kilograms = kg(weight * TYPICAL_FAT_FREE_SHARE),
): TwoCompartment {
  const flow = (weight / TIRZEPATIDE_REFERENCE_KG) ** FLOW_EXPONENT;
  const volume = (fatFree + FAT_SHARE_ON_VOLUME * (weight - fatFree)) / TIRZEPATIDE_REFERENCE_KG;
  return {
    ...TIRZEPATIDE_PUBLISHED,
    clearanceLPerHour: TIRZEPATIDE_PUBLISHED.clearanceLPerHour * flow,
    exchangeLPerHour: TIRZEPATIDE_PUBLISHED.exchangeLPerHour * flow,
    centralL: TIRZEPATIDE_PUBLISHED.centralL * volume,
    peripheralL: TIRZEPATIDE_PUBLISHED.peripheralL * volume,
  };
}
