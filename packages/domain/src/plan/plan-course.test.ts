// Shows 14.6, 14.7, 14.8.
import { describe, expect, it } from 'vitest';
import { nextPlanned, plannedFrom } from './next-planned.ts';
import type { Plan, PlanStep } from './plan.ts';
import { followedFrom, planCourse } from './plan-course.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

/** Weekly from Monday 1 June at nine; four of 5 mg, then 10 mg without an end. */
const STEPS: readonly PlanStep[] = [
  { startDate: '2026-06-01', time: '09:00', everyDays: 7, doseMg: 5, doses: 4 },
  { startDate: '2026-06-29', time: '09:00', everyDays: 7, doseMg: 10, doses: null },
];
const PLAN: Plan = { medicine: 'tirzepatide', anchor: 'weekday', steps: STEPS };

interface Case {
  readonly steps?: readonly PlanStep[];
  readonly anchor?: Plan['anchor'];
  readonly doses?: readonly string[];
  readonly timeZone?: string;
  readonly until?: string;
}

function course({
  steps = STEPS,
  anchor = 'weekday',
  doses = [],
  timeZone = 'UTC',
  until = '2026-07-12T00:00Z',
}: Case) {
  const { planned, reach } = planCourse({
    plan: { ...PLAN, anchor, steps },
    doses: doses.map(at),
    timeZone,
    since: at('2026-06-01T00:00Z'),
  });
  reach(at(until));
  return planned.filter((dose) => dose.at <= at(until));
}

const times = (of: Case) => course(of).map((dose) => `${iso(dose.at)} ${dose.doseMg}`);

describe('on fixed days', () => {
  it('stands where the steps put it, whatever was taken', () => {
    const expected = [
      '2026-06-01T09:00 5',
      '2026-06-08T09:00 5',
      '2026-06-15T09:00 5',
      '2026-06-22T09:00 5',
      '2026-06-29T09:00 10',
      '2026-07-06T09:00 10',
    ];
    expect(times({})).toEqual(expected);
    expect(times({ doses: ['2026-06-03T20:00Z', '2026-06-10T20:00Z'] })).toEqual(expected);
  });

  it('ends with its last step, and a step gives way to the one that begins', () => {
    const [first, second] = STEPS as [PlanStep, PlanStep];
    const steps = [
      { ...first, doses: 9 },
      { ...second, startDate: '2026-06-12', doses: 2 },
    ];
    expect(times({ steps })).toEqual([
      '2026-06-01T09:00 5',
      '2026-06-08T09:00 5',
      '2026-06-12T09:00 10',
      '2026-06-19T09:00 10',
    ]);
  });

  it('keeps the time on the wall where clocks change', () => {
    const steps = [{ ...STEPS[1], startDate: '2026-10-18', doses: 3 } as PlanStep];
    const until = '2026-12-01T00:00Z';
    expect(times({ steps, timeZone: 'Europe/London', until })).toEqual([
      '2026-10-18T08:00 10',
      '2026-10-25T09:00 10',
      '2026-11-01T09:00 10',
    ]);
  });
});

describe('covering', () => {
  const covered = (of: Case) =>
    course(of).flatMap((dose) => (dose.coveredBy === null ? [] : [[iso(dose.at), dose.coveredBy]]));

  it.each([
    ['the nearest', ['2026-06-09T20:00Z'], [['2026-06-08T09:00', 0]]],
    ['three and a half days early', ['2026-06-04T21:00Z'], [['2026-06-01T09:00', 0]]],
    ['a minute more than half way', ['2026-06-04T21:01Z'], [['2026-06-08T09:00', 0]]],
    ['half an interval before the first', ['2026-05-28T21:00Z'], [['2026-06-01T09:00', 0]]],
    ['a minute earlier than that', ['2026-05-28T20:59Z'], []],
    [
      'once, by the earlier of two',
      ['2026-06-08T09:00Z', '2026-06-08T21:00Z'],
      [['2026-06-08T09:00', 0]],
    ],
  ])('%s', (_name, doses, expected) => {
    expect(covered({ doses })).toEqual(expected);
  });
});

