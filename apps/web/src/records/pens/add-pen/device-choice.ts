import type { Pen } from '@dosewise/contract';
import {
  type CatalogueDevice,
  chooseDevice,
  DEVICE_CATALOGUE,
  type DeviceChoice,
  type DeviceKind,
  findDevice,
  MAX_PENS_IN_BOX,
  marketOfCountry,
  OWN_DEVICE_LIMITS,
} from '@dosewise/domain';
import { parseNumber } from '../../../forms/parse-number.ts';
import type { FormErrors, FormState } from '../../../forms/use-form.ts';
import { checkMedicine, chosenMedicine, type MedicineChoice } from '../../medicines/medicines.ts';
import { texts } from './texts.ts';

/** Stands for a device or a strength that is not in the list; no id and no number is so short. */
export const OWN = '?';

/** The device of a new pen, as it is being entered. */
export interface DeviceValues extends MedicineChoice {
  /** mg in a labelled dose, as typed or as on its tile. */
  readonly strength: string;
  /** True when the strength is none of the tiles, and typed. */
  readonly hasOwnStrength: boolean;
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
export interface DeviceForm extends Pick<FormState<DeviceValues>, 'errors' | 'input'> {
  readonly values: DeviceValues;
  readonly change: (changed: Partial<DeviceValues>) => void;
}

const NO_DEVICE: DeviceValues = {
  medicine: '',
  otherMedicine: '',
  strength: '',
  hasOwnStrength: false,
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
  return {
    ...NO_DEVICE,
    medicine: device.medicine,
    strength: String(strength),
    hasOwnStrength: !listStrengths(device.medicine).includes(strength),
    device: entry?.strengths.includes(strength) ? entry.id : OWN,
    kind: device.kind,
    doseMl: String(device.doseMl),
    doses: String(device.doses),
    stepsPerDose: String(device.stepsPerDose),
    givesWholeDoses: device.kind === 'click_pen' && device.stepsPerDose === 1,
  };
}

/** The pen that was begun last, else one in stock; null for who has none. */
export function lastPen(pens: readonly Pen[]): Pen | null {
  return pens.toSorted((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''))[0] ?? null;
}

/** Every strength that the catalogue has of a medicine, mg, ascending. */
export function listStrengths(medicine: string): readonly number[] {
  const strengths = devicesOf(medicine).flatMap((device) => device.strengths);
  return [...new Set(strengths)].sort((a, b) => a - b);
}

/** The presentations of a medicine in a strength; first those sold where the person lives. */
export function listPresentations(
  { medicine, strength }: Pick<DeviceValues, 'medicine' | 'strength'>,
  country: string,
): readonly CatalogueDevice[] {
  const market = marketOfCountry(country) ?? '';
  return devicesOf(medicine)
    .filter(({ strengths }) => strengths.includes(Number(strength)))
    .toSorted((a, b) => Number(b.markets.includes(market)) - Number(a.markets.includes(market)));
}

const devicesOf = (medicine: string) =>
  DEVICE_CATALOGUE.filter((device) => device.medicine === medicine);

/** Another medicine: nothing that was chosen for the one before holds. */
export function withMedicine(medicine: string): Partial<DeviceValues> {
  const isListed = devicesOf(medicine).length > 0;
  return { ...NO_DEVICE, medicine, ...(isListed ? {} : { device: OWN, hasOwnStrength: true }) };
}

/**
 * Another strength: the presentation stays where it is sold in it, or is the same brand's in the
 * same markets; else it has to be chosen. Clicks are counted anew for another amount of liquid.
 */
export function withStrength(values: DeviceValues, strength: string): Partial<DeviceValues> {
  if (strength === OWN) return { strength: '', hasOwnStrength: true, device: OWN };
  const before = findDevice(values.device);
  const listed = devicesOf(values.medicine).filter((device) =>
    device.strengths.includes(Number(strength)),
  );
  const same = listed.filter((device) => before && lineOf(device) === lineOf(before));
  const after = same.find(({ id }) => id === before?.id) ?? only(same) ?? only(listed);
  return { strength, hasOwnStrength: false, ...withDevice(values, after?.id ?? '') };
}

const lineOf = ({ brand, kind, markets }: CatalogueDevice) => [brand, kind, markets].join();

function only(devices: readonly CatalogueDevice[]): CatalogueDevice | undefined {
  return devices.length === 1 ? devices[0] : undefined;
}

/** Another presentation. */
export function withDevice(values: DeviceValues, device: string): Partial<DeviceValues> {
  const [before, after] = [findDevice(values.device), findDevice(device)];
  const isSameAmount =
    before !== undefined && before.doseMl === after?.doseMl && before.kind === after.kind;
  return isSameAmount
    ? { device }
    : { device, doseMl: '', doses: '', stepsPerDose: '', givesWholeDoses: false };
}

/** The numbers that somebody still has to give of the device that is chosen. */
export function askedNumbers({ device, kind }: DeviceValues): {
  readonly clicks: boolean;
  readonly pensInBox: boolean;
  readonly own: boolean;
} {
  const entry = findDevice(device);
  const isOwn = device === OWN;
  return {
    clicks: isOwn ? kind === 'click_pen' : entry?.stepsPerDose === null,
    pensInBox: isOwn ? false : entry?.kind === 'single_pen',
    own: isOwn,
  };
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
    const doses = asked.pensInBox ? { doses: parseNumber(values.doses) } : {};
    return { id: values.device, ...doses, ...steps };
  }
  return {
    medicine: chosenMedicine(values),
    kind: values.kind,
    doseMl: parseNumber(values.doseMl),
    doses: parseNumber(values.doses),
    ...steps,
  };
}

