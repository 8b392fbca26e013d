import {
  addMeasurement,
  addSymptom,
  addWeight,
  type Dose,
  deleteDose,
  deleteMeasurement,
  deleteSymptom,
  deleteWeight,
  getSites,
  listDoses,
  listMeasurements,
  listPens,
  listSymptoms,
  listWeights,
  logDose,
  type Measurement,
  type Pen,
  planAhead,
  type RouteCall,
  type Symptom,
  type Weight,
} from '@dosewise/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type CallOptions, call } from '../calls/api-client.ts';
import { newestFirst } from '../lists/lists.ts';
import { PATHS, type Path } from '../navigation/paths.ts';
import { shownPerson } from '../session/shown-person.ts';
import type { OutboxEntry } from './outbox.ts';

export type SentRecord = Dose | Weight | Symptom | Measurement;

interface RecordKind {
  /** The body is what the form of this kind made, with its id. */
  readonly send: (body: never, options?: CallOptions) => Promise<SentRecord>;
  readonly remove: (id: string, options?: CallOptions) => Promise<unknown>;
  /** The key under which the list of these records is cached. */
  readonly list: QueryKey;
  /** Other queries that a new record changes. */
  readonly touches: readonly QueryKey[];
  /** The page that lists them. */
  readonly page: Path;
}

/** Queries that depend on the doses: those of their pens, of what comes next, and of which site rested. */
export const QUERIES_AFFECTED_BY_DOSES: readonly QueryKey[] = [
  [listPens.id],
  [planAhead.id],
  [getSites.id],
];

/** The records that can wait in the outbox, and how each is sent. */
export const RECORD_KINDS: Readonly<Record<OutboxEntry['kind'], RecordKind>> = {
  dose: {
    send: (body: RouteCall<typeof logDose>['body'], options) => call(logDose, { body }, options),
    remove: (id, options) => call(deleteDose, { params: { id } }, options),
    list: [listDoses.id],
    touches: QUERIES_AFFECTED_BY_DOSES,
    page: PATHS.logDose,
  },
  weight: {
    send: (body: RouteCall<typeof addWeight>['body'], options) =>
      call(addWeight, { body }, options),
    remove: (id, options) => call(deleteWeight, { params: { id } }, options),
    list: [listWeights.id],
    touches: [],
    page: PATHS.weight,
  },
  symptom: {
    send: (body: RouteCall<typeof addSymptom>['body'], options) =>
      call(addSymptom, { body }, options),
    remove: (id, options) => call(deleteSymptom, { params: { id } }, options),
    list: [listSymptoms.id],
    touches: [],
    page: PATHS.symptoms,
  },
  measurement: {
    send: (body: RouteCall<typeof addMeasurement>['body'], options) =>
      call(addMeasurement, { body }, options),
    remove: (id, options) => call(deleteMeasurement, { params: { id } }, options),
    list: [listMeasurements.id],
    touches: [],
    page: PATHS.weight,
  },
};

/**
 * Shows a record as the server has it, and loads anew what it changes: where it is of those whose records are
 * shown.
 */
export function showSent(
  client: QueryClient,
  entry: Pick<OutboxEntry, 'kind' | 'person'>,
  record: SentRecord,
): Promise<unknown> {
  const { kind, person } = entry;
  if ((person?.personId ?? null) !== (shownPerson()?.personId ?? null)) return Promise.resolve();
  const { list, touches } = RECORD_KINDS[kind];
  // What is being loaded meanwhile is older than this.
  for (const queryKey of [list, ...touches]) void client.cancelQueries({ queryKey });
  client.setQueryData<SentRecord[]>(
    list,
    (records) =>
      records && newestFirst([...records.filter(({ _id }) => _id !== record._id), record]),
  );
  if ('remainingClicks' in record) {
    client.setQueryData<Pen[]>([listPens.id], (pens) => pens?.map((pen) => afterDose(pen, record)));
  }
  return reloadKind(client, kind);
}

/** Loads anew the list of a kind, and what its records change. */
export function reloadKind(client: QueryClient, kind: OutboxEntry['kind']): Promise<unknown> {
  const { list, touches } = RECORD_KINDS[kind];
  return Promise.all([list, ...touches].map((queryKey) => client.invalidateQueries({ queryKey })));
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
