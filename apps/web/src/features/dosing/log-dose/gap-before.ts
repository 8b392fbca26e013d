import type { Ahead } from '@dosewise/contract';
import { DAY_MS, foldSubstance } from '@dosewise/domain';
import { texts as doseTexts } from '../../../data/doses/texts.ts';
import { useAhead } from '../../../data/plan/plan-queries.ts';
import { useAccountZone } from '../../../parts/device-clock/device-clock.ts';
import { describeGap } from '../../../parts/doses/dose-gap.ts';

/** Facts of a long gap before a dose, to be told before it is logged and after that. */
export interface GapFacts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export const NO_GAP: GapFacts = { before: [], after: [] };

/**
 * The gap before a dose of `medicine` at `at` (epoch ms), where that is the present: of a dose from some
 * days ago no one knows here what was missed by then.
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
    after: describeGap(plan, at, timeZone, doseTexts.sinceDoseBefore),
  };
}

/** The gap before a dose, by the plans of this person; null as long as they are not loaded. */
export function useGapBefore(): (medicine: string, at: number | null) => GapFacts | null {
  const timeZone = useAccountZone();
  const { data: ahead } = useAhead();
  return (medicine, at) => {
    if (ahead === undefined) return null;
    return at === null
      ? NO_GAP
      : gapBefore(ahead.plans, medicine, { at, now: Date.now(), timeZone });
  };
}
