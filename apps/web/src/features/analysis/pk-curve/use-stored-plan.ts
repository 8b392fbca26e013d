import { useState } from 'react';
import { readStored, writeStored } from '../../../browser/storage.ts';
import { newPlan, type PlanEntry, parsePlan, printPlan } from './plan-entry.ts';

/**
 * The plan of a medicine in the editor. This browser keeps it, with every key that is pressed: that
 * in clicks under the specified name, those in mg together.
 */
export function useStoredPlan(
  medicine: string,
  isInClicks: boolean,
  latestMg: number | null,
): readonly [PlanEntry, (plan: PlanEntry) => void] {
  const [plan, setPlan] = useState(() =>
    parsePlan(readPlanOf(medicine, isInClicks), newPlan(medicine, isInClicks, latestMg)),
  );
  const keep = (next: PlanEntry) => {
    setPlan(next);
    writePlanOf(medicine, isInClicks, printPlan(next));
  };
  return [plan, keep];
}

function readPlanOf(medicine: string, isInClicks: boolean): string {
  if (isInClicks) return readStored('pkForecastPlan') ?? '';
  const plan = readOthers()[medicine];
  return typeof plan === 'string' ? plan : '';
}

function writePlanOf(medicine: string, isInClicks: boolean, plan: string): void {
  if (isInClicks) writeStored('pkForecastPlan', plan);
  else writeStored('pkOtherPlans', JSON.stringify({ ...readOthers(), [medicine]: plan }));
}

function readOthers(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored('pkOtherPlans') ?? '{}'));
  } catch {
    return {};
  }
}
