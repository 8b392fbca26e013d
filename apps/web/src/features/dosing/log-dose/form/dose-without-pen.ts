import type { FormErrors } from '../../../../forms/use-form.ts';
import type { NewDose } from '../../../../records/doses/dose-changes.ts';
import {
  checkMedicine,
  chosenMedicine,
  type MedicineChoice,
} from '../../../../records/medicines/medicines.ts';
import { checkAmount, checkDate, injectionOf, MOST_MG } from './dose-check.ts';
import type { InjectionDetails } from './dose-entry.ts';

/** A dose from no pen of the account, being entered. */
export interface DoseWithoutPen extends InjectionDetails, MedicineChoice {
  /** mg, as typed. */
  readonly doseAmount: string;
}

/** What is wrong with it, beside its fields. `now` in epoch ms. */
export function checkWithoutPen(entry: DoseWithoutPen, now: number): FormErrors<DoseWithoutPen> {
  return {
    ...checkMedicine(entry),
    doseAmount: checkAmount(entry.doseAmount, { unit: 'mg', most: MOST_MG }),
    date: checkDate(entry.date, null, now),
  };
}

/** The body to send for one that passed the check. */
export function withoutPenBody(entry: DoseWithoutPen): NewDose {
  return {
    penId: null,
    medicine: chosenMedicine(entry),
    doseType: 'standard',
    doseAmount: Number(entry.doseAmount),
    ...injectionOf(entry),
  };
}
