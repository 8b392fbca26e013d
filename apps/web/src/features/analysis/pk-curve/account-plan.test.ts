// Shows 14.30.
import type { Dose, SavedPlan } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { begunWith, withBegun } from './account-plan.tsx';
import { newForecast } from './forecast-entry.ts';
import { forecastToPlan, planToForecast } from './plan-forecast.ts';

const FACTS = { medicine: 'tirzepatide', anchor: 'weekday', timeZone: 'Europe/London' } as const;
const pace = { everyDays: '7', doses: '4' };

describe('a forecast as a plan', () => {
  it('gives each step its day, and clicks their mg', () => {
    const entry = {
      start: '2026-12-07T08:30',
      steps: [
        { id: 1, strength: '10', clicks: '40', ...pace },
        { id: 2, strength: '5', clicks: '60', everyDays: '14', doses: '2' },
      ],
    };
    expect(forecastToPlan(entry, FACTS)).toEqual({
      medicine: 'tirzepatide',
      anchor: 'weekday',
      steps: [
        { startDate: '2026-12-07', time: '08:30', everyDays: 7, doseMg: 6.67, doses: 4 },
        { startDate: '2027-01-04', time: '08:30', everyDays: 14, doseMg: 5, doses: 2 },
      ],
    });
  });

  it('stands on the wall clock of the account', () => {
    const entry = { start: '2026-12-07T23:30', steps: [{ id: 1, doseMg: '0.25', ...pace }] };
    const plan = forecastToPlan(entry, { ...FACTS, timeZone: 'Asia/Tokyo' });
    expect(plan?.steps[0]).toMatchObject({ startDate: '2026-12-08', time: '08:30', doseMg: 0.25 });
  });

  it('is none without a start or a dose, or with more steps than a plan has', () => {
    expect(forecastToPlan(newForecast('tirzepatide', true, null), FACTS)).toBeNull();
    const start = '2026-12-07T08:30';
    expect(forecastToPlan({ start, steps: [{ id: 1, doseMg: '', ...pace }] }, FACTS)).toBeNull();
    const steps = Array.from({ length: 21 }, (_, id) => ({ id, doseMg: '5', ...pace }));
    expect(forecastToPlan({ start, steps }, FACTS)).toBeNull();
  });
});

describe('a plan as a forecast', () => {
  const plan: SavedPlan = {
    medicine: 'tirzepatide',
    anchor: 'weekday',
    steps: [
      { startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 6.67, doses: 6 },
      { startDate: '2026-12-14', time: '09:00', everyDays: 14, doseMg: 5, doses: null },
    ],
    savedAt: '2026-11-01T00:00:00.000Z',
  };
  const facts = {
    doses: [{ date: '2026-11-16T10:00:00Z', medicine: 'tirzepatide' } as Dose],
    pens: [newTestPen({ strength: 15 })],
    timeZone: 'Europe/London',
    now: Date.parse('2026-11-20T12:00:00Z'),
    isInClicks: true,
  };
  const forecast = (of: SavedPlan, other: { readonly isInClicks?: boolean } = {}) =>
    planToForecast(of, {
      ...facts,
      ...other,
      plans: { plans: [{ plan: of, skips: [], pauses: [] }], former: [] },
    });

  it("begins with the next dose, in clicks of one's own pen that gives it; an open step runs 12 weeks", () => {
    const begun = forecast(plan);
    expect(begun?.start).toBe('2026-11-23T09:00');
    expect(begun?.steps).toEqual([
      { id: 1, strength: '15', clicks: '27', everyDays: '7', doses: '3' },
      { id: 2, strength: '15', clicks: '20', everyDays: '14', doses: '6' },
    ]);
  });

  it('is in mg where clicks are not counted, and none where nothing is to come or can be drawn', () => {
    const inMg = forecast(plan, { isInClicks: false });
    expect(inMg?.steps[0]).toEqual({ id: 1, doseMg: '6.67', everyDays: '7', doses: '3' });
    const steps = [{ startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 5, doses: 1 }];
    expect(forecast({ ...plan, steps })).toBeNull();
    const large = plan.steps.map((step) => ({ ...step, doseMg: 20 }));
    expect(forecast({ ...plan, steps: large })).toBeNull();
  });
});

describe('the plan that a forecast was begun with', () => {
  it('is another one for each medicine', () => {
    const first = withBegun(null, 'tirzepatide', '2026-11-01T00:00:00.000Z');
    const both = withBegun(first, 'semaglutide', '2026-11-20T00:00:00.000Z');
    expect(begunWith(both, 'tirzepatide')).toBe('2026-11-01T00:00:00.000Z');
    expect(begunWith(both, 'semaglutide')).toBe('2026-11-20T00:00:00.000Z');
    expect(begunWith(both, 'liraglutide')).toBe('');
    expect(begunWith(null, 'tirzepatide')).toBe('');
  });

  it('is that of all medicines where 1.0 kept it, until one is begun again', () => {
    const kept = '2026-10-01T00:00:00.000Z';
    expect(begunWith(kept, 'semaglutide')).toBe(kept);
    const later = withBegun(kept, 'semaglutide', '2026-11-20T00:00:00.000Z');
    expect(begunWith(later, 'semaglutide')).toBe('2026-11-20T00:00:00.000Z');
  });
});
