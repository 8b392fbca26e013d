import type { Ahead } from '@dosewise/contract';
import { daysBetween, isBreakToAskAbout } from '@dosewise/domain';
import { texts } from '../../data/doses/texts.ts';

type PlanAhead = Ahead['plans'][number];

/** Missed doses from which the gap is a fact to tell. */
const MISSED_TOLD = 2;

/**
 * Facts of a long gap: days since the last dose, planned ones missed, and whom to ask; none where doses
 * follow one another. They propose no dose.
 */
export function describeGap(
  { medicine, lastDoseAt, missedSince, pausedSince }: Omit<PlanAhead, 'next' | 'doses'>,
  now: number,
  timeZone: string,
  sinceLast: (days: number) => string = texts.lastDose,
): string[] {
  const missed = missedSince?.count ?? 0;
  if (missed < MISSED_TOLD && !(pausedSince > 0)) return [];
  const days = lastDoseAt === null ? null : daysBetween(timeZone, Date.parse(lastDoseAt), now);
  const isLabel = days !== null && isBreakToAskAbout(medicine, days);
  return [
    ...(days === null ? [] : [sinceLast(days)]),
    ...(missed === 0 ? [] : [texts.missed(missed)]),
    isLabel ? texts.labelAsks : texts.ask,
  ];
}
