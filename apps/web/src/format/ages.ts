import { LOCALE } from './spoken.ts';
import { texts } from './texts.ts';

const MINUTE_MS = 60_000;
const AGE = new Intl.RelativeTimeFormat(LOCALE);

/** 'just now', '3 minutes ago', '2 hours ago' for an age in ms. A clock that is ahead says just now. */
export function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return texts.justNow;
  return minutes < 60
    ? AGE.format(-minutes, 'minute')
    : AGE.format(-Math.floor(minutes / 60), 'hour');
}
