import {
  type addMeasurement,
  deleteMeasurement,
  editMeasurement,
  listMeasurements,
  type Measurement,
  type RouteCall,
} from '@dosewise/contract';
import {
  type MeasurementKind,
  type MeasurementUnit,
  measurementUnit,
  measurementUnitIn,
  type Units,
} from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { formatDay } from '../../languages/formats/dates.ts';
import { formatMeasurement } from '../../languages/formats/measurements.ts';
import { call } from '../calls/api-client.ts';
import { useQuery } from '../calls/use-query.ts';
import { readList, readWholeList } from '../lists/lists.ts';
import {
  deletableList,
  type RecordKind,
  useAddRecord,
  useEditRecord,
} from '../lists/record-changes.ts';
import { useWithDrafts } from '../outbox/use-outbox.ts';
import { useAuth } from '../session/session.ts';
import { texts } from './texts.ts';

/** The user's measurements of all kinds, newest first. */
export const measurementsQuery = queryOptions({
  queryKey: [listMeasurements.id],
  queryFn: ({ signal }) =>
    readWholeList((query) => readList(listMeasurements, { query }, { signal })),
});

/** The measurements, newest first, with those that wait to be sent. */
export const useMeasurements = () => useWithDrafts('measurement', useQuery(measurementsQuery));

export type NewMeasurement = Omit<RouteCall<typeof addMeasurement>['body'], '_id'>;
type MeasurementChange = RouteCall<typeof editMeasurement>['body'];

const records: RecordKind<'measurement', MeasurementChange> = {
  kind: 'measurement',
  bodyOf: ({ _id, loggedBy, ...body }) => body,
  queryKey: measurementsQuery.queryKey,
  edit: (id, body) => call(editMeasurement, { params: { id }, body }),
  remove: (id) => call(deleteMeasurement, { params: { id } }),
};

/** The list as entries are taken from it, which are named in `units`. */
export const measurementListIn = (units: Units) =>
  deletableList(records, {
    nameOf: (entry) => describeMeasurement(entry, units),
    restoreFailed: texts.saveFailed,
  });

export function useAddMeasurement() {
  const add = useAddRecord(records);
  return (measured: NewMeasurement, _id: string) => {
    const { kind, value, diastolic = null, unit, origin = null, date, note = '' } = measured;
    return add({
      ...{ _id, kind, value, diastolic, unit: measurementUnit(kind, unit), origin, date, note },
      loggedBy: null,
    });
  };
}

export const useEditMeasurement = () => useEditRecord(records);

/** 'Waist 94 cm of 21 Nov 2026'. */
export function describeMeasurement(measurement: Measurement, units: Units): string {
  const { kind, date } = measurement;
  return texts.measured(texts.kinds[kind], formatMeasurement(measurement, units), formatDay(date));
}

/** The unit of a kind that someone used last, else that of their country. */
export function useUsualUnit(): (kind: MeasurementKind) => MeasurementUnit {
  const measurements = useMeasurements().data;
  const { session } = useAuth();
  const country = session.status === 'user' ? session.user.country : '';
  return (kind) => {
    const latest = measurements?.find((one) => one.kind === kind);
    return latest === undefined
      ? measurementUnitIn(kind, country)
      : measurementUnit(kind, latest.unit);
  };
}
