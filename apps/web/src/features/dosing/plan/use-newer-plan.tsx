import type { SavedPlan } from '@dosewise/contract';
import type { Plan } from '@dosewise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { ApiError, explainError } from '../../../api/api-error.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { useSavePlan } from '../../../records/plan/plan-changes.ts';
import { plansQuery } from '../../../records/plan/plan-queries.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

interface NewerPlan {
  /** Saves over the plan that was begun with, and over no other. */
  readonly save: (plan: Plan) => Promise<unknown>;
  /** The reason why it was not saved; null where `notice` says that there is another plan by now. */
  readonly describe: (error: Error) => string | null;
  /** The choice between two plans: nothing is lost before somebody decides. */
  readonly notice: (saveMine: () => void) => ReactElement | null;
}

/** The plan that is being edited may have been changed in another tab or on another device. */
export function useNewerPlan(saved: SavedPlan | null, onOther: () => void): NewerPlan {
  const client = useQueryClient();
  const save = useSavePlan();
  const basedOn = useRef(saved?.savedAt ?? null);
  const [isNewer, setIsNewer] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const loading = useOneAtATime({
    mutationFn: (_go: (other: SavedPlan | null) => void) =>
      client.fetchQuery({ ...plansQuery, staleTime: 0 }),
    onSuccess: ({ plans: [own] }, go) => {
      setIsNewer(false);
      setFailure(null);
      go(own?.plan ?? null);
    },
    onError: (error) => setFailure(explainError(error, texts.loadFailed)),
  });
  const saveOver = (other: SavedPlan | null, saveMine: () => void) => {
    basedOn.current = other?.savedAt ?? null;
    saveMine();
  };
  return {
    save: (plan) => save({ ...plan, steps: [...plan.steps], basedOn: basedOn.current }),
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
              <Button kind="secondary" onClick={() => loading.mutate(onOther)}>
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
