import type { Dose, Pen } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { lessDrafts } from './pens-query.ts';

const PEN = {
  _id: 'pen',
  status: 'sealed',
  startDate: null,
  startedBy: null,
  device: { stepsPerDose: 60, inUseDays: 30 },
  remainingClicks: 100,
  remainingDoses: 1.7,
  remainingGoldenMl: 0.6,
  doseCount: 0,
} as Pen;
const dose = (of: Partial<Dose>) =>
  ({ penId: 'pen', clicks: null, volume: null, date: '2026-11-20T12:00:00Z', ...of }) as Dose;

it('takes what waits off its pen', () => {
  const [pen] = lessDrafts([PEN], [dose({ clicks: 40 }), dose({ penId: 'other', clicks: 9 })]);
  expect(pen).toMatchObject({ remainingClicks: 60, remainingDoses: 1, status: 'active' });
});

it('opens its pen on the day of the first dose that waits, unless the owner typed a day', () => {
  const waiting = [dose({ clicks: 1 }), dose({ clicks: 1, date: '2026-11-18T12:00:00Z' })];
  expect(lessDrafts([PEN], waiting)).toMatchObject([
    { startDate: '2026-11-18', startedBy: 'dose', discardOn: '2026-12-18' },
  ]);
  const typed = { startDate: '2026-11-01', startedBy: 'owner' } as const;
  expect(lessDrafts([{ ...PEN, ...typed }], waiting)).toMatchObject([typed]);
});

it('says that a pen is empty, and never less than nothing', () => {
  const [pen] = lessDrafts([PEN], [dose({ clicks: 60 }), dose({ clicks: 60 })]);
  expect(pen).toMatchObject({ remainingClicks: 0, remainingDoses: 0, status: 'empty' });
  const [golden] = lessDrafts([PEN], [dose({ volume: 0.2 })]);
  expect(golden).toMatchObject({ remainingGoldenMl: 0.4, remainingClicks: 100 });
});
