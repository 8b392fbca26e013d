import { listDoses } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { readList } from '../../api/lists/read-list.ts';
import { readWholeList } from '../../api/lists/whole-list.ts';
import { useQuery } from '../../api/use-query.ts';
import { useWithDrafts } from '../waiting/use-waiting.ts';

/** The user's doses, newest first. */
export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => readWholeList((query) => readList(listDoses, { query }, { signal })),
});

/** The user's doses, newest first, with those that wait to be sent. */
export const useDoses = () => useWithDrafts('dose', useQuery(dosesQuery));
