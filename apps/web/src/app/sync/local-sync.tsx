import { useEffect, useState } from 'react';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { queryClient } from '../../data/calls/query-client.ts';
import { useQuery } from '../../data/calls/use-query.ts';
import { onChangedElsewhere } from '../../data/local/records-worker.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { showToast } from '../../kit/feedback/toasts.ts';
import { QueryProvider } from '../../parts/loading/query-provider.tsx';
import { isCopyDue, localStateQuery, saveCopy } from '../../parts/local/local-state.ts';
import { texts } from '../../parts/local/texts.ts';

/** Keeps the pages in step with the records of this browser, and says when a copy of them is due. */
export function LocalSync() {
  useEffect(() => onChangedElsewhere(() => void queryClient.invalidateQueries()), []);
  useEffect(countAfterWrites, []);
  return (
    <QueryProvider>
      <CopyNotice />
    </QueryProvider>
  );
}

/** The number of records is asked for anew after each write. Returns what stops that. */
function countAfterWrites(): () => void {
  return queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    void queryClient.invalidateQueries({ queryKey: localStateQuery.queryKey });
  });
}

function CopyNotice() {
  const { data: state } = useQuery(localStateQuery);
  const [isPutOff, setPutOff] = useState(false);
  const saving = useOneAtATime({
    mutationFn: () => saveCopy(queryClient),
    onSuccess: (file) => showToast({ tone: 'good', message: texts.saved(file) }),
  });
  if (isPutOff || state === undefined || !isCopyDue(state, Date.now())) return null;
  return (
    <Notice
      tone={saving.isError ? 'danger' : 'info'}
      title={texts.due}
      className="screen-only"
      action={
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
            {texts.saveCopy}
          </Button>
          <Button kind="quiet" onClick={() => setPutOff(true)}>
            {texts.later}
          </Button>
        </div>
      }
    >
      <p className="text-ink">
        {saving.isError ? explainError(saving.error, texts.saveFailed) : texts.dueHint}
      </p>
    </Notice>
  );
}
