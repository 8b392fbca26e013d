import type { Ahead, Dose } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { aheadHere } from './ahead-here.ts';

const TIME = {
  timeZone: 'Europe/London',
  now: Date.parse('2026-11-22T12:00:00Z'),
  until: Date.parse('2026-12-22T12:00:00Z'),
};
const THIGH = { location: 'thigh', subLocation: 'left' } as const;

const dose = (date: string): Dose => ({
  _id: date,
  penId: null,
  medicine: 'tirzepatide',
  date,
  plannedAt: null,
  partOf: null,
  clicks: null,
  volume: null,
  doseAmount: 5,
  doseType: 'standard',
  extractionMethod: 'pen_click',
  injectionLocation: 'thigh',
  injectionSubLocation: 'left',
  painLevel: null,
  note: '',
  remainingClicks: null,
  remainingDoses: null,
  loggedBy: null,
});

const NOTHING: Ahead = {
  ...{ medicine: null, next: null, doses: [], skipped: [], pens: [], plans: [] },
  ...{ dosesLeft: 0, runsOutOn: null, lastDoseAt: null, missedSince: null, pausedSince: 0 },
};
const listsOf = (...doses: Dose[]) => ({ plans: { plans: [], former: [] }, doses, pens: [] });
const LAST = dose('2026-11-15T09:00:00.000Z');

/** As the server says it, with the place that has rested longest. */
function said(): Ahead {
  const ahead = aheadHere(NOTHING, listsOf(LAST), TIME);
  const plans = ahead.plans.map((plan) => ({
    ...plan,
    next: plan.next && { ...plan.next, site: THIGH },
  }));
  return { ...ahead, plans };
}

it('proposes the place that the server said, for the dose of which it said it', () => {
  expect(aheadHere(said(), listsOf(LAST), TIME).next).toMatchObject({
    at: '2026-11-22T09:00:00.000Z',
    site: THIGH,
  });
});

it('proposes no place for the dose after one that the server does not know yet: it may be that one', () => {
  const waiting = dose('2026-11-22T10:00:00.000Z');
  expect(aheadHere(said(), listsOf(waiting, LAST), TIME).next).toMatchObject({
    at: '2026-11-29T10:00:00.000Z',
    site: null,
  });
});
