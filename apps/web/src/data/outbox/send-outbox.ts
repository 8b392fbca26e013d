import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../kit/feedback/toasts.ts';
import { newIdLike } from '../../kit/forms/submission-key.ts';
import { keptToken } from '../browser/storage.ts';
import { ApiError, isRefusal, isUnanswered, orAlreadyGone } from '../calls/api-error.ts';
import { noteChange, reloaded } from '../calls/changes.ts';
import { queryClient } from '../calls/query-client.ts';
import { reachability } from '../calls/reachability.ts';
import { navigate } from '../navigation/address.ts';
import { PATHS } from '../navigation/paths.ts';
import { sessionStore } from '../session/session-store.ts';
import { shownPerson } from '../session/shown-person.ts';
import { writeReplies } from './kept-replies.ts';
import {
  type EntryOf,
  firstPartOf,
  inOneTab,
  type KeptKind,
  type OutboxEntry,
  outbox,
  partsOf,
  personOf,
  type RecordOf,
} from './outbox.ts';
import { RECORD_KINDS, showSent } from './record-kinds.ts';
import { texts } from './texts.ts';

outbox.onSentElsewhere((entry, record) => {
  if (isOfShown(entry)) {
    noteChange(RECORD_KINDS[entry.kind].add);
    showSent(queryClient, entry.kind, record);
  }
  outbox.answer(entry.id, { record, reloaded: reloaded() });
});

/** True where a record belongs into the records that this page shows. */
const isOfShown = (entry: Pick<OutboxEntry, 'person'>): boolean =>
  personOf(entry) === (shownPerson()?.personId ?? null);

let underWay: Promise<void> | null = null;
let isAskedAgain = false;

/**
 * Sends what waits, one after the other in the order in which it was made, in one tab at a time;
 * ends where the server cannot be reached. What is added meanwhile is sent as well.
 */
export function sendOutbox(client: QueryClient): Promise<void> {
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
  const stuck = new Set<KeptKind>();
  for (;;) {
    const { status } = sessionStore.read();
    const next = outbox
      .read()
      .find((entry) => isToBeSent(entry) && !stuck.has(entry.kind) && !isHeldUp(entry));
    if (next === undefined || status !== 'user') return;
    const isDecided =
      next.state === 'discarded' ? await deleteDiscarded(next) : await send(client, next);
    if (!isDecided && reachability.isOffline()) return;
    if (!isDecided) stuck.add(next.kind);
  }
}

/** True while the server does not have the first dose of the injection that an entry is a part of. */
function isHeldUp(entry: OutboxEntry): boolean {
  const firstId = firstPartOf(entry);
  const first = firstId === undefined ? undefined : outbox.find(firstId);
  return first !== undefined && first.state !== 'sent';
}

/** Has the parts of a dose be parts of another one; of null, the earliest of them becomes the first. */
async function movePartsTo(id: string, firstId: string | null): Promise<void> {
  let partOf = firstId;
  for (const part of partsOf(id)) {
    const { body, draft } = part;
    await outbox.put({ ...part, body: { ...body, partOf }, draft: { ...draft, partOf } });
    partOf ??= part.id;
  }
}

/** True while the server is still to be told of an entry. */
export const isToBeSent = ({ state }: OutboxEntry): boolean =>
  state === 'waiting' || state === 'discarded';

/** Deletes what may have arrived before its owner discarded it. False: it is to be tried again. */
async function deleteDiscarded(entry: OutboxEntry): Promise<boolean> {
  const { kind, id } = entry;
  try {
    const options = { personId: personOf(entry), isRepeated: true };
    await orAlreadyGone(RECORD_KINDS[kind].remove(id, options));
  } catch (error) {
    if (!isRefusal(error)) return false;
  }
  await outbox.remove(id);
  return true;
}

/** False: the server has decided nothing, and the entry goes on waiting. */
async function send<Kind extends KeptKind>(
  client: QueryClient,
  entry: EntryOf<Kind>,
): Promise<boolean> {
  const { id, kind } = entry;
  const sent = { ...entry, wasSent: true };
  if (!entry.wasSent) await outbox.put(sent);
  try {
    const body = { _id: id, ...entry.body };
    const options = { personId: personOf(entry), isRepeated: true };
    const record = await RECORD_KINDS[kind].send(body, options);
    const arrived = { record, reloaded: reloaded() };
    if (isOfShown(entry)) showSent(client, kind, record);
    await noteArrival(sent, arrived);
    const isTold = outbox.answer(id, arrived);
    if (!isTold && record._id !== id) askAbout(sent, 'covered');
  } catch (error) {
    if (isUnheard(error)) return false;
    const refusal = error instanceof ApiError ? error : new ApiError(UNKNOWN);
    if (isRefusal(refusal)) await refuse(sent, refusal);
    // Busy or broken for now: it may say yes another time. Anyone who looks at the form is told at once.
    else return outbox.answer(id, { refusal });
  }
  return true;
}

