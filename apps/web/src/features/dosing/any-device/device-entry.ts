import {
  amountText,
  type Clicks,
  clicks,
  type DeviceDraft,
  type DoseUnit,
  hasStepsOf,
  NO_DEVICE,
  OWN_DEVICE,
  withBrand as withBrandOf,
  withDevice as withDeviceOf,
  withOwnNumbers as withOwnNumbersOf,
} from '@dosewise/domain';

/** The kinds of which someone enters the numbers here: a single-dose pen is a pen. */
export const OWN_KINDS = ['click_pen', 'vial', 'tablet'] as const;

/** The entry, as it stands in the fields: a device, and an amount of it. */
export interface DeviceEntry extends DeviceDraft {
  /** The field that was typed into last, and what stands in it. */
  readonly unit: DoseUnit;
  readonly text: string;
  /** The one chosen of the two steps beside the typed amount. */
  readonly chosen: Clicks | null;
}

export const EMPTY_ENTRY: DeviceEntry = { ...NO_DEVICE, unit: 'mg', text: '', chosen: null };

/** The fields that are needed before anything can be computed. */
export function whatIsMissing({ device, brand }: DeviceEntry): 'device' | 'strength' | 'numbers' {
  if (device === OWN_DEVICE) return 'numbers';
  return brand === '' ? 'device' : 'strength';
}

/** Another brand: none of its devices is chosen for anyone. The same again changes nothing. */
export function withBrand(entry: DeviceEntry, brand: string): DeviceEntry {
  const changed = withBrandOf(entry, brand);
  return Object.keys(changed).length === 0 ? entry : { ...withoutSteps(entry), ...changed };
}

/** A device in a strength. A dose typed in mg stays; other amounts are of the device they were typed for. */
export function withDevice(entry: DeviceEntry, device: string, strength: number): DeviceEntry {
  const isSame = hasStepsOf(entry, device);
  const kept = isSame ? { ...entry, chosen: null } : withoutSteps(entry);
  return { ...kept, ...withDeviceOf(entry, device, strength) };
}

/** One's own numbers, of no brand. The medicine stays. */
export function withOwnNumbers(entry: DeviceEntry): DeviceEntry {
  if (entry.device === OWN_DEVICE) return entry;
  const { medicine } = entry;
  return { ...withoutSteps(entry), ...withOwnNumbersOf(entry, ''), medicine };
}

/** The same with a choice between steps undone, and with what was not typed in mg gone. */
export function withoutSteps(entry: DeviceEntry): DeviceEntry {
  const isMg = entry.unit === 'mg';
  return { ...entry, unit: 'mg', text: isMg ? entry.text : '', chosen: null };
}

/** An amount typed into the field of `unit`. A negative one is 0. */
export function withAmount(entry: DeviceEntry, unit: DoseUnit, text: string): DeviceEntry {
  return { ...entry, unit, text: amountText(text), chosen: null };
}

/** One of the two steps beside what was typed. */
export function withChoice(entry: DeviceEntry, steps: number): DeviceEntry {
  return { ...entry, chosen: clicks(steps) };
}
