import { useState } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import { type PlanEntry, parsePlan, printPlan } from './plan-entry.ts';

/** The plan in the editor. This browser keeps it, with every key that is pressed. */
export function useStoredPlan(): readonly [PlanEntry, (plan: PlanEntry) => void] {
  const [plan, setPlan] = useState(() => parsePlan(readStored('pkForecastPlan') ?? ''));
  const keep = (next: PlanEntry) => {
    setPlan(next);
    writeStored('pkForecastPlan', printPlan(next));
  };
  return [plan, keep];
}
