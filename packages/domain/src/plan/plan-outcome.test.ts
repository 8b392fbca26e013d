// Shows 31.4.
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { nextPlanned } from './next-planned.ts';
import { planCourse } from './plan-course.ts';
import { planOutcome } from './plan-outcome.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00Z`);

/** Mondays from 2 November on, as they are on Saturday the 21st; a dose may be 4 days late. */
function outcome(
  taken: readonly string[],
  skipped: readonly string[],
  doses: number | null = null,
) {
  const step = { startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 5, doses };
  const plan = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  const now = at('2026-11-21');
  const course = planCourse({
    plan,
    doses: taken.map(at),
    timeZone: 'UTC',
    since: at('2026-11-01'),
  });
  const skips = new Set(skipped.map(at));
  const next = nextPlanned(course, { skips, now, windowHoursOf: () => 96 });
  const [from, until] = [at('2026-11-01'), at('2026-11-30') + DAY_MS];
  const found = planOutcome(course, next, { skips, from, until });
  const days = (list: readonly { at: number }[]) =>
    list.map((dose) => new Date(dose.at).toISOString().slice(5, 10));
  return { missed: days(found.missed), skipped: days(found.skipped) };
}

describe('what became of planned doses', () => {
  it('is missed where none was taken and the time for it has passed', () => {
    expect(outcome([], [])).toEqual({ missed: ['11-02', '11-09', '11-16'], skipped: [] });
    expect(outcome(['2026-11-03', '2026-11-16'], [])).toEqual({ missed: ['11-09'], skipped: [] });
  });

  it('is skipped, also ahead, unless it was taken after all', () => {
    const skips = ['2026-11-09', '2026-11-16', '2026-11-30'];
    expect(outcome(['2026-11-16'], skips)).toEqual({
      missed: ['11-02'],
      skipped: ['11-09', '11-30'],
    });
  });

  it('of a plan that is over is missed to its end, and nothing after it', () => {
    expect(outcome(['2026-11-02'], [], 2)).toEqual({ missed: ['11-09'], skipped: [] });
  });
});
