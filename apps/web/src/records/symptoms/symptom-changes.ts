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
import { outbox } from '../../offline/outbox.ts';
import { loadSending } from '../waiting/load-sending.ts';
import { newestFirst } from './symptom-words.ts';
import { symptomsQuery } from './symptoms-query.ts';
import { texts } from './texts.ts';

/** The list as entries are added to and taken from it. */
export const symptomList: DeletableList<Symptom> = {
  queryKey: symptomsQuery.queryKey,
  sort: newestFirst,
  remove: async ({ _id: id }, client) => {
    const { orDiscard } = await loadSending();
    return orDiscard(client, id, () => call(deleteSymptom, { params: { id } }));
  },
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
    const { date, category, severity = 0, note = '' } = body;
    const { keepAndSend } = await loadSending();
    return keepAndSend<Symptom>(client, {
      kind: 'symptom',
      body,
      draft: { _id, date, category, severity, note },
      sendAtOnce: () => call(addSymptom, { body: { _id, ...body } }),
    });
  };
}

/** Changes an entry, which the list then shows. */
export function useEditSymptom() {
  const client = useQueryClient();
  return async (id: string, body: SymptomChange): Promise<void> => {
    const waiting = outbox.find(id);
    if (waiting !== undefined) {
      const changed = { body: { ...waiting.body, ...body }, draft: { ...waiting.draft, ...body } };
      const { sendChanged } = await loadSending();
      await sendChanged(client, waiting, changed);
      return;
    }
    putIn(client, symptomList, await call(editSymptom, { params: { id }, body }));
  };
}
