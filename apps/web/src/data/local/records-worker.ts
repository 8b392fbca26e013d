import type { LocalEvent, LocalReply, LocalRequest } from '@dosewise/local/protocol';
import RecordsWorker from '@dosewise/local/worker?worker';
import { createListeners } from '../../kit/store.ts';
import { LANGUAGE } from '../../languages/formats/spoken.ts';

// Loaded on demand: only who keeps their records in this browser needs it.

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly resolve: (reply: LocalReply) => void;
  readonly reject: (reason: unknown) => void;
}

/** Time beyond that of a call to a server, ms: an old phone opens ten years of records. */
const PATIENCE_MS = 60_000;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const changedElsewhere = createListeners();
const copyChanged = createListeners();

/** The worker that has the records; one that has died is started again with the next call. */
function open(): Worker {
  if (worker !== null) return worker;
  const started = new RecordsWorker();
  started.addEventListener('message', ({ data }: MessageEvent<LocalReply | LocalEvent>) => {
    if ('event' in data) {
      (data.event === 'copy' ? copyChanged : changedElsewhere).tell();
      return;
    }
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  const end = (reason: unknown) => {
    if (worker === started) worker = null;
    removeEventListener('pagehide', leave);
    started.terminate();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  // A page kept to go back to keeps its worker, and with it the lock that it may hold. Of any other page WebKit leaves
  // the worker's transaction open, and later pages cannot write (like https://bugs.webkit.org/show_bug.cgi?id=324094).
  const leave = () => end(new Error('The page was left'));
  started.addEventListener('error', end);
  addEventListener('pagehide', leave);
  worker = started;
  return started;
}

/**
 * Has the records of this browser answer a call, as a server would. Rejects where they cannot be opened, and
 * with the signal's reason.
 */
export async function sendLocally(
  method: string,
  path: string,
  { body, headers, signal }: Sent,
): Promise<Response> {
  signal.throwIfAborted();
  const id = ++lastId;
  const idempotencyKey = headers?.['Idempotency-Key'];
  const request: LocalRequest = {
    id,
    method,
    path,
    acceptLanguage: LANGUAGE,
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  let patience: ReturnType<typeof setTimeout> | undefined;
  const reply = await new Promise<LocalReply>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const giveUp = () => reject(signal.reason);
    const end = () => {
      if (signal.reason?.name !== 'TimeoutError') giveUp();
      // No network is slow here but this device: a page that is loaded again would take as long.
      else patience = setTimeout(giveUp, PATIENCE_MS);
    };
    signal.addEventListener('abort', end, { once: true });
    open().postMessage(request);
  }).finally(() => {
    clearTimeout(patience);
    waiting.delete(id);
  });
  // Its engine did not arrive.
  if (reply.status === 0) throw new Error('No engine');
  return new Response(reply.body as BodyInit | null, {
    status: reply.status,
    headers: reply.mediaType === null ? {} : { 'Content-Type': reply.mediaType },
  });
}

/** Calls back when another tab changed the records. Returns what stops it. */
export const onChangedElsewhere = changedElsewhere.subscribe;

/** Calls back when something became of the encrypted copy. Returns what stops it. */
export const onCopyChanged = copyChanged.subscribe;
