// Shows 15.1, 54.5.
import { describe, expect, it } from 'vitest';
import { doseScale } from '../device/device.ts';
import { weeklyPenScale } from '../pen/pen-model.ts';
import { clicks } from '../units.ts';
import { allocateStock, type StockDevice } from './allocate-stock.ts';

const NOW = Date.parse('2026-11-02T08:00:00Z');
const at = (day: string, time = '09:00') => Date.parse(`${day}T${time}:00Z`);
const weekly = (count: number, doseMg = 10) =>
  Array.from({ length: count }, (_, week) => ({
    at: at('2026-11-02') + week * 7 * 86_400_000,
    doseMg,
  }));

const pen = (id: string, change: Partial<StockDevice> = {}): StockDevice => ({
  id,
  scale: weeklyPenScale(10),
  remaining: clicks(240),
  startDate: null,
  inUseDays: 30,
  expiresOn: null,
  ...change,
});

const allocate = (
  planned: Parameters<typeof allocateStock>[0],
  devices: readonly StockDevice[],
  { now = NOW, until = NOW + 90 * 86_400_000, timeZone = 'UTC' } = {},
) => allocateStock(planned, devices, { now, until, timeZone });

const idsOf = ({ given }: ReturnType<typeof allocateStock>) =>
  given.map((dose) => dose?.map(({ deviceId }) => deviceId).join(' + ') ?? null);

