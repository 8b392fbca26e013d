import {
  addMeasurement,
  addSymptom,
  addWeight,
  type Dose,
  deleteDose,
  deleteMeasurement,
  deleteSymptom,
  deleteWeight,
  listDoses,
  listMeasurements,
  listPens,
  listSymptoms,
  listWeights,
  logDose,
  type Pen,
  type RouteDefinition,
} from '@dosewise/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type CallOptions, call } from '../calls/api-client.ts';
import { patchReply } from '../calls/query-client.ts';
import { newestFirst } from '../lists/lists.ts';
import { PATHS, type Path } from '../navigation/paths.ts';
import type { BodyOf, KeptKind, RecordOf } from './outbox.ts';

interface RecordKind<Kind extends KeptKind> {
  readonly add: RouteDefinition;
  readonly send: (
    body: BodyOf<Kind> & { readonly _id: string },
    options?: CallOptions,
  ) => Promise<RecordOf<Kind>>;
  readonly remove: (id: string, options?: CallOptions) => Promise<unknown>;
  /** The key under which the list of these records is cached. */
  readonly list: QueryKey;
  /** The page that lists them. */
  readonly page: Path;
}

/** The records that can wait in the outbox, and how each is sent. */
export const RECORD_KINDS: { readonly [Kind in KeptKind]: RecordKind<Kind> } = {
  dose: {
    add: logDose,
    send: (body, options) => call(logDose, { body }, options),
    remove: (id, options) => call(deleteDose, { params: { id } }, options),
    list: [listDoses.id],
    page: PATHS.logDose,
  },
  weight: {
    add: addWeight,
    send: (body, options) => call(addWeight, { body }, options),
    remove: (id, options) => call(deleteWeight, { params: { id } }, options),
    list: [listWeights.id],
    page: PATHS.weight,
  },
  symptom: {
    add: addSymptom,
    send: (body, options) => call(addSymptom, { body }, options),
    remove: (id, options) => call(deleteSymptom, { params: { id } }, options),
    list: [listSymptoms.id],
    page: PATHS.symptoms,
  },
  measurement: {
    add: addMeasurement,
    send: (body, options) => call(addMeasurement, { body }, options),
    remove: (id, options) => call(deleteMeasurement, { params: { id } }, options),
    list: [listMeasurements.id],
    page: PATHS.weight,
  },
};

/** Shows a record as the server has it. */
export function showSent<Kind extends KeptKind>(
  client: QueryClient,
  kind: Kind,
  record: RecordOf<Kind>,
): void {
  patchReply<RecordOf<KeptKind>[]>(client, RECORD_KINDS[kind].list, (records) =>
    newestFirst([...records.filter(({ _id }) => _id !== record._id), record]),
  );
  if ('remainingClicks' in record) {
    patchReply<Pen[]>(client, [listPens.id], (pens) => pens.map((pen) => afterDose(pen, record)));
  }
}

/** A pen as the server's reply to a dose from it leaves it. */
export function afterDose(pen: Pen, dose: Dose): Pen {
  if (dose.penId !== pen._id) return pen;
  const { remainingClicks, remainingDoses } = dose;
  return {
    ...pen,
    remainingClicks: remainingClicks ?? pen.remainingClicks,
    remainingDoses: remainingDoses ?? pen.remainingDoses,
  };
}
