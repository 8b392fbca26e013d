import type { Ahead } from '@dosewise/contract';
import { DAY_MS, daysBetween, foldSubstance, isBreakToAskAbout } from '@dosewise/domain';
import { useAccountZone } from '../device-clock/device-clock.tsx';
import { useAhead } from '../plan/plan-queries.ts';
import { texts } from './texts.ts';

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

/** Facts of a long gap before a dose, to be told before it is logged and after that. */
export interface GapFacts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const NO_GAP: GapFacts = { before: [], after: [] };

/**
 * The gap before a dose of `medicine` at `at` (epoch ms), where that is the present: of a dose from some
 * days ago nobody knows here what was missed by then.
 */
export function gapBefore(
  plans: Ahead['plans'],
  medicine: string,
  { at, now, timeZone }: { readonly at: number; readonly now: number; readonly timeZone: string },
): GapFacts {
  const plan = plans.find((one) => foldSubstance(one.medicine) === foldSubstance(medicine));
  if (plan === undefined || at < now - DAY_MS) return NO_GAP;
  if (plan.lastDoseAt !== null && at <= Date.parse(plan.lastDoseAt)) return NO_GAP;
  return {
    before: describeGap(plan, now, timeZone),
    after: describeGap(plan, at, timeZone, texts.sinceDoseBefore),
  };
}

/** The gap before a dose, by the plans of this person as far as they are loaded. */
export function useGapBefore(): (medicine: string, at: number | null) => GapFacts {
  const timeZone = useAccountZone();
  const plans = useAhead().data?.plans ?? [];
  return (medicine, at) =>
    at === null ? NO_GAP : gapBefore(plans, medicine, { at, now: Date.now(), timeZone });
}
