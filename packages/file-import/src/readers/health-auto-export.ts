import { DAY_MS, foldSubstance, isMedicine } from '@dosewise/domain';
import type { HistoryOptions, HistorySteps, SkipReason } from '../history.ts';
import { type FileReading, forEachItem, startReading, UNNAMED } from '../json/file-reading.ts';
import type { Payload } from '../json/json-entries.ts';
import { instantIn } from '../json/json-times.ts';
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
import { askConcentration, askMgPerCount, chooseMedicines } from '../json/medicine-choice.ts';
import { answerTo } from '../questions.ts';
import { unitNamed } from '../units/unit-words.ts';
import { milligramsOf } from '../words/dose-words.ts';
import { measurementNamed } from '../words/measurement-words.ts';
import { readMedicine } from '../words/medicine-words.ts';
import { type StatusMeaning, statusNamed } from '../words/status-words.ts';

/** The lists of an export; others are as good a sign of it. */
const KINDS = ['metrics', 'medications', 'symptoms', 'workouts', 'stateOfMind'];
const MILLIGRAMS = 1;

export function dataOf(root: JsonObject): JsonObject {
  return objectIn(field(root, 'data')) ?? root;
}

export function isHealthAutoExport(root: JsonObject): boolean {
  const data = dataOf(root);
  if (data !== root) return KINDS.some((kind) => Array.isArray(field(data, kind)));
  return listIn(field(data, 'metrics')).some((one) => Array.isArray(field(objectIn(one), 'data')));
}

/**
 * Per cent, where they are a share of 1: that is how HealthKit keeps them, and some versions send it with a %
 * beside it. No body has less than 1 %.
 */
function outOfShare(amount: unknown, unit: string): unknown {
  const number = numberIn(amount);
  return unit === '%' && number !== null && number > 0 && number < 1 ? number * 100 : amount;
}

/** The meaning of a status: none and any word that is not known leave it open. */
type ReadStatus = StatusMeaning | 'unknown';

/** A dose of the file, before anything is asked. */
interface Intake {
  readonly at: string;
  readonly entry: JsonObject;
  /** As it is shown, with the strength in it. */
  readonly shown: string;
  readonly medicine: string;
  readonly status: ReadStatus;
  /** Null where it is no number. */
  readonly amount: number | null;
  /** Mg of one, or 'none' where the file says nothing. */
  readonly unit: number | 'count' | 'mL' | 'none';
  /** True: `start` is the beginning of the course and not of the dose. */
  readonly isCourse: boolean;
}

/**
 * Reads the JSON of Health Auto Export, in the dialect of its documentation and the real one: one
 * export, or the payloads that were sent one after the other.
 */
export function* readHealthAutoExport(
  payloads: readonly Payload[],
  options: HistoryOptions,
): HistorySteps {
  const reading = startReading(options);
  const medications: PlacedEntry[] = [];
  const symptoms: PlacedEntry[] = [];
  for (const { before, payload } of payloads) {
    const data = dataOf(payload);
    for (const [index, one] of listIn(field(data, 'metrics')).entries()) {
      const metric = objectIn(one);
      const path = `${before}metrics[${index}]`;
      if (metric !== null) yield* readMetric(reading, metric, { before, path });
    }
    medications.push(...placedIn(data, 'medications', before));
    symptoms.push(...placedIn(data, 'symptoms', before));
    reading.ignoreOthers(data, ['metrics', 'medications', 'symptoms'], before);
  }
  yield* readMedications(reading, medications);
  yield* forEachItem(symptoms, ({ at, entry }) => {
    const isNamed = wordIn(field(entry, 'name')) !== '';
    if (!isNamed && options.isUnattended) return reading.skip(at, 'symptom', 'other-kind');
    reading.addSymptom({
      at,
      when: firstField(entry, 'start', 'date'),
      name: field(entry, 'name'),
      severity: field(entry, 'severity'),
    });
  });
  return reading.result('health-auto-export-json');
}

/** An entry of a list and where it stands. */
interface PlacedEntry {
  readonly at: string;
  readonly entry: JsonObject;
}

function placedIn(data: JsonObject, kind: string, before: string): PlacedEntry[] {
  return listIn(field(data, kind)).flatMap((one, index) => {
    const entry = objectIn(one);
    return entry === null ? [] : [{ at: `${before}${kind}[${index}]`, entry }];
  });
}

