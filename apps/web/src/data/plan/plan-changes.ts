import {
  deletePlanOf,
  type PlanOfMedicine,
  type PlansReply,
  pausePlan,
  type RouteCall,
  resumePlan,
  setPlan,
  setPlanOf,
  skipDose,
  unskipDose,
} from '@dosewise/contract';
import { isSkipOf, overlap, type Pause, restOfLater } from '@dosewise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../kit/feedback/toasts.ts';
import { texts as uiTexts } from '../../kit/texts.ts';
import { keptToken } from '../browser/storage.ts';
import { call, callAndReload } from '../calls/api-client.ts';
import { orAlreadyGone } from '../calls/api-error.ts';
import { useOneAtATime } from '../calls/one-at-a-time.ts';
import { patchReply } from '../calls/query-client.ts';
import { planOf } from './dosing-records.ts';
import { plansQuery } from './plan-queries.ts';
import { texts } from './texts.ts';

export type NewPlan = RouteCall<typeof setPlan>['body'];

/**
 * Writes the plan of a medicine, in place of the plan of another one where it is based on that. Refused
 * where it is based on a plan that is followed no more.
 */
export function useSavePlan() {
  const client = useQueryClient();
  return async (body: NewPlan, replaces = body.medicine): Promise<PlanOfMedicine> => {
    const { medicine, ...plan } = body;
    if (replaces === medicine) await call(setPlanOf, { params: { medicine }, body: plan });
    else await call(setPlan, { body });
    const own = planOf(await client.fetchQuery({ ...plansQuery, staleTime: 0 }), medicine);
    if (own === undefined) throw new Error(`No plan of ${medicine} was stored.`);
    return own;
  };
}

/**
 * Lets the plan of a medicine rest, in place of a pause that there is. Days of that which are over stay
 * paused.
 */
export async function letPlanRest(
  medicine: string,
  pause: Pause,
  replaces: Pause | null,
): Promise<void> {
  // The server puts a pause in the place of those that it touches, and keeps the days after it of one that
  // begins later. One that moved away, or ends earlier now, goes first.
  if (replaces !== null && (!overlap(pause, replaces) || restOfLater(replaces, pause) !== null))
    await call(resumePlan, { params: { medicine } });
  await callAndReload(pausePlan, { params: { medicine }, body: pause });
}

interface Resuming {
  readonly medicine: string;
  /** Said once it is done. */
  readonly message: string;
}

/** Goes on with the plan of a medicine today; a pause to come goes. */
export function useResumePlan(focusAfter: () => HTMLElement | null) {
  return useOneAtATime({
    mutationFn: ({ medicine }: Resuming) => callAndReload(resumePlan, { params: { medicine } }),
    onSuccess: (_, { message }) => {
      showToast({ tone: 'good', message, focusAfter });
      focusAfter()?.focus();
    },
    onError: () => showToast({ tone: 'danger', message: texts.resumeFailed }),
  });
}

interface Skipping {
  readonly medicine: string;
  /** The planned instant, ISO. */
  readonly at: string;
  readonly isSkipped: boolean;
  /** IANA name. */
  readonly timeZone: string;
}

/** Skips a planned dose, or plans it again. */
export function useSkipping() {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: async ({ medicine, at, isSkipped, timeZone }: Skipping) => {
      if (isSkipped) await call(skipDose, { body: { at, medicine } });
      else await orAlreadyGone(call(unskipDose, { params: { at }, query: { medicine } }));
      patchReply<PlansReply>(client, plansQuery.queryKey, (before) => ({
        ...before,
        plans: before.plans.map((own) => {
          if (own.plan.medicine !== medicine) return own;
          const isOther = (skip: string) => !isSkipOf(Date.parse(skip), Date.parse(at), timeZone);
          const others = own.skips.filter(isOther);
          return { ...own, skips: isSkipped ? [...others, at] : others };
        }),
      }));
    },
    onError: (_, { isSkipped }) =>
      showToast({ tone: 'danger', message: isSkipped ? texts.skipFailed : texts.unskipFailed }),
  });
}

/** Deletes the plan of a medicine with its pauses from today on, at once, and offers to take it back. */
export function useDeletePlan(focusAfter: () => HTMLElement | null) {
  const client = useQueryClient();
  return ({ plan, pauses }: Pick<PlanOfMedicine, 'plan' | 'pauses'>): void => {
    const { medicine } = plan;
    const deletion = call(deletePlanOf, { params: { medicine } });
    void client.cancelQueries({ queryKey: plansQuery.queryKey });
    patchReply<PlansReply>(client, plansQuery.queryKey, (before) => ({
      ...before,
      plans: before.plans.filter((own) => own.plan.medicine !== medicine),
    }));
    // The token of now: the person who logs in next on this browser must not get this plan.
    const token = keptToken() ?? '';
    let isBack = false;
    const undo = async () => {
      try {
        await deletion;
        if (!isBack) await restore(plan, token);
        isBack = true;
        // The days before today stayed paused; of the others the deletion was the end.
        for (const body of pauses) await call(pausePlan, { params: { medicine }, body }, { token });
      } catch {
        showToast({
          tone: 'danger',
          message: texts.restoreFailed,
          action: { label: uiTexts.tryAgain, run: () => void undo() },
        });
      }
    };
    showToast({
      tone: 'good',
      message: texts.deleted,
      action: { label: texts.undo, run: () => void undo() },
      focusAfter,
    });
    deletion.catch(() => {
      void client.invalidateQueries({ queryKey: plansQuery.queryKey });
      showToast({ tone: 'danger', message: texts.deleteFailed, focusAfter });
    });
  };
}

/** Writes a deleted plan again, unless its medicine has another one by now. Its skips were kept. */
async function restore(
  { savedAt: _, medicine, ...plan }: PlanOfMedicine['plan'],
  token: string,
): Promise<void> {
  const body = { ...plan, basedOn: null };
  await call(setPlanOf, { params: { medicine }, body }, { token });
}
