import { MAX_PEN_NAME_CHARACTERS, type Pen } from '@dosewise/contract';
import {
  choiceOf,
  chosenKind,
  chosenMedicine,
  chosenStrength,
  type DeviceDraft,
  deviceFaults,
  draftLike,
  hasGolden,
  NO_DEVICE,
  OPEN_PEN_FIELDS,
  parseNumber,
  readDevice,
  SEALED_PEN_FIELDS,
  deviceSteps as stepsOfDevice,
} from '@dosewise/domain';
import type { NewPen } from '../../../data/pens/pen-changes.ts';
import { wholeError } from '../../../kit/forms/number-checks.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { medicineTitle } from '../../medicines/medicines.ts';
import { checkPenForm, editPenBody, noPenValues, type PenFormValues } from '../dialogs/pen-form.ts';
import { texts as penTexts } from '../dialogs/texts.ts';
import { newDeviceErrors } from './device-form.ts';
import { type DeviceStep, deviceSteps } from './device-steps.tsx';
import { texts } from './texts.ts';

/** Most sealed pens that are added at once. */
export const COUNT = { least: 1, most: 12 } as const;

/** Pens that are being added: which device they are, what else is known of them, and how many. */
export type NewPenValues = PenFormValues &
  DeviceDraft & {
    /** True for pens that no one has used yet. */
    readonly isSealed: boolean;
    /** The number of sealed ones. */
    readonly count: string;
  };

/** A form for a new pen that is begun and bought `today` (`YYYY-MM-DD`), for who has `pens`. */
export function newPenValues(
  today: string,
  pens: readonly Pen[],
  { isSealed, enableFifthDose }: Pick<NewPenValues, 'isSealed' | 'enableFifthDose'>,
): NewPenValues {
  const last = lastPen(pens);
  const device = last === null ? NO_DEVICE : draftLike(last);
  const pen = { ...noPenValues(today), purchaseDate: today, enableFifthDose };
  const values = { ...pen, ...device, isSealed, count: '1' };
  return { ...values, name: proposedName(values, pens) };
}

/** The pen that was begun last, else one in stock; null for who has none. */
function lastPen(pens: readonly Pen[]): Pen | null {
  return pens.toSorted((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''))[0] ?? null;
}

/** The questions about a new pen, one a screen. */
export type Step = DeviceStep | 'use' | 'cost';

/** The questions that these answers leave to be asked, in their order; whether it is in use only where `asksUse`. */
export function stepsOf(
  values: DeviceDraft,
  { asksUse, country }: { readonly asksUse: boolean; readonly country: string | null },
): readonly Step[] {
  return [...deviceSteps(values, country), ...(asksUse ? (['use'] as const) : []), 'cost'];
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

/** The errors of the numbers of a device, asked before the pen itself. */
export function checkNumbers(values: NewPenValues): FormErrors<NewPenValues> {
  const isMissing = Object.values(deviceFaults(values)).includes('missing');
  return { ...newDeviceErrors(values), form: isMissing ? penTexts.requiredFields : null };
}

/** The errors of the form. */
export function checkNewPen(values: NewPenValues): FormErrors<NewPenValues> {
  const { isSealed } = values;
  const device = checkNumbers(values);
  const chosen = readDevice(values);
  const pen = checkPenForm(values, {
    required: isSealed ? SEALED_PEN_FIELDS : OPEN_PEN_FIELDS,
    mostWasted: isSealed || chosen === null ? null : stepsOfDevice(chosen),
  });
  return {
    ...device,
    ...pen,
    count: isSealed
      ? wholeError(values.count, COUNT, { wrong: penTexts.countWrong(COUNT.most) })
      : null,
    form: pen.form ?? device.form,
  };
}

/** The bodies for the new pens, each with a name that none of `pens` has, from a form that passed the check. */
export function newPenBodies(values: NewPenValues, pens: readonly Pen[]): readonly NewPen[] {
  const names = new Set(pens.map(({ name }) => name));
  const first = values.name.trim();
  const count = values.isSealed ? parseNumber(values.count) : 1;
  return Array.from({ length: count }, (_, index) => {
    const name = index === 0 ? first : freeName(first, names);
    names.add(name);
    return newPenBody({ ...values, name });
  });
}

function newPenBody(values: NewPenValues): Required<NewPen> {
  return {
    ...editPenBody(values),
    startDate: values.isSealed ? null : values.startDate,
    wastedClicks: values.isSealed ? 0 : parseNumber(values.wastedClicks),
    strength: chosenStrength(values),
    device: choiceOf(values),
    enableFifthDose: values.enableFifthDose && hasGolden(values),
  };
}

/**
 * 'Mounjaro 10 mg': what a pen of this brand and strength may be called, by a name that none of
 * `pens` has. Empty without a strength.
 */
export function proposedName(values: DeviceDraft, pens: readonly Pen[]): string {
  const { brand, strength } = values;
  if (strength.trim() === '') return '';
  const isTablet = brand !== '' && chosenKind(values) === 'tablet';
  const box = isTablet ? texts.tabletsOf(brand) : brand;
  const said = box || medicineTitle(chosenMedicine(values));
  const name = texts.proposedName(said, strength.trim()).slice(-MAX_PEN_NAME_CHARACTERS).trim();
  return freeName(name, new Set(pens.map((pen) => pen.name)));
}

/** `name`, or where `names` has it the first 'name (2)', 'name (3)' that it has not. */
function freeName(name: string, names: ReadonlySet<string>): string {
  let free = name;
  for (let copy = 2; names.has(free); copy++) free = texts.copyOf(name, copy);
  return free;
}
