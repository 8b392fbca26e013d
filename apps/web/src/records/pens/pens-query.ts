import { type Dose, listPens } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readList } from '../../api/lists/read-list.ts';
import { useQuery } from '../../api/use-query.ts';
import { useDrafts } from '../waiting/use-waiting.ts';
import { lessDrafts } from './pens-after-doses.ts';

/** The user's pens, in the order of the screen. */
export const pensQuery = queryOptions({
  queryKey: [listPens.id],
  queryFn: ({ signal }) => readList(listPens, {}, { signal }),
});

/** The user's pens, in the order of the screen, less what waiting doses take. */
export function usePens() {
  const load = useQuery(pensQuery);
  const drafts = useDrafts<Dose>('dose');
  const { data } = load;
  const pens = useMemo(() => data && lessDrafts(data, drafts), [data, drafts]);
  return pens === data ? load : { ...load, data: pens };
}
