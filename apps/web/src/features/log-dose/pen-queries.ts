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

/** The user's pens, in the order of the screen. */
export const pensQuery = queryOptions({
  queryKey: [listPens.id],
  queryFn: ({ signal }) => call(listPens, {}, { signal }),
});

/** A mutation after which the list of pens is loaded anew, before it counts as done. */
function usePenMutation<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: pensQuery.queryKey }),
  });
}

export type NewPen = RouteCall<typeof addPen>['body'];
export type PenChange = RouteCall<typeof editPen>['body'];

export const useAddPen = () =>
  usePenMutation(({ body, key }: { body: NewPen; key: string }) =>
    call(addPen, { body }, { idempotencyKey: key }),
  );

export const useEditPen = () =>
  usePenMutation(({ id, body }: { id: string; body: PenChange }) =>
    call(editPen, { params: { id }, body }),
  );

export const useDeletePen = () =>
  usePenMutation((id: string) => orAlreadyGone(call(deletePen, { params: { id } })));

export const useSetFifthDose = () =>
  usePenMutation(({ id, enableFifthDose }: { id: string; enableFifthDose: boolean }) =>
    call(setFifthDose, { params: { id }, body: { enableFifthDose } }),
  );
