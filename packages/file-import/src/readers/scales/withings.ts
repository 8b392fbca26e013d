import type { HistoryOptions, HistorySteps } from '../../history.ts';
import { type FileReading, forEachItem, startReading } from '../../json/file-reading.ts';
import {
  entriesIn,
  type JsonEntry,
  type Payload,
  placeOf,
  skipOther,
} from '../../json/json-entries.ts';
import { field, type JsonObject, numberIn, objectIn, wordIn } from '../../json/json-values.ts';

const GROUPS = 'measuregrps';
/** A group that the scale may have given to the wrong person of a household. */
const AMBIGUOUS = 1;
/** A group of what someone aims for. */
const GOAL = 2;
const WEIGHT = 1;

/** Types of measures that are kept besides the weight. */
const MEASURED = new Map([
  [5, { kind: 'lean_mass', unit: 'kg' }],
  [6, { kind: 'body_fat', unit: '%' }],
  [9, { kind: 'diastolic', unit: 'mmHg' }],
  [10, { kind: 'systolic', unit: 'mmHg' }],
] as const);
/** Names of those that have no home here. */
const OTHERS: Readonly<Record<number, string>> = {
  4: 'height',
  8: 'fat mass',
  11: 'heart rate',
  12: 'temperature',
  54: 'SpO2',
  71: 'body temperature',
  73: 'skin temperature',
  76: 'muscle mass',
  77: 'hydration',
  88: 'bone mass',
  91: 'pulse wave velocity',
  170: 'visceral fat',
};

/** True for measures as Withings answers them, or a group of them. */
export function isWithings(payload: JsonObject): boolean {
  return groupsOf(payload) !== null || isGroup(payload);
}

function isGroup(payload: JsonObject): boolean {
  return field(payload, 'grpid') !== undefined && Array.isArray(field(payload, 'measures'));
}

/** The list of groups, and the path to it; null where there is none. */
function groupsOf(payload: JsonObject): readonly [path: string, groups: unknown] | null {
  for (const [path, object] of [
    [GROUPS, payload],
    [`body.${GROUPS}`, objectIn(field(payload, 'body'))],
  ] as const) {
    const groups = field(object, GROUPS);
    if (Array.isArray(groups)) return [path, groups];
  }
  return null;
}

/** Reads weights and measurements of Withings. Its values are in kg, % and mmHg, its times in seconds of Unix. */
export function* readWithings(payloads: readonly Payload[], options: HistoryOptions): HistorySteps {
  const reading = startReading(options);
  const groups = payloads.flatMap((payload) => groupsIn(reading, payload));
  yield* forEachItem(groups, ({ at, entry: group }) => {
    for (const measure of entriesIn(reading, field(group, 'measures'), `${at}.measures`)) {
      takeMeasure(reading, group, measure);
    }
  });
  return reading.result('withings-json');
}

function groupsIn(reading: FileReading, one: Payload): JsonEntry[] {
  const { before, payload } = one;
  const found = groupsOf(payload);
  if (found !== null) return entriesIn(reading, found[1], `${before}${found[0]}`);
  if (isGroup(payload)) return [{ at: placeOf(one) || 'group', entry: payload }];
  skipOther(reading, one);
  return [];
}

function takeMeasure(
  { addWeight, addMeasurement, skip, ignore }: FileReading,
  group: JsonObject,
  { at, entry }: JsonEntry,
) {
  const type = numberIn(field(entry, 'type'));
  const measured = MEASURED.get(type as 5 | 6 | 9 | 10);
  if (type !== WEIGHT && measured === undefined) {
    return ignore(OTHERS[type ?? -1] ?? `type ${wordIn(field(entry, 'type'))}`, at);
  }
  const what = type === WEIGHT ? 'weight' : 'measurement';
  const when = numberIn(field(group, 'date'));
  const amount = scaled(field(entry, 'value'), field(entry, 'unit'));
  if (numberIn(field(group, 'category')) === GOAL)
    return skip(at, what, 'other-kind', when, amount);
  if (numberIn(field(group, 'attrib')) === AMBIGUOUS) {
    return skip(at, what, 'other-person', when, amount);
  }
  const note = field(group, 'comment');
  if (measured !== undefined) return addMeasurement({ at, when, amount, note, ...measured });
  addWeight({ at, when, amount, unit: 'kg', source: field(group, 'model'), note });
}

/** A value times its power of ten: 81500 and -3 are 81.5. */
function scaled(value: unknown, power: unknown): number | null {
  const [digits, exponent] = [numberIn(value), numberIn(power)];
  if (digits === null || exponent === null || !Number.isInteger(exponent)) return null;
  // Written as text, since 24312 * 10 ** -3 has dust in its digits.
  return Math.abs(exponent) > 9 ? null : Number(`${digits}e${exponent}`);
}
