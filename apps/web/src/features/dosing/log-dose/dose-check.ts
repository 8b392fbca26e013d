import type { Pen } from '@dosewise/contract';
import {
  clicks,
  correctedOpening,
  type DoseRequest,
  deviceSteps,
  isInFuture,
  isKeptInstant,
  mL,
  refuseDose,
} from '@dosewise/domain';
import type { NewDose } from '../../../data/doses/dose-changes.ts';
import type { StepName } from '../../../data/pens/texts.ts';
import { localDay, parseLocalDateTime, toIso } from '../../../kit/forms/local-date-time.ts';
import { numberError, wholeError } from '../../../kit/forms/number-checks.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { nameStep } from '../../../parts/pens/step-words.ts';
import {
  type DoseEntry,
  entryDose,
  type InjectionDetails,
  isOralEntry,
  placeWithin,
} from './dose-entry.ts';
import { texts } from './texts.ts';

/**
 * The first thing wrong with the dose, beside its field, in the order that the server checks. `now`
 * in epoch ms. The pen's start day counts in the person's own time zone.
 */
export function checkEntry(entry: DoseEntry, pen: Pen | null, now: number): FormErrors<DoseEntry> {
  if (pen === null) return { pen: texts.noPen };
  const amount = entry.doseType === 'standard' ? 'clicks' : 'volume';
  const step = nameStep(pen.device);
  const isUsedUp = entry.doseType === 'standard' && pen.remainingClicks === 0;
  if (isUsedUp) return { clicks: texts.notEnough(step, pen.device.kind) };
  const refusal = refuseDose(ledgerOf(pen), requestOf(entry));
  if (refusal === 'not_enough_clicks') return { clicks: texts.notEnough(step, pen.device.kind) };
  if (refusal !== null) return { [amount]: texts.refusals[refusal] };
  if (entryDose(entry) === 0) {
    return { [amount]: amount === 'clicks' ? texts.stepsMissing(step) : texts.volumeMissing };
  }
  return { date: checkDate(entry.date, pen, now) };
}

/** Most mg in a dose from no pen, as the server checks it. */
export const MAX_MG = 100;

/** The unit of an amount, and the most that a dose may have of it. */
export interface AmountLimit {
  readonly unit: StepName | 'mL' | 'mg';
  readonly most: number;
}

/** The error of the amount to which a logged dose is changed, or null. */
export function checkAmount(text: string, { unit, most }: AmountLimit): string | null {
  const aboveNone = { least: Number.MIN_VALUE, most };
  if (unit === 'mL') return numberError(text, aboveNone, { wrong: texts.volumeWrong(most) });
  if (unit === 'mg') return numberError(text, aboveNone, { wrong: texts.mgWrong(most) });
  return wholeError(text, aboveNone, { wrong: texts.stepsWrong(unit, most) });
}

/** The error of a date-time field for a dose of `pen`, or null. */
export function checkDate(
  date: string,
  pen: Pick<Pen, 'startDate' | 'startedBy' | 'discardedOn'> | null,
  now: number,
): string | null {
  const at = parseLocalDateTime(date);
  if (at === null) return texts.dateMissing;
  if (isInFuture(at, now)) return texts.dateAhead;
  const day = localDay(at);
  if (pen && correctedOpening(pen, day) !== null) return texts.dateBeforePen;
  if (pen?.discardedOn != null && day > pen.discardedOn) return texts.dateAfterDiscard;
  return isKeptInstant(at) ? null : texts.dateOutOfYears;
}

/** The body to send for a dose that passed the check. */
export function toDoseBody(entry: DoseEntry): NewDose {
  const isStandard = entry.doseType === 'standard';
  return {
    penId: entry.pen?.id ?? '',
    doseType: entry.doseType,
    ...(isStandard ? { clicks: entry.clicks } : { volume: entry.volume }),
    doseAmount: entryDose(entry),
    ...(isOralEntry(entry)
      ? toOralBody(entry)
      : {
          extractionMethod:
            isStandard && entry.pen?.kind !== 'vial' ? 'pen_click' : 'volume_extraction',
          ...toInjectionBody(entry),
        }),
  };
}

/** The same of a tablet: when it was taken. */
export function toOralBody({ date, note }: Pick<InjectionDetails, 'date' | 'note'>) {
  return { date: toIso(date), painLevel: null, note };
}

/** The part of a dose's body that says when and where it was injected, and what was noted. */
export function toInjectionBody(details: InjectionDetails) {
  const within = placeWithin(details);
  return {
    date: toIso(details.date),
    injectionLocation: details.location,
    ...(within === null ? {} : { injectionSubLocation: within }),
    painLevel: details.painLevel,
    note: details.note,
  };
}

function requestOf(entry: DoseEntry): DoseRequest {
  return entry.doseType === 'standard'
    ? { doseType: 'standard', clicks: entry.clicks }
    : { doseType: 'golden_dose', volume: entry.volume };
}

/** The pen as the rules of doses need it. */
export function ledgerOf(pen: Pen) {
  return {
    device: pen.device,
    // Used or wasted, they are gone.
    clicksUsed: clicks(deviceSteps(pen.device) - pen.remainingClicks),
    clicksWasted: clicks(0),
    goldenMlUsed: mL(pen.device.goldenMl - pen.remainingGoldenMl),
    enableFifthDose: pen.enableFifthDose,
  };
}
