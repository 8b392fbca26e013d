// Shows 14.30.
import type { Dose, SavedPlan } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { checkDay, moveDay } from './moved-day.ts';

const plan: SavedPlan = {
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps: [{ startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
  savedAt: '2026-11-01T12:00:00.000Z',
};
const dose = { _id: 'a', date: '2026-11-30T09:00:40Z', medicine: 'tirzepatide', doseAmount: 10 };
const moved = (
  startDate: string,
  { doses = [dose], pauses = [] as { from: string; until: string }[] } = {},
) =>
  moveDay(
    {
      plan,
      plans: { plans: [{ plan, skips: [], pauses }], former: [] },
      doses: doses as unknown as Dose[],
      pens: [],
      timeZone: 'UTC',
      now: Date.parse('2026-12-01T08:00:00Z'),
      until: Date.parse('2027-12-01T08:00:00Z'),
    },
    { startDate, time: '09:00' },
  );

describe('another day for the next dose', () => {
  it('says when it would be, and how long after the latest one', () => {
    expect(moved('2026-12-03')).toEqual({
      plan: {
        medicine: 'tirzepatide',
        anchor: 'weekday',
        steps: [{ ...plan.steps[0], startDate: '2026-12-03' }],
      },
      next: 'Your next dose: Thursday 3 Dec, 09:00 (3 days after your last one).',
      facts: [],
    });
    expect(moved('2026-12-03', { doses: [] })?.next).toBe('Your next dose: Thursday 3 Dec, 09:00.');
  });

  it('states the gap of the label where the day is nearer, and that the latest dose counts for it', () => {
    const near = moved('2026-12-02');
    expect(near?.next).toBe('Your next dose: Wednesday 9 Dec, 09:00 (9 days after your last one).');
    expect(near?.facts).toEqual([
      expect.stringMatching(/only 48 hours before or after this one.*leave at least 72 hours/),
      'Your last dose already counts for the day you chose, so no dose would be due that day.',
    ]);
  });

  it('is after a pause that it falls into', () => {
    const paused = moved('2026-12-03', { pauses: [{ from: '2026-12-02', until: '2026-12-12' }] });
    expect(paused?.next).toMatch('Thursday 17 Dec, 09:00 (17 days after your last one).');
    expect(paused?.facts).toEqual([]);
  });

  it('needs a day that is not over, and a time', () => {
    const errors = (startDate: string, time: string) => checkDay({ startDate, time }, '2026-12-01');
    expect(errors('2026-12-01', '09:00')).toEqual({ startDate: null, time: null });
    expect(errors('2026-11-30', '')).toEqual({
      startDate: 'Choose today or a later day.',
      time: 'Enter a time of day.',
    });
    expect(errors('', '09:00').startDate).toBe('Enter the day of the next dose.');
  });
});
