import { addSymptom, deleteSymptom, type RouteCall, type Symptom } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { putIn, type UndoableList } from '../../api/undoable-delete.ts';
import { SYMPTOM_MESSAGES } from './messages.ts';
import { CATEGORY_NAMES, newestFirst } from './symptom-words.ts';
import { symptomsQuery } from './symptoms-query.ts';

/** The list as entries are added to and taken from it. */
export const symptomList: UndoableList<Symptom> = {
  queryKey: symptomsQuery.queryKey,
  sort: newestFirst,
  remove: (entry) => call(deleteSymptom, { params: { id: entry._id } }),
  restore: ({ date, category, severity, note }, options) =>
    call(addSymptom, { body: { date, category, severity, note } }, options),
  nameOf: (entry) => CATEGORY_NAMES[entry.category],
  restoreFailed: SYMPTOM_MESSAGES.saveFailed,
};

export type NewSymptom = RouteCall<typeof addSymptom>['body'];

export const useAddSymptom = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewSymptom; key: string }) =>
      call(addSymptom, { body }, { idempotencyKey: key }),
    onSuccess: (symptom) => putIn(client, symptomList, symptom),
  });
};