describe('which device gives a dose', () => {
  it('is the one in use longest, then a sealed one that expires first, then the oldest', () => {
    const one = { remaining: clicks(60) };
    const devices = [
      pen('sealed, no expiry', one),
      pen('sealed, late', { ...one, expiresOn: '2027-09-01' }),
      pen('sealed, soon', { ...one, expiresOn: '2027-02-01' }),
      pen('sealed, soon too', { ...one, expiresOn: '2027-02-01' }),
      pen('open', { ...one, startDate: '2026-11-01', inUseDays: null }),
      pen('open longest', { ...one, startDate: '2026-10-20', inUseDays: null }),
    ];
    expect(idsOf(allocate(weekly(7), devices))).toEqual([
      'open longest',
      'open',
      'sealed, soon',
      'sealed, soon too',
      'sealed, late',
      'sealed, no expiry',
      null,
    ]);
  });

  it('is not opened for a click that one more prick would give', () => {
    const result = allocate(weekly(2), [
      pen('a', { startDate: '2026-11-01', remaining: clicks(59) }),
      pen('b', { remaining: clicks(60) }),
    ]);
    expect(idsOf(result)).toEqual(['b', null]);
    expect(result).toMatchObject({ dosesLeft: 1, runsOutAt: at('2026-11-09') });
  });

  it('is opened for what the leftovers of open ones lack', () => {
    const a = pen('a', { startDate: '2026-10-01', remaining: clicks(30), inUseDays: null });
    const b = pen('b', { startDate: '2026-10-20', remaining: clicks(30), inUseDays: null });
    const result = allocate(weekly(2), [pen('sealed', { remaining: clicks(60) }), b, a]);
    expect(result.given[0]).toEqual([
      { deviceId: 'a', steps: 30 },
      { deviceId: 'b', steps: 30 },
    ]);
    expect(idsOf(result)).toEqual(['a + b', 'sealed']);
    expect(idsOf(allocate(weekly(2), [pen('sealed', { remaining: clicks(60) }), b]))).toEqual([
      'b + sealed',
      null,
    ]);
  });

  it('is no leftover of less than a twentieth of the dose', () => {
    const leftover = (left: number) =>
      pen('leftover', { startDate: '2026-11-01', remaining: clicks(left) });
    expect(idsOf(allocate(weekly(1), [leftover(3), pen('b')]))).toEqual(['leftover + b']);
    expect(idsOf(allocate(weekly(1), [leftover(2), pen('b')]))).toEqual(['b']);
  });

  it('joins three at most', () => {
    const rest = (id: string, day: number) =>
      pen(id, { startDate: `2026-10-0${day}`, remaining: clicks(15), inUseDays: null });
    const rests = [rest('a', 1), rest('b', 2), rest('c', 3), rest('d', 4)];
    expect(idsOf(allocate(weekly(1), rests))).toEqual([null]);
    expect(idsOf(allocate(weekly(1), [...rests, pen('sealed')]))).toEqual(['a + b + sealed']);
  });

  it('has a number of steps within half a step and 5% of the mg', () => {
    const singles = (strength: number) => ({
      scale: { ...weeklyPenScale(strength), stepsPerDose: clicks(1), mostSteps: clicks(1) },
      remaining: clicks(4),
    });
    expect(allocate(weekly(1, 10.5), [pen('10', singles(10))]).given[0]?.[0].steps).toBe(1);
    expect(allocate(weekly(1, 10.4), [pen('10', singles(10))]).given[0]?.[0].steps).toBe(1);
    expect(allocate(weekly(1, 11), [pen('10', singles(10))]).given[0]).toBe(null);
    // 22 and 23 clicks lie equally near.
    expect(allocate(weekly(1, 3.75), [pen('10')]).given[0]?.[0].steps).toBe(23);
    // One click of 2.5 mg in 60 is 0.042 mg: 30 % more than asked.
    const small = pen('2.5', { scale: weeklyPenScale(2.5) });
    expect(allocate(weekly(1, 0.032), [small]).given[0]).toBe(null);
    expect(allocate(weekly(1, 2.6), [small]).given[0]).toBe(null);
  });

  it('gives several single-dose pens or tablets, the fewest of one box within 5 %', () => {
    const box = (strength: number, kind: 'single_pen' | 'tablet', doses: number) => ({
      scale: doseScale(strength, {
        kind,
        doses,
        stepsPerDose: 1,
        doseMl: kind === 'tablet' ? null : 0.75,
      }),
      remaining: clicks(doses),
      inUseDays: null,
    });
    const given = (doseMg: number, ...boxes: StockDevice[]) =>
      allocate(weekly(1, doseMg), boxes).given[0]?.[0] ?? null;
    const wegovy = pen('2.4', box(2.4, 'single_pen', 4));
    // Wegovy 7.2 mg as the EU label first had it: three pens of 2.4 mg.
    expect(given(7.2, wegovy)).toEqual({ deviceId: '2.4', steps: 3 });
    expect(given(7.5, wegovy)?.steps).toBe(3);
    expect(given(7.6, wegovy)).toBe(null);
    expect(given(7.2, pen('2.4', { ...wegovy, remaining: clicks(2) }))).toBe(null);
    expect(given(12, wegovy)).toBe(null);
    // One pen of 7.2 mg is fewer, though the box of 2.4 mg is open.
    const open = pen('2.4', { ...wegovy, startDate: '2026-10-01' });
    expect(given(7.2, open, pen('7.2', box(7.2, 'single_pen', 4)))?.deviceId).toBe('7.2');
    expect(given(14, pen('7', box(7, 'tablet', 30)))?.steps).toBe(2);
    expect(given(14, pen('7', box(7, 'tablet', 30)), pen('14', box(14, 'tablet', 30)))).toEqual({
      deviceId: '14',
      steps: 1,
    });
    // Ten at most: 1 mg in tablets of 0.1 mg, and no more.
    expect(given(1, pen('0.1', box(0.1, 'tablet', 400)))?.steps).toBe(10);
    expect(given(1.1, pen('0.1', box(0.1, 'tablet', 400)))).toBe(null);
  });

  it('gives a later, smaller dose after one that nothing could give', () => {
    const planned = [...weekly(1, 15), { at: at('2026-11-09'), doseMg: 10 }];
    const result = allocate(planned, [pen('10')]);
    expect(idsOf(result)).toEqual([null, '10']);
    expect(result).toMatchObject({ dosesLeft: 0, runsOutAt: at('2026-11-02') });
    expect(result.devices[0]).toMatchObject({ doses: 1, lastDoseAt: at('2026-11-09') });
  });
});

