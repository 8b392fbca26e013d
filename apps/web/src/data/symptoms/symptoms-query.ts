import { listSymptoms } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { useQuery } from '../calls/use-query.ts';
import { readList, readWholeList } from '../lists/lists.ts';
import { useWithDrafts } from '../outbox/use-outbox.ts';

/** The user's symptoms, newest first. */
export const symptomsQuery = queryOptions({
  queryKey: [listSymptoms.id],
  queryFn: ({ signal }) => readWholeList((query) => readList(listSymptoms, { query }, { signal })),
});

/** The symptoms, newest first, with those that wait to be sent. */
export const useSymptoms = () => useWithDrafts('symptom', useQuery(symptomsQuery));