/** The mg of a labelled dose that are chosen. */
export function chosenStrength({ strength }: Pick<DeviceValues, 'strength'>): number {
  return parseNumber(strength);
}

type Limits = { readonly least: number; readonly most: number };

/** The errors of the choice, beside its fields. */
export function checkDevice(values: DeviceValues): FormErrors<DeviceValues> {
  const medicine = checkMedicine(values);
  const asked = askedNumbers(values);
  const { strengthMg, doseMl, doses, stepsPerDose } = OWN_DEVICE_LIMITS;
  const isBox = asked.pensInBox || (asked.own && values.kind === 'single_pen');
  const box = { least: 1, most: MAX_PENS_IN_BOX };
  const number = (
    text: string,
    { least, most }: Limits,
    missing: string,
    sentence: string,
    isWhole = true,
  ) => {
    const value = parseNumber(text);
    if (text.trim() === '') return missing;
    const isGood = value >= least && value <= most && (!isWhole || Number.isInteger(value));
    return isGood ? null : sentence;
  };
  const isVialOfParts =
    values.kind === 'vial' &&
    chooseDevice(chosenStrength(values), deviceChoice(values)) === 'no_whole_units';
  return {
    ...medicine,
    strength: values.hasOwnStrength
      ? number(
          values.strength,
          strengthMg,
          texts.missing.ownStrength,
          texts.strengthWrong(strengthMg),
          false,
        )
      : values.strength === ''
        ? texts.missing.strength
        : null,
    device: values.device === '' && values.strength !== '' ? texts.missing.device : null,
    ...(asked.own && {
      doseMl:
        number(values.doseMl, doseMl, texts.missing.doseMl, texts.doseMlWrong(doseMl), false) ??
        (isVialOfParts ? texts.noWholeUnits : null),
    }),
    ...((asked.own || asked.pensInBox) && {
      doses: isBox
        ? number(values.doses, box, texts.missing.pens, texts.pensWrong(box))
        : number(values.doses, doses, texts.missing.doses, texts.dosesWrong(doses)),
    }),
    ...(asked.clicks &&
      !values.givesWholeDoses && {
        stepsPerDose: number(
          values.stepsPerDose,
          stepsPerDose,
          texts.missing.clicks,
          texts.clicksWrong(stepsPerDose),
        ),
      }),
  };
}