describe('the days on which a device may be used', () => {
  it('end on its discard day, 30 days after its first use, that day included', () => {
    const onDay = (day: string, startDate: string) =>
      idsOf(allocate([{ at: at(day, '23:59'), doseMg: 10 }], [pen('a', { startDate })]))[0];
    expect(onDay('2026-11-30', '2026-10-31')).toBe('a');
    expect(onDay('2026-12-01', '2026-10-31')).toBe(null);
  });

  it('end on its expiry day, that day included, open or sealed', () => {
    const onDay = (day: string) =>
      idsOf(
        allocate([{ at: at(day, '23:59'), doseMg: 10 }], [pen('a', { expiresOn: '2026-11-20' })]),
      )[0];
    expect(onDay('2026-11-20')).toBe('a');
    expect(onDay('2026-11-21')).toBe(null);
  });

  it('begin with its start day: a sealed one on the day of the first dose it gives', () => {
    const result = allocate(weekly(1), [pen('later', { startDate: '2026-11-03' }), pen('sealed')]);
    expect(idsOf(result)).toEqual(['sealed']);
    expect(result.devices).toMatchObject([
      { discardOn: '2026-12-03' },
      { discardOn: '2026-12-02' },
    ]);
    expect(allocate([], [pen('sealed')]).devices[0]?.discardOn).toBe(null);
  });

  it('are days on the wall of the time zone', () => {
    const planned = [{ at: Date.parse('2026-12-01T13:30:00Z'), doseMg: 10 }];
    const devices = [pen('a', { startDate: '2026-11-01' })];
    expect(idsOf(allocate(planned, devices, { timeZone: 'UTC' }))).toEqual(['a']);
    expect(idsOf(allocate(planned, devices, { timeZone: 'Australia/Sydney' }))).toEqual([null]);
  });

  it('are counted from today for a dose that is overdue', () => {
    const planned = [{ at: at('2026-10-30'), doseMg: 10 }];
    const result = allocate(planned, [
      pen('over', { startDate: '2026-10-01' }),
      pen('sealed', { expiresOn: '2026-11-30' }),
    ]);
    expect(idsOf(result)).toEqual(['sealed']);
    expect(result.devices[1]).toMatchObject({
      lastDoseAt: at('2026-10-30'),
      discardOn: '2026-12-02',
    });
  });
});

describe('steps lost', () => {
  it('are what is left on the evening of the last usable day', () => {
    const result = allocate(weekly(10), [pen('a', { startDate: '2026-10-20' })]);
    // Doses on 2, 9 and 16 November; discarded on the 19th.
    expect(result.devices[0]).toEqual({
      id: 'a',
      doses: 3,
      lastDoseAt: at('2026-11-16'),
      discardOn: '2026-11-19',
      stepsLost: 60,
    });
  });

  it('count a sealed device that expires, and none whose day is over or beyond the time asked', () => {
    const lost = (change: Partial<StockDevice>) =>
      allocate([], [pen('a', change)], { until: at('2026-12-01', '08:00') }).devices[0]?.stepsLost;
    expect(lost({ expiresOn: '2026-11-30' })).toBe(240);
    expect(lost({ expiresOn: '2026-12-01' })).toBe(0);
    expect(lost({ expiresOn: '2026-11-02' })).toBe(240);
    expect(lost({ expiresOn: '2026-11-01' })).toBe(0);
    expect(lost({ startDate: '2026-11-01', inUseDays: null })).toBe(0);
  });
});

it('leaves nothing out when nothing is planned or there is no device', () => {
  expect(allocate([], [])).toEqual({ given: [], devices: [], dosesLeft: 0, runsOutAt: null });
  expect(allocate(weekly(1), [])).toMatchObject({ dosesLeft: 0, runsOutAt: at('2026-11-02') });
});
