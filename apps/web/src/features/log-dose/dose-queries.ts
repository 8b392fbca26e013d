import {
  type Dose,
  deleteDose,
  editDose,
  listDoses,
  logDose,
  type RouteCall,
} from '@dosewise/contract';
import { clicks, clicksToVolume } from '@dosewise/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { orAlreadyGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { track } from '../../lib/track.ts';
import type { NewDose } from './dose-check.ts';
import { pensQuery, reloadLists, reloadOutdated } from './pen-queries.ts';

/** The user's doses, newest first. */
export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => call(listDoses, { query: {} }, { signal }),
});

/** A mutation that moves doses and, with them, what is left in the pens. */
function useDoseMutation<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  note: (reply: Reply, client: QueryClient) => void,
) {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: send,
    onSuccess: (reply) => {
      note(reply, client);
      return reloadLists(client);
    },
    onError: (error) => reloadOutdated(client, error),
  });
}

function noteLogged(dose: Dose, client: QueryClient): void {
  const pen = client.getQueryData(pensQuery.queryKey)?.find(({ _id }) => _id === dose.penId);
  if (pen === undefined) return;
  track('dose_logged', {
    dose_volume: dose.volume ?? clicksToVolume(clicks(dose.clicks ?? 0)),
    pen_strength: pen.strength,
    is_golden_dose: dose.doseType === 'golden_dose',
  });
}

export type DoseChange = RouteCall<typeof editDose>['body'];

export const useLogDose = () =>
  useDoseMutation(
    ({ body, key }: { body: NewDose; key: string }) =>
      call(logDose, { body }, { idempotencyKey: key }),
    noteLogged,
  );

export const useEditDose = () =>
  useDoseMutation(
    ({ id, body }: { id: string; body: DoseChange }) => call(editDose, { params: { id }, body }),
    () => track('dose_edited', {}),
  );

export const useDeleteDose = () =>
  useDoseMutation(
    (id: string) => orAlreadyGone(call(deleteDose, { params: { id } })),
    () => track('dose_deleted', {}),
  );

/** Asks for what the page shows. */
export function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(dosesQuery);
}
