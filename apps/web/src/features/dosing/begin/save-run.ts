import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../data/calls/api-error.ts';
import { type NewDose, useLogDose } from '../../../data/doses/dose-changes.ts';
import { addPens } from '../../../data/pens/pen-changes.ts';
import { planOf } from '../../../data/plan/dosing-records.ts';
import { useSavePlan } from '../../../data/plan/plan-changes.ts';
import { plansQuery } from '../../../data/plan/plan-queries.ts';
import { idAfter } from '../../../kit/forms/submission-key.ts';
import type { FirstRecords } from './begin-answers.ts';
import type { SentRun } from './kept-run.ts';

/** The server's reasons for what it did not take besides the pen, which it has. */
export type LeftOut = readonly string[];

/**
 * Saves pen, doses and plan in this order, each under an id that stays: what arrived before a break arrives once.
 * Rejects where it is to be tried again, or the pen is refused and nothing was saved.
 */
export function useSaveRun(): (run: SentRun) => Promise<LeftOut> {
  const client = useQueryClient();
  const logDose = useLogDose();
  const savePlan = useSavePlan();
  return async ({ key, records }) => {
    const { pen, doses, plan, medicine } = records;
    await addPens([pen], key);
    const leftOut: string[] = [];
    const unlessRefused = async (saving: Promise<unknown>) => {
      try {
        await saving;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        leftOut.push(error.message);
      }
    };
    for (const [index, dose] of doses.entries()) {
      const body = doseBody(records, dose, key);
      await unlessRefused(logDose(body, idAfter(key, index + 1)));
    }
    const plans = await client.fetchQuery({ ...plansQuery, staleTime: 0 });
    // One that came before a break, or from elsewhere, stays.
    if (plan !== null && planOf(plans, medicine) === undefined) {
      await unlessRefused(savePlan({ ...plan, steps: [...plan.steps], basedOn: null }));
    }
    return leftOut;
  };
}

function doseBody(
  { medicine, clicks, doseMg, isOral }: FirstRecords,
  { at, isFromPen }: FirstRecords['doses'][number],
  penId: string,
): NewDose {
  const shared = { date: new Date(at).toISOString(), painLevel: null };
  if (isFromPen) return { ...shared, penId, clicks };
  return {
    ...shared,
    penId: null,
    medicine,
    doseType: 'standard',
    doseAmount: doseMg,
    ...(isOral && { extractionMethod: 'oral' }),
  };
}
