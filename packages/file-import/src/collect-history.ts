import {
  convertMeasurement,
  findDiastolicMistake,
  isKeptWeight,
  isMeasurementValue,
  isPair,
  MAX_NOTE_CHARACTERS,
  MAX_SOURCE_CHARACTERS,
  measurementUnit,
} from '@dosewise/domain';
import { findDoubts } from './doubts.ts';
import type {
  HistoryDose,
  HistoryMeasurement,
  HistoryOptions,
  HistorySkip,
  HistorySymptom,
  HistoryWeight,
  ReadHistory,
  RefusedHistory,
  SkipReason,
} from './history.ts';
import { foldText, freeText } from './words/fold-text.ts';
import { type PressurePart, toMeasurement } from './words/measurement-words.ts';

/** Most mg that a dose of the product may have. */
export const MAX_DOSE_MG = 100;
/** Longest quotation of a skipped entry, in UTF-16 units. */
const LONGEST_DETAIL = 80;

/** The file refused as a whole. */
export function refused(
  reason: RefusedHistory['reason'],
  format: RefusedHistory['format'] = null,
): RefusedHistory {
  return { kind: 'refused', reason, format };
}

/** The part of a history that does not depend on the kind of file. */
type Collected = Omit<ReadHistory, 'kind' | 'format' | 'unanswered' | 'ignored'>;

/** An entry while it is made: tens of thousands cost less so than spread together. */
export type Writable<Entry> = { -readonly [Field in keyof Entry]: Entry[Field] };

interface Detailed<Entry> {
  readonly entry: Entry;
  readonly detail: string;
}

/** A measurement with its unit as the file writes it. */
interface WrittenMeasurement extends Omit<HistoryMeasurement, 'value' | 'unit'> {
  readonly amount: number;
  readonly unit: string;
}

/** One part of a blood pressure, as files have it that give each by itself. */
interface WrittenPressure extends Omit<WrittenMeasurement, 'kind' | 'diastolic'> {
  readonly part: PressurePart;
}

/** The value as it is compared: in the first unit of its kind, a pair with both of its parts. */
function comparedValue(one: HistoryMeasurement): string {
  const { kind, value, unit = measurementUnit(kind), diastolic = '' } = one;
  return `${convertMeasurement(kind, value, unit, measurementUnit(kind))} ${diastolic}`;
}

/** Keeps what a file holds, each thing once, and nothing that is not possible. */
export type HistoryCollector = ReturnType<typeof collectHistory>;

