/**
 * The plan that the forecast of a medicine was begun with, by the time it was saved (ISO); '' for none.
 * `stored` is what the browser kept: a time for each medicine, or of 1.0 one for all.
 */
export function begunWith(stored: string | null, medicine: string): string {
  const times = readTimes(stored);
  return times === null ? (stored ?? '') : (times[medicine] ?? '');
}

/** The text to keep once the forecast of a medicine was begun with the plan saved at `savedAt` (ISO). */
export function withBegun(stored: string | null, medicine: string, savedAt: string): string {
  return JSON.stringify({ ...readTimes(stored), [medicine]: savedAt });
}

/** The times by medicine; null where one stands for all. */
function readTimes(stored: string | null): Readonly<Record<string, string>> | null {
  return stored?.startsWith('{"') ? (JSON.parse(stored) as Record<string, string>) : null;
}
