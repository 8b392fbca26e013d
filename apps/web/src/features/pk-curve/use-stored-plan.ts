import { FIRST_MEDICINE } from '@dosewise/domain';
import { useState } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import { newPlan, type PlanEntry, parsePlan, printPlan } from './plan-entry.ts';

/**
 * The plan of a medicine in the editor. This browser keeps it, with every key that is pressed: the
 * weekly pen's under the specified name, those of other medicines together.
 */
export function useStoredPlan(
  medicine: string,
  latestMg: number | null,
): readonly [PlanEntry, (plan: PlanEntry) => void] {
  const [plan, setPlan] = useState(() =>
    parsePlan(readPlanOf(medicine), newPlan(medicine, latestMg)),
  );
  const keep = (next: PlanEntry) => {
    setPlan(next);
    writePlanOf(medicine, printPlan(next));
  };
  return [plan, keep];
}

function readPlanOf(medicine: string): string {
  if (medicine === FIRST_MEDICINE) return readStored('pkForecastPlan') ?? '';
  const plan = readOthers()[medicine];
  return typeof plan === 'string' ? plan : '';
}

function writePlanOf(medicine: string, plan: string): void {
  if (medicine === FIRST_MEDICINE) writeStored('pkForecastPlan', plan);
  else writeStored('pkOtherPlans', JSON.stringify({ ...readOthers(), [medicine]: plan }));
}

function readOthers(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored('pkOtherPlans') ?? '{}'));
  } catch {
    return {};
  }
}
