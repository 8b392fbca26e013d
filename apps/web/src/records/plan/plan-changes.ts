import {
  deletePlan,
  type PlanReply,
  type RouteCall,
  type SavedPlan,
  setPlan,
  skipDose,
  unskipDose,
} from '@dosewise/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { orAlreadyGone } from '../../api/api-error.ts';
import { keptToken } from '../../browser/storage.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { aheadQuery, planQuery } from './plan-queries.ts';
import { texts } from './texts.ts';

export type NewPlan = RouteCall<typeof setPlan>['body'];

/** Takes a change of the plan into the cache. Replies that were loaded meanwhile are older than it. */
function take(client: QueryClient, change: (before: PlanReply) => PlanReply): void {
  void client.cancelQueries({ queryKey: planQuery.queryKey });
  client.setQueryData(planQuery.queryKey, (before) => before && change(before));
  void client.invalidateQueries({ queryKey: planQuery.queryKey });
  void client.invalidateQueries({ queryKey: aheadQuery.queryKey });
}

/** Writes the plan; refused where it is based on another one than there is by now. */
export function useSavePlan() {
  const client = useQueryClient();
  return async (body: NewPlan): Promise<PlanReply> => {
    const reply = await call(setPlan, { body });
    take(client, () => reply);
    return reply;
  };
}

/** Skips a planned dose, or plans it again. */
export function useSkipping() {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: async ({ at, isSkipped }: { readonly at: string; readonly isSkipped: boolean }) => {
      if (isSkipped) await call(skipDose, { body: { at } });
      else await orAlreadyGone(call(unskipDose, { params: { at } }));
      take(client, ({ plan, skips }) => {
        const others = skips.filter((skip) => skip !== at);
        return { plan, skips: isSkipped ? [...others, at] : others };
      });
    },
    onError: (_, { isSkipped }) => {
      showToast({ tone: 'danger', message: isSkipped ? texts.skipFailed : texts.unskipFailed });
      void client.invalidateQueries({ queryKey: planQuery.queryKey });
    },
  });
}

/** Deletes the plan at once, and offers to take it back. */
export function useDeletePlan(focusAfter: () => HTMLElement | null) {
  const client = useQueryClient();
  return (plan: SavedPlan, skips: readonly string[]): void => {
    const deletion = call(deletePlan, {});
    void client.cancelQueries({ queryKey: planQuery.queryKey });
    client.setQueryData(planQuery.queryKey, { plan: null, skips: [] });
    // The token of now: whoever logs in next on this browser must not get this plan.
    const token = keptToken() ?? '';
    const undo = async () => {
      try {
        await deletion;
        await restore(client, plan, skips, token);
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
    const reload = () => void client.invalidateQueries({ queryKey: planQuery.queryKey });
    deletion.then(reload, () => {
      reload();
      showToast({ tone: 'danger', message: texts.deleteFailed, focusAfter });
    });
  };
}

/** Writes a deleted plan again, with its skips, unless there is another one by now. */
async function restore(
  client: QueryClient,
  { savedAt: _, ...plan }: SavedPlan,
  skips: readonly string[],
  token: string,
): Promise<void> {
  const reply = await call(setPlan, { body: { ...plan, basedOn: null } }, { token });
  take(client, () => reply);
  for (const at of skips) {
    // A skip that is not planned any more has no effect anyhow.
    await call(skipDose, { body: { at } }, { token }).catch(() => undefined);
  }
  take(client, (now) => ({ ...now, skips: [...skips] }));
}
