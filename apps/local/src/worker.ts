import initSqlJs from 'sql.js';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import * as z from 'zod/mini';
import { speakEveryLanguage } from '../../server/src/languages/every-language.ts';
import { createIdSource } from '../../server/src/new-id.ts';
import { IndexedDbStore } from './indexed-db-store.ts';
import { LocalPlace } from './local-place.ts';
import type { LocalEvent, LocalReply, LocalRequest } from './protocol.ts';
import { vaultServerAt } from './vault/vault-server.ts';

// The library knows the global of a worker of any kind.
declare const self: DedicatedWorkerGlobalScope;

// The policy of this file lets WebAssembly run, and no text as code.
z.config({ jitless: true });

speakEveryLanguage(false);

const CHANGED: LocalEvent = { event: 'changed' };
const COPY: LocalEvent = { event: 'copy' };

/** The line to other tabs; null where the browser denies it: they look at what is stored all the same. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('dosewise-local');
  } catch {
    return null;
  }
}

const channel = openChannel();
channel?.addEventListener('message', ({ data }) =>
  self.postMessage(data === COPY.event ? COPY : CHANGED),
);

/** The cache of this worker's own files. While it is there, the service worker keeps those of later releases. */
const OWN_FILES = 'without-account';

/** Keeps this worker's files for opening without a network. Without TLS, or without room, it needs one. */
async function keepOwnFiles(): Promise<void> {
  const files = [self.location.href, new URL(wasmAddress, self.location.href).href];
  const cache = await caches.open(OWN_FILES);
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(
    files
      .filter((file) => !kept.includes(file))
      .map(async (file) => {
        const reply = await fetch(file);
        // Something in front of the host may have put a page of its own in the file's place.
        const isPage = (reply.headers.get('content-type') ?? '').startsWith('text/html');
        if (!reply.ok || isPage) throw new Error(`${file}: ${reply.status}`);
        await cache.put(file, reply);
      }),
  );
  const older = kept.filter((file) => !files.includes(file));
  await Promise.all(older.map((file) => cache.delete(file)));
}

let ownFiles: Promise<void> | null = null;

/** Lets go of them: nothing of this is to be left. */
async function dropOwnFiles(): Promise<void> {
  await ownFiles;
  await caches.delete(OWN_FILES).catch(() => false);
}

let opening: Promise<LocalPlace> | null = null;

/** Opens the place at the first call; after a failure at the next one. */
function place(): Promise<LocalPlace> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<LocalPlace> {
  const sqlJs = await initSqlJs({ locateFile: () => wasmAddress });
  const opened = new LocalPlace({
    sqlJs,
    emptyDatabase: import.meta.env?.VITE_EMPTY_DATABASE ?? '',
    store: new IndexedDbStore(() => self.indexedDB, navigator.locks),
    now: Date.now,
    newId: createIdSource(Date.now),
    isKept: async () => (await navigator.storage?.persisted?.()) ?? false,
    tell: () => channel?.postMessage(null),
    tellHere: () => self.postMessage(CHANGED),
    tellCopy: () => {
      channel?.postMessage(COPY.event);
      self.postMessage(COPY);
    },
    vaultAt: vaultServerAt,
  });
  opened.exchangeSoon();
  return opened;
}

self.addEventListener('message', async ({ data }: MessageEvent<LocalRequest>) => {
  const { id, ...request } = data;
  let reply: Omit<LocalReply, 'id'>;
  try {
    reply = await (await place()).answer(request);
  } catch {
    // The engine itself did not come: as a server that is out of reach, it may be there at the next try.
    reply = { status: 0, mediaType: null, body: null };
  }
  self.postMessage({ id, ...reply } satisfies LocalReply);
  // Once it is not in the way of the first reply.
  ownFiles ??= keepOwnFiles().catch(() => undefined);
  if (request.method === 'DELETE' && request.path === '/local') await dropOwnFiles();
});
