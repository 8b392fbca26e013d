import type { Dose, Pen } from '@dosewise/contract';
import { isolated } from '../../../format/isolated.ts';
import { texts } from './texts.ts';

/** Whether somebody has, or had, more than one medicine: then each is named. */
export function hasSeveralMedicines(pens: readonly Pen[], doses: readonly Dose[]): boolean {
  const medicines = [...pens.map(({ device }) => device.medicine), ...doses.map((d) => d.medicine)];
  return new Set(medicines).size > 1;
}

/** 'Blue pen, 10 mg'; with its medicine 'Blue pen, 10 mg tirzepatide'; 'Blue pen, 10 mg, sealed'. */
export function describePen(pen: Pen, namesMedicine: boolean): string {
  const { name, strength, device, status } = pen;
  const words = texts.pen(isolated(name), describeStrength(strength, device, namesMedicine));
  return status === 'sealed' ? texts.sealedPen(words) : words;
}

/** '10 mg', '10 mg tirzepatide'. */
export function describeStrength(
  strength: number,
  { medicine }: Pick<Pen['device'], 'medicine'>,
  namesMedicine: boolean,
): string {
  return namesMedicine ? texts.strengthOf(strength, isolated(medicine)) : texts.mgOf(strength);
}
