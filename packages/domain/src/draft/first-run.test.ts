// Shows 13.26.
import { describe, expect, it } from 'vitest';
import { chooseDevice } from '../device/choose-device.ts';
import {
  type FirstRunDraft,
  firstRun,
  firstRunFaults,
  mostBefore,
  usualTimeOn,
} from './first-run.ts';

const ZONE = 'Europe/London';
/** A Sunday, 14:30 in London. */
const NOW = Date.parse('2026-11-29T14:30:00Z');
const ABOUT = { medicine: 'tirzepatide', doseMg: 5, isOral: false, timeZone: ZONE };
const YESTERDAY: FirstRunDraft = {
  hasTaken: true,
  day: '2026-11-28',
  time: '09:00',
  origin: 'first',
  before: 0,
};
const run = (changed: Partial<FirstRunDraft>, about: Partial<typeof ABOUT> = {}) => {
  const { doses, plan } = firstRun({ ...YESTERDAY, ...changed }, { ...ABOUT, ...about }, NOW);
  return {
    doses: doses.map(({ at, isFromPen }) => [new Date(at).toISOString(), isFromPen]),
    plan,
  };
};

describe('what follows from the answers of a new person', () => {
  it('is the dose of yesterday from the new pen, and a plan that goes on from it', () => {
    expect(run({})).toEqual({
      doses: [['2026-11-28T09:00:00.000Z', true]],
      plan: {
        medicine: 'tirzepatide',
        anchor: 'weekday',
        steps: [{ startDate: '2026-12-05', time: '09:00', everyDays: 7, doseMg: 5, doses: null }],
      },
    });
  });

  it('are the doses that the pen gave before, a week apart by wall-clock time', () => {
    expect(run({ day: '2026-10-31', origin: 'later', before: 2 }).doses).toEqual([
      ['2026-10-17T08:00:00.000Z', true],
      ['2026-10-24T08:00:00.000Z', true],
      ['2026-10-31T09:00:00.000Z', true],
    ]);
  });

  it('is a dose without a pen where another gave it, and none before it', () => {
    expect(run({ origin: 'other', before: 2 }).doses).toEqual([
      ['2026-11-28T09:00:00.000Z', false],
    ]);
  });

  it('is a plan from today where the next dose should have been before', () => {
    expect(run({ day: '2026-11-18' }).plan?.steps[0]).toMatchObject({ startDate: '2026-11-29' });
  });

  it('is a dose a day of what is taken daily', () => {
    const { doses, plan } = run(
      { origin: 'later', before: 1 },
      { medicine: 'liraglutide', doseMg: 0.6 },
    );
    expect(doses.map(([at]) => at)).toEqual([
      '2026-11-27T09:00:00.000Z',
      '2026-11-28T09:00:00.000Z',
    ]);
    expect(plan?.steps[0]).toMatchObject({ startDate: '2026-11-29', everyDays: 1, doseMg: 0.6 });
  });

  it('is a plan from the first day for who has taken none, and none without a day', () => {
    const none = { hasTaken: false, origin: '', time: '20:00' } as const;
    expect(run({ ...none, day: '2026-12-01' })).toMatchObject({
      doses: [],
      plan: { steps: [{ startDate: '2026-12-01', time: '20:00', doseMg: 5, everyDays: 7 }] },
    });
    expect(run({ ...none, day: '' })).toEqual({ doses: [], plan: null });
  });
});

it.each([
  [true, '2026-11-29', '14:30', null, null],
  [true, '2026-11-29', '14:31', null, 'ahead'],
  [true, '2026-11-30', '09:00', 'ahead', null],
  [true, '', '09:00', 'missing', null],
  [true, '0026-11-28', '09:00', 'wrong', null],
  [true, '2026-11-28', '', null, 'missing'],
  [false, '2026-11-29', '09:00', null, null],
  [false, '2026-11-28', '09:00', 'over', null],
] as const)('taken: %s, on %s at %s: %s, %s', (hasTaken, day, time, ofDay, ofTime) => {
  expect(firstRunFaults({ hasTaken, day, time }, ZONE, NOW)).toEqual({ day: ofDay, time: ofTime });
});

it('takes now for the time of today, and the usual one for another day', () => {
  expect(usualTimeOn('2026-11-29', ZONE, NOW)).toBe('14:30');
  expect(usualTimeOn('2026-11-29', 'Asia/Tokyo', NOW)).toBe('23:30');
  expect(usualTimeOn('2026-11-28', ZONE, NOW)).toBe('09:00');
});

it('lets a pen have given as many doses before as it holds besides the last', () => {
  const pen = chooseDevice(5);
  if (typeof pen === 'string') throw new Error(pen);
  expect([5, 2.5, 3.7].map((doseMg) => mostBefore(doseMg, 5, pen))).toEqual([3, 7, 0]);
});
