import type { Symptom } from '@dosewise/contract';
import { calendarDayIn, DAY_MS, type SymptomCategory, saysNoSymptoms } from '@dosewise/domain';

/** Offered while nothing, or too little, was logged: the commonest of these medicines. */
const COMMON: readonly SymptomCategory[] = ['nausea', 'constipation', 'fatigue'];
const CHIPS = 3;
/** The time that is counted for what was used most, in ms. */
const COUNTED_MS = 180 * DAY_MS;

/** The three symptoms logged most in half a year; of as many each the one logged later. `now` in epoch ms. */
export function usedMost(newestFirst: readonly Symptom[], now: number): SymptomCategory[] {
  const counts = new Map<SymptomCategory, number>();
  for (const { category, severity, date } of newestFirst) {
    // 'Other' says nothing without a note.
    if (category === 'other' || severity === 0 || Date.parse(date) < now - COUNTED_MS) continue;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a).map(([category]) => category);
  return [...new Set([...ranked, ...COMMON])].slice(0, CHIPS);
}

/** The symptoms that were logged today in `timeZone`. */
export function loggedToday(
  newestFirst: readonly Symptom[],
  now: number,
  timeZone: string,
): { readonly symptoms: ReadonlySet<SymptomCategory>; readonly isNone: boolean } {
  const today = calendarDayIn(timeZone, now);
  const ofToday = newestFirst.filter(({ date }) => {
    const at = Date.parse(date);
    return Math.abs(now - at) < 2 * DAY_MS && calendarDayIn(timeZone, at) === today;
  });
  return {
    symptoms: new Set(ofToday.filter((each) => each.severity > 0).map(({ category }) => category)),
    isNone: ofToday.some(saysNoSymptoms),
  };
}
