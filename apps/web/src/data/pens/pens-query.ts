import { type Dose, listPens, type Pen } from '@dosewise/contract';
import { discardDay, openingWithDose, roundVolume } from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localDay } from '../../kit/forms/local-date-time.ts';
import { useQuery } from '../calls/use-query.ts';
import { readList } from '../lists/lists.ts';
import { useDrafts } from '../outbox/use-outbox.ts';

/** The user's pens, in the order of the screen. */
export const pensQuery = queryOptions({
  queryKey: [listPens.id],
  queryFn: ({ signal }) => readList(listPens, {}, { signal }),
});

/** The user's pens, in the order of the screen, less what waiting doses take. */
export function usePens({ enabled = true } = {}) {
  const load = useQuery({ ...pensQuery, enabled });
  const drafts = useDrafts('dose');
  const { data } = load;
  const pens = useMemo(() => data && lessDrafts(data, drafts), [data, drafts]);
  return pens === data ? load : { ...load, data: pens };
}

/** The pens less what doses take that the server does not know yet. */
export function lessDrafts(pens: Pen[], drafts: readonly Dose[]): Pen[] {
  if (drafts.length === 0) return pens;
  return pens.map((pen) => drafts.filter(({ penId }) => penId === pen._id).reduce(lessDraft, pen));
}

function lessDraft(pen: Pen, { clicks, volume, date }: Dose): Pen {
  const remainingClicks = Math.max(0, pen.remainingClicks - (clicks ?? 0));
  const isUsedUp = clicks !== null && remainingClicks === 0;
  // As the server will open it.
  const opening = openingWithDose(pen, localDay(Date.parse(date)));
  return {
    ...pen,
    ...opening,
    discardOn: discardDay(opening.startDate, pen.device.inUseDays),
    remainingClicks,
    remainingDoses: Math.round((10 * remainingClicks) / pen.device.stepsPerDose) / 10,
    remainingGoldenMl: Math.max(0, roundVolume(pen.remainingGoldenMl - (volume ?? 0))),
    doseCount: pen.doseCount + 1,
    status: statusAfter(pen.status, isUsedUp),
  };
}

function statusAfter(status: Pen['status'], isUsedUp: boolean): Pen['status'] {
  if (isUsedUp && status !== 'discarded') return 'empty';
  return status === 'sealed' ? 'active' : status;
}
