import type { RedditConnectionTable } from '../../../db/tables/reddit-tables.ts';
import { latestInstant } from '../../../runtime/background/wrong-clock.ts';

/** No header makes us wait longer than this. Reddit's own window is ten minutes. */
const LONGEST_WAIT_MS = 3_600_000;
const FIRST_WAIT_MS = 30_000;
const USUAL_WINDOW_MS = 600_000;

/** The wait that the headers ask for, in ms, or null where they do not say. */
export function readWaitMs(headers: Headers): number | null {
  const seconds = readNumber(headers, 'x-ratelimit-reset') ?? readNumber(headers, 'retry-after');
  if (seconds === null || seconds < 0) return null;
  return Math.min(LONGEST_WAIT_MS, Math.max(1, Math.ceil(seconds)) * 1000);
}

/** The time to keep quiet after a call that used up the last one, in ms; null while some are left. */
export function readQuietMs(headers: Headers): number | null {
  const remaining = readNumber(headers, 'x-ratelimit-remaining');
  if (remaining === null || remaining >= 1) return null;
  return readWaitMs(headers) ?? USUAL_WINDOW_MS;
}

/** The wait after being limited once more without being told how long: twice as long each time. */
export function backOffMs(failuresBefore: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failuresBefore, 10));
}

/**
 * The time until which Reddit asks us to wait, or null. Nothing asks for longer: that wrote a wrong
 * clock.
 */
export function readBlock(
  connection: Pick<RedditConnectionTable, 'blocked_until'> | undefined,
  now: number,
): number | null {
  const until = connection?.blocked_until ?? null;
  const isBlock = until !== null && until > now && until <= latestInstant(now) + LONGEST_WAIT_MS;
  return isBlock ? until : null;
}

function readNumber(headers: Headers, name: string): number | null {
  const value = Number.parseFloat(headers.get(name) ?? '');
  return Number.isFinite(value) ? value : null;
}
