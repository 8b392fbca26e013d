import type { Pen } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { describeUse } from './pen-facts.ts';

const NOW = Date.parse('2026-11-22T12:00:00');
const FIRST = '2026-03-03T08:00:00';

const KWIKPEN: Pen['device'] = {
  id: 'mounjaro-kwikpen',
  brand: 'Mounjaro',
  medicine: 'tirzepatide',
  kind: 'click_pen',
  doseMl: 0.6,
  doses: 4,
  stepsPerDose: 60,
  steps: 240,
  stepMl: 0.01,
  goldenMl: 0.6,
  inUseDays: 30,
  intervalDays: 7,
  minGapHours: 72,
  missedWindowHours: 96,
};

const pen = (fields: Partial<Pen>): Pen => ({
  _id: 'a',
  name: 'Blue pen',
  strength: 5,
  device: KWIKPEN,
  status: 'active',
  startDate: '2026-03-01',
  costPerPen: null,
  costCurrency: null,
  purchaseDate: null,
  pharmacy: null,
  expiresOn: null,
  enableFifthDose: false,
  remainingClicks: 0,
  remainingDoses: 0,
  remainingGoldenMl: 0.6,
  inUseSince: FIRST,
  doseCount: 1,
  ...fields,
});

it.each<[string, Partial<Pen>, string | undefined, string]>([
  ['unused', { inUseSince: null }, undefined, 'Not used yet · from 1 Mar 2026'],
  [
    'in use',
    { inUseSince: '2026-11-20T08:00:00' },
    undefined,
    'Started 1 Mar 2026 · in use 2 days',
  ],
  ['empty', { status: 'empty' }, '2026-03-28T08:00:00', 'Used 3 Mar – 28 Mar 2026'],
  ['empty in a day', { status: 'empty' }, FIRST, 'Used 3 Mar 2026'],
  [
    'empty after a year',
    { status: 'empty' },
    '2027-01-02T08:00:00',
    'Used 3 Mar 2026 – 2 Jan 2027',
  ],
  ['empty, of doses not loaded', { status: 'empty' }, undefined, 'Used from 3 Mar 2026'],
])('says of a pen that is %s when it was used', (_, fields, latestDose, expected) => {
  expect(describeUse(pen(fields), latestDose, NOW)).toBe(expected);
});
