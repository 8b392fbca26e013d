import type { Pen } from '@dosewise/contract';
import {
  isCurrency,
  type PenDraft,
  type PenDraftFacts,
  type PenFaults,
  parseMoney,
  parseNumber,
  penFaults,
} from '@dosewise/domain';
import { isGone } from '../../../data/calls/api-error.ts';
import type { NewPen, PenChange } from '../../../data/pens/pen-changes.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { outOfYears } from '../../../kit/forms/limits.ts';
import { localDay } from '../../../kit/forms/local-date-time.ts';
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

/** The most steps of a pen that its doses leave: what is left, and what was wasted. */
export const mostWasted = ({ remainingClicks, wastedClicks }: Pen): number =>
  remainingClicks + (wastedClicks ?? 0);

/** The facts that a form is compared with, today but for what is not asked. */
export type PenFormFacts = Partial<PenDraftFacts> & Pick<PenDraftFacts, 'required'>;

/** The errors of the form. `tooLate` says that a pen was opened before the start that stands there. */
export function checkPenForm(
  values: PenFormValues,
  facts: PenFormFacts,
  tooLate = '',
): FormErrors<PenFormValues> {
  const usual = { today: localDay(Date.now()), firstDoseOn: null, mostWasted: null };
  const faults = penFaults(values, { ...usual, ...facts });
  const sentences = {
    ...SENTENCES,
    wastedClicks: { wrong: texts.wastedWrong(facts.mostWasted ?? 0) },
    startDate: { ...SENTENCES.startDate, after_first_dose: tooLate },
  };
  const errorOf = (field: keyof PenDraft) => {
    const fault = faults[field];
    const said: { readonly [Fault in NonNullable<PenFaults['startDate']>]?: string } =
      sentences[field];
    return fault && (said[fault] ?? null);
  };
  return {
    name: errorOf('name'),
    startDate: errorOf('startDate'),
    costPerPen: errorOf('costPerPen'),
    purchaseDate: errorOf('purchaseDate'),
    expiresOn: errorOf('expiresOn'),
    wastedClicks: errorOf('wastedClicks'),
    form: Object.values(faults).includes('missing') ? texts.requiredFields : null,
  };
}

const { missing } = texts;
const SENTENCES = {
  name: { missing: missing.name },
  startDate: {
    missing: missing.startDate,
    ahead: texts.dayAhead,
    out_of_years: outOfYears(texts.startDate),
  },
  costPerPen: { missing: missing.costPerPen, wrong: texts.costWrong },
  purchaseDate: { missing: missing.purchaseDate, out_of_years: outOfYears(texts.purchaseDate) },
  expiresOn: { out_of_years: outOfYears(texts.expiryDate) },
} as const;

/** The sentence about a pen that was not saved. */
export const penFailure = (failed: string) => (error: Error) =>
  isGone(error) ? texts.penGone : explainError(error, failed);

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
