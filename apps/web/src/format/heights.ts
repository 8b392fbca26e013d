import { type HeightUnit, toFeet } from '@dosewise/domain';
import { figure, formatToTenths } from './numbers.ts';

/** '175 cm', '175.3 cm'; '5 ft 8.9 in'. */
export function formatHeight(cm: number, unit: HeightUnit): string {
  if (unit === 'cm') return `${formatToTenths(cm)} cm`;
  const { feet, inches } = toFeet(cm);
  return `${feet} ft ${figure(inches)} in`;
}
