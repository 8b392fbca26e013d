import {
  addSymptom,
  deleteSymptom,
  editSymptom,
  type RouteCall,
  type Symptom,
} from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { type DeletableList, putIn } from '../../api/undoable-delete.ts';
import { newestFirst } from './symptom-words.ts';
import { symptomsQuery } from './symptoms-query.ts';
import { texts } from './texts.ts';

/** The list as entries are added to and taken from it. */
export const symptomList: DeletableList<Symptom> = {
  queryKey: symptomsQuery.queryKey,
  sort: newestFirst,
  remove: (entry) => call(deleteSymptom, { params: { id: entry._id } }),
  restore: ({ date, category, severity, note }, _id, options) =>
    call(addSymptom, { body: { _id, date, category, severity, note } }, options),
  nameOf: (entry) => texts.categories[entry.category],
  restoreFailed: texts.saveFailed,
};

export type NewSymptom = Omit<RouteCall<typeof addSymptom>['body'], '_id'>;

export type SymptomChange = RouteCall<typeof editSymptom>['body'];

/** Adds an entry, which the list then shows. */
export function useAddSymptom() {
  const client = useQueryClient();
  return async (body: NewSymptom, _id: string): Promise<Symptom> => {
    const symptom = await call(addSymptom, { body: { _id, ...body } });
    putIn(client, symptomList, symptom);
    return symptom;
  };
}

/** Changes an entry, which the list then shows. */
export function useEditSymptom() {
  const client = useQueryClient();
  return async (id: string, body: SymptomChange): Promise<void> => {
    putIn(client, symptomList, await call(editSymptom, { params: { id }, body }));
  };
}
