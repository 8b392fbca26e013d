import type { Dose, Pen } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { lessDrafts } from './pens-query.ts';

const PEN = {
  _id: 'pen',
  status: 'sealed',
  device: { stepsPerDose: 60 },
  remainingClicks: 100,
  remainingDoses: 1.7,
  remainingGoldenMl: 0.6,
  doseCount: 0,
} as Pen;
const dose = (of: Partial<Dose>) => ({ penId: 'pen', clicks: null, volume: null, ...of }) as Dose;

it('takes what waits off its pen', () => {
  const [pen] = lessDrafts([PEN], [dose({ clicks: 40 }), dose({ penId: 'other', clicks: 9 })]);
  expect(pen).toMatchObject({ remainingClicks: 60, remainingDoses: 1, status: 'active' });
});

it('says that a pen is empty, and never less than nothing', () => {
  const [pen] = lessDrafts([PEN], [dose({ clicks: 60 }), dose({ clicks: 60 })]);
  expect(pen).toMatchObject({ remainingClicks: 0, remainingDoses: 0, status: 'empty' });
  const [golden] = lessDrafts([PEN], [dose({ volume: 0.2 })]);
  expect(golden).toMatchObject({ remainingGoldenMl: 0.4, remainingClicks: 100 });
});
