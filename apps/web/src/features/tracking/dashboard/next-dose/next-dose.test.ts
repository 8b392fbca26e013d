// Shows 20.5, 77.1, 77.2, 77.3, 77.4.
import type { Dose } from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { newTestPen } from '../../../../data/pens/pens-for-tests.ts';
import {
  daysUntil,
  describeDue,
  describeLate,
  describeOtherOf,
  type NextDose,
  type PlanAhead,
  readyDose,
  splitPlans,
  whatIsUnusual,
} from './next-dose.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const NEXT: NextDose = {
  at: new Date(NOW).toISOString(),
  doseMg: 10,
  medicine: 'tirzepatide',
  state: 'due',
  earliestAt: null,
  latestAt: new Date(NOW + 4 * DAY_MS).toISOString(),
  latestBy: 'label',
  penId: 'pen',
  clicks: 40,
  site: null,
  otherMedicine: null,
};
const pen = newTestPen({ _id: 'pen', strength: 15, expiresOn: null });
const ready = readyDose(NEXT, [pen]);
const doseOf = (fields: Partial<Dose>) =>
  ({
    medicine: 'tirzepatide',
    doseType: 'standard',
    penId: 'pen',
    doseAmount: 10,
    date: new Date(NOW - 7 * DAY_MS).toISOString(),
    ...fields,
  }) as Dose;
const unusual = (...doses: Dose[]) => {
  if (ready === null) throw new Error('no pen');
  return whatIsUnusual(ready, doses, NOW);
};

it.each([
  [0, 'Due today'],
  [1, 'Next dose tomorrow'],
  [3, 'Next dose in 3 days'],
  [-1, '1 day late'],
  [-2, '2 days late'],
])('%i days away is %s', (days, words) => {
  const next = { ...NEXT, at: new Date(NOW + days * DAY_MS).toISOString() };
  expect(describeDue(daysUntil(next, NOW, 'Australia/Sydney'))).toBe(words);
});

it('has no pen where nothing in stock gives it, or where it is gone', () => {
  expect(readyDose({ ...NEXT, penId: null, clicks: null }, [pen])).toBeNull();
  expect(readyDose(NEXT, [])).toBeNull();
});

it('finds nothing unusual in the same dose from the same pen a week later', () => {
  expect(unusual(doseOf({}))).toEqual([]);
});

it.each([
  ['no dose of the medicine', [doseOf({ medicine: 'semaglutide' })], 'No dose of this medicine'],
  ['only a Golden Dose', [doseOf({ doseType: 'golden_dose' })], 'No dose of this medicine'],
  ['another pen', [doseOf({ penId: 'other' })], 'from another pen'],
  ['no pen', [doseOf({ penId: null })], 'from another pen'],
  [
    'more than usual',
    [doseOf({ doseAmount: 7.5 })],
    'This dose (10 mg) is more than the last one (7.5 mg)',
  ],
  ['the gap', [doseOf({ date: new Date(NOW - 71 * HOUR_MS).toISOString() })], 'at least 72 hours'],
])('asks before: %s', (_, doses, words) => {
  expect(unusual(...doses).join()).toContain(words);
});

const planOf = (
  medicine: string,
  days: number | null,
  fields: Partial<PlanAhead> = {},
): PlanAhead => ({
  medicine,
  next:
    days === null ? null : { ...NEXT, medicine, at: new Date(NOW + days * DAY_MS).toISOString() },
  doses: [],
  dosesLeft: 0,
  runsOutOn: null,
  lastDoseAt: null,
  missedSince: null,
  pausedSince: 0,
  ...fields,
});

it('gives a card to each medicine that is due within two days, and a line to the others', () => {
  const split = (...plans: PlanAhead[]) => {
    const { cards, lines } = splitPlans({ plans }, NOW, 'UTC');
    return [cards, lines].map((each) => each.map(({ medicine }) => medicine));
  };
  const late = planOf('tirzepatide', -1);
  expect(split(late, planOf('orforglipron', 2), planOf('semaglutide', 3))).toEqual([
    ['tirzepatide', 'orforglipron'],
    ['semaglutide'],
  ]);
  expect(split(planOf('tirzepatide', 4), planOf('semaglutide', 5))).toEqual([
    ['tirzepatide'],
    ['semaglutide'],
  ]);
  expect(split(planOf('tirzepatide', null))).toEqual([[], []]);
});

it('says until when a late dose counts, and whose limit that is', () => {
  // Sunday 22 November was due; it is Tuesday.
  const now = NOW + 2 * DAY_MS;
  expect(describeLate(NEXT, NOW, 'UTC')).toBeNull();
  expect(describeLate(NEXT, now, 'UTC')).toBe(
    'Due Sunday. By the leaflet’s limit, you can still take this dose until Thursday 12:00. Check your own leaflet.',
  );
  const latestAt = new Date(NOW + 12 * DAY_MS).toISOString();
  expect(describeLate({ ...NEXT, latestBy: 'interval', latestAt }, now, 'UTC')).toBe(
    'Due Sunday. The plan counts this dose as missed after Friday 4 Dec 12:00. This limit is ours, and your leaflet’s may be shorter. Check your leaflet, or ask your pharmacist, before you take a late dose.',
  );
  expect(describeLate(NEXT, NOW + 5 * DAY_MS, 'UTC')).toBeNull();
  expect(describeLate(NEXT, now, 'Asia/Tokyo')).toBe(
    'Due Sunday. By the leaflet’s limit, you can still take this dose until Thursday 21:00 (Tokyo). Check your own leaflet.',
  );
});

it('says that another medicine was taken within its interval, on the card and when it is logged', () => {
  const at = new Date(NOW - 16 * HOUR_MS).toISOString();
  const next = { ...NEXT, otherMedicine: { medicine: 'semaglutide', at } };
  const words =
    'Semaglutide: a dose is logged 16 hours before this one. Leaflets say not to use two medicines of this kind together. Ask the prescriber before this dose is taken. If it has already been taken, ask now.';
  expect(describeOtherOf(next, NOW)).toBe(words);
  // When it is due a week has gone by.
  const later = { ...next, at: new Date(NOW + 7 * DAY_MS).toISOString() };
  expect(describeOtherOf(later, NOW)).toBeNull();
  expect(unusual(doseOf({}), doseOf({ medicine: 'semaglutide', date: at }))).toEqual([words]);
});
