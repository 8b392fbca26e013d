import {
  type addMeasurement,
  deleteMeasurement,
  editMeasurement,
  listMeasurements,
  type Measurement,
  type RouteCall,
} from '@dosewise/contract';
import type { Units } from '@dosewise/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { readList, readWholeList } from '../../api/lists.ts';
import { type DeletableList, putIn } from '../../api/undoable-delete.ts';
import { useQuery } from '../../api/use-query.ts';
import { formatDay } from '../../format/dates.ts';
import { formatMeasurement } from '../../format/measurements.ts';
import { changeInOutbox, orDiscard, sendThroughOutbox } from '../../outbox/keep-record.ts';
import { useWithDrafts } from '../../outbox/use-outbox.ts';
import { texts } from './texts.ts';

/** The user's measurements of all kinds, newest first. */
export const measurementsQuery = queryOptions({
  queryKey: [listMeasurements.id],
  queryFn: ({ signal }) =>
    readWholeList((query) => readList(listMeasurements, { query }, { signal })),
});

/** The measurements, newest first, with those that wait to be sent. */
export const useMeasurements = () => useWithDrafts('measurement', useQuery(measurementsQuery));

/** The list as entries are taken from it, which are named in `units`. */
export const measurementListIn = (units: Units): DeletableList<Measurement> => ({
  queryKey: measurementsQuery.queryKey,
  remove: ({ _id: id }, client) =>
    orDiscard(client, id, () => call(deleteMeasurement, { params: { id } })),
  restore: (entry, _id, { client, token }) => keepMeasurement(client, { ...entry, _id }, token),
  nameOf: (entry) => describeMeasurement(entry, units),
  restoreFailed: texts.saveFailed,
});

function keepMeasurement(
  client: QueryClient,
  draft: Measurement,
  token?: string,
): Promise<Measurement> {
  const { _id, ...said } = draft;
  const body: Required<NewMeasurement> = said;
  return sendThroughOutbox(client, { kind: 'measurement', body, draft, token });
}

export type NewMeasurement = Omit<RouteCall<typeof addMeasurement>['body'], '_id'>;
export type MeasurementChange = RouteCall<typeof editMeasurement>['body'];

/** Adds an entry, which the list then shows. */
export function useAddMeasurement() {
  const client = useQueryClient();
  return (body: NewMeasurement, _id: string): Promise<Measurement> => {
    const { kind, value, date, note = '' } = body;
    return keepMeasurement(client, { _id, kind, value, date, note });
  };
}

/** Changes an entry, which the list then shows. */
export function useEditMeasurement() {
  const client = useQueryClient();
  return async (id: string, body: MeasurementChange): Promise<void> => {
    if (await changeInOutbox(client, id, body)) return;
    putIn(client, measurementsQuery, await call(editMeasurement, { params: { id }, body }));
  };
}

/** 'Waist 94 cm of 21 Nov 2026'. */
export function describeMeasurement({ kind, value, date }: Measurement, units: Units): string {
  return texts.measured(texts.kinds[kind], formatMeasurement(kind, value, units), formatDay(date));
}
