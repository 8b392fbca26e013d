import { addPen, deletePen, editPen, type RouteCall, setFifthDose } from '@dosewise/contract';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { orAlreadyGone } from '../../api/changed-elsewhere.ts';
import { useReloading } from '../../api/reloading.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { dosesQuery } from '../doses/doses-query.ts';
import { pensQuery } from './pens-query.ts';

const usePenChange = () => useReloading([pensQuery.queryKey], [dosesQuery.queryKey]);
const noteEdited = () => track('pen_edited', {});

export type NewPen = Omit<RouteCall<typeof addPen>['body'], '_id'>;
export type PenChange = RouteCall<typeof editPen>['body'];

export function useAddPen() {
  const change = usePenChange();
  return (body: NewPen, _id: string) =>
    change(
      () => call(addPen, { body: { _id, ...body } }),
      ({ strength, costPerPen }) =>
        track('pen_added', { pen_strength: strength, cost_per_pen: costPerPen }),
    );
}

export function useEditPen() {
  const change = usePenChange();
  return (id: string, body: PenChange) =>
    change(() => call(editPen, { params: { id }, body }), noteEdited);
}

export function useDeletePen() {
  const change = usePenChange();
  return useOneAtATime({
    mutationFn: (id: string) =>
      change(
        () => orAlreadyGone(call(deletePen, { params: { id } })),
        () => track('pen_deleted', {}),
      ),
  });
}

export function useSetFifthDose() {
  const change = usePenChange();
  return useOneAtATime({
    mutationFn: ({ id, enableFifthDose }: { id: string; enableFifthDose: boolean }) =>
      change(() => call(setFifthDose, { params: { id }, body: { enableFifthDose } }), noteEdited),
  });
}
