import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../kit/feedback/toasts.ts';
import { keptToken } from '../browser/storage.ts';
import { ApiError } from '../calls/api-error.ts';
import { reachability } from '../calls/reachability.ts';
import { accountId, isLocal, sessionStore } from '../session/session-store.ts';
import {
  type BodyOf,
  type EntryOf,
  type KeptKind,
  type OutboxEntry,
  type Outcome,
  outbox,
  partsOf,
  type RecordOf,
} from './outbox.ts';
import { discard, notStored, resend, sendAtOnce, sendOutbox } from './send-outbox.ts';
import { texts } from './texts.ts';
import { describeKept } from './use-outbox.ts';

/** The time that someone looks at a busy form before the record counts as kept, in ms. */
const PATIENCE_MS = 4000;
/** The time that a message from one tab to another may take, in ms. */
const OTHER_TAB_MS = 500;

interface NewRecord<Kind extends KeptKind> {
  readonly kind: Kind;
  readonly body: BodyOf<Kind>;
  /** The record with its id, as lists show it while it waits. */
  readonly draft: RecordOf<Kind>;
  /** Records that belong to this one and go only after it, in this order. */
  readonly parts?: readonly Pick<EntryOf<Kind>, 'body' | 'draft'>[] | undefined;
  /** The token of the record's owner, where someone else may have logged in by now. */
  readonly token?: string | undefined;
}

/**
 * Keeps a new record on this device and sends it. Resolves to the server's record once its lists are
 * reloaded, or to the draft while there is no answer: then it waits, also for the browser to be
 * opened again. Rejects with the ApiError of a server that refuses it, and keeps nothing then.
 */
export async function sendThroughOutbox<Kind extends KeptKind>(
  client: QueryClient,
  { kind, body, draft, parts = [], token }: NewRecord<Kind>,
): Promise<RecordOf<Kind>> {
  const session = sessionStore.read();
  const { _id: id } = draft;
  const person = session.status === 'user' ? session.person : undefined;
  const entry: EntryOf<Kind> = {
    id,
    userId: accountId(session),
    ...(person && {
      person: { personId: person.personId, email: person.email, name: person.name },
    }),
    kind,
    at: Date.now(),
    body,
    draft,
    state: 'waiting',
    // A form that tries again may have arrived with its first try.
    wasSent: false,
    reason: null,
  };
  // In this order, whatever the clock does.
  const others = parts.map((one, index): EntryOf<Kind> => {
    const at = entry.at + index + 1;
    return { ...entry, ...one, id: one.draft._id, at };
  });
  const notKept = async () => {
    const record = await sendAtOnce(client, entry, token);
    const isItself = record._id === id;
    for (const other of isItself ? others : []) await sendAtOnce(client, other, token);
    return record;
  };
  const isOurs = token === undefined || token === keptToken();
  // What is kept in this browser waits for nothing.
  if (session.status !== 'user' || !isOurs || isLocal(session)) return notKept();
  const outcome = outbox.hold(id);
  if (!(await outbox.put(entry))) {
    outbox.release(id);
    return notKept().catch((error: unknown) => {
      throw isUnreached(error) ? notStored() : error;
    });
  }
  for (const other of others) await outbox.put(other);
  const record = await waitFor<Kind>(client, id, outcome).catch(async (error: unknown) => {
    // The form still has all of it.
    for (const entryId of [...others.map((other) => other.id).reverse(), id]) {
      await outbox.remove(entryId);
    }
    throw error;
  });
  if (record !== null && others.length > 0)
    await Promise.race([sendOutbox(client), pause(PATIENCE_MS)]);
  if (record !== null) return record;
  if (sessionStore.read().status !== 'visitor') return draft;
  // It waits for its owner to log in again; no one is to read that it was logged.
  throw new ApiError({ status: 401, code: 'unauthorized', message: texts.keptForLogin() });
}

/** True if there was no answer at all: a proxy's own answer says what to do about it. */
const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'offline' && !error.isForeign;

