import {
  MAX_SOURCE_CHARACTERS,
  type MeasurementKind,
  toKilograms,
  WEIGHT_UNITS,
} from '@dosewise/domain';
import { collectHistory, refused } from '../../collect-history.ts';
import { readDateCell } from '../../dates/date-cell.ts';
import { toInstant } from '../../dates/date-order.ts';
import type { HistoryOptions, HistoryResult } from '../../history.ts';
import { question } from '../../questions.ts';
import { freeText } from '../../words/fold-text.ts';
import { hasUnit, type PressurePart } from '../../words/measurement-words.ts';
import { SYMPTOM_TYPES, toAppleSeverity } from './symptom-types.ts';
import { type StartTag, scanTags } from './tag-scanner.ts';

/** Reads an export of Apple Health that comes in pieces. */
export interface AppleHealthReader {
  /** Takes the next bytes of the document, in UTF-8, cut anywhere. */
  readonly push: (piece: Uint8Array) => void;
  /** True when its first element says that it is such an export; null before it came. */
  readonly isHealthData: () => boolean | null;
  /** The content of the whole document. */
  readonly end: () => HistoryResult;
}

const BODY_MASS = 'HKQuantityTypeIdentifierBodyMass';
const MEASUREMENTS: ReadonlyMap<string, MeasurementKind> = new Map([
  ['HKQuantityTypeIdentifierWaistCircumference', 'waist'],
  ['HKQuantityTypeIdentifierBodyFatPercentage', 'body_fat'],
  ['HKQuantityTypeIdentifierLeanBodyMass', 'lean_mass'],
  ['HKQuantityTypeIdentifierRestingHeartRate', 'resting_pulse'],
]);
const PRESSURES: ReadonlyMap<string, PressurePart> = new Map([
  ['HKQuantityTypeIdentifierBloodPressureSystolic', 'systolic'],
  ['HKQuantityTypeIdentifierBloodPressureDiastolic', 'diastolic'],
]);
const BLOOD_PRESSURE = 'HKCorrelationTypeIdentifierBloodPressure';
const CORRELATION = /^HKCorrelationTypeIdentifier/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const MAX_SAMPLES = 5;

/**
 * Reads `export.xml` of Apple Health: weights, symptoms and measurements; doses of medicines are not in it. `at`
 * counts the Record elements from 1 in the order of the document, also those within others. `decode`
 * makes text of UTF-8.
 */
