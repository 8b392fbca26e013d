import { type Dose, ERRORS, type Pen } from '@dosewise/contract';
import {
  clicks,
  type DoseRequest,
  isInFuture,
  isKeptInstant,
  mL,
  refuseDose,
  stepsOf,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { localDay, parseLocalDateTime, toIso } from '../../../forms/local-date-time.ts';
import type { FormErrors } from '../../../forms/use-form.ts';
import type { NewDose } from '../../../records/doses/dose-changes.ts';
import { texts } from '../texts.ts';
import { type DoseEntry, doseOf } from './dose-entry.ts';

/**
 * The first thing wrong with the dose, beside its field, in the order that the server checks. `now`
 * in epoch ms. The pen's start day counts in the person's own time zone.
 */
export function checkEntry(entry: DoseEntry, pen: Pen | null, now: number): FormErrors<DoseEntry> {
  if (pen === null) return { pen: texts.noPen };
  const amount = entry.doseType === 'standard' ? 'clicks' : 'volume';
  const refusal = refuseDose(ledgerOf(pen), requestOf(entry));
  if (refusal !== null) return { [amount]: ERRORS[refusal].sentence };
  if (doseOf(entry) === 0) return { [amount]: texts.amountMissing[amount] };
  return { date: checkDate(entry.date, pen.startDate, now) };
}

/**
 * What is wrong with the text of the amount to which a logged dose is changed, or null. `mostMl` is
 * the golden volume that its pen can give in all.
 */
export function checkAmount(
  text: string,
  doseType: Dose['doseType'],
  mostMl: number,
): string | null {
  const amount = text.trim() === '' ? Number.NaN : Number(text);
  if (doseType === 'golden_dose') {
    return amount > 0 && amount <= mostMl ? null : texts.volumeWrong(mostMl);
  }
  return Number.isInteger(amount) && amount >= 1 && amount <= WEEKLY_PEN.clicksPerDose
    ? null
    : texts.clicksWrong(WEEKLY_PEN.clicksPerDose);
}

/** What is wrong with the text of a date-time field for a dose, or null. */
export function checkDate(date: string, startDate: string, now: number): string | null {
  const at = parseLocalDateTime(date);
  if (at === null) return texts.dateMissing;
  if (isInFuture(at, now)) return texts.dateAhead;
  if (localDay(at) < startDate) return texts.dateBeforePen;
  return isKeptInstant(at) ? null : texts.dateOutOfYears;
}

/** The body to send for a dose that passed the check. */
export function bodyOf(entry: DoseEntry): NewDose {
  const isStandard = entry.doseType === 'standard';
  return {
    penId: entry.pen?.id ?? '',
    doseType: entry.doseType,
    ...(isStandard ? { clicks: entry.clicks } : { volume: entry.volume }),
    doseAmount: doseOf(entry),
    date: toIso(entry.date),
    extractionMethod: isStandard ? 'pen_click' : 'volume_extraction',
    injectionLocation: entry.location,
    ...(entry.location === 'abdomen' ? { injectionSubLocation: entry.subLocation } : {}),
    painLevel: entry.painLevel,
  };
}

function requestOf(entry: DoseEntry): DoseRequest {
  return entry.doseType === 'standard'
    ? { doseType: 'standard', clicks: entry.clicks }
    : { doseType: 'golden_dose', volume: entry.volume };
}

function ledgerOf(pen: Pen) {
  return {
    device: pen.device,
    clicksUsed: clicks(stepsOf(pen.device) - pen.remainingClicks),
    goldenMlUsed: mL(pen.device.goldenMl - pen.remainingGoldenMl),
    enableFifthDose: pen.enableFifthDose,
  };
}
