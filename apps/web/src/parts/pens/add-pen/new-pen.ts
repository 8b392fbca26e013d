import { MAX_PEN_NAME_CHARACTERS, type Pen } from '@dosewise/contract';
import { chooseDevice, deviceSteps } from '@dosewise/domain';
import type { NewPen } from '../../../data/pens/pen-changes.ts';
import { wholeError } from '../../../kit/forms/number-checks.ts';
import { parseNumber } from '../../../kit/forms/parse-number.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { chosenMedicine, medicineTitle } from '../../medicines/medicines.ts';
import { texts as medicineTexts } from '../../medicines/texts.ts';
import {
  checkPenForm,
  checkWasted,
  editPenBody,
  noPenValues,
  PEN_REQUIRED,
  type PenFormValues,
  SEALED_REQUIRED,
} from '../dialogs/pen-form.ts';
import { texts as penTexts } from '../dialogs/texts.ts';
import {
  askedNumbers,
  checkDevice,
  chosenKind,
  chosenStrength,
  type DeviceValues,
  deviceChoice,
  firstDeviceValues,
  hasGolden,
  lastPen,
  OWN,
} from './device-choice.ts';
import { texts } from './texts.ts';

/** Most sealed pens that are added at once. */
export const COUNT = { least: 1, most: 12 } as const;

/** Pens that are being added: which device they are, what else is known of them, and how many. */
export type NewPenValues = PenFormValues &
  DeviceValues & {
    /** True for pens that nobody has used yet. */
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
  const device = firstDeviceValues(lastPen(pens));
  const pen = { ...noPenValues(today), purchaseDate: today, enableFifthDose };
  const values = { ...pen, ...device, isSealed, count: '1' };
  return { ...values, name: proposedName(values, pens) };
}

/** The questions about a new pen, one a screen. */
export type Step = keyof typeof texts.questions;

/** The questions that these answers leave to be asked, in their order; whether it is in use only where `asksUse`. */
export function stepsOf(values: DeviceValues, asksUse: boolean): readonly Step[] {
  const { clicks, inBox, own } = askedNumbers(values);
  const steps: readonly (readonly [Step, boolean])[] = [
    ['brand', true],
    ['strength', values.device !== OWN || values.brand !== ''],
    ['numbers', clicks || inBox || own],
    ['use', asksUse],
    ['cost', true],
  ];
  return steps.filter(([, isAsked]) => isAsked).map(([step]) => step);
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
  ...Object.values(texts.missing).flatMap((one) =>
    typeof one === 'string' ? one : Object.values(one).filter(Boolean),
  ),
  ...Object.values(medicineTexts.missing),
]);

/** The errors of the numbers of a device, asked before the pen itself. */
export function checkNumbers(values: NewPenValues): FormErrors<NewPenValues> {
  const device = checkDevice(values);
  const isMissing = Object.values(device).some((sentence) => MISSING.has(sentence));
  return { ...device, form: isMissing ? penTexts.requiredFields : null };
}

/** The device of a new pen; null as long as its numbers are not known. */
export function newDevice(values: NewPenValues) {
  if (Object.values(checkDevice(values)).some(Boolean)) return null;
  const chosen = chooseDevice(chosenStrength(values), deviceChoice(values));
  return typeof chosen === 'string' ? null : chosen;
}

/** The errors of the form. */
export function checkNewPen(values: NewPenValues): FormErrors<NewPenValues> {
  const { isSealed } = values;
  const device = checkNumbers(values);
  const pen = checkPenForm(values, isSealed ? SEALED_REQUIRED : PEN_REQUIRED);
  const chosen = newDevice(values);
  return {
    ...device,
    ...pen,
    wastedClicks:
      isSealed || chosen === null ? null : checkWasted(values.wastedClicks, deviceSteps(chosen)),
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
    device: deviceChoice(values),
    enableFifthDose: values.enableFifthDose && hasGolden(values),
  };
}

/**
 * 'Mounjaro 10 mg': what a pen of this brand and strength may be called, by a name that none of
 * `pens` has. Empty without a strength.
 */
export function proposedName(values: DeviceValues, pens: readonly Pen[]): string {
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
