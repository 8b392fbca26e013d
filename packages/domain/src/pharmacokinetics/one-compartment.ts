import { betweenRates, type ConcentrationModel } from './compartments.ts';

/** The numbers of a model with one compartment. */
export interface OneCompartment {
  /** Absorption rate in 1/h. */
  readonly absorptionPerHour: number;
  readonly halfLifeDays: number;
  /** Share of a dose that reaches the blood, 0 to 1. */
  readonly bioavailability: number;
  /** Volume of distribution in L. */
  readonly volumeL: number;
}

/**
 * The product's model, from the specification. Absorption, bioavailability and half-life: Schneck
 * and Urva 2024 (doi 10.1002/psp4.13099, Table 3). Volume: EMA product information, section 5.2,
 * which gives it for the dose as injected. Being multiplied by the bioavailability as well, the
 * curve lies about 20 % below published means.
 */
export const SIMPLE_MODEL = {
  absorptionPerHour: 0.0373,
  halfLifeDays: 5.4,
  bioavailability: 0.8,
  volumeL: 10.3,
} as const satisfies OneCompartment;

/** Elimination rate in 1/h of a half-life in days. */
export function eliminationPerHour(halfLifeDays: number): number {
  return Math.LN2 / (halfLifeDays * 24);
}

/**
 * The model C(t) = Σ F·D·ka / (V·(ka − ke)) · (e^(−ke·h) − e^(−ka·h)) over the doses D (mg) given
 * h hours before, in mg/L.
 */
export function oneCompartment(numbers: OneCompartment = SIMPLE_MODEL): ConcentrationModel {
  const ka = numbers.absorptionPerHour;
  const ke = eliminationPerHour(numbers.halfLifeDays);
  return {
    mgPerLPerMg: numbers.bioavailability / numbers.volumeL,
    over: (hours) => {
      const atKe = Math.exp(-ke * hours);
      return {
        depotKept: Math.exp(-ka * hours),
        depotToCentral: ka * betweenRates(ke, ka, hours, atKe),
        depotToPeripheral: 0,
        centralKept: atKe,
        centralToPeripheral: 0,
        peripheralToCentral: 0,
        peripheralKept: 0,
      };
    },
  };
}
