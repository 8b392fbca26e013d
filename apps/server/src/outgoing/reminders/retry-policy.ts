const MINUTE_MS = 60_000;

/** A service that asks for less does not say when. */
const SHORTEST_MS = 1000;

/** Waits between tries; the last one again and again, for as long as the reminder is worth anything. */
const DELAYS_MS = [MINUTE_MS / 6, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

/**
 * When to try again after `attempts` failed ones, `askedMs` being how long the service asks us to wait;
 * null where that is later than anybody wants to know.
 */
export function nextTryAt(
  { attempts, validUntil }: { readonly attempts: number; readonly validUntil: number },
  askedMs: number | null,
  now: number,
): number | null {
  const own = DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
  const next = now + (askedMs === null || askedMs < SHORTEST_MS ? own : askedMs);
  return next < validUntil ? next : null;
}
