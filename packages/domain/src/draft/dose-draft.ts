import type { DoseScale } from '../device/device.ts';
import { stepsFromDose } from '../dose/dose-amount.ts';
import { type Clicks, clamp, clicks, mg } from '../units.ts';
import { typedAmount } from './typed-number.ts';

/** Whole steps nearest to a dose in mg that is still being typed; 0 if it is no number above 0. */
export const typedSteps = (text: string, scale: DoseScale): Clicks =>
  stepsFromDose(mg(typedAmount(text)), scale);

/** Whole steps for a moved slider, kept between 0 and the most that one dose may have. */
export const movedSteps = (to: number, scale: DoseScale): Clicks =>
  clicks(clamp(Math.round(to), 0, scale.mostSteps));
