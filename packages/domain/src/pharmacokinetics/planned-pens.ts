import { LABELLED_CLICKS, WEEKLY_PEN } from '../pen/pen-model.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import type { Milligrams } from '../units.ts';
import type { ForecastStep, RegimenDose } from './regimen.ts';

/** The amounts that a plan takes of pens of one strength. */
export interface PlannedPens {
  /** mg for a full dose. */
  readonly penStrength: Milligrams;
  readonly clicks: number;
  /** Pens needed when each is used as long as its labelled clicks give another dose. */
  readonly pens: number;
  /** Days from the first to the last dose of the pen that is then used longest. */
  readonly longestDays: number;
  /** Pens needed when each is discarded 30 days after its first use, as the label says. */
  readonly pensWithinLabel: number;
}

/** The pens that planned doses (in the order of time) need, by strength, in the order of use. */
export function plannedPens(doses: readonly RegimenDose<ForecastStep>[]): PlannedPens[] {
  const strengths = [...new Set(doses.map(({ step }) => step.penStrength))];
  return strengths.map((penStrength) => {
    const own = doses.filter(({ step }) => step.penStrength === penStrength);
    const usedUp = useUp(own, Number.POSITIVE_INFINITY);
    return {
      penStrength,
      clicks: own.reduce((sum, { step }) => sum + step.clicks, 0),
      pens: usedUp.pens,
      longestDays: usedUp.longestDays,
      pensWithinLabel: useUp(own, WEEKLY_PEN.inUseDays).pens,
    };
  });
}

/** Takes doses from pens; a new one where too few clicks are left or too many days have gone. */
function useUp(doses: readonly RegimenDose<ForecastStep>[], mostDays: number) {
  let pens = 0;
  let openedAt = 0;
  let left = 0;
  let longestDays = 0;
  for (const {
    at,
    step: { clicks },
  } of doses) {
    if (pens === 0 || left < clicks || (at - openedAt) / DAY_MS > mostDays) {
      pens += 1;
      openedAt = at;
      left = LABELLED_CLICKS;
    }
    left -= clicks;
    longestDays = Math.max(longestDays, (at - openedAt) / DAY_MS);
  }
  return { pens, longestDays };
}