/** The place of a metric: what stands before it, and the path to it. */
interface MetricPlace {
  readonly before: string;
  readonly path: string;
}

function* readMetric(reading: FileReading, metric: JsonObject, { before, path }: MetricPlace) {
  const name = wordIn(field(metric, 'name')) || path.slice(before.length);
  const units = wordIn(field(metric, 'units'));
  const points = listIn(field(metric, 'data'));
  const kind = measurementNamed(name);
  const isWeight = /^(?:weight_)?body_mass$|^weight(?:_body_mass)?$/i.test(
    name.replaceAll(' ', '_'),
  );
  if (kind === null && !isWeight) {
    const hasUnit = units !== '' && units !== '%' && units !== 'count';
    if (points.length > 0) reading.ignore(hasUnit ? `${name} (${units})` : name, path);
    return;
  }
  yield* forEachItem(points, (one, index) => {
    const point = objectIn(one);
    const entry = {
      at: reading.options.isUnattended ? `${path}.data[${index}]` : `${before}${name}[${index}]`,
      when: firstField(point, 'date', 'start', 'startDate'),
      amount: firstField(point, 'qty', 'value'),
    };
    const unit = unitOfPoint(wordIn(firstField(point, 'units', 'unit')), units);
    if (kind === 'blood_pressure') {
      const [amount, diastolic] = [field(point, 'systolic'), field(point, 'diastolic')];
      reading.addMeasurement({ ...entry, kind, amount, diastolic, unit });
    } else if (kind !== null) {
      reading.addMeasurement({ ...entry, kind, unit, amount: outOfShare(entry.amount, unit) });
    } else reading.addWeight({ ...entry, unit: unitNamed(unit), source: field(point, 'source') });
  });
}

/** The unit of a point, else that of its metric; none where they say two. */
function unitOfPoint(own: string, ofAll: string): string {
  if (own === '' || ofAll === '' || own === ofAll) return own || ofAll;
  const [one, other] = [unitNamed(own), unitNamed(ofAll)];
  return one !== null && one === other ? own : '';
}

function* readMedications(reading: FileReading, list: readonly PlacedEntry[]) {
  const intakes = list.map(({ at, entry }) => intakeIn(entry, at, reading));
  if (reading.options.isUnattended) yield* takeStated(reading, intakes);
  else yield* askAndTake(reading, intakes);
}

/** Takes the doses of which nothing has to be asked: of a medicine of the catalogue, and in mg. */
function* takeStated({ skip, addDose }: FileReading, intakes: readonly Intake[]) {
  yield* forEachItem(intakes, ({ at, entry, shown, medicine, status, isCourse, amount, unit }) => {
    const refuse = (reason: SkipReason) => skip(at, 'dose', reason, shown, field(entry, 'status'));
    if (status !== 'taken') return refuse(reasonOf(status));
    if (!isMedicine(foldSubstance(medicine).toLowerCase())) return refuse('other-medicine');
    // A planned time says nothing of the one at which it was taken.
    if (isCourse || isNothing(field(entry, 'start'))) return refuse('no-date');
    if (unit !== MILLIGRAMS) return refuse('ask-unit');
    addDose({ at, when: field(entry, 'start'), medicine, mg: amount });
  });
}

const reasonOf = (status: Exclude<ReadStatus, 'taken'>): SkipReason =>
  status === 'unknown' ? 'not-confirmed' : 'not-taken';

