const MINUTE_MS = 60_000;

/** A service that asks for less does not say when. */
const SHORTEST_MS = 1000;

/** Waits between tries of a mail, in all about a day: a mail server that puts off rarely does so longer. */
const MAIL_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);

/** Of a reminder; the last one again and again, for as long as it is worth anything. */
const REMINDER_MS = [MINUTE_MS / 6, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

/** The longest that anything is put off, in ms, also where a service asks for more. */
export const LONGEST_WAIT_MS = Math.max(...MAIL_MS);

interface Tried {
  readonly attempts: number;
  readonly validUntil: number | null;
  /** Of a channel that has its own. */
  readonly waits?: readonly number[] | undefined;
}

/**
 * The time to try again after `attempts` failed ones, `askedMs` being how long the service asks us
 * to wait; null to give up: too often, or later than anyone wants to know.
 */
export function nextTryAt(
  { attempts, validUntil, waits }: Tried,
  askedMs: number | null,
  now: number,
): number | null {
  const isAsked = askedMs !== null && askedMs >= SHORTEST_MS;
  const asked = Math.min(askedMs ?? 0, LONGEST_WAIT_MS);
  const own = ownWait(attempts, waits ?? (validUntil === null ? MAIL_MS : null));
  if (own === null) return null;
  const next = now + (isAsked ? asked : own);
  return validUntil === null || next < validUntil ? next : null;
}

function ownWait(attempts: number, waits: readonly number[] | null): number | null {
  if (waits) return waits[attempts - 1] ?? null;
  return REMINDER_MS[Math.min(attempts, REMINDER_MS.length) - 1] ?? null;
}
