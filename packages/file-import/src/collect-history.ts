import { MAX_NOTE_CHARACTERS } from '@dosewise/domain';
import { findDoubts } from './doubts.ts';
import type {
  HistoryDose,
  HistoryMeasurement,
  HistoryOptions,
  HistorySkip,
  HistorySymptom,
  HistoryWeight,
  ReadHistory,
  SkipReason,
} from './history.ts';
import { foldText, freeText } from './words/fold-text.ts';

/** Longest quotation of a skipped entry, in UTF-16 units. */
const LONGEST_DETAIL = 80;

type Collected = Pick<
  ReadHistory,
  | 'questions'
  | 'doses'
  | 'weights'
  | 'symptoms'
  | 'measurements'
  | 'skipped'
  | 'cutNotes'
  | 'account'
  | 'unused'
>;

interface Detailed<Entry> {
  readonly entry: Entry;
  readonly detail: string;
}

/** Keeps what a file holds, each thing once. */
export interface HistoryCollector {
  readonly addDose: (dose: HistoryDose, detail: string) => void;
  /** `detail` is how the file writes it. The later one of an instant stays. */
  readonly addWeight: (weight: HistoryWeight, detail: string) => void;
  readonly addSymptom: (symptom: HistorySymptom, detail: string) => void;
  /** The later one of a kind and an instant stays. */
  readonly addMeasurement: (measurement: HistoryMeasurement, detail: string) => void;
  readonly skip: (
    at: string,
    what: HistorySkip['what'],
    reason: SkipReason,
    detail: string,
    by?: string,
  ) => void;
  /** All of it but what the answers leave out, and the questions that only all of it raises. */
  readonly result: (options: HistoryOptions) => Collected;
}

export function collectHistory(): HistoryCollector {
  const doses = new Map<string, Detailed<HistoryDose>>();
  const weights = new Map<number, Detailed<HistoryWeight>>();
  const symptoms = new Map<string, HistorySymptom>();
  const measurements = new Map<string, Detailed<HistoryMeasurement>>();
  const skipped: HistorySkip[] = [];
  let cutNotes = 0;

  const skip: HistoryCollector['skip'] = (at, what, reason, detail, by) => {
    const line = detail
      .slice(0, LONGEST_DETAIL * 4)
      .replace(/\s+/g, ' ')
      .trim();
    const cut = line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL - 1)}…` : line;
    const kept = by === undefined ? {} : { by };
    skipped.push({ at, what, reason, detail: cut.toWellFormed(), ...kept });
  };
  const noteIn = (note: string) => {
    const text = freeText(note, MAX_NOTE_CHARACTERS);
    if (text.length < freeText(note, Number.POSITIVE_INFINITY).length) cutNotes += 1;
    return text;
  };

  const addDose: HistoryCollector['addDose'] = (dose, detail) => {
    const key = `${dose.date} ${dose.doseMg} ${foldText(dose.medicine)}`;
    const same = doses.get(key);
    if (same !== undefined) return skip(dose.at, 'dose', 'duplicate', detail, same.entry.at);
    doses.set(key, { entry: { ...dose, note: noteIn(dose.note) }, detail });
  };
  const addWeight: HistoryCollector['addWeight'] = (weight, detail) => {
    const earlier = weights.get(weight.date);
    if (earlier?.entry.weightKg === weight.weightKg) {
      return skip(weight.at, 'weight', 'duplicate', detail, earlier.entry.at);
    }
    if (earlier !== undefined) {
      skip(earlier.entry.at, 'weight', 'replaced', earlier.detail, weight.at);
      // Taken out first, so that the later one stands at its own place in the order.
      weights.delete(weight.date);
    }
    const { note, ...rest } = weight;
    const kept = note === undefined ? rest : { ...rest, note: noteIn(note) };
    weights.set(weight.date, { entry: kept, detail });
  };
  const addSymptom: HistoryCollector['addSymptom'] = (symptom, detail) => {
    const { category, note } = symptom;
    const key = `${symptom.date} ${category} ${category === 'other' ? foldText(note) : ''}`;
    const same = symptoms.get(key);
    if (same !== undefined) return skip(symptom.at, 'symptom', 'duplicate', detail, same.at);
    symptoms.set(key, { ...symptom, note: noteIn(note) });
  };

  const addMeasurement: HistoryCollector['addMeasurement'] = (measured, detail) => {
    const key = `${measured.date} ${measured.kind}`;
    const earlier = measurements.get(key);
    if (earlier?.entry.value === measured.value) {
      return skip(measured.at, 'measurement', 'duplicate', detail, earlier.entry.at);
    }
    if (earlier !== undefined) {
      skip(earlier.entry.at, 'measurement', 'replaced', earlier.detail, measured.at);
      measurements.delete(key);
    }
    measurements.set(key, { entry: { ...measured, note: noteIn(measured.note) }, detail });
  };

  const result = (options: HistoryOptions): Collected => {
    const entriesOf = <Entry>(all: ReadonlyMap<unknown, Detailed<Entry>>) =>
      [...all.values()].map(({ entry }) => entry);
    const { questions, out } = findDoubts(entriesOf(doses), entriesOf(weights), options);
    const keptOf = <Entry extends HistoryDose | HistoryWeight>(
      all: ReadonlyMap<unknown, Detailed<Entry>>,
      what: 'dose' | 'weight',
    ) =>
      [...all.values()].flatMap(({ entry, detail }) => {
        const reason = out.get(entry);
        if (reason !== undefined) skip(entry.at, what, reason, detail);
        return reason === undefined ? [entry] : [];
      });
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
  return { addDose, addWeight, addSymptom, addMeasurement, skip, result };
}
