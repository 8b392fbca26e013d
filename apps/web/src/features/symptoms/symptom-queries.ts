import { addSymptom, deleteSymptom, listSymptoms, type Symptom } from '@dosewise/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { putIn, type UndoableList } from '../../lib/undoable-delete.ts';
import { MESSAGES } from './messages.ts';
import type { NewSymptom } from './symptom-entry.ts';
import { CATEGORY_NAMES, newestFirst } from './symptom-words.ts';

/** The user's symptoms. */
export const symptomsQuery = queryOptions({
  queryKey: [listSymptoms.id],
  queryFn: ({ signal }) => call(listSymptoms, { query: {} }, { signal }),
});

/** The list as entries are added to and taken from it. */
export const symptomList: UndoableList<Symptom> = {
  queryKey: symptomsQuery.queryKey,
  sort: newestFirst,
  remove: (entry) => call(deleteSymptom, { params: { id: entry._id } }),
  restore: ({ date, category, severity, note }, options) =>
    call(addSymptom, { body: { date, category, severity, note } }, options),
  nameOf: (entry) => CATEGORY_NAMES[entry.category],
  restoreFailed: MESSAGES.saveFailed,
};

export const useAddSymptom = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewSymptom; key: string }) =>
      call(addSymptom, { body }, { idempotencyKey: key }),
    onSuccess: (symptom) => putIn(client, symptomList, symptom),
  });
};

/** Asks for what the page shows. */
export function askAhead(client: QueryClient): void {
  void client.prefetchQuery(symptomsQuery);
}
