import type { HistoryOptions, HistorySteps } from '../../history.ts';
import { type FileReading, forEachItem, startReading } from '../../json/file-reading.ts';
import {
  entriesIn,
  type JsonEntry,
  type Payload,
  placeOf,
  skipOther,
} from '../../json/json-entries.ts';
import {
  field,
  isNothing,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  withoutDust,
  wordIn,
} from '../../json/json-values.ts';
import { askWeightUnit } from '../../json/weight-unit.ts';

/** The time that Fitbit writes for a weight of which only the day was typed. */
const NO_TIME = '23:59:59';

/** True for weights of Fitbit: one of its archive, or a list as its API answers it. */
export function isFitbit(payload: JsonObject): boolean {
  return isLog(payload) || listIn(field(payload, 'weight')).some((one) => isLog(objectIn(one)));
}

function isLog(one: JsonObject | null): boolean {
  const has = (key: string) => field(one, key) !== undefined;
  return has('logId') && has('weight') && has('date');
}

/** Reads the weights of Fitbit, which say neither their unit nor their time zone. */
export function* readFitbit(payloads: readonly Payload[], options: HistoryOptions): HistorySteps {
  const reading = startReading(options);
  const { addWeight, addMeasurement, ignore } = reading;
  const logs = payloads.flatMap((payload) => logsIn(reading, payload));
  const amounts = logs.map(({ entry }) => field(entry, 'weight'));
  const unit = askWeightUnit(reading, amounts);
  askZone(reading, logs);
  yield* forEachItem(logs, ({ at, entry }) => {
    const when = whenOf(entry);
    addWeight({
      at,
      when,
      amount: withoutDust(field(entry, 'weight')),
      unit,
      source: field(entry, 'source'),
    });
    const fat = field(entry, 'fat');
    if (!isNothing(fat) && numberIn(fat) !== 0) {
      addMeasurement({ at, when, kind: 'body_fat', amount: fat, unit: '%' });
    }
    if (!isNothing(field(entry, 'bmi'))) ignore('bmi (derived)');
  });
  return reading.result('fitbit-json');
}

function logsIn(reading: FileReading, one: Payload): JsonEntry[] {
  const { before, payload } = one;
  if (isLog(payload)) return [{ at: placeOf(one) || 'weight', entry: payload }];
  if (isFitbit(payload)) return entriesIn(reading, field(payload, 'weight'), `${before}weight`);
  skipOther(reading, one);
  return [];
}

/** Nothing says whether the times are local or UTC. */
function askZone({ ask }: FileReading, logs: readonly JsonEntry[]): void {
  const samples = logs
    .filter(({ entry }) => timeOf(entry) !== '')
    .map(({ entry }) => `${wordIn(field(entry, 'date'))} ${timeOf(entry)}`);
  if (samples.length > 0) ask({ id: 'time-zone', must: true, samples });
}

function timeOf(entry: JsonObject): string {
  const time = wordIn(field(entry, 'time'));
  return time === NO_TIME ? '' : time;
}

const ARCHIVE_DAY = /^(\d{2})\/(\d{2})\/(\d{2})$/;

/** The archive writes 11/20/26 in every country. */
function whenOf(entry: JsonObject): string {
  const day = wordIn(field(entry, 'date')).replace(ARCHIVE_DAY, '20$3-$1-$2');
  return `${day} ${timeOf(entry)}`.trim();
}
