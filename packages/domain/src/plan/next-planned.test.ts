// Shows 14.9, 14.10.
import { describe, expect, it } from 'vitest';
import { nextDoseState } from './next-dose-state.ts';
import { nextPlanned, plannedFrom } from './next-planned.ts';
import type { Plan } from './plan.ts';
import { planCourse } from './plan-course.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

/** Mondays at nine. */
const PLAN: Plan = {
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps: [{ startDate: '2026-06-01', time: '09:00', everyDays: 7, doseMg: 5, doses: 4 }],
};

interface Case {
  readonly now: string;
  readonly doses?: readonly string[];
  readonly skips?: readonly string[];
  readonly hours?: number | null;
}

function next({ now, doses = [], skips = [], hours = 96 }: Case) {
  const course = planCourse({
    plan: PLAN,
    doses: doses.map(at),
    timeZone: 'UTC',
    since: at(now),
  });
  const options = { skips: new Set(skips.map(at)), now: at(now), windowHoursOf: () => hours };
  const found = nextPlanned(course, options);
  return { found, course, ...options };
}

function said(of: Case): string | null {
  const { found, now } = next(of);
  if (!found) return null;
  const state = nextDoseState(found.dose.at, found.latestAt, now);
  return `${iso(found.dose.at)} ${state} to ${iso(found.latestAt)}`;
}

describe('the next dose', () => {
  it.each([
    ['before its instant', '2026-06-08T08:59Z', '2026-06-08T09:00 upcoming to 2026-06-12T09:00'],
    ['at its instant', '2026-06-08T09:00Z', '2026-06-08T09:00 due to 2026-06-12T09:00'],
    ['a day later', '2026-06-09T09:00Z', '2026-06-08T09:00 due to 2026-06-12T09:00'],
    ['more than a day', '2026-06-09T09:01Z', '2026-06-08T09:00 overdue to 2026-06-12T09:00'],
    ['in its last minute', '2026-06-12T09:00Z', '2026-06-08T09:00 overdue to 2026-06-12T09:00'],
    ['missed', '2026-06-12T09:01Z', '2026-06-15T09:00 upcoming to 2026-06-19T09:00'],
    ['after the last', '2026-06-26T09:01Z', null],
  ])('%s', (_name, now, expected) => {
    expect(said({ now })).toBe(expected);
  });

  it('may be taken half an interval long where no label says it', () => {
    expect(said({ now: '2026-06-08T09:00Z', hours: null })).toMatch(/due to 2026-06-11T21:00/);
  });

  it('is missed when the next one has come, whatever the label says', () => {
    expect(said({ now: '2026-06-14T09:00Z', hours: 900 })).toMatch(/overdue to 2026-06-15T09:00/);
    expect(said({ now: '2026-06-15T09:00Z', hours: 900 })).toMatch(/^2026-06-15T09:00 due/);
  });

  it('passes over what is covered or skipped', () => {
    const now = '2026-06-08T10:00Z';
    expect(said({ now, doses: ['2026-06-08T09:30Z'] })).toMatch(/^2026-06-15/);
    expect(said({ now, skips: ['2026-06-08T09:00Z'] })).toMatch(/^2026-06-15/);
    expect(said({ now, skips: ['2026-06-08T09:30Z'] })).toMatch(/^2026-06-08/);
  });

  it('never lies before one that is covered', () => {
    // Monday's was not taken; on Friday early the one of the week after was.
    const doses = ['2026-06-12T02:00Z'];
    expect(said({ now: '2026-06-12T03:00Z', doses })).toMatch(/^2026-06-22/);
  });
});

it('lists what is planned from the next on, and what of it is skipped', () => {
  const now = '2026-06-02T09:00Z';
  const { found, course, skips } = next({ now, skips: ['2026-06-08T09:00Z'] });
  const until = at('2026-06-15T09:00Z');
  const { doses, skipped } = plannedFrom(course, found, { skips, until });
  expect(doses.map((dose) => iso(dose.at))).toEqual(['2026-06-01T09:00', '2026-06-15T09:00']);
  expect(skipped.map((dose) => iso(dose.at))).toEqual(['2026-06-08T09:00']);
});
