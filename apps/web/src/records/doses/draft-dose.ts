import type { Dose, logDose, Pen, RouteCall } from '@dosewise/contract';
import { clicks, doseFromSteps, doseFromVolume, FIRST_MEDICINE, mL } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ownScale } from '../pens/own-dose.ts';
import { pensQuery } from '../pens/pens-query.ts';

type NewDose = Omit<RouteCall<typeof logDose>['body'], '_id'>;

/** The dose as the server will keep it, as far as this page knows its pen. */
export function draftDose(_id: string, body: NewDose, client: QueryClient): Dose {
  const pen = client.getQueryData(pensQuery.queryKey)?.find((known) => known._id === body.penId);
  return {
    _id,
    penId: body.penId,
    medicine: pen?.device.medicine ?? body.medicine ?? FIRST_MEDICINE,
    date: body.date,
    clicks: body.clicks ?? null,
    volume: body.volume ?? null,
    doseAmount: doseMgOf(body, pen),
    doseType: body.doseType ?? 'standard',
    extractionMethod: body.extractionMethod ?? 'pen_click',
    injectionLocation: body.injectionLocation ?? 'other',
    injectionSubLocation: body.injectionSubLocation ?? null,
    painLevel: body.painLevel ?? null,
    note: body.note ?? '',
    remainingClicks: null,
    remainingDoses: null,
  };
}

function doseMgOf({ clicks: steps, volume, doseAmount = 0 }: NewDose, pen: Pen | undefined) {
  if (pen === undefined) return doseAmount;
  const scale = ownScale(pen);
  if (steps !== undefined) return doseFromSteps(clicks(steps), scale);
  return volume === undefined ? doseAmount : doseFromVolume(mL(volume), scale);
}
