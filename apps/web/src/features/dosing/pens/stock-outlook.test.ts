// Shows 15.1, 15.10.
import type { Ahead, Pen } from '@dosewise/contract';
import { allocateStock, DAY_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { toStockDevices } from '../../../data/pens/stock-devices.ts';
import { notesInStock, notesInUse } from './outlook-words.ts';
import { orderDay, outlooks, penEnd } from './stock-outlook.ts';

const NOW = Date.parse('2026-11-22T08:00:00Z');
const TODAY = '2026-11-22';

/** The server's reply for weekly doses of `doseMg` from today on. */
function aheadOf(pens: readonly Pen[], count: number, doseMg: number): Ahead {
  const planned = Array.from({ length: count }, (_, week) => ({
    at: NOW + (week * 7 + 0.1) * DAY_MS,
    doseMg,
  }));
  const { given, devices, dosesLeft } = allocateStock(
    planned,
    toStockDevices(pens, 'tirzepatide'),
    { now: NOW, timeZone: 'UTC', until: NOW + 366 * DAY_MS },
  );
  const iso = (at: number) => new Date(at).toISOString();
  const medicine = {
    medicine: 'tirzepatide',
    next: { medicine: 'tirzepatide' } as Ahead['next'],
    doses: planned.map(({ at }, n) => ({
      at: iso(at),
      doseMg,
      medicine: 'tirzepatide',
      penId: given[n]?.[0].deviceId ?? null,
      clicks: given[n]?.[0].steps ?? null,
    })),
    dosesLeft,
    runsOutOn: null,
    lastDoseAt: null,
    missedSince: null,
    pausedSince: 0,
  };
  return {
    ...medicine,
    plans: [medicine],
    skipped: [],
    pens: devices.map(({ id, lastDoseAt, ...use }) => ({
      penId: id,
      lastDoseAt: lastDoseAt === null ? null : iso(lastDoseAt),
      ...use,
    })),
  };
}

const texts = (notes: readonly { text: string }[]) => notes.map(({ text }) => text);

it('says to when a pen lasts, and what is lost where it must be discarded before', () => {
  const open = newTestPen({ _id: 'a', startDate: '2026-11-10', discardOn: '2026-12-10' });
  const few = newTestPen({ ...open, device: { id: open.device.id ?? '' }, remainingClicks: 120 });
  const noteOf = (pen: Pen, doseMg: number) =>
    texts(notesInUse(pen, outlooks(aheadOf([pen], 8, doseMg)).get('a'), TODAY));
  expect(noteOf(open, 40 / 6)).toEqual([
    'Discard by 10 Dec. If you follow the plan, 120 clicks will be left over.',
  ]);
  expect(noteOf(few, 10)).toEqual([
    'Lasts until 29 Nov · 2 planned doses',
    'Discard by 10 Dec (in use 12 days so far)',
  ]);
  expect(noteOf({ ...few, remainingClicks: 130 }, 10)).toEqual([
    'Discard by 10 Dec. If you follow the plan, 10 clicks will be left over.',
  ]);
  const on = (today: string) => texts(notesInUse(open, undefined, today));
  expect(on(TODAY)).toEqual(['Discard by 10 Dec (in use 12 days so far)']);
  expect(on('2026-11-11')).toEqual(['Discard by 10 Dec (in use 1 day so far)']);
  expect(on('2026-11-10')).toEqual(['Discard by 10 Dec']);
  expect(on('2026-12-10')).toEqual(['Discard by 10 Dec (in use 30 days so far)']);
  expect(on('2026-12-11')).toEqual([
    'The leaflet says not to use it after 10 Dec 2026. Discard it. If in doubt, ask your pharmacist.',
  ]);
});

it('counts on no pen that is empty, was thrown away or is of another medicine', () => {
  const other = newTestPen({ _id: 'e' });
  const pens = [
    newTestPen({ _id: 'c' }),
    newTestPen({ _id: 'b', status: 'empty', remainingClicks: 0 }),
    newTestPen({ _id: 'd', status: 'discarded', discardedOn: '2026-11-20' }),
    { ...other, device: { ...other.device, medicine: 'semaglutide' } },
    newTestPen({ _id: 'a', status: 'sealed', startDate: null }),
  ];
  expect(toStockDevices(pens, 'tirzepatide').map(({ id }) => id)).toEqual(['a', 'c']);
});

it('says when a sealed pen is used, counting each for itself', () => {
  const sealed = (id: string, expiresOn: string | null) =>
    newTestPen({ _id: id, status: 'sealed', startDate: null, expiresOn });
  const pens = [sealed('a', '2027-06-30'), sealed('b', '2027-12-31'), sealed('c', null)];
  const all = outlooks(aheadOf(pens, 8, 40 / 6));
  const notes = pens.map((pen) => texts(notesInStock(pen, all.get(pen._id))));
  expect(notes).toEqual([
    [
      'Planned from 22 Nov to 20 Dec · 5 doses',
      'Discard by 22 Dec. If you follow the plan, 40 clicks will be left over.',
    ],
    [
      'Planned from 27 Dec to 10 Jan · 3 doses',
      'Discard by 26 Jan. If you follow the plan, 120 clicks will be left over.',
    ],
    ['No planned dose'],
  ]);
  const soon = [sealed('a', '2026-11-30'), sealed('b', '2026-12-01')];
  const lost = outlooks(aheadOf(soon, 8, 10));
  expect(soon.map((pen) => texts(notesInStock(pen, lost.get(pen._id)))[1])).toEqual([
    'Discard by 30 Nov. If you follow the plan, 120 clicks will be left over.',
    'Discard by 1 Dec. If you follow the plan, 240 clicks will be left over.',
  ]);
});

it('takes the earlier of discard day and expiry for the end', () => {
  expect(penEnd({ discardOn: '2026-12-05', expiresOn: '2026-12-04' })?.isExpiry).toBe(true);
  expect(penEnd({ discardOn: '2026-12-05', expiresOn: '2026-12-05' })?.isExpiry).toBe(false);
  expect(penEnd({ discardOn: null, expiresOn: null })).toBeNull();
});

it('orders so many days before the pens run out', () => {
  expect(orderDay('2027-01-03', 14)).toBe('2026-12-20');
});
