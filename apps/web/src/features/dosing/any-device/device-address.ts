import {
  askedNumbers,
  BRANDS,
  brandOf,
  chosenKind,
  clicks,
  DOSE_UNITS,
  type DoseUnit,
  findDevice,
  type KnownDevice,
  OWN_DEVICE,
  readForCalculation,
  typedAmount,
} from '@dosewise/domain';
import { type Calculation, calculate } from './calculation.ts';
import { type DeviceEntry, EMPTY_ENTRY, OWN_KINDS } from './device-entry.ts';

/** `device` of one's own numbers, and of none that was chosen yet. */
const OWN = 'own';
const NONE = 'other';

/** The fields that the address carries under their own names, where they are filled in. */
const OWN_FIELDS = ['medicine', 'kind', 'strength', 'doseMl', 'doses'] as const;

/**
 * The entry as the query of an address: `device=ozempic-eu-1&strength=1&stepsPerDose=74&steps=37`.
 * `steps` is where the device stands; what was typed in another unit comes under its name.
 */
export function toQuery(entry: DeviceEntry): string {
  const query = deviceQuery(entry);
  if (typedAmount(entry.text) === 0) return String(query);
  const device = readForCalculation(entry);
  const steps = device === null ? null : calculate(entry, device).steps;
  if (entry.unit !== 'steps') query.set(entry.unit, entry.text);
  if (steps !== null || entry.unit === 'steps') query.set('steps', String(steps ?? entry.text));
  return String(query);
}

/** The query for Log Dose: the device with its numbers, and its steps, or the mg where it has none. */
export function toLogQuery(
  entry: DeviceEntry,
  { scale }: KnownDevice,
  { steps, dose }: Calculation,
): string {
  const query = deviceQuery(entry);
  if (entry.medicine !== '') query.set('medicine', entry.medicine);
  query.set('stepsPerDose', String(scale.stepsPerDose));
  if (steps === null) query.set('mg', String(Number(dose.mg.toFixed(6))));
  else query.set('steps', String(steps));
  return String(query);
}

function deviceQuery(entry: DeviceEntry): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string) => value !== '' && query.set(name, value);
  if (entry.device === OWN_DEVICE) {
    set('device', OWN);
    for (const field of OWN_FIELDS) set(field, entry[field]);
  } else {
    set('device', entry.device || NONE);
    if (entry.device === '') set('brand', entry.brand);
    set('strength', entry.strength);
  }
  if (askedNumbers(entry).clicks) set('stepsPerDose', entry.stepsPerDose);
  return query;
}

/** The entry that the query of an address carries; null where it names no device that there is. */
export function fromQuery(query: URLSearchParams): DeviceEntry | null {
  const id = query.get('device') ?? '';
  const read = (name: string) => query.get(name) ?? '';
  if (id === OWN) {
    const kind = OWN_KINDS.find((known) => known === read('kind')) ?? 'click_pen';
    return withAmountOf(query, {
      ...EMPTY_ENTRY,
      device: OWN_DEVICE,
      medicine: read('medicine').slice(0, 60),
      kind,
      strength: numberOf(read('strength')),
      doseMl: numberOf(read('doseMl')),
      doses: numberOf(read('doses')),
      stepsPerDose: numberOf(read('stepsPerDose')),
    });
  }
  if (id === NONE) {
    const brand = BRANDS.find((name) => name === read('brand')) ?? '';
    return withAmountOf(query, { ...EMPTY_ENTRY, brand });
  }
  const device = findDevice(id);
  if (device === undefined) return null;
  const { strengths, medicine, stepsPerDose } = device;
  const strength = strengths.find((sold) => String(sold) === read('strength'));
  const only = strengths.length === 1 ? strengths[0] : undefined;
  return withAmountOf(query, {
    ...EMPTY_ENTRY,
    brand: brandOf(device),
    medicine,
    device: id,
    strength: String(strength ?? only ?? ''),
    stepsPerDose: stepsPerDose === null ? numberOf(read('stepsPerDose')) : '',
  });
}

function withAmountOf(query: URLSearchParams, entry: DeviceEntry): DeviceEntry {
  const amount = (unit: DoseUnit) => numberOf(query.get(unit) ?? '');
  const unit = DOSE_UNITS.find((name) => name !== 'steps' && amount(name) !== '');
  const steps = amount('steps');
  if (unit === undefined) {
    // Steps of a vial are the units of the syringe.
    return { ...entry, unit: chosenKind(entry) === 'vial' ? 'units' : 'steps', text: steps };
  }
  const typed = { ...entry, unit, text: amount(unit) };
  return steps === '' ? typed : { ...typed, chosen: clicks(Number(steps)) };
}

/** `text` where it is a number above 0 that a field takes, else nothing. */
function numberOf(text: string): string {
  const number = Number(text);
  return number > 0 && number < 1e6 ? String(number) : '';
}
