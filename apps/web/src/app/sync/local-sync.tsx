import { useEffect } from 'react';
import { queryClient } from '../../data/calls/query-client.ts';
import { onChangedElsewhere } from '../../data/local/records-worker.ts';
import { localStateQuery } from '../../parts/local/local-state.ts';

/** Keeps the pages in step with the records of this browser. */
export function LocalSync() {
  useEffect(() => onChangedElsewhere(() => void queryClient.invalidateQueries()), []);
  useEffect(countAfterWrites, []);
  return null;
}

/** The number of records is asked for anew after each write. Returns what stops that. */
function countAfterWrites(): () => void {
  return queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    void queryClient.invalidateQueries({ queryKey: localStateQuery.queryKey });
  });
}
