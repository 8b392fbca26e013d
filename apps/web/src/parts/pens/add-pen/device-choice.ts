import type { Pen } from '@dosewise/contract';
import {
  brandOf,
  chooseDevice,
  type DeviceChoice,
  type DeviceKind,
  devicesOfBrand,
  findDevice,
  isCountedWhole,
  maxDosesOf,
  OWN_DEVICE_LIMITS,
} from '@dosewise/domain';
import { numberError, wholeError } from '../../../kit/forms/number-checks.ts';
import { parseNumber } from '../../../kit/forms/parse-number.ts';
import type { FormErrors, FormState } from '../../../kit/forms/use-form.ts';
import { checkMedicine, chosenMedicine, type MedicineChoice } from '../../medicines/medicines.ts';
import { texts } from './texts.ts';

/** Stands for a device that is not in the list; no id is so short. */
export const OWN = '?';

/** The device of a new pen, as it is being entered. */
export interface DeviceValues extends MedicineChoice {
  /** The name on the box; empty while none is chosen, and for what is not in the list. */
  readonly brand: string;
  /** mg in a labelled dose, as typed or as on its tile. */
  readonly strength: string;
  /** An id of the catalogue, `OWN`, or empty while none is chosen. */
  readonly device: string;
  readonly kind: DeviceKind;
  readonly doseMl: string;
  /** Labelled doses, or single-dose pens in the box. */
  readonly doses: string;
  /** Clicks of a labelled dose, as counted. */
  readonly stepsPerDose: string;
  readonly givesWholeDoses: boolean;
}

/** The part of a form that chooses the device. */
export interface DeviceForm extends Pick<FormState<DeviceValues>, 'field'> {
  readonly values: DeviceValues;
  readonly change: (changed: Partial<DeviceValues>) => void;
}

const NO_DEVICE: DeviceValues = {
  medicine: '',
  otherMedicine: '',
  brand: '',
  strength: '',
  device: '',
  kind: 'click_pen',
  doseMl: '',
  doses: '',
  stepsPerDose: '',
  givesWholeDoses: false,
};

/** The first choice: none for a first pen, then the device and strength of the last. */
export function firstDeviceValues(last: Pen | null): DeviceValues {
  if (last === null) return NO_DEVICE;
  const { device, strength } = last;
  const entry = findDevice(device.id ?? '');
  const isListed = entry?.strengths.includes(strength) ?? false;
  return {
    ...NO_DEVICE,
    medicine: device.medicine,
    brand: entry && isListed ? brandOf(entry) : '',
    strength: String(strength),
    device: entry && isListed ? entry.id : OWN,
    kind: device.kind,
    doseMl: device.doseMl === null ? '' : String(device.doseMl),
    doses: String(device.doses),
    stepsPerDose: String(device.stepsPerDose),
    givesWholeDoses: device.kind === 'click_pen' && device.stepsPerDose === 1,
  };
}

/** The pen that was begun last, else one in stock; null for who has none. */
export function lastPen(pens: readonly Pen[]): Pen | null {
  return pens.toSorted((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''))[0] ?? null;
}

/** Another brand: nothing that was chosen of the one before holds. The same again changes nothing. */
export function withBrand(values: DeviceValues, brand: string): Partial<DeviceValues> {
  if (brand === values.brand && values.device !== OWN) return {};
  const medicine = devicesOfBrand(brand, null).sold[0]?.medicine ?? '';
  return { ...NO_DEVICE, brand, medicine };
}

/** A device of a brand in a strength. Clicks are counted anew for another amount of liquid. */
export function withDevice(
  values: DeviceValues,
  device: string,
  strength: number,
): Partial<DeviceValues> {
  const [before, after] = [findDevice(values.device), findDevice(device)];
  const isSameAmount =
    before !== undefined && before.doseMl === after?.doseMl && before.kind === after.kind;
  const { doseMl, doses, stepsPerDose, givesWholeDoses } = isSameAmount ? values : NO_DEVICE;
  // A pack's number may be another one, and is asked.
  const usual = after?.kind === 'tablet' && doses === '' ? String(after.doses) : doses;
  return {
    medicine: after?.medicine ?? values.medicine,
    device,
    strength: String(strength),
    doseMl,
    doses: usual,
    stepsPerDose,
    givesWholeDoses,
  };
}

