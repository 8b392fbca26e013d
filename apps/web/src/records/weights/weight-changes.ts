import {
  type addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  type RouteCall,
  type Weight,
} from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { type DeletableList, putIn } from '../../api/undoable-delete.ts';
import { formatDay } from '../../format/dates.ts';
import { formatWeight } from '../../format/weights.ts';
import { changeInOutbox, orDiscard, sendThroughOutbox } from '../../outbox/keep-record.ts';
import { texts } from './texts.ts';
import { weightsQuery } from './weights-query.ts';

/** The list as entries are taken from it, which are named in `unit`. */
export const weightListIn = (unit: ShownWeightUnit): DeletableList<Weight> => ({
  queryKey: weightsQuery.queryKey,
  remove: ({ _id: id }, client) =>
    orDiscard(client, id, () => call(deleteWeight, { params: { id } })),
  restore: (entry, _id, { client, token }) => keepWeight(client, { ...entry, _id }, token),
  nameOf: (weight) => describeWeighIn(weight, unit),
  restoreFailed: texts.addFailed,
});

function keepWeight(client: QueryClient, draft: Weight, token?: string): Promise<Weight> {
  const { _id, ...said } = draft;
  const body: Required<NewWeight> = said;
  return sendThroughOutbox(client, { kind: 'weight', body, draft, token });
}

export type NewWeight = Omit<RouteCall<typeof addWeight>['body'], '_id'>;
export type WeightChange = RouteCall<typeof editWeight>['body'];
export type ImportedWeight = RouteCall<typeof importWeights>['body']['entries'][number];

/** Adds an entry, which the list then shows. */
export function useAddWeight() {
  const client = useQueryClient();
  return (body: NewWeight, _id: string): Promise<Weight> => {
    const { date, weightKg, note = '', source = 'manual' } = body;
    return keepWeight(client, { _id, date, weightKg, note, source });
  };
}

/** Changes an entry, which the list then shows. */
export function useEditWeight() {
  const client = useQueryClient();
  return async (id: string, body: WeightChange): Promise<void> => {
    if (await changeInOutbox(client, id, body)) return;
    putIn(client, weightsQuery, await call(editWeight, { params: { id }, body }));
  };
}

/** As long as the server takes a request in: up to 2 MB go up, from phones with little signal too. */
const IMPORT_TIMEOUT_MS = 120_000;

/** Sends one part of an import. */
export function sendWeights(entries: ImportedWeight[], key: string, signal: AbortSignal) {
  const options = { idempotencyKey: key, signal, timeoutMs: IMPORT_TIMEOUT_MS };
  return call(importWeights, { body: { entries } }, options);
}

/** '82.4 kg of 21 Nov 2026'. */
export function describeWeighIn({ weightKg, date }: Weight, unit: ShownWeightUnit): string {
  return texts.weighIn(formatWeight(weightKg, unit), formatDay(date));
}
