import type { UserProfile } from '@dosewise/contract';
import { LOCAL_TOKEN } from '../browser/storage.ts';
import { queryClient } from '../calls/query-client.ts';
import { accountId, isLocal, sessionStore } from '../session/session-store.ts';
import { shownPerson } from '../session/shown-person.ts';
import { isKept, readOr, recordsTable } from './databases.ts';
import { outbox } from './outbox.ts';

/** The time in which changes of the cache are gathered before they are written, in ms. */
const GATHERED_MS = 300;

/** Older than what counts as fresh, in ms. */
const STALE_MS = 60_000;

const SESSION = 'session';

interface KeptSession {
  readonly token: string;
  readonly user: UserProfile;
  /** The shapes of the replies when they were kept. */
  readonly shapes: string;
}

interface KeptReply {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  readonly updatedAt: number;
}

/** The ids of the contract's routes with `offline`, which the build lists. */
const KEPT_ROUTES: readonly string[] = import.meta.env?.VITE_KEPT_ROUTES?.split(',') ?? [];

/** Changes with the shape of a kept reply: what an older release kept then says nothing to this one. */
const SHAPES: string = import.meta.env?.VITE_KEPT_SHAPES ?? '';

for (const id of KEPT_ROUTES) queryClient.setQueryDefaults([id], { gcTime: Infinity });

/**
 * Puts what was kept into the cache; the user whose session of this token it is. Null without any,
 * and then nothing is kept any more.
 */
export async function restoreRecords(token: string): Promise<UserProfile | null> {
  const session = await readOr(recordsTable.get<KeptSession>(SESSION), undefined);
  if (session === undefined) return null;
  if (session.token !== token) {
    await forgetRecords();
    return null;
  }
  const kept = await readOr(recordsTable.entries<KeptReply | KeptSession>(), []);
  if (session.shapes === SHAPES) {
    for (const [, reply] of kept) if ('queryKey' in reply) restore(reply);
  }
  await outbox.open(session.user._id);
  return session.user;
}

function restore({ queryKey, data, updatedAt }: KeptReply): void {
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (known >= updatedAt) return;
  // Shown at once, and reloaded even after a reload a moment later.
  queryClient.setQueryData(queryKey, data, {
    updatedAt: Math.min(updatedAt, Date.now() - STALE_MS),
  });
}

/** Forgets what the server sent. What waits to be sent stays. */
async function forgetRecords(): Promise<void> {
  changed.clear();
  await isKept(recordsTable.clear());
}

/** Keys of queries by their hash, to be written soon. */
const changed = new Map<string, readonly unknown[]>();
let isPlanned = false;

/** Writes what changed in the cache, now rather than soon. */
export async function writeReplies(): Promise<void> {
  isPlanned = false;
  const { status } = sessionStore.read();
  // Another tab may have logged out and forgotten everything, or someone else in.
  const token = sessionStore.token();
  const isOwn = status === 'user' && token !== null && token !== LOCAL_TOKEN;
  // What is kept for reading without a network is of the one who is logged in.
  if (!isOwn || shownPerson() !== null) return changed.clear();
  const replies = [...changed].flatMap(([hash, queryKey]): [string, KeptReply][] => {
    const state = queryClient.getQueryState(queryKey);
    if (state?.data === undefined) return [];
    return [[hash, { queryKey, data: state.data, updatedAt: state.dataUpdatedAt }]];
  });
  changed.clear();
  if (replies.length > 0) await isKept(recordsTable.put(replies));
}

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const { queryKey, queryHash } = event.query;
  if (!KEPT_ROUTES.includes(String(queryKey[0]))) return;
  changed.set(queryHash, queryKey);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => void writeReplies(), GATHERED_MS);
});

let keptFor: string | null = null;

/** Keeps who is logged in, and forgets everything when the session is over. */
async function follow(): Promise<void> {
  const session = sessionStore.read();
  if (session.status === 'checking') return;
  if (session.status === 'visitor' || isLocal(session)) {
    keptFor = null;
    await Promise.all([forgetRecords(), outbox.open(null)]);
    return;
  }
  const token = sessionStore.token();
  if (token === null) return;
  const { user, person } = session;
  const account = accountId(session);
  if (keptFor !== account) {
    keptFor = account;
    await outbox.open(account);
  }
  if (person !== undefined) return;
  const kept: KeptSession = { token, user, shapes: SHAPES };
  await isKept(recordsTable.put([[SESSION, kept]]));
}

sessionStore.subscribe(() => void follow());
