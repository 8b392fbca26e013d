import { brandOf, devicesOfBrand } from '../device/brand.ts';
import { type ChosenDevice, chooseDevice, type DeviceChoice } from '../device/choose-device.ts';
import { type DeviceSize, type DoseScale, doseScale } from '../device/device.ts';
import { type CatalogueDevice, findDevice } from '../device/device-catalogue.ts';
import {
  type DeviceKind,
  isCountedWhole,
  knownStepsOfDose,
  maxDosesOf,
  OWN_DEVICE_LIMITS,
} from '../device/device-kind.ts';
import { chosenMedicine, type MedicineDraft, medicineFaults } from './medicine-draft.ts';
import {
  type FieldFault,
  type Limits,
  numberFault,
  parseNumber,
  wholeFault,
} from './typed-number.ts';

/** Stands for a device that is not in the catalogue; no id is so short. */
export const OWN_DEVICE = '?';

/** A device as someone enters it: a pen that is added, or one to calculate with. Numbers as typed. */
export interface DeviceDraft extends MedicineDraft {
  /** The name on the box; empty while none is chosen, and for what is not in the catalogue. */
  readonly brand: string;
  /** An id of the catalogue, `OWN_DEVICE`, or empty while none is chosen. */
  readonly device: string;
  /** mg in a labelled dose. */
  readonly strength: string;
  /** Of one's own numbers. */
  readonly kind: DeviceKind;
  /** mL in a labelled dose. */
  readonly doseMl: string;
  /** Labelled doses, or single-dose pens in the box, or tablets in the pack. */
  readonly doses: string;
  /** Clicks of a labelled dose, as counted. */
  readonly stepsPerDose: string;
  /** True of a dial that gives whole doses only: it has no clicks to count. */
  readonly givesWholeDoses: boolean;
}

/** Nothing is chosen for anyone. */
export const NO_DEVICE: DeviceDraft = {
  medicine: '',
  otherMedicine: '',
  brand: '',
  device: '',
  strength: '',
  kind: 'click_pen',
  doseMl: '',
  doses: '',
  stepsPerDose: '',
  givesWholeDoses: false,
};

/** A pen that there is, as far as another one like it is chosen by it. */
interface KnownPen {
  readonly strength: number;
  readonly device: DeviceSize & { readonly id: string | null; readonly medicine: string };
}

/** The draft of another pen like `last`. A device or strength that is not sold any more becomes own numbers. */
export function draftLike({ strength, device }: KnownPen): DeviceDraft {
  const entry = findDevice(device.id ?? '');
  const listed = entry?.strengths.includes(strength) ? entry : undefined;
  return {
    ...NO_DEVICE,
    medicine: device.medicine,
    brand: listed === undefined ? '' : brandOf(listed),
    device: listed?.id ?? OWN_DEVICE,
    strength: String(strength),
    kind: device.kind,
    doseMl: device.doseMl === null ? '' : String(device.doseMl),
    doses: String(device.doses),
    stepsPerDose: String(device.stepsPerDose),
    givesWholeDoses: device.kind === 'click_pen' && device.stepsPerDose === 1,
  };
}

/** Another brand: nothing that was chosen of the one before holds. The same again changes nothing. */
export function withBrand(draft: DeviceDraft, brand: string): Partial<DeviceDraft> {
  if (brand === draft.brand && draft.device !== OWN_DEVICE) return {};
  const medicine = devicesOfBrand(brand, null).sold[0]?.medicine ?? '';
  return { ...NO_DEVICE, brand, medicine };
}

/** A device of a brand in a strength. Clicks are counted again for another amount of liquid. */
export function withDevice(
  draft: DeviceDraft,
  device: string,
  strength: number,
): Partial<DeviceDraft> {
  const after = findDevice(device);
  const { doseMl, doses, stepsPerDose, givesWholeDoses } = hasStepsOf(draft, device)
    ? draft
    : NO_DEVICE;
  // A pack's number may be another one, and is asked.
  const usual = after?.kind === 'tablet' && doses === '' ? String(after.doses) : doses;
  return {
    medicine: after?.medicine ?? draft.medicine,
    device,
    strength: String(strength),
    doseMl,
    doses: usual,
    stepsPerDose,
    givesWholeDoses,
  };
}

/** True when the steps of a dose from the device that is chosen are those of `device`, too. */
export function hasStepsOf(draft: Pick<DeviceDraft, 'device'>, device: string): boolean {
  const [before, after] = [findDevice(draft.device), findDevice(device)];
  return before !== undefined && before.doseMl === after?.doseMl && before.kind === after.kind;
}

/** One's own numbers, of a `brand` or of none. Those that were typed stay. */
export function withOwnNumbers(draft: DeviceDraft, brand: string): Partial<DeviceDraft> {
  if (draft.device === OWN_DEVICE && draft.brand === brand) return {};
  const medicine = brand === draft.brand ? draft.medicine : '';
  return { ...NO_DEVICE, device: OWN_DEVICE, brand, medicine };
}

/** The numbers that someone still has to give of the device that is chosen. */
export function askedNumbers({ device, kind }: Pick<DeviceDraft, 'device' | 'kind'>): {
  readonly clicks: boolean;
  /** Single-dose pens or tablets. */
  readonly inBox: boolean;
  readonly own: boolean;
} {
  const entry = findDevice(device);
  const own = device === OWN_DEVICE;
  return {
    clicks: own ? kind === 'click_pen' : entry?.stepsPerDose === null,
    inBox: !own && entry !== undefined && isCountedWhole(entry.kind),
    own,
  };
}

