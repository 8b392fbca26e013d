import type { Dose, Pen } from '@dosewise/contract';
import type { AbdomenQuadrant, InjectionLocation } from '@dosewise/domain';
import { isolated } from '../../format/isolated.ts';

/** Names of the places, as shown. */
export const LOCATION_NAMES: Readonly<Record<InjectionLocation, string>> = {
  abdomen: 'Abdomen',
  thigh: 'Thigh',
  arm: 'Arm',
  other: 'Other',
};

/** Names of the quadrants of the abdomen, as shown. */
export const QUADRANT_NAMES: Readonly<Record<AbdomenQuadrant, string>> = {
  left_lower: 'Left lower',
  left_upper: 'Left upper',
  right_lower: 'Right lower',
  right_upper: 'Right upper',
};

/** 'Abdomen, left lower'. */
export function describePlace(
  location: InjectionLocation,
  subLocation: AbdomenQuadrant | null,
): string {
  const place = LOCATION_NAMES[location];
  return location === 'abdomen' && subLocation !== null
    ? `${place}, ${QUADRANT_NAMES[subLocation].toLowerCase()}`
    : place;
}

/** 'Blue pen, 10 mg'. */
export function describePen({ name, strength }: Pen): string {
  return `${isolated(name)}, ${strength} mg`;
}

type Amount = Pick<Dose, 'doseAmount' | 'doseType' | 'clicks' | 'volume'>;

/** '5.00 mg (30 clicks)' or '3.33 mg Golden Dose (0.20 mL)'. */
export function describeDose(dose: Amount): string {
  const mg = `${dose.doseAmount.toFixed(2)} mg`;
  return dose.doseType === 'standard'
    ? `${mg} (${describeAmount(dose)})`
    : `${mg} Golden Dose (${describeAmount(dose)})`;
}

/** '30 clicks', '1 click' or '0.20 mL'. */
export function describeAmount({ clicks, volume }: Pick<Amount, 'clicks' | 'volume'>): string {
  if (clicks === null) return `${(volume ?? 0).toFixed(2)} mL`;
  return clicks === 1 ? '1 click' : `${clicks} clicks`;
}
