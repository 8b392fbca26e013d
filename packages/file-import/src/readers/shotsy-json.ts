import { DAY_MS, zoneClock } from '@dosewise/domain';
import type { HistoryOptions, HistorySteps } from '../history.ts';
import { type FileReading, forEachItem, startReading } from '../json/file-reading.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';
import { unitNamed } from '../units/unit-words.ts';
import { measurementNamed } from '../words/measurement-words.ts';
import { markNamed } from '../words/status-words.ts';

/** One day of the file. */
interface ShotsyDay {
  readonly at: string;
  readonly payload: JsonObject;
}

const KNOWN = new Set(['shots', 'weight', 'sideeffectrecords', 'sideeffects']);
const UNITS: Readonly<Record<string, string>> = { J: 'joules', count: '', ppm: '' };

export function isShotsyJson(root: JsonObject): boolean {
  const days = field(root, 'days');
  if (typeof days !== 'object' || days === null) return false;
  return field(root, 'exportVersion') !== undefined || daysIn(root, 'UTC').some(hasKinds);
}

function hasKinds({ payload }: ShotsyDay): boolean {
  return ['shots', 'sideEffectRecords', 'Weight'].some(
    (kind) => field(payload, kind) !== undefined,
  );
}

/** Reads a Shotsy export of version 2: days keyed by Unix time, each with lists and single values. */
export function* readShotsyJson(root: JsonObject, options: HistoryOptions): HistorySteps {
  const reading = startReading(options, field(root, '_shotsyExportTimeZone'));
  const known = new Set<string>();
  let hasPain = false;
  yield* forEachItem(daysIn(root, reading.zone), (day) => {
    for (const [index, shot] of listIn(field(day.payload, 'shots')).entries()) {
      const one = objectIn(shot);
      if (one === null) continue;
      hasPain ||= numberIn(field(one, 'painLevel')) !== null;
      readShot(reading, one, day, index, known);
    }
    readDay(reading, day);
  });
  reading.ignoreOthers(root, ['days']);
  if (hasPain) {
    reading.ask({ id: 'pain-scale', must: false, options: ['keep'], proposed: 'keep' });
  }
  return reading.result('shotsy-json-2');
}

function readShot(
  { skip, addDose }: FileReading,
  shot: JsonObject,
  day: ShotsyDay,
  index: number,
  known: Set<string>,
): void {
  const id = wordIn(field(shot, 'id'));
  const at = id === '' ? `${day.at} shot ${index + 1} (without id)` : id;
  const medicine = wordIn(field(shot, 'medicationName'));
  const mg = milligrams(field(shot, 'dosageStrength'));
  const when = firstField(shot, 'timestamp', 'date');
  if (id !== '' && known.has(id)) {
    skip(`${id} (second time, ${day.at})`, 'dose', 'duplicate', when, medicine, mg);
    return;
  }
  if (id !== '') known.add(id);
  const taken = field(shot, 'taken');
  const mark = wordIn(taken);
  const status = mark === '' ? 'taken' : markNamed(mark);
  if (taken === false || taken === 0 || status === 'missed') {
    skip(at, 'dose', 'not-taken', when, medicine, mg);
    return;
  }
  if (status !== 'taken') {
    skip(at, 'dose', 'not-confirmed', when, medicine, mg, mark);
    return;
  }
  const method = wordIn(field(shot, 'deliveryMethod'));
  if (method !== '' && !/inject|^shot$/i.test(method)) {
    skip(at, 'dose', 'not-an-injection', `deliveryMethod ${method}`);
    return;
  }
  addDose({
    ...{ at, when, medicine, mg },
    site: field(shot, 'injectionSite'),
    pain: field(shot, 'painLevel'),
    note: field(shot, 'notes'),
  });
}

function readDay(
  { skip, addWeight, addSymptom, addMeasurement, ignore, options }: FileReading,
  { at, payload }: ShotsyDay,
): void {
  for (const [kind, value] of Object.entries(payload)) {
    const measured = measurementNamed(kind);
    if (kind.toLowerCase() === 'weight') {
      for (const one of listIn(value)) {
        const weight = objectIn(one);
        const unit = field(weight, 'unit');
        addWeight({
          at,
          when: field(weight, 'date'),
          amount: field(weight, 'value'),
          unit: isNothing(unit) ? 'kg' : unitNamed(wordIn(unit)),
        });
      }
    } else if (measured !== null) {
      for (const one of listIn(value).map(objectIn)) {
        const unit = wordIn(field(one, 'unit'));
        const [when, amount] = [field(one, 'date'), field(one, 'value')];
        addMeasurement({ at, when, kind: measured, amount, unit });
      }
    } else if (!KNOWN.has(kind.toLowerCase()) && !kind.startsWith('_')) {
      const first = objectIn(listIn(value)[0]);
      if (first !== null) ignore(`${kind}${unitOf(first)}`);
    }
  }
  const records = listIn(field(payload, 'sideEffectRecords'));
  for (const one of records) {
    const record = objectIn(one);
    const name = wordIn(field(record, 'name'));
    if (record === null || name === '') {
      skip(at, 'symptom', 'not-readable');
      continue;
    }
    const when = firstField(record, 'date', 'timestamp');
    addSymptom({ at, skipAt: `${at} ${name}`, when, name, severity: field(record, 'severity') });
  }
  const effects = objectIn(field(payload, 'sideEffects'));
  if (effects === null) return;
  if (records.length > 0) {
    ignore('sideEffects (duplicate of sideEffectRecords)');
    return;
  }
  for (const [name, severity] of Object.entries(effects)) {
    const day = at.slice('day '.length);
    if (Number.isNaN(Date.parse(day)) || Date.parse(day) > options.now + DAY_MS) continue;
    addSymptom({ at, skipAt: `${at} ${name}`, when: day, name, severity });
  }
}

/** A unit behind a kind's name, as it is named. */
function unitOf(record: JsonObject): string {
  const unit = wordIn(field(record, 'unit'));
  const word = Object.hasOwn(UNITS, unit) ? UNITS[unit] : unit;
  return word ? ` (${word})` : '';
}

/** '7,5 mg' as well as 7.5. */
function milligrams(value: unknown): unknown {
  return typeof value === 'string' && value.length < 40 ? value.replace(/\s*mg\s*$/i, '') : value;
}

/** The days of a file. Their keys are Unix times of a local midnight, or of one of UTC. */
function daysIn(root: JsonObject, zone: string): ShotsyDay[] {
  const { wallOf } = zoneClock(zone);
  const entries = listIn(field(root, 'days'));
  return entries.flatMap((entry) => {
    const day = objectIn(entry);
    if (day === null) return [];
    return Object.entries(day).flatMap(([key, value]) => {
      const payload = objectIn(value);
      const seconds = numberIn(key);
      if (payload === null || seconds === null) return [];
      const stated = firstField(payload, '_shotsyLocalDate') ?? field(day, '_shotsyLocalDate');
      const date = wordIn(stated) || dayOf(seconds, wallOf);
      return [{ at: `day ${date}`, payload }];
    });
  });
}

function dayOf(seconds: number, wallOf: (instant: number) => number): string {
  const instant = seconds * 1000;
  if (!(Math.abs(instant) < 8e15)) return String(seconds);
  const wall = instant % DAY_MS === 0 ? instant : wallOf(instant);
  return new Date(wall).toISOString().slice(0, 10);
}
