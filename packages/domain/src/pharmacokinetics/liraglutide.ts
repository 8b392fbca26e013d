import { kg } from '../weight/kilograms.ts';
import type { OneCompartment } from './one-compartment.ts';

/** The weight of the person that the numbers are for. */
export const LIRAGLUTIDE_TYPICAL_KG = kg(100);

/** Apparent numbers: the share of a dose that arrives is in them already. */
const CLEARANCE_L_PER_HOUR = 0.86;
const VOLUME_L = 24.6;

/**
 * The published population model for a woman of 100 kg without diabetes. It was fitted to sparse
 * levels under 3.0 mg a day: after one dose it is far below the labelled peak, and its half-life is
 * 20 h where labels have 13 h. So it gives a shape, no heights. Source: Overgaard and others, Clin
 * Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, Online Resource Table S1
 * (2,923 people), in one transcription (nlmixr2lib).
 */
export const LIRAGLUTIDE_PUBLISHED = {
  absorptionPerHour: 0.0806,
  halfLifeDays: (Math.LN2 * VOLUME_L) / CLEARANCE_L_PER_HOUR / 24,
  bioavailability: 1,
  volumeL: VOLUME_L,
} as const satisfies OneCompartment;
