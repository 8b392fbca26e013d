import type { WeightUnit } from '@dosewise/domain';
import type { HistoryOptions, HistorySteps } from '../history.ts';
import { type FileReading, forEachItem, startReading } from '../json/file-reading.ts';
import {
  entriesIn,
  type JsonEntry,
  type Payload,
  placeOf,
  skipOther,
} from '../json/json-entries.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  objectIn,
  withoutDust,
  wordIn,
} from '../json/json-values.ts';
import { askWeightUnit } from '../json/weight-unit.ts';
import { unitNamed } from '../units/unit-words.ts';

type Kind = 'weight' | 'body_fat' | 'lean_mass' | 'resting_pulse' | 'blood_pressure';

/** A record with the kind that it or its list names, and the words for it. */
interface TypedRecord extends JsonEntry {
  readonly kind: Kind | null;
  readonly type: string;
}

/** Keys of lists with records of any kind. */
const CONTAINERS: ReadonlySet<string> = new Set(['records', 'result', 'items']);

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['weight', 'weight'],
  ['bodyweight', 'weight'],
  ['bodyfat', 'body_fat'],
  ['bodyfatpercentage', 'body_fat'],
  ['leanbodymass', 'lean_mass'],
  ['restingheartrate', 'resting_pulse'],
  ['bloodpressure', 'blood_pressure'],
]);

/** `WeightRecord`, `BodyFat`, `LEAN_BODY_MASS`. */
function kindNamed(name: string): Kind | null {
  const letters = name.replace(/[^a-z]/gi, '').toLowerCase();
  return KINDS.get(letters.replace(/record$/, '')) ?? null;
}

const typeOf = (entry: JsonObject) => wordIn(firstField(entry, 'recordType', 'type', 'dataType'));

/** Units of a mass that Health Connect gives in several. */
const MASSES = [
  ['inKilograms', 'kg'],
  ['inGrams', 'g'],
  ['inPounds', 'lb'],
] as const satisfies readonly (readonly [string, WeightUnit])[];

const isMass = (value: unknown) =>
  MASSES.some(([key]) => field(objectIn(value), key) !== undefined);

/** True for a record as apps write those of Android's Health Connect. */
function isRecord(entry: JsonObject | null): boolean {
  if (entry === null || isNothing(timeOf(entry))) return false;
  const isOfPhone = objectIn(field(entry, 'metadata')) !== null;
  return (
    isMass(field(entry, 'weight')) ||
    isMass(field(entry, 'mass')) ||
    isPressure(field(entry, 'systolic')) ||
    (isOfPhone && (kindNamed(typeOf(entry)) !== null || field(entry, 'percentage') !== undefined))
  );
}

const timeOf = (entry: JsonObject) => firstField(entry, 'time', 'startTime', 'start_time');

/** True for records of Health Connect, or lists of them. */
export function isHealthConnectFile(payload: JsonObject): boolean {
  return (
    isRecord(payload) ||
    Object.entries(payload).some(
      ([key, value]) => isListKey(key) && listIn(value).some((one) => isRecord(objectIn(one))),
    )
  );
}

const isListKey = (key: string) => CONTAINERS.has(key) || kindNamed(key) !== null;

/** Reads records of Health Connect as apps write them into a file: weights and measurements. */
export function* readHealthConnectFile(
  payloads: readonly Payload[],
  options: HistoryOptions,
): HistorySteps {
  const reading = startReading(options);
  const { addWeight, addMeasurement, skip, ignore } = reading;
  const records = payloads.flatMap((payload) => recordsIn(reading, payload));
  const bare = records.filter(({ kind, entry }) => kind === 'weight' && massIn(entry).word === '');
  const asked = askWeightUnit(
    reading,
    bare.map(({ entry }) => massIn(entry).amount),
  );
  yield* forEachItem(records, ({ at, entry, kind, type }) => {
    const when = timeOf(entry);
    if (kind === null) {
      return type === '' ? skip(at, 'other', 'other-kind', when, shareIn(entry)) : ignore(type, at);
    }
    if (kind === 'body_fat') {
      return addMeasurement({ at, when, kind, amount: shareIn(entry), unit: '%' });
    }
    if (kind === 'resting_pulse') {
      const amount = firstField(entry, 'beatsPerMinute', 'bpm', 'value');
      return addMeasurement({ at, when, kind, amount, unit: 'bpm' });
    }
    if (kind === 'blood_pressure') {
      const [amount, diastolic] = [pressureIn(entry, 'systolic'), pressureIn(entry, 'diastolic')];
      return addMeasurement({ at, when, kind, amount, diastolic, unit: 'mmHg' });
    }
    const { amount, word } = massIn(entry);
    if (kind === 'lean_mass') return addMeasurement({ at, when, kind, amount, unit: word });
    const source = firstField(objectIn(field(entry, 'metadata')), 'dataOrigin', 'data_origin');
    addWeight({ at, when, amount, unit: word === '' ? asked : unitNamed(word), source });
  });
  return reading.result('health-connect-webhook');
}

function recordsIn(reading: FileReading, one: Payload): TypedRecord[] {
  const { before, payload } = one;
  if (isRecord(payload)) return [typed({ at: placeOf(one) || 'record', entry: payload }, '')];
  if (!isHealthConnectFile(payload)) {
    skipOther(reading, one);
    return [];
  }
  return Object.entries(payload).flatMap(([key, value]) => {
    if (!isListKey(key)) {
      if (listIn(value).length > 0) reading.ignore(key, before + key);
      return [];
    }
    const list = CONTAINERS.has(key) ? '' : key;
    return entriesIn(reading, value, before + key).map((each) => typed(each, list));
  });
}

/** A record with its kind: its own, that of its list, or weight where it says one with its unit. */
function typed(one: JsonEntry, list: string): TypedRecord {
  const type = typeOf(one.entry) || list;
  const isWeight = type === '' && isMass(field(one.entry, 'weight'));
  const isBare = type === '' && isPressure(field(one.entry, 'systolic'));
  const kind = isWeight ? 'weight' : isBare ? 'blood_pressure' : kindNamed(type);
  return { ...one, type, kind };
}

/** An amount of mass, and the word for its unit; '' where none is stated. */
function massIn(entry: JsonObject): { readonly amount: number | null; readonly word: string } {
  const given = firstField(entry, 'weight', 'mass', 'value');
  const mass = objectIn(given);
  for (const [key, unit] of MASSES) {
    const amount = field(mass, key);
    if (amount !== undefined) return { amount: withoutDust(amount), word: unit };
  }
  const amount = mass === null ? given : field(mass, 'value');
  const word = wordIn(firstField(mass ?? entry, 'unit', 'units'));
  return { amount: withoutDust(amount), word };
}

const MERCURY = 'inMillimetersOfMercury';
const isPressure = (value: unknown) => field(objectIn(value), MERCURY) !== undefined;

/** A pressure in mmHg, bare or in an object of its own. */
function pressureIn(entry: JsonObject, part: 'systolic' | 'diastolic'): number | null {
  const given = field(entry, part);
  const own = objectIn(given);
  return withoutDust(own === null ? given : firstField(own, MERCURY, 'value'));
}

/** A share, bare or in an object of its own. */
function shareIn(entry: JsonObject): number | null {
  const given = firstField(entry, 'percentage', 'value');
  return withoutDust(objectIn(given) === null ? given : field(objectIn(given), 'value'));
}
