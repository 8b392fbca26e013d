import { MAX_NOTE_CHARACTERS } from '@dosewise/domain';
import type {
  HistoryDose,
  HistoryMeasurement,
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
  'doses' | 'weights' | 'symptoms' | 'measurements' | 'skipped' | 'cutNotes'
>;

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
  ) => void;
  readonly result: () => Collected;
}

export function collectHistory(): HistoryCollector {
  const doses = new Map<string, HistoryDose>();
  const weights = new Map<number, { weight: HistoryWeight; detail: string }>();
  const symptoms = new Map<string, HistorySymptom>();
  const measurements = new Map<string, { measured: HistoryMeasurement; detail: string }>();
  const skipped: HistorySkip[] = [];
  let cutNotes = 0;

  const skip: HistoryCollector['skip'] = (at, what, reason, detail) => {
    const line = detail
      .slice(0, LONGEST_DETAIL * 4)
      .replace(/\s+/g, ' ')
      .trim();
    const cut = line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL - 1)}…` : line;
    skipped.push({ at, what, reason, detail: cut.toWellFormed() });
  };
  const noteIn = (note: string) => {
    const text = freeText(note, MAX_NOTE_CHARACTERS);
    if (text.length < freeText(note, Number.POSITIVE_INFINITY).length) cutNotes += 1;
    return text;
  };

  const addDose: HistoryCollector['addDose'] = (dose, detail) => {
    const key = `${dose.date} ${dose.doseMg} ${foldText(dose.medicine)}`;
    if (doses.has(key)) return skip(dose.at, 'dose', 'duplicate', detail);
    doses.set(key, { ...dose, note: noteIn(dose.note) });
  };
  const addWeight: HistoryCollector['addWeight'] = (weight, detail) => {
    const earlier = weights.get(weight.date);
    if (earlier?.weight.weightKg === weight.weightKg) {
      return skip(weight.at, 'weight', 'duplicate', detail);
    }
    if (earlier !== undefined) {
      skip(earlier.weight.at, 'weight', 'replaced', earlier.detail);
      // Taken out first, so that the later one stands at its own place in the order.
      weights.delete(weight.date);
    }
    const { note, ...rest } = weight;
    const kept = note === undefined ? rest : { ...rest, note: noteIn(note) };
    weights.set(weight.date, { weight: kept, detail });
  };
  const addSymptom: HistoryCollector['addSymptom'] = (symptom, detail) => {
    const { category, note } = symptom;
    const key = `${symptom.date} ${category} ${category === 'other' ? foldText(note) : ''}`;
    if (symptoms.has(key)) return skip(symptom.at, 'symptom', 'duplicate', detail);
    symptoms.set(key, { ...symptom, note: noteIn(note) });
  };

  const addMeasurement: HistoryCollector['addMeasurement'] = (measured, detail) => {
    const key = `${measured.date} ${measured.kind}`;
    const earlier = measurements.get(key);
    if (earlier?.measured.value === measured.value) {
      return skip(measured.at, 'measurement', 'duplicate', detail);
    }
    if (earlier !== undefined) {
      skip(earlier.measured.at, 'measurement', 'replaced', earlier.detail);
      measurements.delete(key);
    }
    measurements.set(key, { measured: { ...measured, note: noteIn(measured.note) }, detail });
  };

  const result = (): Collected => ({
    doses: [...doses.values()],
    weights: [...weights.values()].map(({ weight }) => weight),
    symptoms: [...symptoms.values()],
    measurements: [...measurements.values()].map(({ measured }) => measured),
    skipped,
    cutNotes,
  });
  return { addDose, addWeight, addSymptom, addMeasurement, skip, result };
}
