import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useId } from 'react';

/**
 * A mutation that takes no second order while the first is under way. `isPending` alone is too late
 * for a double click: both presses come before React has drawn the first. What counts here is the
 * cache of mutations, which knows at once.
 *
 * Use it in place of `useMutation` wherever one press means one thing: sending, deleting, saving. Forms and questions
 * before deleting don't need it: they have `useSendLock` of `kit/forms`, which does the same without a cache.
 *
 *     const sending = useOneAtATime({ mutationFn: (id: string) => call(sendEmailCampaign, …) });
 *     <Button busy={sending.isPending} onClick={() => sending.mutate(id, { onSuccess: onClose })}>
 *
 * Each component that calls it has a lock of its own, whatever it sends: a list of rows calls it in
 * the row. Several calls in a row (create, then schedule) are one mutation whose `mutationFn` awaits
 * them; there is no `mutateAsync`, which would have to promise something to the second press.
 */
export function useOneAtATime<Reply, Input = void>(
  options: Omit<UseMutationOptions<Reply, Error, Input>, 'mutationKey'>,
): Omit<UseMutationResult<Reply, Error, Input>, 'mutateAsync'> {
  const client = useQueryClient();
  const mutationKey = ['one at a time', useId()];
  const { mutateAsync: _, mutate, reset, ...state } = useMutation({ ...options, mutationKey });
  const isFree = () => client.isMutating({ mutationKey, exact: true }) === 0;
  return {
    ...state,
    mutate: (...order) => {
      if (isFree()) mutate(...order);
    },
    // Of what is under way it would lose the outcome.
    reset: () => {
      if (isFree()) reset();
    },
  };
}
