// Shows 20.4, 20.7.
import type { Dose } from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { newTestPen } from '../../../../records/pens/pens-for-tests.ts';
import { daysUntil, describeDue, type NextDose, readyDose, whatIsUnusual } from './next-dose.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const NEXT: NextDose = {
  at: new Date(NOW).toISOString(),
  doseMg: 10,
  medicine: 'tirzepatide',
  state: 'due',
  earliestAt: null,
  latestAt: new Date(NOW + 4 * DAY_MS).toISOString(),
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
  ['another pen', [doseOf({ penId: 'other' })], 'not from this pen'],
  ['no pen', [doseOf({ penId: null })], 'not from this pen'],
  [
    'more than usual',
    [doseOf({ doseAmount: 7.5 })],
    '10 mg is more than your latest dose of 7.5 mg',
  ],
  ['the gap', [doseOf({ date: new Date(NOW - 71 * HOUR_MS).toISOString() })], 'at least 72 hours'],
])('asks before: %s', (_, doses, words) => {
  expect(unusual(...doses).join()).toContain(words);
});
