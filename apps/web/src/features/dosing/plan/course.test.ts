// Shows 14.32.
import type { Dose, SavedPlan } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { followCourse, isAhead } from './course.ts';

const PLAN: SavedPlan = {
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps: [{ startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
  savedAt: '2026-11-01T12:00:00.000Z',
};
const at = (text: string) => Date.parse(`${text}:00Z`);
const dose = (date: string, medicine = 'tirzepatide') =>
  ({ _id: date, date: `${date}:00.000Z`, medicine, doseAmount: 9.9, clicks: null }) as Dose;

const course = (
  now: string,
  doses: readonly Dose[],
  { plan = PLAN, skips = [] as readonly string[] } = {},
) =>
  followCourse({
    plan,
    doses,
    pens: [],
    plans: {
      plans: [{ plan, skips: skips.map((skip) => `${skip}:00.000Z`), pauses: [] }],
      former: [],
    },
    timeZone: 'UTC',
    now: at(now),
    until: at('2026-12-07T12:00'),
  });
const inShort = (all: ReturnType<typeof course>) =>
  all.map(({ at: when, state }) => `${new Date(when).toISOString().slice(5, 16)} ${state}`);

describe('the course of a plan', () => {
  it('has what was taken at its own time, what was missed and skipped, and what is to come', () => {
    const doses = [dose('2026-11-03T10:00'), dose('2026-11-04T10:00', 'semaglutide')];
    expect(inShort(course('2026-11-23T10:00', doses, { skips: ['2026-11-16T09:00'] }))).toEqual([
      '11-03T10:00 taken',
      '11-09T09:00 missed',
      '11-16T09:00 skipped',
      '11-23T09:00 due',
      '11-30T09:00 upcoming',
      '12-07T09:00 upcoming',
    ]);
  });

  it('is late after a day, and missed once the window of the label has passed', () => {
    const nextOf = (now: string) => course(now, []).find(isAhead);
    expect(nextOf('2026-11-24T10:00')?.state).toBe('overdue');
    // Tirzepatide: within 4 days.
    expect(nextOf('2026-11-27T09:00')?.state).toBe('overdue');
    expect(nextOf('2026-11-27T09:01')).toMatchObject({ at: at('2026-11-30T09:00') });
  });

  it('keeps a dose that was not planned, and follows the latest one where it counts from that', () => {
    const counting = { ...PLAN, anchor: 'last_dose' } as const;
    const doses = [dose('2026-11-25T20:00'), dose('2026-11-26T09:00')];
    expect(inShort(course('2026-11-27T09:00', doses, { plan: counting })).slice(-3)).toEqual([
      '11-25T20:00 taken',
      '11-26T09:00 taken',
      '12-02T20:00 upcoming',
    ]);
  });

  it('says what a change of the day would make of the next dose before it is saved', () => {
    const { savedAt: _, ...entered } = PLAN;
    const [step] = PLAN.steps;
    const changed = { ...entered, steps: step ? [{ ...step, startDate: '2026-11-26' }] : [] };
    const found = followCourse({
      plan: changed,
      plans: { plans: [{ plan: PLAN, skips: [], pauses: [] }], former: [] },
      doses: [dose('2026-11-23T09:00')],
      pens: [],
      timeZone: 'UTC',
      now: at('2026-11-24T10:00'),
      until: at('2026-12-04T12:00'),
    });
    // Three days lie between: the label's gap. What was missed before stays as it was.
    expect(inShort(found).slice(-3)).toEqual([
      '11-23T09:00 taken',
      '11-26T09:00 upcoming',
      '12-03T09:00 upcoming',
    ]);
  });

  it('shows a half as partly taken, and the other half completes it', () => {
    const half = { ...dose('2026-11-16T09:00'), doseAmount: 5 };
    const now = '2026-11-20T10:00';
    expect(inShort(course(now, [half])).slice(2, 3)).toEqual(['11-16T09:00 partly_taken']);
    const other = { ...dose('2026-11-19T21:00'), doseAmount: 5 };
    expect(inShort(course(now, [half, other])).slice(2, 5)).toEqual([
      '11-16T09:00 taken',
      '11-19T21:00 taken',
      '11-23T09:00 upcoming',
    ]);
  });
});
