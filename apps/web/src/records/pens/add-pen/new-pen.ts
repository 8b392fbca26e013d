import type { Pen } from '@dosewise/contract';
import { isKeptDay } from '@dosewise/domain';
import { formatMonth } from '../../../format/dates.ts';
import { parseNumber } from '../../../forms/parse-number.ts';
import type { FormErrors } from '../../../forms/use-form.ts';
import { texts as medicineTexts } from '../../medicines/texts.ts';
import {
  checkPenForm,
  editPenBody,
  noPenValues,
  PEN_REQUIRED,
  type PenFormValues,
  SEALED_REQUIRED,
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
import { texts } from './texts.ts';

/** Most sealed pens that are added at once. */
export const MAX_AT_ONCE = 12;

/** Pens that are being added: which device they are, what else is known of them, and how many. */
export type NewPenValues = PenFormValues & DeviceValues & { readonly count: string };

/** A form for a new pen that starts on `startDate` (`YYYY-MM-DD`, empty when sealed), for who has `pens`. */
export function newPenValues(
  startDate: string,
  pens: readonly Pen[],
  enableFifthDose: boolean,
): NewPenValues {
  const device = firstDeviceValues(lastPen(pens));
  const values = { ...noPenValues(startDate), ...device, enableFifthDose, count: '1' };
  return { ...values, name: proposedName(values, pens) };
}

/**
 * The changes of the form that go with `changed`: the proposed name too, unless a person has
 * written another one.
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

/** The sentences beside fields of the device that are not filled in. */
const MISSING = new Set<string | null | undefined>([
  ...Object.values(texts.missing),
  ...Object.values(medicineTexts.missing),
]);

/** The errors of the form, for a pen in use or for sealed ones. */
export function checkNewPen(
  values: NewPenValues,
  { isSealed }: { isSealed: boolean },
): FormErrors<NewPenValues> {
  const device = checkDevice(values);
  const pen = checkPenForm(values, isSealed ? SEALED_REQUIRED : PEN_REQUIRED);
  const count = parseNumber(values.count);
  const isCountGood = Number.isInteger(count) && count >= 1 && count <= MAX_AT_ONCE;
  const isMissing =
    pen.form !== null || Object.values(device).some((sentence) => MISSING.has(sentence));
  return {
    ...device,
    ...pen,
    count: isCountGood ? null : penTexts.countWrong(MAX_AT_ONCE),
    form: isMissing ? penTexts.requiredFields : null,
  };
}

/** The bodies for the new pens, each with a name that none of `pens` has, from a form that passed the check. */
export function newPenBodies(values: NewPenValues, pens: readonly Pen[]): readonly NewPen[] {
  const names = new Set(pens.map(({ name }) => name));
  const first = values.name.trim();
  return Array.from({ length: parseNumber(values.count) }, (_, index) => {
    const name = index === 0 ? first : freeName(first, names);
    names.add(name);
    return newPenBody({ ...values, name });
  });
}

function newPenBody(values: NewPenValues): Required<NewPen> {
  return {
    ...editPenBody(values),
    strength: chosenStrength(values),
    device: deviceChoice(values),
    enableFifthDose: values.enableFifthDose && hasGolden(values),
  };
}

interface NamedBy {
  /** mg in a labelled dose, as typed. */
  readonly strength: string;
  readonly startDate: string;
}

/**
 * '10 mg, Nov': what a pen of this strength and start may be called, by a name that none of `pens`
 * has. Empty without a strength.
 */
export function proposedName({ strength, startDate }: NamedBy, pens: readonly Pen[]): string {
  if (strength.trim() === '') return '';
  const month = isKeptDay(startDate) ? formatMonth(Date.parse(`${startDate}T00:00`)) : null;
  const name = texts.proposedName(strength.trim(), month);
  return freeName(name, new Set(pens.map((pen) => pen.name)));
}

/** `name`, or where `names` has it the first 'name (2)', 'name (3)' that it has not. */
function freeName(name: string, names: ReadonlySet<string>): string {
  let free = name;
  for (let copy = 2; names.has(free); copy++) free = texts.copyOf(name, copy);
  return free;
}
