import { LABELLED_CLICKS, type PlannedPens, WEEKLY_PEN } from '@dosewise/domain';

/** Whether a plan asks more of one pen than its label allows: clicks or days. */
export function isStretched({ clicks, longestDays }: PlannedPens): boolean {
  return clicks > LABELLED_CLICKS || longestDays > WEEKLY_PEN.inUseDays;
}

/** '10 mg: 240 clicks, 1 pen. That pen would be in use for 77 days; …' */
export function describePens(need: PlannedPens): string {
  const { penStrength, clicks, pens, longestDays, pensWithinLabel } = need;
  const first = `${penStrength} mg: ${clicks} clicks, ${count(pens)}.`;
  if (longestDays <= WEEKLY_PEN.inUseDays) return first;
  const which = pens === 1 ? 'It' : 'One of them';
  const days = Number(longestDays.toFixed(1));
  return `${first} ${which} would be in use for ${days} days; within the label it takes ${count(pensWithinLabel)}.`;
}

function count(pens: number): string {
  return `${pens} ${pens === 1 ? 'pen' : 'pens'}`;
}
