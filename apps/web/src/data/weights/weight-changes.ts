import {
  type addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  type RouteCall,
  type Weight,
} from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { formatDay } from '../../languages/formats/dates.ts';
import { formatWeight } from '../../languages/formats/weights.ts';
import { call } from '../calls/api-client.ts';
import {
  deletableList,
  type RecordKind,
  useAddRecord,
  useEditRecord,
} from '../lists/record-changes.ts';
import { texts } from './texts.ts';
import { weightsQuery } from './weights-query.ts';

export type NewWeight = Omit<RouteCall<typeof addWeight>['body'], '_id'>;
export type WeightChange = RouteCall<typeof editWeight>['body'];
export type ImportedWeight = RouteCall<typeof importWeights>['body']['entries'][number];

const records: RecordKind<'weight', WeightChange> = {
  kind: 'weight',
  bodyOf: ({ _id, loggedBy, ...body }) => body,
  queryKey: weightsQuery.queryKey,
  edit: (id, body) => call(editWeight, { params: { id }, body }),
  remove: (id) => call(deleteWeight, { params: { id } }),
};

/** The list as entries are taken from it, which are named in `unit`. */
export const weightListIn = (unit: ShownWeightUnit) =>
  deletableList(records, {
    nameOf: (weight) => describeWeighIn(weight, unit),
    restoreFailed: texts.addFailed,
  });

export function useAddWeight() {
  const add = useAddRecord(records);
  return ({ date, weightKg, note = '', source = 'manual' }: NewWeight, _id: string) =>
    add({ _id, date, weightKg, note, source, isUnconfirmed: false, loggedBy: null });
}

export const useEditWeight = () => useEditRecord(records);

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
