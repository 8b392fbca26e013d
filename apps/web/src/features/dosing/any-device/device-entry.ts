import {
  type CatalogueDevice,
  type Clicks,
  clicks,
  type DeviceSize,
  type DoseScale,
  type DoseUnit,
  doseScale,
  findDevice,
  knownStepsOfDose,
  maxDosesOf,
  OWN_DEVICE_LIMITS,
} from '@dosewise/domain';
import { numberIn, wholeIn } from '../../../kit/forms/number-checks.ts';

/** The kinds of which somebody enters the numbers here: a single-dose pen is a pen. */
export const OWN_KINDS = ['click_pen', 'vial', 'tablet'] as const;
type OwnKind = (typeof OWN_KINDS)[number];

/** The entry, as it stands in the fields. */
export interface DeviceEntry {
  readonly source: 'list' | 'own';
  /** The name on the box; empty while none is chosen. */
  readonly brand: string;
  /** Of the catalogue, or one's own word for it. */
  readonly medicine: string;
  /** Of the catalogue; empty while none is chosen. */
  readonly deviceId: string;
  readonly kind: OwnKind;
  /** mg of a labelled dose. */
  readonly strength: string;
  readonly doseMl: string;
  readonly doses: string;
  /** Clicks that somebody counted for one labelled dose; empty where nobody did. */
  readonly counted: string;
  /** The field that was typed into last, and what stands in it. */
  readonly unit: DoseUnit;
  readonly text: string;
  /** The one chosen of the two steps beside the typed amount. */
  readonly chosen: Clicks | null;
}

export const EMPTY_ENTRY: DeviceEntry = {
  source: 'list',
  brand: '',
  medicine: '',
  deviceId: '',
  kind: 'click_pen',
  strength: '',
  doseMl: '',
  doses: '',
  counted: '',
  unit: 'mg',
  text: '',
  chosen: null,
};

/** A device whose numbers are known well enough to compute with. */
export interface KnownDevice {
  /** Null for own numbers. */
  readonly entry: CatalogueDevice | null;
  readonly size: DeviceSize;
  readonly scale: DoseScale;
  /** True when its steps are known; else the step is the dose. */
  readonly hasSteps: boolean;
}

/** The device that the fields describe; null while a number is missing or out of range. */
export function enteredDevice(entry: DeviceEntry): KnownDevice | null {
  const strength = numberIn(entry.strength, OWN_DEVICE_LIMITS.strengthMg);
  if (strength === null) return null;
  if (entry.source === 'own') return ownDevice(entry, strength);
  const found = findDevice(entry.deviceId);
  if (found === undefined || !found.strengths.includes(strength)) return null;
  return known(found, found, found.stepsPerDose ?? countedIn(entry), strength);
}

/** The fields that are needed before anything can be computed. */
export function whatIsMissing(entry: DeviceEntry): 'device' | 'strength' | 'numbers' {
  if (entry.source === 'own') return 'numbers';
  return entry.brand === '' ? 'device' : 'strength';
}

function ownDevice(entry: DeviceEntry, strength: number): KnownDevice | null {
  const { kind } = entry;
  const doseMl = kind === 'tablet' ? null : numberIn(entry.doseMl, OWN_DEVICE_LIMITS.doseMl);
  if (doseMl === null && kind !== 'tablet') return null;
  // Where nobody said how many there are, no amount is too much.
  const limits = { least: 1, most: maxDosesOf(kind) };
  const doses = wholeIn(entry.doses, limits) ?? limits.most;
  const steps = knownStepsOfDose(kind, doseMl) ?? countedIn(entry);
  return known(null, { kind, doseMl, doses }, steps, strength);
}

function known(
  entry: CatalogueDevice | null,
  { kind, doseMl, doses }: Omit<DeviceSize, 'stepsPerDose'>,
  steps: number | null,
  strength: number,
): KnownDevice {
  const size = { kind, doseMl, doses, stepsPerDose: steps ?? 1 };
  return { entry, size, scale: doseScale(strength, size), hasSteps: steps !== null };
}

/** True when the person may say how many clicks a dose has: no source does. */
export function mayCountClicks(entry: DeviceEntry): boolean {
  return entry.source === 'own'
    ? entry.kind === 'click_pen'
    : findDevice(entry.deviceId)?.stepsPerDose === null;
}

const countedIn = ({ counted }: DeviceEntry) => wholeIn(counted, OWN_DEVICE_LIMITS.stepsPerDose);

/** Another brand: none of its devices is chosen for anybody. The same again changes nothing. */
export function withBrand(entry: DeviceEntry, brand: string): DeviceEntry {
  if (entry.source === 'list' && entry.brand === brand) return entry;
  const { unit, text } = withoutSteps(entry);
  return { ...EMPTY_ENTRY, brand, unit, text };
}

/**
 * A device in a strength. A dose typed in mg stays; other amounts are of the device they were typed
 * for, and so are counted clicks.
 */
export function withDevice(entry: DeviceEntry, deviceId: string, strength: number): DeviceEntry {
  const isSame = deviceId === entry.deviceId;
  return {
    ...(isSame ? { ...entry, chosen: null } : { ...withoutSteps(entry), counted: '' }),
    medicine: findDevice(deviceId)?.medicine ?? '',
    deviceId,
    strength: String(strength),
  };
}

/** One's own numbers, of no brand. */
export function withOwnNumbers(entry: DeviceEntry): DeviceEntry {
  if (entry.source === 'own') return entry;
  const { unit, text } = withoutSteps(entry);
  return { ...EMPTY_ENTRY, source: 'own', medicine: entry.medicine, unit, text };
}

/** The same with a choice between steps undone, and with what was not typed in mg gone. */
export function withoutSteps(entry: DeviceEntry): DeviceEntry {
  const isMg = entry.unit === 'mg';
  return { ...entry, unit: 'mg', text: isMg ? entry.text : '', chosen: null };
}

/** An amount typed into the field of `unit`. A negative one is 0. */
export function withAmount(entry: DeviceEntry, unit: DoseUnit, text: string): DeviceEntry {
  return { ...entry, unit, text: Number(text) < 0 ? '0' : text, chosen: null };
}

/** One of the two steps beside what was typed. */
export function withChoice(entry: DeviceEntry, steps: number): DeviceEntry {
  return { ...entry, chosen: clicks(steps) };
}