/** Sends a changed entry. What the server refuses stays with its new reason, and rejects. */
export async function sendChanged<Kind extends KeptKind>(
  client: QueryClient,
  entry: EntryOf<Kind>,
  changed: Pick<EntryOf<Kind>, 'body' | 'draft'>,
): Promise<RecordOf<Kind> | null> {
  const { id } = await resend<Kind>({ ...entry, ...changed });
  return waitFor<Kind>(client, id, outbox.hold(id));
}

/** Changes fields of an entry that waits, as `sendChanged` does. False where none does. */
export async function changeInOutbox(
  client: QueryClient,
  id: string,
  fields: object,
): Promise<boolean> {
  const waiting = outbox.find(id);
  if (waiting === undefined) return false;
  const { body, draft } = waiting;
  await sendChanged(client, waiting, {
    body: { ...body, ...fields },
    draft: { ...draft, ...fields },
  });
  return true;
}

/** The server's record; null when there was no answer in time. */
async function waitFor<Kind extends KeptKind>(
  client: QueryClient,
  id: string,
  outcome: Promise<Outcome>,
): Promise<RecordOf<Kind> | null> {
  try {
    const record = await answerTo<Kind>(client, id, outcome);
    if (record !== null) return record;
  } finally {
    outbox.release(id);
  }
  if (sessionStore.read().status === 'visitor') {
    showToast({ tone: 'danger', message: texts.keptForLogin() });
    return null;
  }
  // Gone without an answer to this tab: another one has sent it.
  const entry = outbox.find(id);
  if (entry?.state === 'waiting') showToast({ tone: 'good', message: describeKept() });
  if (entry?.state === 'refused') {
    throw new ApiError({ status: 0, code: 'refused', message: entry.reason ?? '' });
  }
  // Covered by a record of its own kind.
  return (entry?.coveredBy as RecordOf<Kind> | undefined) ?? null;
}

async function answerTo<Kind extends KeptKind>(
  client: QueryClient,
  id: string,
  outcome: Promise<Outcome>,
): Promise<RecordOf<Kind> | null> {
  const isOffline = reachability.isOffline();
  const round = sendOutbox(client);
  // Without a token no one is asked: that ends the session, network or not.
  if (isOffline && keptToken() !== null) return null;
  const untold = () => (outbox.find(id) === undefined ? pause(OTHER_TAB_MS) : null);
  const answer = await Promise.race([
    outcome,
    // Another tab may have sent it, and its message be on the way.
    round.then(untold),
    pause(PATIENCE_MS).then(() => 'hangs' as const),
  ]);
  // The next one need not wait to learn it.
  if (answer === 'hangs') reachability.note(false);
  if (answer === null || answer === 'hangs') return null;
  if ('refusal' in answer) throw answer.refusal;
  await answer.reloaded;
  // The record is of the kind that was sent.
  return answer.record as RecordOf<Kind>;
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}

/** Logs a covered record beside the one that covers it: as itself, for no planned dose. */
export async function keepBoth(
  client: QueryClient,
  covered: Pick<OutboxEntry, 'id'>,
): Promise<void> {
  const entry = await stillCovered(covered);
  if (entry === null) return;
  await sendChanged(client, entry, { body: unplanned(entry), draft: entry.draft });
}

function unplanned({ kind, body }: OutboxEntry): BodyOf<KeptKind> {
  if (kind !== 'dose') return body;
  const { plannedAt, ...rest } = body;
  return rest;
}

/** Drops a covered record. The server never had it. */
export async function dropCovered(covered: Pick<OutboxEntry, 'id'>): Promise<void> {
  if ((await stillCovered(covered)) === null) return;
  for (const { id } of partsOf(covered.id)) await outbox.remove(id);
  await outbox.remove(covered.id);
}

/** The entry, unless another tab has decided about it. */
async function stillCovered({ id }: Pick<OutboxEntry, 'id'>): Promise<OutboxEntry | null> {
  await outbox.reload();
  const entry = outbox.find(id);
  return entry?.state === 'covered' ? entry : null;
}

/** Discards a record that waits; deletes one that the server has with `remove`. */
export async function orDiscard(
  client: QueryClient,
  id: string,
  remove: () => Promise<unknown>,
): Promise<unknown> {
  const waiting = outbox.find(id);
  return waiting === undefined ? remove() : discard(client, waiting);
}
