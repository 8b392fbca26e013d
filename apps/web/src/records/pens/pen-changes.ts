import { addPen, deletePen, editPen, type RouteCall, setFifthDose } from '@dosewise/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { track } from '../../analytics/track.ts';
import { orAlreadyGone } from '../../api/already-gone.ts';
import { call } from '../../api/api-client.ts';
import { isOutdated } from '../../api/changed-elsewhere.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { dosesQuery } from '../doses/doses-query.ts';
import { pensQuery } from './pens-query.ts';

/** Loads pens and doses anew: what is left in a pen depends on its doses. */
export function reloadLists(client: QueryClient): Promise<unknown> {
  const lists = [pensQuery, dosesQuery];
  return Promise.all(lists.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

/** After a refusal that other tabs or devices are the reason of, what they did is loaded too. */
export function reloadOutdated(client: QueryClient, error: Error): void {
  // Not waited for: the reason is said at once.
  if (isOutdated(error)) void reloadLists(client);
}

/** A mutation after which the list of pens is loaded anew, before it counts as done. */
function usePenMutation<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  note: (reply: Reply) => void,
) {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: send,
    onSuccess: (reply) => {
      note(reply);
      return client.invalidateQueries({ queryKey: pensQuery.queryKey });
    },
    onError: (error) => reloadOutdated(client, error),
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
