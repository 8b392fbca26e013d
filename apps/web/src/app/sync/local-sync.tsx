import { useEffect, useState } from 'react';
import { explainError } from '../../api/api-error.ts';
import { onChangedElsewhere } from '../../api/local/records-worker.ts';
import { QueryProvider, queryClient } from '../../api/query-client.tsx';
import { useQuery } from '../../api/use-query.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { isCopyDue, localStateQuery, saveCopy } from '../../records/local/local-state.ts';
import { texts } from '../../records/local/texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';

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
