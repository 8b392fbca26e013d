import { type Kilograms, kg } from '../weight/kilograms.ts';
import { type Difference, logSpread } from './between-people.ts';
import type { TwoCompartment } from './two-compartment.ts';

/**
 * The published population model for a woman of 85 kg without diabetes who injects a solution of
 * 1.34 mg/mL into the abdomen. The numbers are absolute: a dose counts times the bioavailability,
 * once. Source: Overgaard and others, Diabetes Ther 2019;10(2):649–662, doi
 * 10.1007/s13300-019-0581-y, Table 4 (353 people, 9 trials), in two independent transcriptions.
 */
const PUBLISHED = {
  absorptionPerHour: 0.0253,
  bioavailability: 0.847,
  clearanceLPerHour: 0.0348,
  exchangeLPerHour: 0.304,
  centralL: 3.59,
  peripheralL: 4.1,
} as const satisfies TwoCompartment;

/** The weight in kg that the numbers are for; also that of a person whose weight is not known. */
export const SEMAGLUTIDE_TYPICAL_KG = kg(85);

/** Exponents of weight / 85 kg on both flows and on both volumes. Same source. */
const FLOW_EXPONENT = 1.01;
const VOLUME_EXPONENT = 0.923;

/** Factors by type 2 diabetes. Same source; the absorption in one transcription only. */
const DIABETES_ON_CLEARANCE = 1.12;
const DIABETES_ON_ABSORPTION = 0.544;

/** The published numbers for a person of `weight` (kg), with type 2 diabetes or without. */
export function semaglutideFor(weight: Kilograms, hasDiabetes: boolean): TwoCompartment {
  const flow = (weight / SEMAGLUTIDE_TYPICAL_KG) ** FLOW_EXPONENT;
  const volume = (weight / SEMAGLUTIDE_TYPICAL_KG) ** VOLUME_EXPONENT;
  const { absorptionPerHour, clearanceLPerHour, exchangeLPerHour, centralL, peripheralL } =
    PUBLISHED;
  return {
    ...PUBLISHED,
    absorptionPerHour: absorptionPerHour * (hasDiabetes ? DIABETES_ON_ABSORPTION : 1),
    clearanceLPerHour: clearanceLPerHour * (hasDiabetes ? DIABETES_ON_CLEARANCE : 1) * flow,
    exchangeLPerHour: exchangeLPerHour * flow,
    centralL: centralL * volume,
    peripheralL: peripheralL * volume,
  };
}

/**
 * The spread of people around the typical person: coefficients of variation of log-normal
 * parameters. One person's flows differ together, and so do the volumes. Same source, in the one
 * transcription that has them (nlmixr2lib).
 */
export const SEMAGLUTIDE_CV = { absorption: 0.379, flows: 0.152, volumes: 0.154 } as const;
/** Covariance of the logarithms of flows and volumes. Same source. */
const FLOWS_WITH_VOLUMES = 0.0172;

const flows = logSpread(SEMAGLUTIDE_CV.flows);
const volumes = logSpread(SEMAGLUTIDE_CV.volumes);
const volumesWithFlows = FLOWS_WITH_VOLUMES / flows;
const volumesAlone = Math.sqrt(volumes ** 2 - volumesWithFlows ** 2);

/** The same as independent differences: what the volumes share with the flows, then the rest. */
export const SEMAGLUTIDE_DIFFERENCES: readonly Difference[] = [
  { absorptionPerHour: logSpread(SEMAGLUTIDE_CV.absorption) },
  {
    clearanceLPerHour: flows,
    exchangeLPerHour: flows,
    centralL: volumesWithFlows,
    peripheralL: volumesWithFlows,
  },
  { centralL: volumesAlone, peripheralL: volumesAlone },
];
