import { type Dose, editDose, logDose, type RouteCall } from '@dosewise/contract';
import { clicks, volumeFromSteps } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { useReloading } from '../../api/reloading.ts';
import { scaleOf } from '../pens/own-dose.ts';
import { pensQuery } from '../pens/pens-query.ts';
import { AHEAD_KEY } from '../plan/ahead-key.ts';
import { SITES_KEY } from '../sites/sites-key.ts';
import { dosesQuery } from './doses-query.ts';

/** What depends on the doses: what is left in their pens, what comes next, and which site rested. */
export const AFTER_DOSES = [pensQuery.queryKey, AHEAD_KEY, SITES_KEY];

export const useDoseChange = () => useReloading([dosesQuery.queryKey, ...AFTER_DOSES]);

function noteLogged(dose: Dose, client: QueryClient): void {
  const pen = client.getQueryData(pensQuery.queryKey)?.find(({ _id }) => _id === dose.penId);
  if (pen === undefined) return;
  track('dose_logged', {
    dose_volume: dose.volume ?? volumeFromSteps(clicks(dose.clicks ?? 0), scaleOf(pen)),
    pen_strength: pen.strength,
    is_golden_dose: dose.doseType === 'golden_dose',
  });
}

export type NewDose = Omit<RouteCall<typeof logDose>['body'], '_id'>;
export type DoseChange = RouteCall<typeof editDose>['body'];

export function useLogDose() {
  const change = useDoseChange();
  return (body: NewDose, _id: string) =>
    change(
      () => call(logDose, { body: { _id, ...body } }),
      // A planned dose that was logged elsewhere already comes back under its own id.
      (dose, client) => dose._id === _id && noteLogged(dose, client),
    );
}

export function useEditDose() {
  const change = useDoseChange();
  return (id: string, body: DoseChange) =>
    change(
      () => call(editDose, { params: { id }, body }),
      () => track('dose_edited', {}),
    );
}
