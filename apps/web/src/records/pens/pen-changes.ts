import { addPen, deletePen, editPen, type RouteCall, setFifthDose } from '@dosewise/contract';
import { track } from '../../analytics/track.ts';
import { orAlreadyGone } from '../../api/already-gone.ts';
import { call } from '../../api/api-client.ts';
import { useListChange } from '../../api/list-change.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { dosesQuery } from '../doses/doses-query.ts';
import { pensQuery } from './pens-query.ts';

const PENS = { changes: [pensQuery], dependsOn: [pensQuery, dosesQuery] };
const noteEdited = () => track('pen_edited', {});

export type NewPen = RouteCall<typeof addPen>['body'];
export type PenChange = RouteCall<typeof editPen>['body'];

export const useAddPen = () =>
  useListChange({
    ...PENS,
    send: (body: NewPen, idempotencyKey: string) => call(addPen, { body }, { idempotencyKey }),
    note: ({ strength, costPerPen }) =>
      track('pen_added', { pen_strength: strength, cost_per_pen: costPerPen }),
  });

export const useEditPen = () =>
  useListChange({
    ...PENS,
    send: (id: string, body: PenChange) => call(editPen, { params: { id }, body }),
    note: noteEdited,
  });

export const useDeletePen = () =>
  useOneAtATime({
    mutationFn: useListChange({
      ...PENS,
      send: (id: string) => orAlreadyGone(call(deletePen, { params: { id } })),
      note: () => track('pen_deleted', {}),
    }),
  });

export const useSetFifthDose = () =>
  useOneAtATime({
    mutationFn: useListChange({
      ...PENS,
      send: ({ id, enableFifthDose }: { id: string; enableFifthDose: boolean }) =>
        call(setFifthDose, { params: { id }, body: { enableFifthDose } }),
      note: noteEdited,
    }),
  });
