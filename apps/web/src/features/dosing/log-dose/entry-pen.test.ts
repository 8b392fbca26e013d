// Shows 24.1.
import type { Ahead, Dose } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { EMPTY_ENTRY, enterDose } from './dose-entry.ts';
import { toEntryPen, usualDose } from './entry-pen.ts';

const pen = newTestPen({ _id: 'ten' });
// Only what the rule reads of a dose and of what is next.
const doses = [{ penId: 'ten', clicks: 30 }] as Dose[];
const next = (clicks: number, penId = 'ten') => ({ penId, clicks }) as Ahead['next'];

it.each([
  [null, { steps: 30, why: 'last' }],
  [next(40), { steps: 40, why: 'planned' }],
  [next(40, 'another'), { steps: 30, why: 'last' }],
  [next(30), { steps: 30, why: 'last' }],
])('is planned from this pen, else that of last time: %o', (ahead, usual) => {
  expect(usualDose(pen, [pen], doses, ahead)).toEqual(usual);
});

it('is the whole planned dose where this pen has only its first part', () => {
  const parts = [
    { penId: 'ten', clicks: 20 },
    { penId: 'another', clicks: 40 },
  ];
  const ahead = { penId: 'ten', clicks: 20, doseMg: 10, parts } as Ahead['next'];
  expect(usualDose(pen, [pen], doses, ahead)).toEqual({ steps: 60, why: 'planned' });
});

it('is none without a dose from this kind of pen', () => {
  expect(usualDose(newTestPen({ _id: 'five', strength: 5 }), [pen], doses, null)).toBeNull();
});

it.each([
  ['a pen that has it', {}, 30],
  ['a pen with less left', { remainingClicks: 29 }, 0],
  ['an empty pen', { status: 'empty', remainingClicks: 0 }, 0],
] as const)('begins an untouched form from %s', (_what, fields, clicks) => {
  const chosen = { type: 'pen chosen', pen: toEntryPen(newTestPen(fields), 30) } as const;
  expect(enterDose(EMPTY_ENTRY, chosen)).toMatchObject({ clicks });
});

it('leaves what someone set, and goes with its pen where no one did', () => {
  const chosen = { type: 'pen chosen', pen: toEntryPen(pen, 30) } as const;
  const other = { type: 'pen chosen', pen: toEntryPen(newTestPen({ _id: 'b' }), null) } as const;
  const set = enterDose(enterDose(EMPTY_ENTRY, chosen), { type: 'clicks moved', to: 12 });
  expect(enterDose(set, other)).toMatchObject({ clicks: 12 });
  expect(enterDose(enterDose(EMPTY_ENTRY, chosen), other)).toMatchObject({ clicks: 0 });
});
