// Shows 14.30.
import { describe, expect, it } from 'vitest';
import type { KeptPlan } from './follow-plans.ts';
import { movePlan } from './move-plan.ts';

const at = (text: string) => Date.parse(`${text}:00Z`);
const PLAN: KeptPlan = {
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps: [
    { startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 5, doses: 6 },
    { startDate: '2026-12-14', time: '09:00', everyDays: 7, doseMg: 7.5, doses: null },
  ],
  savedAt: at('2026-11-01T12:00'),
  endedAt: null,
};
const TO = { startDate: '2026-11-26', time: '20:00' };
const taken = (date: string) => ({
  id: date,
  at: at(date),
  doseMg: 5,
  plannedAt: null,
  partOf: null,
});

const move = (plan: KeptPlan | null, { now = '2026-11-24T10:00', doses = [''], ...others } = {}) =>
  movePlan(
    {
      medicine: 'tirzepatide',
      plans: plan === null ? [] : [plan],
      doses: doses.filter(Boolean).map(taken),
      latest: null,
      skips: new Set(),
      pauses: [],
      isOral: false,
      stock: [],
      ...others,
    },
    { timeZone: 'UTC', now: at(now) },
    TO,
  );

describe('another day for the next dose', () => {
  it('begins the present step there with the doses left, and moves later steps along', () => {
    const doses = ['2026-11-02T09:00', '2026-11-09T09:00', '2026-11-16T09:00', '2026-11-23T09:00'];
    // The next one would be on the 30th: four days earlier.
    expect(move(PLAN, { doses })).toEqual({
      medicine: 'tirzepatide',
      anchor: 'weekday',
      steps: [
        { startDate: '2026-11-26', time: '20:00', everyDays: 7, doseMg: 5, doses: 2 },
        { startDate: '2026-12-10', time: '20:00', everyDays: 7, doseMg: 7.5, doses: null },
      ],
    });
  });

  it('moves a dose that is late and not taken yet', () => {
    const doses = ['2026-11-16T09:00'];
    const steps = move(PLAN, { doses })?.steps;
    expect(steps?.map(({ startDate, doses: left }) => [startDate, left])).toEqual([
      ['2026-11-26', 3],
      ['2026-12-17', null],
    ]);
  });

  it('is of the step that is on, and leaves out those that are over', () => {
    const moved = move(PLAN, { now: '2026-12-22T10:00', doses: ['2026-12-21T09:00'] });
    expect(moved?.steps).toEqual([
      { startDate: '2026-11-26', time: '20:00', everyDays: 7, doseMg: 7.5, doses: null },
    ]);
  });

  it('counts the doses left where they follow the latest one, without days that are paused', () => {
    const [step] = PLAN.steps;
    const counting = { ...PLAN, anchor: 'last_dose', steps: step ? [step] : [] } as const;
    const doses = ['2026-11-03T21:00', '2026-11-11T09:00'];
    const pauses = [{ from: '2026-11-17', until: '2026-12-01' }];
    const moved = move(counting, { now: '2026-11-20T10:00', doses, pauses } as object);
    expect(moved?.steps.map((one) => one.doses)).toEqual([4]);
  });

  it('is none without a plan, and where nothing is to come', () => {
    expect(move(null)).toBeNull();
    expect(move({ ...PLAN, endedAt: at('2026-11-20T10:00') })).toBeNull();
    const [step] = PLAN.steps;
    const short = { ...PLAN, steps: step ? [{ ...step, doses: 1 }] : [] };
    expect(move(short)).toBeNull();
  });
});
