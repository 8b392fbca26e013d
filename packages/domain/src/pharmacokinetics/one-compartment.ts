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

/** Elimination rate in 1/h of a half-life in days. */
export function eliminationPerHour(halfLifeDays: number): number {
  return Math.LN2 / (halfLifeDays * 24);
}

/**
 * The model C(t) = Σ F·D·ka / (V·(ka − ke)) · (e^(−ke·h) − e^(−ka·h)) over the doses D (mg) given
 * h hours before, in mg/L.
 */
export function oneCompartment(numbers: OneCompartment): ConcentrationModel {
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
