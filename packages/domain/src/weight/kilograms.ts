declare const unit: unique symbol;

/** A body weight in kilograms (kg). */
export type Kilograms = number & { readonly [unit]: 'kg' };

/** Marks a plain number as kilograms. It does not check anything. */
export const kg = (value: number): Kilograms => value as Kilograms;

/**
 * The weights that the product keeps, in kg, both inclusive, as weigh-ins and as goals: wide enough
 * for any adult, narrow enough to catch a slipped decimal point.
 */
export const WEIGHT_LIMITS_KG = { least: kg(20), most: kg(700) } as const;

/** Units that a weight may be given in. */
export const WEIGHT_UNITS = ['kg', 'lb', 'st', 'g'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Kilograms in one of each unit. Source: the international pound of 1959, and 14 of them. */
const KG_PER_UNIT: Readonly<Record<WeightUnit, number>> = {
  kg: 1,
  lb: 0.45359237,
  st: 6.35029318,
  g: 0.001,
};

/** The weight in kg of `amount` in `of`. Not rounded, not checked. */
export function toKilograms(amount: number, of: WeightUnit): Kilograms {
  // Grams divide: 80.5 kg as 80500 g must come back without floating-point dust.
  return kg(of === 'g' ? amount / 1000 : amount * KG_PER_UNIT[of]);
}

/** True when `weight` (kg) is one that the product keeps: 20 to 700. */
export function isKeptWeight(weight: number): weight is Kilograms {
  return weight >= WEIGHT_LIMITS_KG.least && weight <= WEIGHT_LIMITS_KG.most;
}
