import { type addSymptom, deleteSymptom, editSymptom, type RouteCall } from '@dosewise/contract';
import { call } from '../calls/api-client.ts';
import {
  deletableList,
  type RecordKind,
  useAddRecord,
  useEditRecord,
} from '../lists/record-changes.ts';
import { symptomsQuery } from './symptoms-query.ts';
import { texts } from './texts.ts';

export type NewSymptom = Omit<RouteCall<typeof addSymptom>['body'], '_id'>;

const records: RecordKind<'symptom', RouteCall<typeof editSymptom>['body']> = {
  kind: 'symptom',
  bodyOf: ({ _id, loggedBy, ...body }) => body,
  queryKey: symptomsQuery.queryKey,
  edit: (id, body) => call(editSymptom, { params: { id }, body }),
  remove: (id) => call(deleteSymptom, { params: { id } }),
};

/** The list as entries are taken from it. */
export const symptomList = deletableList(records, {
  nameOf: (entry) => texts.categories[entry.category],
  restoreFailed: texts.saveFailed,
});

export function useAddSymptom() {
  const add = useAddRecord(records);
  return ({ date, category, severity = 0, note = '' }: NewSymptom, _id: string) =>
    add({ _id, date, category, severity, note, loggedBy: null });
}

export const useEditSymptom = () => useEditRecord(records);
