import type { Dose, Pen } from '@dosewise/contract';
import type { AbdomenQuadrant, InjectionLocation } from '@dosewise/domain';
import { isolated } from '../../format/isolated.ts';
import { texts } from './texts.ts';

/** 'Abdomen, left lower'. */
export function describePlace(
  location: InjectionLocation,
  subLocation: AbdomenQuadrant | null,
): string {
  const place = texts.locations[location];
  return location === 'abdomen' && subLocation !== null
    ? texts.place(place, texts.quadrants[subLocation])
    : place;
}

/** 'Blue pen, 10 mg'. */
export function describePen({ name, strength }: Pen): string {
  return texts.pen(isolated(name), strength);
}

type Amount = Pick<Dose, 'doseAmount' | 'doseType' | 'clicks' | 'volume'>;

/** '5.00 mg (30 clicks)' or '3.33 mg Golden Dose (0.20 mL)'. */
export function describeDose(dose: Amount): string {
  const mg = `${dose.doseAmount.toFixed(2)} mg`;
  return dose.doseType === 'standard'
    ? `${mg} (${describeAmount(dose)})`
    : texts.goldenDose(mg, describeAmount(dose));
}

/** '30 clicks', '1 click' or '0.20 mL': what counts of the two, where both are held. */
export function describeAmount(amount: Pick<Amount, 'doseType' | 'clicks' | 'volume'>): string {
  const { doseType, clicks, volume } = amount;
  return doseType === 'standard' && clicks !== null
    ? texts.clicks(clicks)
    : `${(volume ?? 0).toFixed(2)} mL`;
}
