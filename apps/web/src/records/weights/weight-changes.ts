import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  type RouteCall,
  type Weight,
} from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { type DeletableList, putIn } from '../../api/undoable-delete.ts';
import { outbox } from '../../offline/outbox.ts';
import { loadSending } from '../waiting/load-sending.ts';
import { texts } from './texts.ts';
import { describeWeighIn } from './weight-words.ts';
import { weightsQuery } from './weights-query.ts';

/** The list as entries are added to it. */
const WEIGHT_LIST: Pick<DeletableList<Weight>, 'queryKey' | 'sort'> = {
  queryKey: weightsQuery.queryKey,
  sort: (entries) => entries.sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
};

/** The list as entries are taken from it, which are named in `unit`. */
export const weightListIn = (unit: ShownWeightUnit): DeletableList<Weight> => ({
  ...WEIGHT_LIST,
  remove: async ({ _id: id }, client) => {
    const { orDiscard } = await loadSending();
    return orDiscard(client, id, () => call(deleteWeight, { params: { id } }));
  },
  restore: ({ date, weightKg, note, source }, _id, options) =>
    call(addWeight, { body: { _id, date, weightKg, note, source } }, options),
  nameOf: (weight) => describeWeighIn(weight, unit),
  restoreFailed: texts.addFailed,
});

export type NewWeight = Omit<RouteCall<typeof addWeight>['body'], '_id'>;
export type WeightChange = RouteCall<typeof editWeight>['body'];
export type ImportedWeight = RouteCall<typeof importWeights>['body']['entries'][number];

/** Adds an entry, which the list then shows. */
export function useAddWeight() {
  const client = useQueryClient();
  return async (body: NewWeight, _id: string): Promise<Weight> => {
    const { date, weightKg, note = '', source = 'manual' } = body;
    const { keepAndSend } = await loadSending();
    return keepAndSend<Weight>(client, {
      kind: 'weight',
      body,
      draft: { _id, date, weightKg, note, source },
      sendAtOnce: () => call(addWeight, { body: { _id, ...body } }),
    });
  };
}

/** Changes an entry, which the list then shows. */
export function useEditWeight() {
  const client = useQueryClient();
  return async (id: string, body: WeightChange): Promise<void> => {
    const waiting = outbox.find(id);
    if (waiting !== undefined) {
      const changed = { body: { ...waiting.body, ...body }, draft: { ...waiting.draft, ...body } };
      const { sendChanged } = await loadSending();
      await sendChanged(client, waiting, changed);
      return;
    }
    putIn(client, WEIGHT_LIST, await call(editWeight, { params: { id }, body }));
  };
}

/** As long as the server takes a request in: up to 2 MB go up, from phones with little signal too. */
const IMPORT_TIMEOUT_MS = 120_000;

/** Sends one part of an import. */
export function sendWeights(entries: ImportedWeight[], key: string, signal: AbortSignal) {
  const options = { idempotencyKey: key, signal, timeoutMs: IMPORT_TIMEOUT_MS };
  return call(importWeights, { body: { entries } }, options);
}
