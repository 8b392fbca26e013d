import type { Ahead, Dose } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { aheadAfter } from './ahead-after-doses.ts';

const day = (of: number, hour = 8) => new Date(Date.UTC(2026, 10, of, hour)).toISOString();
const planned = (of: number) => ({ at: day(of), doseMg: 10, penId: 'pen', clicks: 60 });
const NEXT = {
  ...planned(1),
  medicine: 'tirzepatide',
  state: 'due' as const,
  earliestAt: null,
  latestAt: day(5),
  site: { location: 'thigh', subLocation: 'left' } as const,
};
const AHEAD: Ahead = {
  next: NEXT,
  doses: [planned(1), planned(8), planned(15)],
  skipped: [],
  pens: [],
  dosesLeft: 3,
  runsOutOn: null,
};
const dose = (date: string, doseType: Dose['doseType'] = 'standard') =>
  ({ date, doseType }) as Dose;
const NOW = Date.parse(day(1, 10));

describe('what lies ahead after doses that wait', () => {
  it('begins with the planned dose after the one that was taken', () => {
    const { next, doses } = aheadAfter(AHEAD, [dose(day(1, 9))], NOW);
    expect(next).toMatchObject({ at: day(8), state: 'upcoming', site: null });
    expect(doses.map(({ at }) => at)).toEqual([day(8), day(15)]);
  });

  it('takes a dose that is early or late by less than half an interval for the nearest', () => {
    expect(aheadAfter(AHEAD, [dose(day(7))], NOW).next?.at).toBe(day(15));
    expect(aheadAfter(AHEAD, [dose(day(2))], NOW).next?.at).toBe(day(8));
  });

  it('changes nothing for a Golden Dose, or without any', () => {
    expect(aheadAfter(AHEAD, [dose(day(1), 'golden_dose')], NOW)).toEqual(AHEAD);
    expect(aheadAfter(AHEAD, [], NOW)).toEqual(AHEAD);
    const nothing = { ...AHEAD, next: null, doses: [] };
    expect(aheadAfter(nothing, [dose(day(1))], NOW)).toBe(nothing);
  });

  it('leaves behind what was missed since it was loaded', () => {
    expect(aheadAfter(AHEAD, [], Date.parse(day(4))).next).toMatchObject({
      at: day(1),
      state: 'overdue',
    });
    expect(aheadAfter(AHEAD, [], Date.parse(day(6))).next?.at).toBe(day(8));
    expect(aheadAfter(AHEAD, [], Date.parse(day(30))).next).toBeNull();
  });
});
