import type { Pen } from '@dosewise/contract';
import { isCurrency, isKeptDay } from '@dosewise/domain';
import type { NewPen, PenChange } from '../../../data/pens/pen-changes.ts';
import { explainError, isGone } from '../../../kit/feedback/api-error.ts';
import { missingFields, moneyError } from '../../../kit/forms/checks.ts';
import { outOfYears } from '../../../kit/forms/limits.ts';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { wholeError } from '../../../kit/forms/number-checks.ts';
import { parseMoney, parseNumber } from '../../../kit/forms/parse-number.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { texts } from './texts.ts';

/** The fields of a pen's form, as text: every one that it can be given but for its device. */
export type PenFormValues = {
  readonly [Field in Exclude<keyof NewPen, 'enableFifthDose' | 'device' | 'strength'>]: string;
} & { readonly enableFifthDose: boolean };

/** A form that holds nothing but the start day (`YYYY-MM-DD`). */
export function noPenValues(startDate: string): PenFormValues {
  return {
    name: '',
    startDate,
    costPerPen: '',
    costCurrency: '',
    purchaseDate: '',
    pharmacy: '',
    batch: '',
    expiresOn: '',
    wastedClicks: '0',
    enableFifthDose: false,
  };
}

/** A form that holds what is known of `pen`. */
export function toPenValues(pen: Pen): PenFormValues {
  return {
    name: pen.name,
    startDate: pen.startDate ?? '',
    costPerPen: pen.costPerPen === null ? '' : pen.costPerPen.toFixed(2),
    costCurrency: pen.costCurrency ?? '',
    purchaseDate: pen.purchaseDate ?? '',
    pharmacy: pen.pharmacy ?? '',
    batch: pen.batch ?? '',
    expiresOn: pen.expiresOn ?? '',
    // A reply that was kept by an earlier release has none.
    wastedClicks: String(pen.wastedClicks ?? 0),
    enableFifthDose: pen.enableFifthDose,
  };
}

const DAYS = [
  ['startDate', texts.startDate],
  ['purchaseDate', texts.purchaseDate],
  ['expiresOn', texts.expiryDate],
] as const;

type RequiredField = keyof typeof texts.missing;

/** The most steps of a pen that its doses leave: what is left, and what was wasted. */
export const mostWasted = ({ remainingClicks, wastedClicks }: Pen): number =>
  remainingClicks + (wastedClicks ?? 0);

/** The error of a number of wasted steps, or null. */
export function checkWasted(typed: string, most: number): string | null {
  return wholeError(typed, { least: 0, most }, { wrong: texts.wastedWrong(most) });
}

/** The errors of the form. Only the fields in `required` must be filled in. */
export function checkPenForm(
  values: PenFormValues,
  required: readonly RequiredField[],
): FormErrors<PenFormValues> {
  const isWritten = (field: keyof PenFormValues) => String(values[field]).trim() !== '';
  const missing = Object.fromEntries(required.map((field) => [field, texts.missing[field]]));
  const cost = isWritten('costPerPen') ? moneyError(values.costPerPen, texts.costWrong) : null;
  return {
    form: null,
    ...missingFields(values, missing, texts.requiredFields),
    ...(cost !== null && { costPerPen: cost }),
    ...(values.startDate > localDay(Date.now()) && { startDate: texts.dayAhead }),
    ...Object.fromEntries(
      DAYS.filter(([field]) => isWritten(field) && !isKeptDay(values[field])).map(
        ([field, name]) => [field, outOfYears(name)],
      ),
    ),
  };
}

/** The sentence about a pen that was not saved. */
export const penFailure = (failed: string) => (error: Error) =>
  isGone(error) ? texts.penGone : explainError(error, failed);

/** The fields that a sealed pen must have, and an open one. */
export const SEALED_REQUIRED = ['name', 'costPerPen', 'purchaseDate'] as const;
export const PEN_REQUIRED = [...SEALED_REQUIRED, 'startDate'] as const;
/** The fields without which a pen's cost is not known. */
export const COST_REQUIRED = ['costPerPen', 'purchaseDate'] as const;

/** The body for an edited pen from a form that passed the check. */
export function editPenBody(values: PenFormValues) {
  return {
    name: values.name.trim(),
    startDate: values.startDate || null,
    ...costBody(values),
    expiresOn: values.expiresOn || null,
    batch: values.batch.trim() || null,
    wastedClicks: parseNumber(values.wastedClicks),
  } satisfies Required<PenChange>;
}

/** The body that fills in what a pen did cost. */
export function costBody(values: PenFormValues) {
  return {
    costPerPen: parseMoney(values.costPerPen),
    costCurrency: isCurrency(values.costCurrency) ? values.costCurrency : null,
    purchaseDate: values.purchaseDate || null,
    pharmacy: values.pharmacy.trim() || null,
  };
}
