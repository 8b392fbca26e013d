// Shows 21.1.
import type { Ahead } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { newTestPen } from '../../../../data/pens/pens-for-tests.ts';
import { oneNotice } from './today-notice.tsx';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const NEXT: NonNullable<Ahead['next']> = {
  at: '2026-11-22T09:00:00.000Z',
  doseMg: 10,
  medicine: 'tirzepatide',
  state: 'due',
  earliestAt: null,
  latestAt: '2026-11-26T09:00:00.000Z',
  latestBy: 'label',
  penId: 'pen',
  clicks: 40,
  site: null,
  otherMedicine: null,
};
const dayOf = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10);
/** Whatever its first dose: it may have been opened before. */
const openFor = (days: number) => ({
  startDate: dayOf(-days),
  discardOn: dayOf(30 - days),
  inUseSince: new Date(NOW - DAY_MS).toISOString(),
});
const pen = (fields: Parameters<typeof newTestPen>[0] = {}) =>
  newTestPen({ _id: 'pen', name: 'Pen 15', status: 'active', ...openFor(7), ...fields });

it.each([
  ['nothing', { remainingClicks: 80, costPerPen: 240 }, null],
  ['the last dose', { remainingClicks: 79, costPerPen: null }, 'One dose left in Pen 15'],
  ['days in use nearly over', openFor(27), 'Discard Pen 15 by 25 Nov (in use 27 days so far)'],
  [
    'days in use over',
    openFor(33),
    'Pen 15 has been in use for 33 days. The leaflet says to discard it after 30 days.',
  ],
  ['no such day yet', { ...openFor(26), costPerPen: 240 }, null],
  ['a missing cost', { costPerPen: null }, 'Add the cost of Pen 15'],
  ['a past pen', { status: 'empty' as const, costPerPen: null, ...openFor(33) }, null],
])('says %s', (_, fields, notice) => {
  const found = oneNotice(NEXT, [pen({ remainingClicks: 120, costPerPen: 240, ...fields })], NOW);
  expect(found?.words ?? null).toBe(notice);
  // Only a cost can be entered.
  expect(found?.pen ?? null).toBe(notice?.startsWith('Add the cost') ? 'pen' : null);
});

it('says the first of several things', () => {
  const last = pen({ remainingClicks: 40, costPerPen: null, ...openFor(29) });
  expect(oneNotice(NEXT, [last], NOW)?.words).toContain('One dose left');
  expect(oneNotice(null, [last], NOW)?.words).toContain('in use 29 days');
});
