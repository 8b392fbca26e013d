import { deleteDose, editDose, listDoses, logDose, type RouteCall } from '@dosewise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orAlreadyGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';
import type { NewDose } from './dose-check.ts';
import { pensQuery } from './pen-queries.ts';

/** The user's doses, newest first. */
export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => call(listDoses, { query: {} }, { signal }),
});

/** A mutation that moves doses and, with them, what is left in the pens. */
function useDoseMutation<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: dosesQuery.queryKey }),
        client.invalidateQueries({ queryKey: pensQuery.queryKey }),
      ]),
  });
}

export type DoseChange = RouteCall<typeof editDose>['body'];

export const useLogDose = () =>
  useDoseMutation(({ body, key }: { body: NewDose; key: string }) =>
    call(logDose, { body }, { idempotencyKey: key }),
  );

export const useEditDose = () =>
  useDoseMutation(({ id, body }: { id: string; body: DoseChange }) =>
    call(editDose, { params: { id }, body }),
  );

export const useDeleteDose = () =>
  useDoseMutation((id: string) => orAlreadyGone(call(deleteDose, { params: { id } })));
