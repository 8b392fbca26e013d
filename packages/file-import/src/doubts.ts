import {
  areDaily,
  byMedicine,
  calendarDayIn,
  findCloseDoses,
  findOddWeights,
  foldSubstance,
  labelledIntervalDays,
  labelRulesFor,
} from '@dosewise/domain';
import type {
  HistoryDose,
  HistoryOptions,
  HistoryQuestion,
  HistoryWeight,
  SkipReason,
} from './history.ts';
import { answerTo, chosenZone, LEAVE_OUT, question } from './questions.ts';

/** Days from dose to dose from which a dose of every day is doubtful. */
const WEEK = 7;
/** Rows that show what is on every day. */
const SAMPLES = 3;
/** Most entries that are listed one by one. */
const MAX_LISTED = 50;

interface Doubts {
  readonly questions: readonly HistoryQuestion[];
  /** The entries that do not come in by the answers so far. */
  readonly out: ReadonlyMap<HistoryDose | HistoryWeight, SkipReason>;
}

/**
 * Asks about what a whole file makes doubtful: doses of every day of a weekly medicine, doses closer than the label
 * allows, and weights that jump. Where no one can answer nothing is.
 */
export function findDoubts(
  doses: readonly HistoryDose[],
  weights: readonly HistoryWeight[],
  options: HistoryOptions,
): Doubts {
  const out = new Map<HistoryDose | HistoryWeight, SkipReason>();
  const questions: HistoryQuestion[] = [];
  if (options.isUnattended) return { questions, out };
  const zone = chosenZone(options);
  const shown = (entry: HistoryDose | HistoryWeight) => {
    const isDose = 'doseMg' in entry;
    const amount = isDose ? entry.doseMg.toFixed(4) : entry.weightKg.toFixed(2);
    return `${calendarDayIn(zone, entry.date)} ${Number(amount)} ${isDose ? 'mg' : 'kg'}`;
  };

  const timed = doses.map((dose) => ({
    dose,
    at: dose.date,
    doseMg: dose.doseMg,
    medicine: foldSubstance(dose.medicine),
  }));
  const groups = [...byMedicine(timed)].map(([medicine, own]) => {
    const isWeekly = (labelledIntervalDays(medicine) ?? 0) >= WEEK;
    const { minGapHours } = labelRulesFor(medicine);
    const name = own[0]?.dose.medicine ?? '';
    return { name, own, minGapHours, isLevel: isWeekly && areDaily(own, zone) };
  });
  const levels = groups.filter(({ isLevel }) => isLevel);
  const subjectOf = (name: string) => (levels.length > 1 ? name : '');
  if (levels.length > 0) {
    questions.push(
      question({
        id: 'dose-level',
        must: true,
        subjects: levels.map(({ name }) => subjectOf(name)),
        options: ['doses', 'level'],
        samples: levels.flatMap(({ own }) => own.slice(0, SAMPLES)).map(({ dose }) => shown(dose)),
      }),
    );
  }
  const close = groups.flatMap(({ name, own, minGapHours, isLevel }) => {
    const answer = isLevel ? answerTo(options, 'dose-level', subjectOf(name)) : 'doses';
    if (answer === 'doses') return findCloseDoses(own, minGapHours);
    for (const { dose } of own) out.set(dose, answer === 'level' ? 'level' : 'not-confirmed');
    return [];
  });
  const points = weights.map((weight) => ({ weight, at: weight.date, kg: weight.weightKg }));
  const stored = options.stored?.map(({ date, weightKg }) => ({ at: date, kg: weightKg }));

  const list = (
    id: 'close-doses' | 'odd-weights',
    entries: readonly (HistoryDose | HistoryWeight)[],
  ) => {
    if (entries.length === 0) return;
    const samples = entries.slice(0, MAX_LISTED).map(shown);
    const answers = { options: ['keep', LEAVE_OUT], proposed: 'keep' };
    questions.push(question({ id, must: false, ...answers, samples, most: MAX_LISTED }));
    if (answerTo(options, id) !== LEAVE_OUT) return;
    for (const entry of entries) out.set(entry, 'left-out');
  };
  list(
    'close-doses',
    close.map(({ dose }) => dose).sort((a, b) => a.date - b.date),
  );
  list(
    'odd-weights',
    findOddWeights(points, stored).map(({ weight }) => weight),
  );
  return { questions, out };
}
