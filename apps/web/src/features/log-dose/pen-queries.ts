import {
  addPen,
  deletePen,
  editPen,
  listPens,
  type RouteCall,
  setFifthDose,
} from '@dosewise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orAlreadyGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';
import { track } from '../../lib/track.ts';

/** The user's pens, in the order of the screen. */
export const pensQuery = queryOptions({
  queryKey: [listPens.id],
  queryFn: ({ signal }) => call(listPens, {}, { signal }),
});

/** A mutation after which the list of pens is loaded anew, before it counts as done. */
function usePenMutation<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  note: (reply: Reply) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (reply) => {
      note(reply);
      return client.invalidateQueries({ queryKey: pensQuery.queryKey });
    },
  });
}

const notePenEdited = () => track('pen_edited', {});

export type NewPen = RouteCall<typeof addPen>['body'];
export type PenChange = RouteCall<typeof editPen>['body'];

export const useAddPen = () =>
  usePenMutation(
    ({ body, key }: { body: NewPen; key: string }) =>
      call(addPen, { body }, { idempotencyKey: key }),
    ({ strength, costPerPen }) =>
      track('pen_added', { pen_strength: strength, cost_per_pen: costPerPen }),
  );

export const useEditPen = () =>
  usePenMutation(
    ({ id, body }: { id: string; body: PenChange }) => call(editPen, { params: { id }, body }),
    notePenEdited,
  );

export const useDeletePen = () =>
  usePenMutation(
    (id: string) => orAlreadyGone(call(deletePen, { params: { id } })),
    () => track('pen_deleted', {}),
  );

export const useSetFifthDose = () =>
  usePenMutation(
    ({ id, enableFifthDose }: { id: string; enableFifthDose: boolean }) =>
      call(setFifthDose, { params: { id }, body: { enableFifthDose } }),
    notePenEdited,
  );
