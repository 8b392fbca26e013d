import { type DoseUnit, doseDecimals, type KnownDevice } from '@dosewise/domain';
import { texts as stepTexts } from '../../../data/pens/texts.ts';
import { nameStep } from '../../../parts/pens/step-words.ts';
import { texts } from './texts.ts';

/** Decimals of what has no end; what ends within `MAX_DECIMALS` is written in full. */
const ROUNDED_DECIMALS: Readonly<Record<DoseUnit, number>> = { steps: 2, mg: 2, mL: 4, units: 2 };
const MAX_DECIMALS = 6;

/** A number as it is written, and whether nothing was rounded. */
export interface WrittenAmount {
  readonly text: string;
  readonly isExact: boolean;
}

/** `amount` of `unit`: all its decimals where they end, else as many as tell two steps apart. */
export function writeAmount(amount: number, unit: DoseUnit, { scale }: KnownDevice): WrittenAmount {
  const full = Number(amount.toFixed(MAX_DECIMALS));
  if (Math.abs(full - amount) < 1e-9) return { text: String(full), isExact: true };
  const decimals = unit === 'mg' ? doseDecimals(scale) : ROUNDED_DECIMALS[unit];
  return { text: amount.toFixed(decimals), isExact: false };
}

/** The same with its unit: '0.37 mL', '37 clicks', '37 units of a U-100 syringe'. */
export function writeWithUnit(amount: number, unit: DoseUnit, device: KnownDevice): WrittenAmount {
  const { text, isExact } = writeAmount(amount, unit, device);
  return { text: unit === 'steps' ? inSteps(text, device) : texts.inUnit[unit](text), isExact };
}

/** '22.5 clicks', '1 dose'. */
export function inSteps(count: string, { size }: KnownDevice): string {
  return stepTexts.writtenSteps(count, nameStep(size));
}

/** An amount as it was typed: '3.75 mg', '22.5 units'. */
export function writeTyped(text: string, unit: DoseUnit, device: KnownDevice): string {
  if (unit === 'steps') return inSteps(text, device);
  return unit === 'units' ? stepTexts.writtenSteps(text, 'unit') : texts.inUnit[unit](text);
}
