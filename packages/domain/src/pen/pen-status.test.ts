// Shows 3.8, 4.7, 15.5.
import { describe, expect, it } from 'vitest';
import { clicks, mL } from '../units.ts';
import { comparePens, daysOpen, discardDay, type PenDays, penStatus } from './pen-status.ts';

const TODAY = '2026-11-21';

describe('the status', () => {
  const status = (clicksUsed: number, days: Partial<PenDays> = {}) =>
    penStatus(
      {
        device: { doses: 4, stepsPerDose: 60, goldenMl: 0.6 },
        clicksUsed: clicks(clicksUsed),
        clicksWasted: clicks(0),
        goldenMlUsed: mL(0),
      },
      { startDate: '2026-11-01', expiresOn: null, discardedOn: null, ...days },
      TODAY,
    );

  it('is empty before it is expired, and expires the day after', () => {
    expect(status(240, { expiresOn: '2026-01-01' })).toBe('empty');
    expect(status(239, { expiresOn: '2026-11-20' })).toBe('expired');
    expect(status(239, { expiresOn: TODAY })).toBe('active');
    expect(status(0)).toBe('active');
  });

  it('is sealed before the first use, and discarded whatever it was', () => {
    expect(status(0, { startDate: null })).toBe('sealed');
    expect(status(0, { startDate: null, expiresOn: '2026-11-20' })).toBe('expired');
    expect(status(0, { startDate: null, discardedOn: TODAY })).toBe('discarded');
    expect(status(240, { discardedOn: TODAY })).toBe('discarded');
  });
});

it('says until when an open pen may be used', () => {
  expect(discardDay('2026-11-21', 30)).toBe('2026-12-21');
  expect(discardDay('2028-02-01', 56)).toBe('2028-03-28');
  expect(discardDay(null, 30)).toBeNull();
  expect(discardDay('2026-11-21', null)).toBeNull();
});

it('orders what is in use, what is in stock, what is past', () => {
  const pens = [
    { name: 'empty new', status: 'empty', startDate: '2026-11-10', expiresOn: null },
    { name: 'discarded sealed', status: 'discarded', startDate: null, expiresOn: '2026-12-01' },
    { name: 'sealed', status: 'sealed', startDate: null, expiresOn: null },
    { name: 'sealed soon', status: 'sealed', startDate: null, expiresOn: '2026-12-01' },
    { name: 'sealed late', status: 'sealed', startDate: null, expiresOn: '2027-12-01' },
    { name: 'active old', status: 'active', startDate: '2026-10-01', expiresOn: null },
    { name: 'expired', status: 'expired', startDate: '2026-09-01', expiresOn: '2026-09-02' },
    { name: 'active new', status: 'active', startDate: '2026-11-01', expiresOn: null },
  ] as const;
  expect([...pens].sort(comparePens).map((pen) => pen.name)).toEqual([
    'active new',
    'active old',
    'sealed soon',
    'sealed late',
    'sealed',
    'empty new',
    'expired',
    'discarded sealed',
  ]);
});

it('counts the calendar days of an open pen from the day it was opened', () => {
  expect(daysOpen('2026-11-01', TODAY)).toBe(20);
  expect(daysOpen(TODAY, TODAY)).toBe(0);
  // A day to come: nothing was open yet.
  expect(daysOpen('2026-11-25', TODAY)).toBe(0);
  expect(daysOpen(null, TODAY)).toBeNull();
});
