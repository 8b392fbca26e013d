import type { Dose, Pen } from '@dosewise/contract';
import { doseDecimals, type InjectionLocation, type InjectionSubLocation } from '@dosewise/domain';
import { texts } from '../../data/doses/texts.ts';
import { ownScale } from '../../data/pens/own-dose.ts';
import type { StepName } from '../../data/pens/texts.ts';
import { texts as siteTexts } from '../../data/sites/texts.ts';
import { isolated } from '../../languages/formats/isolated.ts';
import { figure, formatToTenths } from '../../languages/formats/numbers.ts';
import { medicineWord } from '../medicines/medicines.ts';
import { describePen } from '../pens/pen-names.ts';
import { countSteps, nameStep } from '../pens/step-words.ts';

/** 'Abdomen, left lower', 'Thigh, left'; empty of a tablet. */
export function describePlace(
  location: InjectionLocation | null,
  subLocation: InjectionSubLocation | null,
): string {
  if (location === null) return '';
  return subLocation === null ? texts.locations[location] : texts.place(location, subLocation);
}

/** 'left thigh', 'arm'; null where no one said, and of a tablet. */
export function namePlace({ injectionLocation, injectionSubLocation }: Dose): string | null {
  if (injectionLocation === null || injectionLocation === 'other') return null;
  return injectionSubLocation === null
    ? texts.locationInside(injectionLocation)
    : siteTexts.zoneInside(injectionLocation, injectionSubLocation);
}

/** The origin of a dose: its pen, 'Without a pen', or a pen that no one knows. */
export function describeOrigin(dose: Dose, pen: Pen | null, namesMedicine: boolean): string {
  if (pen !== null) return describePen(pen, namesMedicine);
  const isOral = dose.extractionMethod === 'oral';
  const origin =
    dose.penId === null
      ? texts[isOral ? 'withoutPack' : 'withoutPen']
      : texts[isOral ? 'unknownPack' : 'unknownPen'];
  return namesMedicine ? texts.originOf(origin, medicineWord(dose.medicine)) : origin;
}

/** '5.00 mg': with as many decimals as tell a step of its pen from the next, as stated without one. */
export function describeMg(
  { doseAmount, penId }: Pick<Dose, 'doseAmount' | 'penId'>,
  pen: Pen | null,
): string {
  if (penId === null) return texts.mgOf(figure(doseAmount.toFixed(statedDecimals(doseAmount))));
  return texts.mgOf(figure(doseAmount.toFixed(pen === null ? 2 : doseDecimals(ownScale(pen)))));
}

/** Two decimals, or up to four where it was stated with more. */
function statedDecimals(amount: number): number {
  return Math.max(2, String(Number(amount.toFixed(4))).split('.')[1]?.length ?? 0);
}

/** '5.00 mg (30 clicks)', '3.33 mg Golden Dose (0.20 mL)', without a pen '5.00 mg'. */
export function describeDose(dose: Dose, pen: Pen | null): string {
  const mg = describeMg(dose, pen);
  const amount = describeAmount(dose, describeStep(dose, pen));
  if (amount === null) return mg;
  return dose.doseType === 'standard' ? `${mg} (${amount})` : texts.goldenDose(mg, amount);
}

/** '3 out of 10', 'Not logged'. */
export const describePain = (painLevel: number | null): string =>
  painLevel === null ? texts.notNoted : texts.painOfTen(painLevel);

/**
 * All there is to say of a dose, from whichever of `pens`: when, as `when` writes its instant, how much, where
 * from, where to.
 */
export function describeWholeDose(
  dose: Dose,
  pens: readonly Pen[],
  when: (instant: string) => string,
): string {
  const pen = pens.find(({ _id }) => _id === dose.penId) ?? null;
  const { date, injectionLocation, injectionSubLocation, painLevel, note } = dose;
  return [
    when(date),
    describeDose(dose, pen),
    describeOrigin(dose, pen, pen === null),
    describePlace(injectionLocation, injectionSubLocation),
    painLevel === null ? '' : texts.painFact(formatToTenths(painLevel)),
    isolated(note),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The name of the dose's step. Of a pen that no one knows: drawn off were units, swallowed tablets. */
export function describeStep(dose: Pick<Dose, 'extractionMethod'>, pen: Pen | null): StepName {
  if (pen !== null) return nameStep(pen.device);
  if (dose.extractionMethod === 'oral') return 'tablet';
  return dose.extractionMethod === 'volume_extraction' ? 'unit' : 'click';
}

type Amount = Pick<Dose, 'doseType' | 'clicks' | 'volume'>;

/** '30 clicks', '1 unit' or '0.20 mL': what counts of the two; null for a dose without a pen. */
export function describeAmount({ doseType, clicks, volume }: Amount, step: StepName) {
  if (doseType === 'golden_dose') return texts.mlOf(figure((volume ?? 0).toFixed(2)));
  return clicks === null ? null : countSteps(clicks, step);
}
