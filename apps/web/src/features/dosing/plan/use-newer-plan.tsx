import type { SavedPlan } from '@dosewise/contract';
import type { Plan } from '@dosewise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { planOf } from '../../../data/plan/dosing-records.ts';
import { useSavePlan } from '../../../data/plan/plan-changes.ts';
import { plansQuery } from '../../../data/plan/plan-queries.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { texts } from './texts.ts';

interface NewerPlan {
  /** Saves over the plan that was begun with, and over no other. */
  readonly save: (plan: Plan) => Promise<unknown>;
  /** The reason why it was not saved; null where `notice` says that there is another plan by now. */
  readonly describe: (error: Error) => string | null;
  /** The choice between two plans: nothing is lost before someone decides. */
  readonly notice: (saveMine: () => void) => ReactElement | null;
}

/** The plan that is being edited may have been changed in another tab or on another device. */
export function useNewerPlan(
  saved: SavedPlan | null,
  onOther: (medicine: string) => void,
): NewerPlan {
  const client = useQueryClient();
  const save = useSavePlan();
  /** The plan whose place it takes, of this medicine or, in a switch, of another; null: of none. */
  const base = useRef(saved);
  /** The medicine that was to be saved last. */
  const tried = useRef('');
  const [isNewer, setIsNewer] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const loading = useOneAtATime({
    mutationFn: (_go: (other: SavedPlan | null) => void) =>
      client.fetchQuery({ ...plansQuery, staleTime: 0 }),
    onSuccess: (plans, go) => {
      setIsNewer(false);
      setFailure(null);
      const medicines = [saved?.medicine, tried.current].filter((name) => name !== undefined);
      // In a switch, the plan of either medicine may be newer: the last of them was not seen.
      const there = medicines.flatMap((medicine) => planOf(plans, medicine)?.plan ?? []);
      go(there.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))[0] ?? null);
    },
    onError: (error) => setFailure(explainError(error, texts.loadFailed)),
  });
  const saveOver = (other: SavedPlan | null, saveMine: () => void) => {
    base.current = other;
    saveMine();
  };
  return {
    save: (plan) => {
      tried.current = plan.medicine;
      // A new plan takes the place of none but one of its own medicine.
      const isOther = saved === null && base.current?.medicine !== plan.medicine;
      const before = isOther ? null : base.current;
      const body = { ...plan, steps: [...plan.steps], basedOn: before?.savedAt ?? null };
      return save(body, before?.medicine);
    },
    describe: (error) => {
      const hasChanged = error instanceof ApiError && error.code === 'conflict';
      setIsNewer(hasChanged);
      return hasChanged ? null : explainError(error, texts.saveFailed);
    },
    notice: (saveMine) =>
      isNewer ? (
        <Notice
          tone="caution"
          announce="alert"
          action={
            <div className="flex flex-wrap gap-3">
              <Button
                kind="secondary"
                onClick={() => loading.mutate((other) => onOther(other?.medicine ?? tried.current))}
              >
                {texts.showOther}
              </Button>
              <Button
                kind="secondary"
                onClick={() => loading.mutate((other) => saveOver(other, saveMine))}
              >
                {texts.saveMine}
              </Button>
            </div>
          }
        >
          <p>{texts.changedElsewhere}</p>
          {failure === null ? null : <p className="mt-2">{failure}</p>}
        </Notice>
      ) : null,
  };
}