/** One's own numbers, of a `brand` or of none. Those that were typed stay. */
export function withOwnNumbers(values: DeviceValues, brand: string): Partial<DeviceValues> {
  if (values.device === OWN && values.brand === brand) return {};
  const medicine = brand === values.brand ? values.medicine : '';
  return { ...NO_DEVICE, device: OWN, brand, medicine };
}

/** The numbers that somebody still has to give of the device that is chosen. */
export function askedNumbers({ device, kind }: DeviceValues): {
  readonly clicks: boolean;
  /** Single-dose pens or tablets. */
  readonly inBox: boolean;
  readonly own: boolean;
} {
  const entry = findDevice(device);
  const isOwn = device === OWN;
  return {
    clicks: isOwn ? kind === 'click_pen' : entry?.stepsPerDose === null,
    inBox: !isOwn && entry !== undefined && isCountedWhole(entry.kind),
    own: isOwn,
  };
}

/** The kind of device that is chosen. */
export function chosenKind({ device, kind }: Pick<DeviceValues, 'device' | 'kind'>): DeviceKind {
  return findDevice(device)?.kind ?? kind;
}

/** True when a Golden Dose is possible from the device that is chosen. */
export function hasGolden({ device }: Pick<DeviceValues, 'device'>): boolean {
  return (findDevice(device)?.goldenMl ?? 0) > 0;
}

/** The choice as it is sent. */
export function deviceChoice(values: DeviceValues): DeviceChoice {
  const asked = askedNumbers(values);
  const clicks = values.givesWholeDoses ? 1 : parseNumber(values.stepsPerDose);
  const steps = asked.clicks ? { stepsPerDose: clicks } : {};
  if (!asked.own) {
    const doses = asked.inBox ? { doses: parseNumber(values.doses) } : {};
    return { id: values.device, ...doses, ...steps };
  }
  return {
    medicine: chosenMedicine(values),
    kind: values.kind,
    ...(values.kind === 'tablet' ? {} : { doseMl: parseNumber(values.doseMl) }),
    doses: parseNumber(values.doses),
    ...steps,
  };
}

/** The mg of a labelled dose that are chosen. */
export function chosenStrength({ strength }: Pick<DeviceValues, 'strength'>): number {
  return parseNumber(strength);
}

/** The errors of the choice, beside its fields. */
export function checkDevice(values: DeviceValues): FormErrors<DeviceValues> {
  const medicine = checkMedicine(values);
  const asked = askedNumbers(values);
  const { strengthMg, doseMl, doses, stepsPerDose } = OWN_DEVICE_LIMITS;
  const kind = chosenKind(values);
  const isBox = isCountedWhole(kind);
  const box = { least: 1, most: maxDosesOf(kind) };
  const { missing } = texts;
  const isVialOfParts =
    values.kind === 'vial' &&
    chooseDevice(chosenStrength(values), deviceChoice(values)) === 'no_whole_units';
  return {
    ...medicine,
    strength: asked.own
      ? numberError(values.strength, strengthMg, {
          missing: missing.ownStrength,
          wrong: texts.strengthWrong(strengthMg),
        })
      : values.strength === ''
        ? missing.strength
        : null,
    ...(asked.own &&
      kind !== 'tablet' && {
        doseMl:
          numberError(values.doseMl, doseMl, {
            missing: missing.doseMl,
            wrong: texts.doseMlWrong(doseMl),
          }) ?? (isVialOfParts ? texts.noWholeUnits : null),
      }),
    ...((asked.own || asked.inBox) && {
      doses: isBox
        ? wholeError(values.doses, box, {
            missing: missing.pieces[kind],
            wrong: texts.piecesWrong(kind, box),
          })
        : wholeError(values.doses, doses, {
            missing: missing.doses,
            wrong: texts.dosesWrong(doses),
          }),
    }),
    ...(asked.clicks &&
      !values.givesWholeDoses && {
        stepsPerDose: wholeError(values.stepsPerDose, stepsPerDose, {
          missing: missing.clicks,
          wrong: texts.clicksWrong(stepsPerDose),
        }),
      }),
  };
}
