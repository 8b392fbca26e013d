import { type Dose, deleteDose, editDose, logDose, type RouteCall } from '@dosewise/contract';
import { clicks, clicksToVolume } from '@dosewise/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { track } from '../../analytics/track.ts';
import { orAlreadyGone } from '../../api/already-gone.ts';
import { call } from '../../api/api-client.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { reloadLists, reloadOutdated } from '../pens/pen-changes.ts';
import { pensQuery } from '../pens/pens-query.ts';

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

export type NewDose = RouteCall<typeof logDose>['body'];
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
