import type { Pen } from '@dosewise/contract';
import { HOUR_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { doseWarnings, penWarnings, tabletWarnings } from './dose-warnings.ts';

const AT = Date.UTC(2026, 10, 21, 12);
const device = { kind: 'click_pen', medicine: 'tirzepatide', minGapHours: 72, inUseDays: 30 };
const pen = { status: 'active', expiresOn: null, discardOn: null, device } as unknown as Pen;
const dosesAt = (...hours: number[]) =>
  hours.map((hour) => ({
    date: new Date(AT + hour * HOUR_MS).toISOString(),
    medicine: 'tirzepatide',
  }));

it('warns of a dose less than 72 hours away, before or after', () => {
  expect(doseWarnings(pen, dosesAt(-168, -71), AT)[0]).toContain('71 hours');
  expect(doseWarnings(pen, dosesAt(30), AT)[0]).toContain('30 hours');
  expect(doseWarnings(pen, dosesAt(0), AT)[0]).toContain(
    'less than 1 hour before or after this one',
  );
  expect(doseWarnings(pen, dosesAt(-71.9), AT)[0]).toContain('only 71 hours');
  expect(doseWarnings(pen, dosesAt(-72, 72), AT)).toEqual([]);
});

it('warns of a pen more than 30 days in use, and of one that has expired', () => {
  expect(penWarnings({ ...pen, discardOn: '2026-11-20' }, AT)[0]).toContain('more than 30 days');
  expect(penWarnings({ ...pen, discardOn: '2026-11-21' }, AT)).toEqual([]);
  expect(penWarnings({ ...pen, status: 'expired', expiresOn: '2026-11-20' }, AT)).toEqual([
    'This pen expired on 20 Nov 2026. Leaflets say not to use a medicine after its expiry date. If in doubt, ask your pharmacist.',
  ]);
  expect(penWarnings(pen, AT)).toEqual([]);
});

it('takes the gap from the pen’s label, and counts doses of its medicine only', () => {
  const ozempic = { ...device, medicine: 'semaglutide', minGapHours: 48 };
  const [first] = dosesAt(-47);
  const other = { ...pen, device: ozempic } as unknown as Pen;
  // No gap between two medicines; that both work at once is another warning.
  expect(doseWarnings(other, dosesAt(-1), AT)).toEqual([
    expect.stringContaining('Tirzepatide: a dose is logged 1 hour before this one.'),
  ]);
  const own = [{ date: first?.date ?? '', medicine: 'semaglutide' }];
  expect(doseWarnings(other, own, AT)[0]).toContain('47 hours');
  expect(doseWarnings(other, own, AT + HOUR_MS)).toEqual([]);
});

it('takes the longest gap of the medicine where the pen’s label tells none', () => {
  const wegovy = { ...device, medicine: 'semaglutide', minGapHours: null };
  const other = { ...pen, device: wegovy } as unknown as Pen;
  const own = [{ date: dosesAt(-71)[0]?.date ?? '', medicine: 'semaglutide' }];
  expect(doseWarnings(other, own, AT)[0]).toContain('71 hours');
  expect(doseWarnings(other, own, AT + HOUR_MS)).toEqual([]);
});

it('warns of several tablets where the labels say one', () => {
  const pack = (medicine: string) => ({ device: { kind: 'tablet', medicine } }) as unknown as Pen;
  expect(tabletWarnings(pack('semaglutide (tablet)'), 2)).toEqual([
    'The leaflet says to take one tablet a day. Several lower-strength tablets are not the same as one stronger tablet. If in doubt, ask your pharmacist.',
  ]);
  expect(tabletWarnings(pack('semaglutide (tablet)'), 1)).toEqual([]);
  // Its label was not found to say so.
  expect(tabletWarnings(pack('orforglipron'), 2)).toEqual([]);
  expect(tabletWarnings(pen, 30)).toEqual([]);
});

it('says nothing of time while there is no date', () => {
  expect(doseWarnings(pen, dosesAt(0), null)).toEqual([]);
});
