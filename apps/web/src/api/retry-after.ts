import { ApiError } from './api-error.ts';

/** Tries of a read beyond the first before the person hears of it. */
const MAX_RETRIES = 2;
/** Whoever is asked to wait longer than this is told at once. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The time for which a server that is too busy (503) wants to be left alone; undefined when it does
 * not say.
 */
export function readRetryAfterMs({ status, headers }: Response): number | undefined {
  const seconds = headers.get('Retry-After') ?? '';
  return status === 503 && /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/** Waits, unless `signal` ends it; then rejects with the signal's reason. */
type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/**
 * Reads, and again when a busy server has said when. Each waits up to twice as long as it is asked,
 * at random: if all came back at the same moment, they would be too many again.
 */
export async function readPatiently<T>(
  read: () => Promise<T>,
  signal: AbortSignal | undefined,
  { wait = sleep, random = Math.random }: { wait?: Wait; random?: () => number } = {},
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await read();
    } catch (error) {
      const afterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
      if (afterMs === undefined || afterMs > LONGEST_WAIT_MS || retries === MAX_RETRIES)
        throw error;
      await wait(afterMs * (1 + random()), signal);
    }
  }
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
