import { WEEKLY_PEN } from '../pen/pen-model.ts';
import { type Milligrams, mg } from '../units.ts';

/** A strength with a list price, and the largest dose (mg) that is nearest to it. */
export interface ListedStrength {
  readonly strength: Milligrams;
  readonly upToMg: Milligrams;
}

/** Keeps a dose that lies exactly between two strengths from the upper one by its last binary digit. */
const DUST_MG = 1e-9;

/**
 * The listed strengths, ascending. The first one whose `upToMg` a dose does not exceed is nearest to
 * it, of two as near the lower; the last one takes every dose above the others.
 */
export const LISTED_STRENGTHS: readonly ListedStrength[] = WEEKLY_PEN.strengthsMg.map(
  (strength, index, all) => {
    const next = all[index + 1];
    const upTo = next === undefined ? Number.POSITIVE_INFINITY : (strength + next) / 2 + DUST_MG;
    return { strength, upToMg: mg(upTo) };
  },
);