describe('counted from the last dose', () => {
  const anchor = 'last_dose';

  it('stands where the steps put it until one was taken', () => {
    expect(times({ anchor })).toEqual(times({}));
    expect(times({ anchor, doses: ['2026-05-20T09:00Z'] })).toEqual(times({}));
  });

  it('follows the dose that was taken, at its time; how many are to come stays', () => {
    expect(times({ anchor, doses: ['2026-06-02T20:15Z'] })).toEqual([
      '2026-06-01T09:00 5',
      '2026-06-09T20:15 5',
      '2026-06-16T20:15 5',
      '2026-06-23T20:15 5',
      '2026-06-30T20:15 10',
      '2026-07-07T20:15 10',
    ]);
  });

  it('leaves out what of a step would come after the next began', () => {
    const doses = ['2026-06-03T20:00Z', '2026-06-12T20:00Z', '2026-06-22T20:00Z'];
    expect(times({ anchor, doses })).toEqual([
      '2026-06-01T09:00 5',
      '2026-06-10T20:00 5',
      '2026-06-19T20:00 5',
      '2026-06-29T20:00 10',
      '2026-07-06T20:00 10',
    ]);
  });

  it('begins no step before its day', () => {
    const doses = ['2026-05-31T07:00Z'];
    expect(times({ anchor, doses })).toEqual([
      '2026-06-01T09:00 5',
      '2026-06-07T07:00 5',
      '2026-06-14T07:00 5',
      '2026-06-21T07:00 5',
      '2026-06-29T07:00 10',
      '2026-07-06T07:00 10',
    ]);
  });

  it('does not follow a second dose for the same planned one', () => {
    const once = times({ anchor, doses: ['2026-06-01T09:00Z'] });
    expect(times({ anchor, doses: ['2026-06-01T09:00Z', '2026-06-02T09:00Z'] })).toEqual(once);
  });
});

it('refuses a time zone that does not exist', () => {
  expect(() => course({ timeZone: 'Mars/Base' })).toThrow(RangeError);
});

describe('the doses that matter', () => {
  const now = at('2026-11-21T12:00Z');
  const DAY = 86_400_000;

  /** The doses shown from now on, over all doses or those that matter alone. */
  function shown(plan: Plan, doses: readonly number[]) {
    const followed = planCourse({ plan, doses, timeZone: 'Europe/Berlin', since: now });
    const options = { skips: new Set<number>(), now };
    const next = nextPlanned(followed, { ...options, windowHoursOf: () => 96 });
    const { doses: coming } = plannedFrom(followed, next, { ...options, until: now + 60 * DAY });
    return { next: next?.dose.at, latestAt: next?.latestAt, coming: coming.map((dose) => dose.at) };
  }

  it.each([
    ['weekday', 1, 40],
    ['weekday', 7, 9],
    ['weekday', 30, 33],
    ['last_dose', 7, 8],
    ['last_dose', 1, 1],
  ] as const)('of a plan by %s every %i days lead to the same', (anchor, everyDays, distance) => {
    const steps = [
      { startDate: '2018-01-01', time: '09:00', everyDays, doseMg: 2.5, doses: 20 },
      { startDate: '2019-02-01', time: '21:00', everyDays, doseMg: 5, doses: null },
    ];
    const plan: Plan = { ...PLAN, anchor, steps };
    const doses = Array.from({ length: 3_000 }, (_, n) => now - (1 + n * distance) * DAY)
      .filter((dose) => dose > at('2018-01-01T00:00Z'))
      .reverse();
    const from = followedFrom(plan, now);
    const that = doses.filter((dose) => dose >= from);
    expect(that.length).toBeLessThan(doses.length);
    expect(shown(plan, that)).toEqual(shown(plan, doses));
  });

  it('are none before a plan begins', () => {
    expect(followedFrom(PLAN, now)).toBeGreaterThan(at('2026-05-01T00:00Z'));
    const young = { ...PLAN, anchor: 'last_dose' as const };
    expect(followedFrom(young, now)).toBe(at('2026-06-01T00:00Z') - 4.5 * DAY);
  });
});
