import { useEffect } from 'react';
import { queryClient } from '../../data/calls/query-client.ts';
import { onChangedElsewhere, onCopyChanged } from '../../data/local/records-worker.ts';
import { localStateQuery } from '../../parts/local/local-state.ts';
import { exchangeNow, sharedQuery } from '../../parts/other-devices/shared-records.ts';

/** Keeps the pages in step with the records of this browser. */
export function LocalSync() {
  useEffect(() => onChangedElsewhere(() => void queryClient.invalidateQueries()), []);
  useEffect(countAfterWrites, []);
  useEffect(
    () =>
      onCopyChanged(() => {
        void queryClient.invalidateQueries({ queryKey: sharedQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: localStateQuery.queryKey });
      }),
    [],
  );
  useEffect(exchangeOnReturn, []);
  return null;
}

/** Gets what other devices have written while the page was not looked at. Returns what stops that. */
function exchangeOnReturn(): () => void {
  const exchange = () => {
    // A failure is said where the state of the copy is shown.
    if (document.visibilityState === 'visible') void exchangeNow().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', exchange);
  window.addEventListener('online', exchange);
  return () => {
    document.removeEventListener('visibilitychange', exchange);
    window.removeEventListener('online', exchange);
  };
}

/** The number of records is asked for again after each write. Returns what stops that. */
function countAfterWrites(): () => void {
  return queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    void queryClient.invalidateQueries({ queryKey: localStateQuery.queryKey });
  });
}
