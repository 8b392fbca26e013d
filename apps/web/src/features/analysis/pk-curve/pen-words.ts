import { LABELLED_CLICKS, type PlannedPens, WEEKLY_PEN } from '@dosewise/domain';
import { texts } from './texts.ts';

/** Whether a plan asks more of one pen than its label allows: clicks or days. */
export function isStretched({ clicks, longestDays }: PlannedPens): boolean {
  return clicks > LABELLED_CLICKS || longestDays > WEEKLY_PEN.inUseDays;
}

/** '10 mg: 240 clicks, 1 pen. That pen would be in use for 77 days; …' */
export function describePens(need: PlannedPens): string {
  const { penStrength, clicks, pens, longestDays, pensWithinLabel } = need;
  const first = texts.pensNeeded(penStrength, clicks, pens);
  if (longestDays <= WEEKLY_PEN.inUseDays) return first;
  return `${first} ${texts.stretched(pens, Number(longestDays.toFixed(1)), pensWithinLabel)}`;
}