/** Sends a record that is kept nowhere, with the token of its owner if that may be someone else. */
export async function sendAtOnce<Kind extends KeptKind>(
  client: QueryClient,
  entry: EntryOf<Kind>,
  token?: string,
): Promise<RecordOf<Kind>> {
  const { id, kind, body } = entry;
  const sent = { _id: id, ...body };
  const record = await RECORD_KINDS[kind].send(sent, {
    personId: personOf(entry),
    ...(token === undefined ? {} : { token }),
  });
  const isOurs = token === undefined || token === keptToken();
  if (isOurs && isOfShown(entry)) showSent(client, kind, record);
  if (isOurs) await reloaded();
  if (isOurs && record._id !== id) await outbox.cover(entry, record);
  return record;
}

interface Arrived<Kind extends KeptKind> {
  readonly record: RecordOf<Kind>;
  readonly reloaded: Promise<unknown>;
}

/**
 * Takes from what waits what has arrived, unless its owner changed or discarded it meanwhile. What the
 * server answered with another record has not arrived, and stays until its owner decides.
 */
async function noteArrival<Kind extends KeptKind>(
  sent: EntryOf<Kind>,
  { record, reloaded: loads }: Arrived<Kind>,
): Promise<void> {
  const now = outbox.find(sent.id);
  const isCovered = record._id !== sent.id;
  if (now?.state === 'discarded') return;
  if (now !== undefined && JSON.stringify(now.body) !== JSON.stringify(sent.body)) {
    await resend({ ...now, wasSent: !isCovered });
    return;
  }
  if (isCovered) return outbox.cover(sent, record);
  // Whatever ends the page now: the dose is in the kept list before it is gone from what waits.
  await writeReplies();
  await outbox.sent(sent, record);
  void loads.then(() => outbox.remove(sent.id));
}

async function refuse(sent: EntryOf<KeptKind>, refusal: ApiError): Promise<void> {
  // It had arrived, and was deleted since: nothing of it is left to be sent.
  if (refusal.code === 'deleted') await outbox.remove(sent.id);
  else await outbox.put({ ...sent, state: 'refused', reason: refusal.message });
  if (!outbox.answer(sent.id, { refusal })) askAbout(sent, 'refused');
}

const UNKNOWN = { status: 0, code: 'unknown', message: '' };

/** Says that its owner has to decide about an entry, which came while no one waited for the answer. */
function askAbout(entry: Pick<OutboxEntry, 'kind' | 'person'>, state: 'refused' | 'covered'): void {
  const { kind } = entry;
  const page = isOfShown(entry) ? RECORD_KINDS[kind].page : PATHS.people;
  // These pages begin with the question, which a message would cover.
  if (state === 'covered' && [PATHS.dashboard, page].some((path) => path === location.pathname)) {
    return;
  }
  showToast({
    tone: 'danger',
    message: texts[state][kind],
    action: { label: texts.look, run: () => navigate(page) },
  });
}

/** There was no answer; or the session is over, and another one of the same person sends it. */
function isUnheard(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status === 401);
}

/** Drops an entry; one that may have arrived is deleted on the server as soon as that can be asked. */
export async function discard(client: QueryClient, entry: EntryOf<KeptKind>): Promise<void> {
  await movePartsTo(entry.id, null);
  if (entry.wasSent && entry.state === 'waiting') {
    await outbox.put({ ...entry, state: 'discarded' });
    void sendOutbox(client);
  } else await outbox.remove(entry.id);
}

/** Says that this browser keeps nothing, where an entry would have to wait in it. */
export const notStored = () =>
  new ApiError({ status: 0, code: 'not_stored', message: texts.notStored });

/**
 * Puts a changed entry in place. One that may have arrived as it was goes under another id. Throws ApiError
 * where the browser does not store it.
 */
export async function resend<Kind extends KeptKind>(entry: EntryOf<Kind>): Promise<EntryOf<Kind>> {
  const isKnown = entry.wasSent && entry.state === 'waiting';
  const id = isKnown ? newIdLike(entry.id) : entry.id;
  const { coveredBy: _, ...rest } = entry;
  const anew: EntryOf<Kind> = {
    ...rest,
    id,
    draft: { ...entry.draft, _id: id },
    state: 'waiting',
    wasSent: false,
    reason: null,
  };
  if (!(await outbox.put(anew))) throw notStored();
  if (isKnown) await movePartsTo(entry.id, id);
  if (isKnown) await outbox.put({ ...entry, state: 'discarded' });
  return anew;
}
