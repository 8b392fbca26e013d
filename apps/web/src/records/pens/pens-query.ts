import { listPens } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { readList } from '../../api/read-list.ts';
import { useQuery } from '../../api/use-query.ts';

/** The user's pens, in the order of the screen. */
export const pensQuery = queryOptions({
  queryKey: [listPens.id],
  queryFn: ({ signal }) => readList(listPens, {}, { signal }),
});

/** The user's pens, in the order of the screen, less what waiting doses take. */
export const usePens = () => useQuery(pensQuery);
