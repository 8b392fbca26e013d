import { dayNumbersIn } from '../time/day-numbers.ts';
import { tooSoonHours } from './dose-timing.ts';
import { areWithinInjection } from './injections.ts';

/** A dose of a history: its instant in epoch ms and its amount. */
export interface HistoricDose {
  readonly at: number;
  readonly doseMg: number;
}

/** Fewest doses, and least share of the days of their span, that are a note of every day. */
const LEAST_DAILY_DOSES = 14;
const LEAST_DAILY_SHARE = 0.6;
/** The dust of binary fractions in a sum of mg. */
const DUST_MG = 1e-6;

/**
 * True for doses of one medicine that stand on nearly every day of `timeZone` (IANA name): at least 14 of them,
 * on at least six of ten days of their span. Of a weekly medicine they may be the dose that one is on.
 */
export function areDaily(doses: readonly HistoricDose[], timeZone: string): boolean {
  if (doses.length < LEAST_DAILY_DOSES) return false;
  const dayOf = dayNumbersIn(timeZone);
  const days = [...new Set(doses.map(({ at }) => dayOf(at)))].sort((a, b) => a - b);
  const span = (days.at(-1) ?? 0) - (days[0] ?? 0) + 1;
  return days.length >= LEAST_DAILY_SHARE * span;
}

/**
 * The doses of one medicine that lie less than `gapHours` behind the one before them, in the order of time; none
 * where no label states a gap. Doses within 12 hours whose sum is no more than the largest one are parts of one
 * injection.
 */
export function findCloseDoses<Dose extends HistoricDose>(
  doses: readonly Dose[],
  gapHours: number | null,
): Dose[] {
  const largest = doses.reduce((most, { doseMg }) => Math.max(most, doseMg), 0) + DUST_MG;
  let injection: Dose[] = [];
  return doses
    .toSorted((a, b) => a.at - b.at)
    .filter((dose) => {
      const together = [...injection, dose];
      const sumMg = together.reduce((sum, { doseMg }) => sum + doseMg, 0);
      const isPart = areWithinInjection(together) && sumMg <= largest;
      const last = injection.at(-1);
      injection = isPart ? together : [dose];
      return !isPart && last !== undefined && tooSoonHours(dose.at, [last.at], gapHours) !== null;
    });
}