/** The kind of device that is chosen. */
export function chosenKind({ device, kind }: Pick<DeviceDraft, 'device' | 'kind'>): DeviceKind {
  return findDevice(device)?.kind ?? kind;
}

/** True when a Golden Dose is possible from the device that is chosen. */
export function hasGolden({ device }: Pick<DeviceDraft, 'device'>): boolean {
  return (findDevice(device)?.goldenMl ?? 0) > 0;
}

/** The numbers of a draft. */
export type DeviceNumber = 'strength' | 'doseMl' | 'doses' | 'stepsPerDose';

/** The fields of a draft in which something may be at fault. */
export type DeviceField = keyof MedicineDraft | DeviceNumber;

/** The limits of a number of a device of this kind. */
export function numberLimits(field: DeviceNumber, kind: DeviceKind): Limits {
  if (field === 'doses') return { least: 1, most: maxDosesOf(kind) };
  return OWN_DEVICE_LIMITS[field === 'strength' ? 'strengthMg' : field];
}

/** The fault of each field; null without one, and where the device that is chosen has no such field. */
export type DeviceFaults = Readonly<Record<DeviceField, FieldFault | 'no_whole_units' | null>>;

/** The faults of a device that is being entered. */
export function deviceFaults(draft: DeviceDraft): DeviceFaults {
  const asked = askedNumbers(draft);
  const kind = chosenKind(draft);
  const faultIn = (field: DeviceNumber, check: typeof numberFault) =>
    check(draft[field], numberLimits(field, kind));
  const isVialOfParts = () =>
    chooseDevice(chosenStrength(draft), choiceOf(draft)) === 'no_whole_units';
  return {
    ...medicineFaults(draft),
    strength: asked.own
      ? faultIn('strength', numberFault)
      : draft.strength === ''
        ? 'missing'
        : null,
    doseMl:
      asked.own && kind !== 'tablet'
        ? (faultIn('doseMl', numberFault) ?? (isVialOfParts() ? 'no_whole_units' : null))
        : null,
    doses: asked.own || asked.inBox ? faultIn('doses', wholeFault) : null,
    stepsPerDose:
      asked.clicks && !draft.givesWholeDoses ? faultIn('stepsPerDose', wholeFault) : null,
  };
}

/** The mg of a labelled dose that are chosen; NaN where none are. */
export function chosenStrength({ strength }: Pick<DeviceDraft, 'strength'>): number {
  return parseNumber(strength);
}

/** The choice that a draft without faults is. */
export function choiceOf(draft: DeviceDraft): DeviceChoice {
  const asked = askedNumbers(draft);
  const clicks = draft.givesWholeDoses ? 1 : parseNumber(draft.stepsPerDose);
  const steps = asked.clicks ? { stepsPerDose: clicks } : {};
  if (!asked.own) {
    const doses = asked.inBox ? { doses: parseNumber(draft.doses) } : {};
    return { id: draft.device, ...doses, ...steps };
  }
  return {
    medicine: chosenMedicine(draft),
    kind: draft.kind,
    ...(draft.kind === 'tablet' ? {} : { doseMl: parseNumber(draft.doseMl) }),
    doses: parseNumber(draft.doses),
    ...steps,
  };
}

/** The device of a draft; null as long as anything of it is at fault. */
export function readDevice(draft: DeviceDraft): ChosenDevice | null {
  if (Object.values(deviceFaults(draft)).some((fault) => fault !== null)) return null;
  const chosen = chooseDevice(chosenStrength(draft), choiceOf(draft));
  return typeof chosen === 'string' ? null : chosen;
}

/** A device whose numbers are known well enough to compute with. */
export interface KnownDevice {
  /** Null for own numbers. */
  readonly entry: CatalogueDevice | null;
  readonly size: DeviceSize;
  readonly scale: DoseScale;
  /** True when its steps are known; else the step is the dose. */
  readonly hasSteps: boolean;
}

/**
 * The device of a draft as far as amounts can be computed with it; null while mg or mL of a dose are at
 * fault. Medicine, clicks and how many doses it holds may be: then the step is the dose, and no amount too much.
 */
export function readForCalculation(draft: DeviceDraft): KnownDevice | null {
  const faults = deviceFaults(draft);
  if (faults.strength !== null || faults.doseMl !== null) return null;
  const strength = chosenStrength(draft);
  const entry = findDevice(draft.device);
  if (draft.device !== OWN_DEVICE && !entry?.strengths.includes(strength)) return null;
  const kind = chosenKind(draft);
  const doseMl = entry?.doseMl ?? (kind === 'tablet' ? null : parseNumber(draft.doseMl));
  const isCounted = askedNumbers(draft).clicks && faults.stepsPerDose === null;
  const counted = isCounted && !draft.givesWholeDoses ? parseNumber(draft.stepsPerDose) : null;
  const steps = entry?.stepsPerDose ?? knownStepsOfDose(kind, doseMl) ?? counted;
  const { most } = numberLimits('doses', kind);
  const doses = entry?.doses ?? (faults.doses === null ? parseNumber(draft.doses) : most);
  const size = { kind, doseMl, doses, stepsPerDose: steps ?? 1 };
  return { entry: entry ?? null, size, scale: doseScale(strength, size), hasSteps: steps !== null };
}
