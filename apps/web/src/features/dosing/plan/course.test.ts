// Shows 14.30.
import type { Dose, SavedPlan } from '@dosewise/contract';
import type { Pause } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  canBeSkipped,
  findComing,
  firstAfterPause,
  followCourse,
  hasEnded,
  isAhead,
  moveCourse,
} from './course.ts';

const PLAN: SavedPlan = {
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps: [{ startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 10, doses: null }],
  savedAt: '2026-11-01T12:00:00.000Z',
};
const at = (text: string) => Date.parse(`${text}:00Z`);
const dose = (date: string, medicine = 'tirzepatide') =>
  ({ _id: date, date: `${date}:00.000Z`, medicine, doseAmount: 9.9, clicks: null }) as Dose;

const OTHERS = { plan: PLAN, skips: [] as readonly string[], pauses: [] as Pause[] };
const optionsAt = (now: string, doses: readonly Dose[], others: Partial<typeof OTHERS> = {}) => {
  const { plan, skips, pauses } = { ...OTHERS, ...others };
  return {
    plan,
    doses,
    pens: [],
    plans: {
      plans: [{ plan, skips: skips.map((skip) => `${skip}:00.000Z`), pauses }],
      former: [],
    },
    timeZone: 'UTC',
    now: at(now),
    until: at('2026-12-07T12:00'),
  };
};
const course = (...options: Parameters<typeof optionsAt>) => followCourse(optionsAt(...options));
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

  it('says how much of a dose was taken, and offers no skip for what was taken or paused', () => {
    const part = { ...dose('2026-11-16T09:00'), doseAmount: 4 };
    const more = { ...dose('2026-11-17T09:00'), doseAmount: 1 };
    const pauses = [{ from: '2026-11-23', until: '2026-11-29' }];
    const found = course('2026-11-20T10:00', [more, part], { pauses }).slice(2);
    expect(found.map(({ state, part: of }) => [state, of])).toEqual([
      ['partly_taken', { takenMg: 5, ofMg: 10 }],
      ['partly_taken', { takenMg: 5, ofMg: 10 }],
      ['paused', null],
      ['upcoming', null],
      ['upcoming', null],
    ]);
    expect(found.map(canBeSkipped)).toEqual([false, false, false, true, true]);
  });
});

describe('the next dose of a plan', () => {
  const last = [dose('2026-11-23T09:00')];
  const options = optionsAt('2026-11-24T10:00', last);
  const { savedAt: _, ...entered } = PLAN;

  it('stands with the latest one and the gap of the label', () => {
    expect(findComing(options)).toEqual({
      at: at('2026-11-30T09:00'),
      doseMg: 10,
      lastAt: at('2026-11-23T09:00'),
      earliestAt: at('2026-11-26T09:00'),
    });
  });

  it('is the first after a pause, also one to come, and none while it has no end', () => {
    const after = (from: string, until: string) =>
      firstAfterPause(options, [{ from, until }], until);
    expect(after('2026-11-24', '2026-11-30')).toBe(at('2026-12-07T09:00'));
    expect(after('2027-01-01', '2027-01-10')).toBe(at('2027-01-11T09:00'));
    expect(after('2026-11-01', '2026-11-10')).toBe(at('2026-11-30T09:00'));
    const pauses = [{ from: '2026-11-24', until: null }];
    expect(findComing(optionsAt('2026-11-24T10:00', last, { pauses }))).toBeNull();
  });

  it('goes to another day, and counts as taken where the latest one is nearer than the gap', () => {
    const moved = moveCourse(options, { startDate: '2026-11-26', time: '20:00' });
    expect(moved?.steps).toEqual([{ ...PLAN.steps[0], startDate: '2026-11-26', time: '20:00' }]);
    expect(findComing({ ...options, plan: moved ?? entered })?.at).toBe(at('2026-11-26T20:00'));
    const near = moveCourse(options, { startDate: '2026-11-25', time: '09:00' });
    expect(findComing({ ...options, plan: near ?? entered })?.at).toBe(at('2026-12-02T09:00'));
  });

  it('leaves a plan that has ended without one, not one that is paused', () => {
    const [step] = PLAN.steps;
    const short = { ...PLAN, steps: step ? [{ ...step, doses: 4 }] : [] };
    expect(hasEnded(optionsAt('2026-11-24T10:00', last, { plan: short }))).toBe(true);
    expect(hasEnded(optionsAt('2026-11-22T10:00', [], { plan: short }))).toBe(false);
    expect(hasEnded(options)).toBe(false);
    const pauses = [{ from: '2026-11-24', until: null }];
    expect(hasEnded(optionsAt('2026-11-24T10:00', last, { pauses }))).toBe(false);
  });
});
