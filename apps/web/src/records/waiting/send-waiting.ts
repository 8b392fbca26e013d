import {
  addSymptom,
  addWeight,
  type Dose,
  deleteDose,
  deleteSymptom,
  deleteWeight,
  logDose,
  type RouteCall,
  type Symptom,
  type Weight,
} from '@dosewise/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type CallOptions, call } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { isOutdated, orAlreadyGone } from '../../api/changed-elsewhere.ts';
import { newestFirst } from '../../api/lists/newest-first.ts';
import { queryClient } from '../../api/query-client.ts';
import { newIdLike } from '../../api/submission-key.ts';
import { readStored } from '../../browser/storage.ts';
import { inOneTab, type OutboxEntry, outbox } from '../../offline/outbox.ts';
import { reachability } from '../../offline/reachability.ts';
import { sessionStore } from '../../session/session-store.ts';
import { QUERIES_AFFECTED_BY_DOSES } from '../doses/after-doses.ts';
import { dosesQuery } from '../doses/doses-query.ts';
import { afterDose, pensQuery } from '../pens/pens-query.ts';
import { symptomsQuery } from '../symptoms/symptoms-query.ts';
import { weightsQuery } from '../weights/weights-query.ts';

export type SentRecord = Dose | Weight | Symptom;

interface Kind {
  /** The body is what the form of this kind made, with its id. */
  readonly send: (body: never, options?: CallOptions) => Promise<SentRecord>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly list: QueryKey;
  /** What else a new record changes. */
  readonly touches: readonly QueryKey[];
}

const KINDS: Readonly<Record<OutboxEntry['kind'], Kind>> = {
  dose: {
    send: (body: RouteCall<typeof logDose>['body'], options) => call(logDose, { body }, options),
    remove: (id) => call(deleteDose, { params: { id } }),
    list: dosesQuery.queryKey,
    touches: QUERIES_AFFECTED_BY_DOSES,
  },
  weight: {
    send: (body: RouteCall<typeof addWeight>['body'], options) =>
      call(addWeight, { body }, options),
    remove: (id) => call(deleteWeight, { params: { id } }),
    list: weightsQuery.queryKey,
    touches: [],
  },
  symptom: {
    send: (body: RouteCall<typeof addSymptom>['body'], options) =>
      call(addSymptom, { body }, options),
    remove: (id) => call(deleteSymptom, { params: { id } }),
    list: symptomsQuery.queryKey,
    touches: [],
  },
};

/** What became of an entry: the server's record with its lists loading anew, or its refusal. */
export type Outcome =
  | { readonly record: SentRecord; readonly reloaded: Promise<unknown> }
  | { readonly refusal: ApiError };

const awaited = new Map<string, (outcome: Outcome) => void>();

/** What becomes of the entry with this id, should this tab learn it. Lists do not show it until then. */
export function outcomeOf(id: string): Promise<Outcome> {
  outbox.hold(id);
  return new Promise((resolve) => awaited.set(id, resolve));
}

/** Nobody looks at the entry's form any more: lists show it. */
export function forgetOutcome(id: string): void {
  awaited.delete(id);
  outbox.release(id);
}

/** False where nobody waits for it. */
function tell(id: string, outcome: Outcome): boolean {
  const listener = awaited.get(id);
  awaited.delete(id);
  listener?.(outcome);
  return listener !== undefined;
}

outbox.onSentElsewhere((entry, record) => {
  // The other tab sent a record of this kind.
  const sent = record as SentRecord;
  tell(entry.id, { record: sent, reloaded: showSent(queryClient, entry.kind, sent) });
});

let underWay: Promise<void> | null = null;
let isAskedAgain = false;

/**
 * Sends what waits, one after the other in the order in which it was made, in one tab at a time;
 * ends where the server cannot be reached. What is added meanwhile is sent as well.
 */
export function sendWaiting(client: QueryClient): Promise<void> {
  isAskedAgain = true;
  underWay ??= sendRounds(client);
  return underWay;
}

async function sendRounds(client: QueryClient): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await inOneTab(() => sendAll(client));
    }
  } finally {
    underWay = null;
  }
}

async function sendAll(client: QueryClient): Promise<void> {
  await outbox.reload();
  // What cannot be sent now holds up what comes after it of its kind, which may build on it.
  const stuck = new Set<OutboxEntry['kind']>();
  for (;;) {
    const { status } = sessionStore.read();
    const next = outbox.read().find((entry) => isToBeSent(entry) && !stuck.has(entry.kind));
    if (next === undefined || status !== 'user') return;
    const isDecided = next.state === 'discarded' ? await unsend(next) : await send(client, next);
    if (!isDecided && reachability.isOffline()) return;
    if (!isDecided) stuck.add(next.kind);
  }
}

/** Whether the server is still to be told of an entry. */
export const isToBeSent = ({ state }: OutboxEntry): boolean =>
  state === 'waiting' || state === 'discarded';

/** Deletes what may have arrived before its owner discarded it. False: it is to be tried again. */
async function unsend({ kind, id }: OutboxEntry): Promise<boolean> {
  try {
    await orAlreadyGone(KINDS[kind].remove(id));
  } catch (error) {
    if (!isRefusal(error)) return false;
  }
  await outbox.remove(id);
  return true;
}

