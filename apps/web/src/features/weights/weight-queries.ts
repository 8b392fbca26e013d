import {
  addWeight,
  deleteWeight,
  importWeights,
  listWeights,
  MOST_WEIGHTS,
  type RouteCall,
} from '@dosewise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';

/** The user's weigh-ins, newest first, as many as one reply holds. */
export const weightsQuery = queryOptions({
  queryKey: [listWeights.id],
  queryFn: ({ signal }) => call(listWeights, { query: { limit: MOST_WEIGHTS } }, { signal }),
});

/** A mutation after which the list of weigh-ins is loaded anew, before it counts as done. */
function useWeightMutation<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: weightsQuery.queryKey }),
  });
}

export type NewWeight = RouteCall<typeof addWeight>['body'];
export type ImportedWeights = RouteCall<typeof importWeights>['body'];

export const useAddWeight = () =>
  useWeightMutation(({ body, key }: { body: NewWeight; key: string }) =>
    call(addWeight, { body }, { idempotencyKey: key }),
  );

export const useDeleteWeight = () =>
  useWeightMutation((id: string) => call(deleteWeight, { params: { id } }));

export const useImportWeights = () =>
  useWeightMutation(({ body, key }: { body: ImportedWeights; key: string }) =>
    call(importWeights, { body }, { idempotencyKey: key }),
  );
