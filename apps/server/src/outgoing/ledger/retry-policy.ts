const MINUTE_MS = 60_000;

/** Waits between tries, in all about a day: a mail server that puts off rarely does so for longer. */
const DELAYS_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);

/** How far ahead a mail is ever put off. */
export const LONGEST_WAIT_MS = Math.max(...DELAYS_MS);

/** When to try again after `attempts` failed ones, or null to give up. */
export function nextAttemptAt(attempts: number, now: number): number | null {
  const delay = DELAYS_MS[attempts - 1];
  return delay === undefined ? null : now + delay;
}
