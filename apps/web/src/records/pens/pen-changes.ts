import { type addPen, type editPen, type RouteCall, setFifthDose } from '@dosewise/contract';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { useReloading } from '../../api/reloading.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { dosesQuery } from '../doses/doses-query.ts';
import { aheadQuery } from '../plan/plan-queries.ts';
import { pensQuery } from './pens-query.ts';

/** What comes next depends on the pens that can give it. */
export const AFTER_PENS = [aheadQuery.queryKey];

export const usePenChange = () =>
  useReloading([pensQuery.queryKey, ...AFTER_PENS], [dosesQuery.queryKey]);
export const noteEdited = () => track('pen_edited', {});

export type NewPen = Omit<RouteCall<typeof addPen>['body'], '_id'>;
export type PenChange = RouteCall<typeof editPen>['body'];

export function useSetFifthDose() {
  const change = usePenChange();
  return useOneAtATime({
    mutationFn: ({ id, enableFifthDose }: { id: string; enableFifthDose: boolean }) =>
      change(() => call(setFifthDose, { params: { id }, body: { enableFifthDose } }), noteEdited),
  });
}