function* askAndTake(reading: FileReading, intakes: readonly Intake[]) {
  const { options, skip, addDose, clock } = reading;
  const taken = intakes.filter(({ status }) => status === 'taken');
  const isChosen = chooseMedicines(
    reading,
    taken.map(({ medicine }) => medicine),
  );
  const chosen = taken.filter(({ medicine }) => isChosen(medicine));
  const unit = askUnit(reading, chosen);
  const time = askTime(reading, chosen);
  const isCount = (one: Intake) => (one.unit === 'none' ? unit : one.unit) === 'count';
  const mgPerCount = askMgPerCount(
    reading,
    chosen.filter(isCount).map(({ shown }) => shown),
  );
  const inVolume = chosen.filter((one) => one.unit === 'mL').map(({ medicine }) => medicine);
  const mgPerMl = askConcentration(reading, inVolume);

  yield* forEachItem(intakes, (one) => {
    const { at, entry, shown, medicine, amount } = one;
    const refuse = (reason: SkipReason) =>
      skip(at, 'dose', reason, shown, field(entry, 'status'), amount, field(entry, 'units'));
    if (one.status !== 'taken') return refuse(reasonOf(one.status));
    if (!isChosen(medicine)) return refuse('other-medicine');
    const start = firstField(entry, 'start', 'scheduledDate');
    const isScheduled = time === 'scheduled' && one.isCourse;
    const when = isScheduled ? firstField(entry, 'scheduledDate') : start;
    // What lies ahead is told first: its amount matters to no one.
    const instant = instantIn(when, clock, DAY_MS / 2);
    if (instant !== null && instant > options.now) return refuse('future');
    const used = one.unit === 'none' ? unit : one.unit;
    if (used === null) return refuse('ask-unit');
    const factor = used === 'count' ? mgPerCount(shown) : used === 'mL' ? mgPerMl(medicine) : used;
    const mg = factor === null || amount === null ? null : amount * factor;
    addDose({ at, when, medicine, mg });
  });
}

function intakeIn(entry: JsonObject, at: string, { clock }: FileReading): Intake {
  const shown = wordIn(firstField(entry, 'displayText', 'name', 'nickname'));
  const medicine = readMedicine(shown).medicine || UNNAMED;
  const { amount, units } = dosageIn(entry);
  const start = instantIn(field(entry, 'start'), clock, 0);
  const scheduled = instantIn(field(entry, 'scheduledDate'), clock, 0);
  return {
    at,
    entry,
    shown: shown || UNNAMED,
    medicine,
    status: statusOf(wordIn(field(entry, 'status'))),
    amount,
    unit: units === '' ? 'none' : (milligramsOf(units) ?? 'count'),
    isCourse:
      isNothing(field(entry, 'end')) &&
      scheduled !== null &&
      start !== null &&
      Math.abs(scheduled - start) > DAY_MS,
  };
}

/** Words that only this program has: a reminder that no one answered, or that did not come. */
const UNANSWERED = new Set(['not interacted', 'notification not sent']);

function statusOf(word: string): ReadStatus {
  if (UNANSWERED.has(word.toLowerCase())) return 'planned';
  // 'Taken?' asks.
  return word.includes('?') ? 'unknown' : (statusNamed(word) ?? 'unknown');
}

/** An amount and its unit, which may stand behind the number: `"2.5 mg"`. */
function dosageIn(entry: JsonObject): { readonly amount: number | null; readonly units: string } {
  const dosage = field(entry, 'dosage');
  const units = wordIn(field(entry, 'units'));
  const [, digits, word = ''] = /^([\d.,]{1,20})\s?([\p{L}µ]{1,20})$/u.exec(wordIn(dosage)) ?? [];
  if (digits === undefined) return { amount: numberIn(dosage), units };
  // Of '2.5 mg' and a count beside it neither is believed.
  const isSaidTwice = units !== '' && units.toLowerCase() !== word.toLowerCase();
  return { amount: isSaidTwice ? null : numberIn(digits), units: units || word };
}

/** Asks what a bare number is. */
function askUnit({ ask, options }: FileReading, chosen: readonly Intake[]) {
  const bare = chosen.filter(({ unit }) => unit === 'none');
  if (bare.length === 0) return null;
  const samples = bare.map(({ shown, entry }) => `${shown}: ${wordIn(field(entry, 'dosage'))}`);
  const answers = ['mg', 'mcg', 'count'];
  ask({ id: 'dosage-unit', must: true, options: answers, proposed: 'mg', samples });
  const answer = answerTo(options, 'dosage-unit');
  if (answer === 'count') return 'count' as const;
  return answer === 'mg' ? 1 : answer === 'mcg' ? 0.001 : null;
}

/** Asks which time is meant where `start` may be that of the course. */
function askTime({ ask, options }: FileReading, chosen: readonly Intake[]): string {
  const courses = chosen.filter(({ isCourse }) => isCourse);
  if (courses.length > 0) {
    ask({
      id: 'start-or-scheduled',
      must: true,
      options: ['scheduled', 'start'],
      proposed: 'scheduled',
      samples: courses.map(({ entry }) => wordIn(field(entry, 'scheduledDate'))),
    });
  }
  return answerTo(options, 'start-or-scheduled') ?? 'scheduled';
}
