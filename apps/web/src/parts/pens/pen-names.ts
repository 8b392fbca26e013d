import type { Dose, Pen } from '@dosewise/contract';
import type { DeviceKind } from '@dosewise/domain';
import { type Thing, texts } from '../../data/pens/texts.ts';
import { isolated } from '../../languages/formats/isolated.ts';
import { medicineWord } from '../medicines/medicines.ts';

/** 'pack' for tablets; a vial or a box is spoken of as a pen where nothing closer is said. */
export const thingOf = (kind: DeviceKind): Thing => (kind === 'tablet' ? 'pack' : 'pen');

/** The word for all that someone has: 'pack' where it is nothing but tablets. */
export function thingsOf(pens: readonly Pick<Pen, 'device'>[]): Thing {
  const isAll = pens.length > 0 && pens.every(({ device }) => device.kind === 'tablet');
  return isAll ? 'pack' : 'pen';
}

/** True for someone who has, or had, more than one medicine: then each is named. */
export function hasSeveralMedicines(pens: readonly Pen[], doses: readonly Dose[]): boolean {
  const medicines = [...pens.map(({ device }) => device.medicine), ...doses.map((d) => d.medicine)];
  return new Set(medicines).size > 1;
}

/**
 * 'Blue pen, 10 mg'; with its medicine 'Blue pen, 10 mg tirzepatide'; 'Blue pen, 10 mg, sealed'. A
 * name that says the strength itself, as proposed ones do, is not followed by it: '10 mg, Nov'.
 */
export function describePen(pen: Pen, namesMedicine: boolean): string {
  const name = isolated(pen.name);
  const detail = describeBesideName(pen, namesMedicine);
  const words = detail === null ? name : texts.pen(name, detail);
  return pen.status === 'sealed' ? texts.sealedPen(words, pen.device.kind) : words;
}

/** Strength and medicine of a pen beside its name; null where the name says it all. */
export function describeBesideName(
  { name, strength, device }: Pen,
  namesMedicine: boolean,
): string | null {
  const figure = String(strength).replace('.', '[.,]');
  const isSaid = new RegExp(`(^|[^\\d.,])${figure}\\s?mg\\b`, 'i').test(name);
  if (!isSaid) return describeStrength(strength, device, namesMedicine);
  return namesMedicine ? medicineWord(device.medicine) : null;
}

/** '10 mg', '10 mg tirzepatide'. */
function describeStrength(
  strength: number,
  { medicine }: Pick<Pen['device'], 'medicine'>,
  namesMedicine: boolean,
): string {
  return namesMedicine ? texts.strengthOf(strength, medicineWord(medicine)) : texts.mgOf(strength);
}
