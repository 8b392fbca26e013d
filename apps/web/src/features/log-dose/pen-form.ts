import type { Pen } from '@dosewise/contract';
import { isKeptDay, WEEKLY_PEN } from '@dosewise/domain';
import { amountSentence, isKeptAmount } from '../../forms/kept-amounts.ts';
import { outOfYears } from '../../forms/kept-years.ts';
import { parseMoney } from '../../forms/parse-money.ts';
import type { NewPen, PenChange } from '../../records/pens/pen-changes.ts';
import { MESSAGES } from './messages.ts';

/** The fields of a pen's form as text, the way they stand there. */
export interface PenFormValues {
  readonly name: string;
  readonly strength: string;
  readonly startDate: string;
  readonly costPerPen: string;
  readonly purchaseDate: string;
  readonly pharmacy: string;
  readonly expiresOn: string;
  readonly enableFifthDose: boolean;
}

export type PenFieldErrors = Readonly<Partial<Record<keyof PenFormValues, string>>>;

/** What is wrong with a form: a sentence over all, and sentences beside single fields. */
export interface PenFormProblem {
  readonly sentence: string | null;
  readonly fields: PenFieldErrors;
}

/** A form for a new pen that starts `today` (`YYYY-MM-DD`). */
export function newPenValues(today: string, enableFifthDose: boolean): PenFormValues {
  return {
    name: '',
    strength: String(WEEKLY_PEN.strengthsMg[0]),
    startDate: today,
    costPerPen: '',
    purchaseDate: '',
    pharmacy: '',
    expiresOn: '',
    enableFifthDose,
  };
}

/** A form that holds what is known of `pen`. */
export function valuesOf(pen: Pen): PenFormValues {
  return {
    name: pen.name,
    strength: String(pen.strength),
    startDate: pen.startDate,
    costPerPen: pen.costPerPen === null ? '' : pen.costPerPen.toFixed(2),
    purchaseDate: pen.purchaseDate ?? '',
    pharmacy: pen.pharmacy ?? '',
    expiresOn: pen.expiresOn ?? '',
    enableFifthDose: pen.enableFifthDose,
  };
}

const DAYS = [
  ['startDate', 'Start date'],
  ['purchaseDate', 'Purchase date'],
  ['expiresOn', 'Expiry date'],
] as const;

/** What is wrong with the form, or null. Only the fields in `required` must be filled in. */
export function checkPenForm(
  values: PenFormValues,
  required: readonly (keyof PenFormValues)[],
): PenFormProblem | null {
  const missing = required.filter((field) => String(values[field]).trim() === '');
  const fields: Partial<Record<keyof PenFormValues, string>> = {};
  for (const field of missing) fields[field] = 'This is needed.';
  const isWritten = (field: keyof PenFormValues) => String(values[field]).trim() !== '';
  if (isWritten('costPerPen') && !isKeptAmount(parseMoney(values.costPerPen))) {
    fields.costPerPen = amountSentence('Cost');
  }
  for (const [field, name] of DAYS) {
    if (isWritten(field) && !isKeptDay(values[field])) fields[field] = outOfYears(name);
  }
  if (Object.keys(fields).length === 0) return null;
  return { sentence: missing.length > 0 ? MESSAGES.requiredFields : null, fields };
}

/** The fields that a new pen must have. */
export const NEW_PEN_REQUIRED = [
  'name',
  'strength',
  'startDate',
  'costPerPen',
  'purchaseDate',
] as const;
/** The fields that an edited pen must have. */
export const EDIT_PEN_REQUIRED = ['name', 'startDate', 'costPerPen', 'purchaseDate'] as const;
/** The fields without which a pen's cost is not known. */
export const COST_REQUIRED = ['costPerPen', 'purchaseDate'] as const;

/** The body for a new pen from a form that passed the check. */
export function newPenBody(values: PenFormValues): NewPen {
  return {
    name: values.name.trim(),
    strength: Number(values.strength),
    startDate: values.startDate,
    ...costBody(values),
    expiresOn: values.expiresOn || null,
    enableFifthDose: values.enableFifthDose,
  };
}

/** The body for an edited pen from a form that passed the check. */
export function editPenBody(values: PenFormValues): PenChange {
  return {
    name: values.name.trim(),
    startDate: values.startDate,
    ...costBody(values),
    expiresOn: values.expiresOn || null,
  };
}

/** The body that fills in what a pen did cost. */
export function costBody(values: PenFormValues) {
  return {
    costPerPen: parseMoney(values.costPerPen),
    purchaseDate: values.purchaseDate || null,
    pharmacy: values.pharmacy.trim() || null,
  };
}
