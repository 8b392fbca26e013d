import {
  type addSymptom,
  deleteSymptom,
  editSymptom,
  type RouteCall,
  type Symptom,
} from '@dosewise/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { type DeletableList, putIn } from '../../api/undoable-delete.ts';
import { changeInOutbox, orDiscard, sendThroughOutbox } from '../../outbox/keep-record.ts';
import { symptomsQuery } from './symptoms-query.ts';
import { texts } from './texts.ts';

/** The list as entries are added to and taken from it. */
export const symptomList: DeletableList<Symptom> = {
  queryKey: symptomsQuery.queryKey,
  remove: ({ _id: id }, client) =>
    orDiscard(client, id, () => call(deleteSymptom, { params: { id } })),
  restore: (entry, _id, { client, token }) => keepSymptom(client, { ...entry, _id }, token),
  nameOf: (entry) => texts.categories[entry.category],
  restoreFailed: texts.saveFailed,
};

function keepSymptom(client: QueryClient, draft: Symptom, token?: string): Promise<Symptom> {
  const { _id, ...said } = draft;
  const body: Required<NewSymptom> = said;
  return sendThroughOutbox(client, { kind: 'symptom', body, draft, token });
}

export type NewSymptom = Omit<RouteCall<typeof addSymptom>['body'], '_id'>;

export type SymptomChange = RouteCall<typeof editSymptom>['body'];

/** Adds an entry, which the list then shows. */
export function useAddSymptom() {
  const client = useQueryClient();
  return (body: NewSymptom, _id: string): Promise<Symptom> => {
    const { date, category, severity = 0, note = '' } = body;
    return keepSymptom(client, { _id, date, category, severity, note });
  };
}

/** Changes an entry, which the list then shows. */
export function useEditSymptom() {
  const client = useQueryClient();
  return async (id: string, body: SymptomChange): Promise<void> => {
    if (await changeInOutbox(client, id, body)) return;
    putIn(client, symptomList, await call(editSymptom, { params: { id }, body }));
  };
}
