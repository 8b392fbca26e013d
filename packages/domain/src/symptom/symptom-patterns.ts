import { type DoseStep, doseSteps, stepAt } from '../dose/dose-steps.ts';
import { joinTaken, type TakenDose } from '../dose/injections.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import { type SymptomCategory, saysNoSymptoms } from './symptom.ts';

/** A logged symptom: its instant in epoch ms, and its severity from 0 to 10. */
export interface SymptomPoint {
  readonly at: number;
  readonly category: SymptomCategory;
  readonly severity: number;
  readonly note: string;
}

/** The entries of one bucket. */
export interface MeanSeverity {
  readonly count: number;
  /** From 0 to 10, not rounded; null without entries. */
  readonly mean: number | null;
}

/** Symptoms by the time since the latest dose before them, and by the dose step they fell in. */
export interface SymptomPatterns {
  /** By whole days of 24 hours since that dose: day 0 first, as many as the interval has. */
  readonly byDay: readonly MeanSeverity[];
  /** From the interval's end on. */
  readonly later: MeanSeverity;
  /** A bucket for each amount of each medicine: medicines as they first came, amounts by their size. */
  readonly bySteps: readonly (MeanSeverity & { readonly step: DoseStep })[];
  /** Entries from before any dose, which are in no bucket. */
  readonly beforeDoses: number;
  /** Entries that only say that there was nothing, which are in no bucket either. */
  readonly noSymptoms: number;
}

/**
 * Counts and means of symptoms, which show no cause. `intervalDays` are those from dose to dose, at
 * least 1. A symptom at the instant of a dose is one of its day 0. The order of both lists does not
 * matter.
 */
export function symptomPatterns(
  symptoms: readonly SymptomPoint[],
  doses: readonly TakenDose[],
  intervalDays: number,
): SymptomPatterns {
  const dosesAt = joinTaken(doses).map(({ at }) => at);
  const steps = doseSteps(doses);
  const days = Array.from({ length: intervalDays }, newSum);
  const later = newSum();
  const sums = new Map<string, { readonly step: DoseStep; readonly sum: Sum }>();
  for (const step of steps) {
    if (!sums.has(keyOf(step))) sums.set(keyOf(step), { step, sum: newSum() });
  }
  let beforeDoses = 0;
  let noSymptoms = 0;
  for (const symptom of symptoms) {
    if (saysNoSymptoms(symptom)) {
      noSymptoms += 1;
      continue;
    }
    const latest = dosesAt.findLast((at) => at <= symptom.at);
    const step = stepAt(steps, symptom.at);
    if (latest === undefined || step === null) {
      beforeDoses += 1;
      continue;
    }
    const day = Math.floor((symptom.at - latest) / DAY_MS);
    add(days[day] ?? later, symptom.severity);
    const bucket = sums.get(keyOf(step));
    if (bucket) add(bucket.sum, symptom.severity);
  }
  return {
    byDay: days.map(meanOf),
    later: meanOf(later),
    bySteps: bySize([...sums.values()].map(({ step, sum }) => ({ step, ...meanOf(sum) }))),
    beforeDoses,
    noSymptoms,
  };
}

function bySize<Bucket extends { readonly step: DoseStep }>(buckets: readonly Bucket[]): Bucket[] {
  const medicines = [...new Set(buckets.map(({ step }) => step.medicine))];
  return buckets.toSorted(
    ({ step: one }, { step: other }) =>
      medicines.indexOf(one.medicine) - medicines.indexOf(other.medicine) || one.mg - other.mg,
  );
}

interface Sum {
  count: number;
  total: number;
}

const newSum = (): Sum => ({ count: 0, total: 0 });

function add(sum: Sum, severity: number): void {
  sum.count += 1;
  sum.total += severity;
}

function meanOf({ count, total }: Sum): MeanSeverity {
  return { count, mean: count === 0 ? null : total / count };
}

function keyOf({ mg, medicine }: DoseStep): string {
  return `${mg} ${medicine}`;
}
