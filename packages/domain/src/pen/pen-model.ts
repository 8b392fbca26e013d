import { type DeviceSize, type DoseScale, doseScale } from '../device/device.ts';
import { type Clicks, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';

/** The numbers that describe one kind of pen. */
export interface PenModel {
  /** Strengths sold, as mg of active substance in one full dose. */
  readonly strengthsMg: readonly Milligrams[];
  /** Clicks of the knob for one full dose. */
  readonly clicksPerDose: Clicks;
  /** Doses on the label of one pen. */
  readonly dosesPerPen: number;
  /** Liquid in one full dose. */
  readonly mlPerDose: Millilitres;
  /** Most liquid that may be logged as Golden Dose from one empty pen. */
  readonly goldenMl: Millilitres;
  /** Days after the first use at which the label says to discard the pen. */
  readonly inUseDays: number;
}

/**
 * The weekly KwikPen, the device of every pen that names none: the only place that knows its numbers.
 *
 * Source for strengths, four doses of 0.6 mL and 30 days in use: EMA product information
 * (sections 2 and 6.3). 60 clicks for a full dose is common practice, not on the label.
 * The golden volume is a ceiling: a pen that was primed as directed holds less.
 */
export const WEEKLY_PEN = {
  strengthsMg: [mg(2.5), mg(5), mg(7.5), mg(10), mg(12.5), mg(15)],
  clicksPerDose: clicks(60),
  dosesPerPen: 4,
  mlPerDose: mL(0.6),
  goldenMl: mL(0.6),
  inUseDays: 30,
} as const satisfies PenModel;

/** Its id in the catalogue of devices. */
export const FIRST_DEVICE_ID = 'mounjaro-kwikpen';

/** The KwikPen as a device. */
export const WEEKLY_PEN_SIZE: DeviceSize = {
  kind: 'click_pen',
  doseMl: WEEKLY_PEN.mlPerDose,
  doses: WEEKLY_PEN.dosesPerPen,
  stepsPerDose: WEEKLY_PEN.clicksPerDose,
};

/** The scale of doses of a KwikPen of `strength` (mg in a full dose). */
export const weeklyPenScale = (strength: number): DoseScale => doseScale(strength, WEEKLY_PEN_SIZE);

/** Clicks that the label gives one pen: 240. */
export const LABELLED_CLICKS = clicks(WEEKLY_PEN.clicksPerDose * WEEKLY_PEN.dosesPerPen);

/** True when `value` (mg) is a strength this pen is sold in. */
export function isPenStrength(value: number): value is Milligrams {
  return (WEEKLY_PEN.strengthsMg as readonly number[]).includes(value);
}
