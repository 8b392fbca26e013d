/** Branded numbers: the compiler refuses milligrams where clicks are wanted. */
declare const unit: unique symbol;

/** A mass of active substance in milligrams (mg). */
export type Milligrams = number & { readonly [unit]: 'mg' };
/** A liquid volume in millilitres (mL). */
export type Millilitres = number & { readonly [unit]: 'mL' };
/** A number of a device's steps: clicks of a pen's knob, units of a vial, single-dose pens, tablets. */
export type Clicks = number & { readonly [unit]: 'click' };

/** Marks a plain number as milligrams. It does not check anything. */
export const mg = (value: number): Milligrams => value as Milligrams;
/** Marks a plain number as millilitres. It does not check anything. */
export const mL = (value: number): Millilitres => value as Millilitres;
/** Marks a plain number as steps. It does not check anything. */
export const clicks = (value: number): Clicks => value as Clicks;

/** Holds `value` between `low` and `high`, both inclusive. NaN becomes `low`. */
export function clamp(value: number, low: number, high: number): number {
  if (!(value > low)) return low;
  return value < high ? value : high;
}
