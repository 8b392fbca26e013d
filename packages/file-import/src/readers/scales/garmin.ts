import type { HistoryOptions, HistorySteps } from '../../history.ts';
import { type FileReading, forEachItem, startReading } from '../../json/file-reading.ts';
import { entriesIn, type Payload, placeOf, skipOther } from '../../json/json-entries.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  numberIn,
  objectIn,
  textIn,
  wordIn,
} from '../../json/json-values.ts';

/** A weigh-in, and the day that stands beside it; '' for none. */
interface WeighIn {
  readonly at: string;
  readonly entry: JsonObject;
  readonly day: string;
}

const DAYS = 'dateWeightList';
const SUMMARIES = 'dailyWeightSummaries';
/** Keys of a record of the archive that are no measurement. */
const META: ReadonlySet<string> = new Set(['metaData', 'version', 'weight']);
/** Measures of a scale that have no home here. */
const OTHERS = [
  'bodyWater',
  'boneMass',
  'muscleMass',
  'physiqueRating',
  'visceralFat',
  'metabolicAge',
];

/** True for body composition of Garmin: a record of its archive, or what its site answers. */
export function isGarmin(payload: JsonObject): boolean {
  const isList = [DAYS, SUMMARIES].some((key) => Array.isArray(field(payload, key)));
  return isList || isWeighIn(payload) || isWeighIn(weightOf(payload));
}

const weightOf = (payload: JsonObject) => objectIn(field(payload, 'weight'));

function isWeighIn(entry: JsonObject | null): boolean {
  const has = (key: string) => field(entry, key) !== undefined;
  return has('timestampGMT') && (has('weight') || has('bodyFat') || has('bmi'));
}

/** Reads the weights and body fat of Garmin. It writes grams, and times as UTC. */
export function* readGarmin(payloads: readonly Payload[], options: HistoryOptions): HistorySteps {
  const reading = startReading(options);
  const { addWeight, addMeasurement, ignore, skip } = reading;
  const weighIns = payloads.flatMap((payload) => weighInsIn(reading, payload));
  yield* forEachItem(weighIns, ({ at, entry, day }) => {
    const stamp = field(entry, 'timestampGMT');
    const when = isNothing(stamp) ? day : asUtc(stamp);
    const [weight, fat] = [field(entry, 'weight'), field(entry, 'bodyFat')];
    const source = field(entry, 'sourceType');
    if (!isNothing(weight)) {
      addWeight({ at, when, amount: wholeGrams(weight), unit: 'g', source });
    }
    const hasFat = !isNothing(fat) && numberIn(fat) !== 0;
    if (hasFat) addMeasurement({ at, when, kind: 'body_fat', amount: fat, unit: '%' });
    if (isNothing(weight) && !hasFat) skip(at, 'weight', 'unreadable-number', when);
    if (!isNothing(field(entry, 'bmi'))) ignore('bmi (derived)');
    for (const key of OTHERS) if (!isNothing(field(entry, key))) ignore(key);
  });
  return reading.result('garmin-json');
}

function weighInsIn(reading: FileReading, one: Payload): WeighIn[] {
  const { before, payload } = one;
  const at = placeOf(one);
  const own = weightOf(payload);
  if (own !== null) {
    ignoreKeys(reading, payload, META);
    return [{ at, entry: own, day: dayOf(own) || dayOf(objectIn(field(payload, 'metaData'))) }];
  }
  if (isWeighIn(payload)) return [{ at, entry: payload, day: dayOf(payload) }];
  const listed = (list: unknown, path: string) =>
    entriesIn(reading, list, path).map((each) => ({ ...each, day: dayOf(each.entry) }));
  if (isGarmin(payload)) {
    ignoreKeys(reading, payload, new Set([DAYS, SUMMARIES, 'startDate', 'endDate']));
    const days = entriesIn(reading, field(payload, SUMMARIES), `${before}${SUMMARIES}`);
    return [
      ...listed(field(payload, DAYS), `${before}${DAYS}`),
      ...days.flatMap(({ at: path, entry }) =>
        listed(field(entry, 'allWeightMetrics'), `${path}.allWeightMetrics`),
      ),
    ];
  }
  const hasOthers = ignoreKeys(reading, payload, META);
  if (!hasOthers) skipOther(reading, one);
  return [];
}

/** Names the keys that hold something; tells whether there was one. */
function ignoreKeys(
  { ignore }: FileReading,
  payload: JsonObject,
  known: ReadonlySet<string>,
): boolean {
  const others = Object.keys(payload).filter((key) => {
    const value = field(payload, key);
    return !known.has(key) && !isNothing(value) && !(Array.isArray(value) && value.length === 0);
  });
  for (const key of others) ignore(key);
  return others.length > 0;
}

/** The calendar day of a record: '2026-07-17T00:00:00.0' is a day and no time. */
const dayOf = (entry: JsonObject | null) =>
  wordIn(firstField(entry, 'calendarDate', 'summaryDate')).slice(0, 10);

/** A time without an offset, as the archive writes it, is one of UTC. */
function asUtc(stamp: unknown): unknown {
  const text = textIn(stamp);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*$/.test(text) ? `${text}Z` : stamp;
}

/** Fractions of a gram are the dust of floats. */
function wholeGrams(value: unknown): number | null {
  const grams = numberIn(value);
  // What is far too small for grams keeps its digits: its row names it as it is written.
  return grams === null || grams < 1000 ? grams : Math.round(grams);
}
