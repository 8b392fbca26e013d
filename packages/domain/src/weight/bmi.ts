import { type Kilograms, kg } from './kilograms.ts';

/** Lowest and highest height in cm that is kept. */
export const HEIGHT_LIMITS_CM = { least: 50, most: 260 } as const;

/** A range of weights in kg for one height; the last one has no upper end. */
export interface BmiBand {
  readonly name: 'healthy' | 'overweight' | 'obese';
  readonly fromKg: Kilograms;
  readonly toKg: Kilograms | null;
}

/** Limits of the bands as the product draws them: 20 to 25, 25 to 30, 30 and above, in kg/m². */
const BAND_LIMITS = [
  { name: 'healthy', from: 20, to: 25 },
  { name: 'overweight', from: 25, to: 30 },
  { name: 'obese', from: 30, to: null },
] as const;

/** The bands as weights in kg for a height in cm, lowest first. Empty unless the height is above 0. */
export function bmiBands(heightCm: number): BmiBand[] {
  if (!(heightCm > 0 && Number.isFinite(heightCm))) return [];
  const weightAt = (index: number) => kg(index * (heightCm / 100) ** 2);
  return BAND_LIMITS.map(({ name, from, to }) => ({
    name,
    fromKg: weightAt(from),
    toKg: to === null ? null : weightAt(to),
  }));
}

/** The body mass index in kg/m², to one decimal, of a weight in kg and a height in cm above 0. */
export function bodyMassIndex(weight: Kilograms, heightCm: number): number {
  return Math.round((weight / (heightCm / 100) ** 2) * 10) / 10;
}