export function appleHealthReader(
  options: HistoryOptions,
  decode: (bytes: Uint8Array) => string,
): AppleHealthReader {
  const collect = collectHistory();
  const ignored = ignoredKinds();
  /** Each once: there are thousands of entries from one scale. */
  const sources = new Map<string, string>();
  const words = new Set<string>();
  /** Apple writes what is in a correlation a second time, by itself. */
  const pressures = new Set<string>();
  let isHealthData: boolean | null = null;
  let depth = 0;
  let records = 0;
  let isInCorrelation = false;
  /** The parts of a correlation of blood pressure; null outside of one. */
  let ofCorrelation: { readonly part: PressurePart; readonly add: () => void }[] | null = null;

  const readDate = (
    tag: StartTag,
    at: string,
    what: 'weight' | 'symptom' | 'measurement',
    detail: string,
  ) => {
    const text = tag.get('startDate') ?? '';
    const date = appleDate(text);
    if (date !== null && date <= options.now) return date;
    const unread = text === '' ? 'no-date' : 'unreadable-date';
    collect.skip(at, what, date === null ? unread : 'future', `${detail} ${text}`);
    return null;
  };

  const readWeight = (tag: StartTag, at: string) => {
    const text = (tag.get('value') ?? '').trim();
    const given = (tag.get('unit') ?? '').trim();
    const amount = NUMBER.test(text) ? Number(text) : Number.NaN;
    const detail = `${Number.isNaN(amount) ? text : amount} ${given}`;
    if (Number.isNaN(amount) && !/^nan$/i.test(text)) {
      return collect.skip(at, 'weight', 'unreadable-number', detail);
    }
    const unit = WEIGHT_UNITS.find((each) => each === given.toLowerCase());
    if (unit === undefined) return collect.skip(at, 'weight', 'ask-unit', detail);
    const date = readDate(tag, at, 'weight', detail);
    if (date === null) return;
    const source = sourceOf(tag.get('sourceName') ?? '');
    collect.addWeight({ at, date, weightKg: toKilograms(amount, unit), source }, detail);
  };

  const readMeasurement = (tag: StartTag, at: string, kind: MeasurementKind) => {
    const text = (tag.get('value') ?? '').trim();
    const unit = (tag.get('unit') ?? '').trim();
    const detail = `${kind.replace('_', ' ')} ${text} ${unit}`;
    if (!NUMBER.test(text)) return collect.skip(at, 'measurement', 'unreadable-number', detail);
    const date = readDate(tag, at, 'measurement', detail);
    // HealthKit's per cent are a share of 1.
    const amount = unit === '%' ? Number(text) * 100 : Number(text);
    if (date !== null) collect.addMeasurement({ at, date, kind, amount, unit, note: '' }, detail);
  };

  const readPressure = (tag: StartTag, at: string, part: PressurePart) => {
    const text = (tag.get('value') ?? '').trim();
    const unit = (tag.get('unit') ?? '').trim();
    const detail = `${part} ${text} ${unit}`;
    if (!NUMBER.test(text)) return collect.skip(at, 'measurement', 'unreadable-number', detail);
    if (!hasUnit('blood_pressure', unit)) {
      return collect.skip(at, 'measurement', 'ask-unit', detail);
    }
    const date = readDate(tag, at, 'measurement', detail);
    const key = `${date} ${part} ${text} ${tag.get('sourceName') ?? ''}`;
    if (date === null) return;
    const add = () => {
      if (pressures.has(key)) return;
      pressures.add(key);
      collect.addPressure({ at, date, part, amount: Number(text), unit, note: '' }, detail);
    };
    if (ofCorrelation === null) add();
    else ofCorrelation.push({ part, add });
  };

  const sourceOf = (written: string) => {
    const known = sources.get(written);
    if (known !== undefined) return known;
    const source = freeText(written.replace(/\s+/g, ' '), MAX_SOURCE_CHARACTERS);
    sources.set(written, source);
    return source;
  };

  const readSymptom = (tag: StartTag, at: string, type: string, value: string) => {
    const known = SYMPTOM_TYPES.get(type);
    if (known === undefined) return;
    const { category, name } = known;
    const read = toAppleSeverity(type, value);
    if (read === null) return collect.skip(at, 'symptom', 'unreadable-number', `${name} ${value}`);
    if (read === 'not-present') return collect.skip(at, 'symptom', 'not-present', name);
    const date = readDate(tag, at, 'symptom', name);
    if (date === null) return;
    const { severity, word } = read;
    if (words.size < MAX_SAMPLES) words.add(`${name}: ${word}`);
    const isMore = word === 'increased';
    const symptom = isMore
      ? { category: 'other' as const, note: `${name}: ${word}` }
      : { category, note: category === 'other' ? name : '' };
    collect.addSymptom({ at, date, severity, ...symptom }, name);
  };

  const readRecord = (tag: StartTag) => {
    records += 1;
    const type = tag.get('type') ?? '';
    const measured = MEASUREMENTS.get(type);
    const part = PRESSURES.get(type);
    if (type === BODY_MASS) readWeight(tag, `Record ${records}`);
    else if (measured !== undefined) readMeasurement(tag, `Record ${records}`, measured);
    else if (part !== undefined) readPressure(tag, `Record ${records}`, part);
    else if (SYMPTOM_TYPES.has(type)) {
      readSymptom(tag, `Record ${records}`, type, tag.get('value') ?? '');
    } else if (isInCorrelation) ignored.addMedication(type);
    else ignored.add(type === '' ? 'Record' : type);
  };

  const readStart = (tag: StartTag) => {
    const { name } = tag;
    isHealthData ??= name === 'HealthData';
    if (!isHealthData) return;
    if (name === 'Record') readRecord(tag);
    else if (depth === 1 && name === 'Correlation') {
      isInCorrelation = !tag.isEmpty;
      const type = tag.get('type') ?? '';
      if (type === BLOOD_PRESSURE && !tag.isEmpty) ofCorrelation = [];
      else ignored.add(`Correlation ${type.replace(CORRELATION, '')}`.trim());
    } else if (depth === 1 && name !== 'ExportDate' && name !== 'Me') ignored.add(name);
    if (!tag.isEmpty) depth += 1;
  };

  const endCorrelation = () => {
    isInCorrelation = false;
    const parts = new Set(ofCorrelation?.map(({ part }) => part));
    if (parts.size === 2) for (const { add } of ofCorrelation ?? []) add();
    else if (ofCorrelation !== null) ignored.add('Correlation BloodPressure');
    ofCorrelation = null;
  };

  const readEnd = () => {
    depth -= 1;
    if (depth === 1) endCorrelation();
  };

  const scanner = scanTags({ start: readStart, end: readEnd }, decode);
  const end = (): HistoryResult => {
    if (isHealthData !== true) return refused('unknown-format');
    if (depth !== 0 || scanner.isBroken()) return refused('not-readable', 'apple-health-xml');
    const asked = question({
      id: 'severity-words',
      must: false,
      options: ['bands'],
      proposed: 'bands',
      samples: words,
    });
    const read = collect.result(options);
    return {
      kind: 'read',
      format: 'apple-health-xml',
      ...read,
      questions: [...(words.size === 0 ? [] : [asked]), ...read.questions],
      unanswered: [],
      ignored: ignored.names(),
    };
  };
  return { push: scanner.push, isHealthData: () => isHealthData, end };
}

/** The instant, in epoch ms, of a date as Apple Health writes it: '2026-01-09 07:02:11 -0500'; null for another. */
function appleDate(text: string): number | null {
  const date = readDateCell(text.trim());
  if (date?.kind !== 'day' || date.ms === null || date.offset === null) return null;
  return date.day.order === 'open'
    ? null
    : toInstant(date.day, null, date.ms, date.offset, NO_CLOCK);
}

/** Each date has its offset. */
const NO_CLOCK = (wall: number) => wall;

/** Most kinds that are named; HealthKit has about two hundred. */
const MAX_KINDS = 500;
const LONGEST_KIND = 120;

/** Names each kind of record without a home once; those of medicines first, and always. */
function ignoredKinds() {
  const kinds = new Set<string>();
  const medication = new Set<string>();
  const isOfMedication = (kind: string) => /medication/i.test(kind);
  const short = (kind: string) => kind.slice(0, LONGEST_KIND).toWellFormed();

  const addMedication = (kind: string) => {
    if (medication.size < MAX_KINDS && isOfMedication(kind)) medication.add(short(kind));
  };
  return {
    add: (kind: string) => {
      if (kinds.has(kind)) return;
      if (isOfMedication(kind)) addMedication(kind);
      else if (kinds.size < MAX_KINDS) kinds.add(short(kind));
    },
    addMedication,
    names: (): readonly string[] => [...medication, ...kinds],
  };
}
