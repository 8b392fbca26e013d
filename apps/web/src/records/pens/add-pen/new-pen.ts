import type { Pen } from '@dosewise/contract';
import type { FormErrors } from '../../../forms/use-form.ts';
import {
  checkPenForm,
  costBody,
  noPenValues,
  PEN_REQUIRED,
  type PenFormValues,
} from '../dialogs/pen-form.ts';
import { texts as penTexts } from '../dialogs/texts.ts';
import type { NewPen } from '../pen-changes.ts';
import {
  checkDevice,
  chosenStrength,
  type DeviceValues,
  deviceChoice,
  firstDeviceValues,
  hasGolden,
  lastPen,
} from './device-choice.ts';
import { proposedName } from './proposed-name.ts';

/** A pen that is being added: which device it is, and what else is known of it. */
export type NewPenValues = PenFormValues & DeviceValues;

/** A form for a new pen that starts `today` (`YYYY-MM-DD`), for who has `pens`. */
export function newPenValues(
  today: string,
  pens: readonly Pen[],
  enableFifthDose: boolean,
): NewPenValues {
  const device = firstDeviceValues(lastPen(pens));
  const values = { ...noPenValues(today), ...device, enableFifthDose };
  return { ...values, name: proposedName(values, pens) };
}

/**
 * What changes in the form with `changed`: the proposed name too, unless a person has written
 * another one.
 */
export function withProposal(
  values: NewPenValues,
  changed: Partial<NewPenValues>,
  pens: readonly Pen[],
): Partial<NewPenValues> {
  const isUntouched = values.name === '' || values.name === proposedName(values, pens);
  if (!isUntouched) return changed;
  return { ...changed, name: proposedName({ ...values, ...changed }, pens) };
}

/** What is wrong with the form. */
export function checkNewPen(values: NewPenValues): FormErrors<NewPenValues> {
  const device = checkDevice(values, penTexts.needed);
  const pen = checkPenForm(values, PEN_REQUIRED);
  const isMissing = pen.form !== null || Object.values(device).includes(penTexts.needed);
  return { ...device, ...pen, form: isMissing ? penTexts.requiredFields : null };
}

/** The body for a new pen from a form that passed the check. */
export function newPenBody(values: NewPenValues): NewPen {
  return {
    name: values.name.trim(),
    strength: chosenStrength(values),
    device: deviceChoice(values),
    startDate: values.startDate || null,
    ...costBody(values),
    expiresOn: values.expiresOn || null,
    batch: values.batch.trim() || null,
    enableFifthDose: values.enableFifthDose && hasGolden(values),
  };
}
