import { type Dose, deleteDose, editDose, logDose, type RouteCall } from '@dosewise/contract';
import { clicks, clicksToVolume } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { track } from '../../analytics/track.ts';
import { orAlreadyGone } from '../../api/already-gone.ts';
import { call } from '../../api/api-client.ts';
import { useListChange } from '../../api/list-change.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { pensQuery } from '../pens/pens-query.ts';
import { dosesQuery } from './doses-query.ts';

/** What is left in a pen depends on its doses. */
const DOSES = { changes: [pensQuery, dosesQuery] };

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
  useListChange({
    ...DOSES,
    send: (body: NewDose, idempotencyKey: string) => call(logDose, { body }, { idempotencyKey }),
    note: noteLogged,
  });

export const useEditDose = () =>
  useListChange({
    ...DOSES,
    send: (id: string, body: DoseChange) => call(editDose, { params: { id }, body }),
    note: () => track('dose_edited', {}),
  });

export const useDeleteDose = () =>
  useOneAtATime({
    mutationFn: useListChange({
      ...DOSES,
      send: (id: string) => orAlreadyGone(call(deleteDose, { params: { id } })),
      note: () => track('dose_deleted', {}),
    }),
  });