export function collectHistory() {
  const doses = new Map<string, Detailed<HistoryDose>>();
  const weights = new Map<number, Detailed<HistoryWeight>>();
  const symptoms = new Map<string, HistorySymptom>();
  const measurements = new Map<string, Detailed<HistoryMeasurement>>();
  /** Parts of blood pressures by their instant, until the other part of it comes. */
  const halves = new Map<number, Detailed<WrittenPressure>[]>();
  const skipped: HistorySkip[] = [];
  let cutNotes = 0;

  const skip = (
    at: string,
    what: HistorySkip['what'],
    reason: SkipReason,
    detail: string,
    by?: string,
  ) => {
    const line = detail
      .slice(0, LONGEST_DETAIL * 4)
      .replace(/\s+/g, ' ')
      .trim();
    const cut = line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL - 1)}…` : line;
    const kept = by === undefined ? {} : { by };
    skipped.push({ at, what, reason, detail: cut.toWellFormed(), ...kept });
  };
  const noteIn = (note: string) => {
    if (note === '') return note;
    const text = freeText(note, MAX_NOTE_CHARACTERS);
    if (text.length < freeText(note, Number.POSITIVE_INFINITY).length) cutNotes += 1;
    return text;
  };
  /** Of two entries of a key the later one stays, unless it says the same. */
  const keepLater = <Key, Entry extends { readonly at: string }>(
    all: Map<Key, Detailed<Entry>>,
    key: Key,
    { entry, detail }: Detailed<Entry>,
    what: 'weight' | 'measurement',
    amountOf: (entry: Entry) => number | string,
  ) => {
    const earlier = all.get(key);
    if (earlier !== undefined && amountOf(earlier.entry) === amountOf(entry)) {
      return skip(entry.at, what, 'duplicate', detail, earlier.entry.at);
    }
    if (earlier !== undefined) {
      skip(earlier.entry.at, what, 'replaced', earlier.detail, entry.at);
      // Taken out first, so that the later one stands at its own place in the order.
      all.delete(key);
    }
    all.set(key, { entry, detail });
  };

  const addDose = (dose: HistoryDose, detail: string) => {
    const key = `${dose.date} ${dose.doseMg} ${foldText(dose.medicine)}`;
    const same = doses.get(key);
    if (same !== undefined) return skip(dose.at, 'dose', 'duplicate', detail, same.entry.at);
    doses.set(key, { entry: { ...dose, note: noteIn(dose.note) }, detail });
  };
  /** `detail` is how the file writes it. */
  const addWeight = (weight: HistoryWeight, detail: string) => {
    const { at, date, weightKg, note, source = '', uuid } = weight;
    if (!isKeptWeight(weightKg)) return skip(at, 'weight', 'implausible', detail);
    const from = source && freeText(source, MAX_SOURCE_CHARACTERS);
    const entry: Writable<HistoryWeight> = { at, date, weightKg };
    if (note !== undefined) entry.note = noteIn(note);
    if (from !== '') entry.source = from;
    if (uuid !== undefined) entry.uuid = uuid;
    keepLater(weights, date, { entry, detail }, 'weight', (one) => one.weightKg);
  };
  const addSymptom = (symptom: HistorySymptom, detail: string) => {
    const { category, note } = symptom;
    const key = `${symptom.date} ${category} ${category === 'other' ? foldText(note) : ''}`;
    const same = symptoms.get(key);
    if (same !== undefined) return skip(symptom.at, 'symptom', 'duplicate', detail, same.at);
    symptoms.set(key, { ...symptom, note: noteIn(note) });
  };
  const addMeasurement = ({ amount, unit, ...measured }: WrittenMeasurement, detail: string) => {
    const { at, date, kind, diastolic = null } = measured;
    const refuse = (reason: SkipReason) => skip(at, 'measurement', reason, detail);
    const read = toMeasurement(kind, amount, unit);
    if (read === null) return refuse('ask-unit');
    if (!isMeasurementValue(kind, read.value, read.unit)) return refuse('implausible');
    if (isPair(kind) && diastolic === null) return refuse('incomplete');
    if (findDiastolicMistake({ kind, value: read.value, diastolic }) !== null) {
      return refuse('implausible');
    }
    const entry = { ...measured, ...read, note: noteIn(measured.note) };
    const key = `${date} ${kind}`;
    keepLater(measurements, key, { entry, detail }, 'measurement', comparedValue);
  };
  /** Of several at one instant the parts go together in the order in which they come. */
  const addPressure = (entry: WrittenPressure, detail: string) => {
    const waiting = halves.get(entry.date) ?? [];
    const other = waiting.findIndex((one) => one.entry.part !== entry.part);
    const [half] = other < 0 ? [] : waiting.splice(other, 1);
    if (half === undefined) {
      halves.set(entry.date, [...waiting, { entry, detail }]);
      return;
    }
    const isAbove = entry.part === 'systolic';
    const [above, below] = isAbove ? [entry, half.entry] : [half.entry, entry];
    const { part, ...measured } = half.entry;
    const note = measured.note || entry.note;
    const kind = 'blood_pressure';
    addMeasurement(
      { ...measured, kind, amount: above.amount, diastolic: below.amount, note },
      half.detail,
    );
  };

  /** All of it but what the answers leave out, and the questions that only all of it raises. */
  const result = (options: HistoryOptions): Collected => {
    for (const { entry, detail } of [...halves.values()].flat()) {
      skip(entry.at, 'measurement', 'incomplete', detail);
    }
    halves.clear();
    const entriesOf = <Entry>(all: ReadonlyMap<unknown, Detailed<Entry>>) =>
      Array.from(all.values(), ({ entry }) => entry);
    const { questions, out } = findDoubts(entriesOf(doses), entriesOf(weights), options);
    const keptOf = <Entry extends HistoryDose | HistoryWeight>(
      all: ReadonlyMap<unknown, Detailed<Entry>>,
      what: 'dose' | 'weight',
    ) => {
      const kept: Entry[] = [];
      for (const { entry, detail } of all.values()) {
        const reason = out.get(entry);
        if (reason === undefined) kept.push(entry);
        else skip(entry.at, what, reason, detail);
      }
      return kept;
    };
    return {
      questions,
      doses: keptOf(doses, 'dose'),
      weights: keptOf(weights, 'weight'),
      symptoms: [...symptoms.values()],
      measurements: entriesOf(measurements),
      skipped,
      cutNotes,
      account: null,
      unused: [],
    };
  };
  return { addDose, addWeight, addSymptom, addMeasurement, addPressure, skip, result };
}