/** False: the server has decided nothing, and the entry goes on waiting. */
async function send(client: QueryClient, entry: OutboxEntry): Promise<boolean> {
  const { id, kind } = entry;
  const sent = { ...entry, wasSent: true };
  if (!entry.wasSent) await outbox.put(sent);
  try {
    // The body was made for this kind of record.
    const record = await KINDS[kind].send({ _id: id, ...entry.body } as never);
    const reloaded = showSent(client, kind, record);
    await settle(sent, record, reloaded);
    if (!tell(id, { record, reloaded }) && record._id !== id) undecidedListener?.(sent, 'covered');
  } catch (error) {
    if (isUnanswered(error)) return false;
    const refusal = error instanceof ApiError ? error : new ApiError(UNKNOWN);
    if (isRefusal(refusal)) await refuse(client, sent, refusal);
    // Busy or broken for now: it may say yes another time. Whoever looks at the form is told at once.
    else return tell(id, { refusal });
  }
  return true;
}

/** Sends a record that is kept nowhere, with the token of its owner if that may be somebody else. */
export async function sendAtOnce(
  client: QueryClient,
  entry: OutboxEntry,
  token?: string,
): Promise<SentRecord> {
  const { id, kind, body } = entry;
  // The body was made for this kind of record.
  const sent = { _id: id, ...body } as never;
  const record = await KINDS[kind].send(sent, token === undefined ? {} : { token });
  const isOurs = token === undefined || token === readStored('token');
  if (isOurs) await showSent(client, kind, record);
  if (isOurs && record._id !== id) await outbox.cover(entry, record);
  return record;
}

/**
 * Takes from what waits what has arrived, unless its owner changed or discarded it meanwhile. What the
 * server answered with another record has not arrived, and stays until its owner decides.
 */
async function settle(
  sent: OutboxEntry,
  record: SentRecord,
  reloaded: Promise<unknown>,
): Promise<void> {
  const now = outbox.find(sent.id);
  const isCovered = record._id !== sent.id;
  if (now?.state === 'discarded') return;
  if (now !== undefined && JSON.stringify(now.body) !== JSON.stringify(sent.body)) {
    await resend({ ...now, wasSent: !isCovered });
    return;
  }
  if (isCovered) return outbox.cover(sent, record);
  await outbox.sent(sent, record);
  const drop = () => outbox.remove(sent.id);
  void reloaded.then(drop, drop);
}

async function refuse(client: QueryClient, sent: OutboxEntry, refusal: ApiError): Promise<void> {
  const { list, touches } = KINDS[sent.kind];
  // Somebody else was there first.
  if (isOutdated(refusal)) void reload(client, [list, ...touches]);
  // It had arrived, and was deleted since: nothing of it is left to be sent.
  if (refusal.code === 'deleted') await outbox.remove(sent.id);
  else await outbox.put({ ...sent, state: 'refused', reason: refusal.message });
  if (tell(sent.id, { refusal })) return;
  undecidedListener?.(sent, 'refused');
}

const UNKNOWN = { status: 0, code: 'unknown', message: '' };

/** What its owner decides: what the server refused, or answered with another record. */
export type Undecided = 'refused' | 'covered';
type UndecidedListener = (entry: OutboxEntry, state: Undecided) => void;

let undecidedListener: UndecidedListener | null = null;

/** Calls back with what has to be decided by its owner, and came while nobody waited for the answer. */
export function onUndecided(listener: UndecidedListener): () => void {
  undecidedListener = listener;
  return () => {
    undecidedListener = null;
  };
}

/** Shows a record as the server has it, and loads anew what it changes. */
function showSent(
  client: QueryClient,
  kind: OutboxEntry['kind'],
  record: SentRecord,
): Promise<unknown> {
  const { list, touches } = KINDS[kind];
  // What is being loaded meanwhile is older than this.
  for (const queryKey of [list, ...touches]) void client.cancelQueries({ queryKey });
  client.setQueryData<SentRecord[]>(
    list,
    (records) =>
      records && newestFirst([...records.filter(({ _id }) => _id !== record._id), record]),
  );
  if ('remainingClicks' in record) {
    client.setQueryData(pensQuery.queryKey, (pens) => pens?.map((pen) => afterDose(pen, record)));
  }
  return reload(client, [list, ...touches]);
}

const reload = (client: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

/** Nobody answered; or the session is over, and another one of the same person sends it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status === 401);
}

/** The server's own word that it does not take this, however often it is asked. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'unreadable') return false;
  return error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/** Drops an entry; one that may have arrived is deleted on the server as soon as that can be asked. */
export async function discard(client: QueryClient, entry: OutboxEntry): Promise<void> {
  if (entry.wasSent && entry.state === 'waiting') {
    await outbox.put({ ...entry, state: 'discarded' });
    void sendWaiting(client);
  } else await outbox.remove(entry.id);
}

/** Puts a changed entry in place. One that may have arrived as it was goes under another id. */
export async function resend(entry: OutboxEntry): Promise<OutboxEntry> {
  const isKnown = entry.wasSent && entry.state === 'waiting';
  const id = isKnown ? newIdLike(entry.id) : entry.id;
  const { coveredBy: _, ...rest } = entry;
  const anew: OutboxEntry = {
    ...rest,
    id,
    draft: { ...entry.draft, _id: id },
    state: 'waiting',
    wasSent: false,
    reason: null,
  };
  await outbox.put(anew);
  if (isKnown) await outbox.put({ ...entry, state: 'discarded' });
  return anew;
}
