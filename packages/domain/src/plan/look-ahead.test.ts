// Shows 14.6.
import { describe, expect, it } from 'vitest';
import { labelRulesFor } from '../device/label-rules.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../time/calendar-day.ts';
import { DOSING_LIVES, type DosingLife } from './lives-for-tests.ts';
import {
  lookAhead,
  missedSince,
  type PlannedDose,
  type PlannedState,
  unfinishedMg,
} from './look-ahead.ts';
import { readPauses } from './pause.ts';

const ms = (iso: string) => Date.parse(iso);
const iso = (at: number) => new Date(at).toISOString();

function look(life: DosingLife) {
  const now = ms(life.now);
  return lookAhead({
    plans: life.plans.map(({ savedAt, endedAt, anchor, steps }) => ({
      medicine: life.medicine,
      anchor,
      steps,
      savedAt: ms(savedAt),
      endedAt: endedAt === null ? null : ms(endedAt),
    })),
    doses: life.doses.map(({ at, plannedAt, ...dose }) => ({
      ...dose,
      at: ms(at),
      plannedAt: plannedAt === null ? null : ms(plannedAt),
    })),
    skips: new Set(life.skips.map(ms)),
    pauses: life.pauses,
    rulesOf: () => labelRulesFor(life.medicine),
    timeZone: life.zone,
    now,
    since: ms('2026-10-01T00:00:00Z'),
    until: now + 10 * 86_400_000,
  });
}

describe('a dosing life', () => {
  it.each(DOSING_LIVES.map((life) => [life.name, life] as const))('%s', (_name, life) => {
    const { planned, next } = look(life);
    const now = ms(life.now);
    const of = (state: PlannedState) =>
      planned
        .filter((dose) => dose.state === state && (dose.takenMg > 0 || dose.at <= now))
        .map(({ at }) => iso(at));
    const { right } = life;
    expect({
      next: next && iso(next.at),
      state: right.state === undefined ? undefined : next?.state,
      taken: of('taken'),
      partly: of('partly_taken'),
      missed: of('missed'),
      skipped: of('skipped'),
      paused: of('paused'),
    }).toEqual({
      next: right.next,
      state: right.state,
      taken: right.taken ?? [],
      partly: right.partly ?? [],
      missed: right.missed ?? [],
      skipped: right.skipped ?? [],
      paused: right.paused ?? [],
    });
  });
});

it.each([
  ['semaglutide', 100],
  ['semaglutide', -60],
  ['tirzepatide', 90],
  ['tirzepatide', -80],
])(
  'knows what is next on every day of a week, after 69 weeks of %s %i hours late',
  (medicine, hours) => {
    const first = ms('2025-07-07T08:00:00Z');
    const slot = (n: number) => first + n * WEEK_MS;
    const doses = Array.from({ length: 70 }, (_, n) => ({
      ...{ id: String(n), at: slot(n) + hours * HOUR_MS, doseMg: 1, plannedAt: null, partOf: null },
    }));
    const step = { startDate: '2025-07-07', time: '08:00', everyDays: 7, doseMg: 1, doses: null };
    const plan = { medicine, anchor: 'weekday' as const, steps: [step], endedAt: null };
    for (let day = 0; day < 7; day += 1) {
      const now = slot(69) + (hours + 1) * HOUR_MS + day * DAY_MS;
      const { next } = lookAhead({
        plans: [{ ...plan, savedAt: slot(-2) }],
        doses,
        skips: new Set(),
        pauses: [],
        rulesOf: () => labelRulesFor(medicine),
        timeZone: 'UTC',
        now,
        since: now - 366 * DAY_MS,
        until: now,
      });
      expect(next?.at).toBe(slot(70));
    }
  },
);

it.each([
  [{ minGapHours: 48 }, 'taken'],
  [{ minGapHours: 72 }, 'partly_taken'],
  [{}, 'partly_taken'],
])(
  'completes a half 60 hours before the next dose by the gap of the pen that gave it: %o',
  (gap, state) => {
    const half = { doseMg: 0.5, plannedAt: null, partOf: null, ...gap };
    const step = { startDate: '2026-11-02', time: '08:00', everyDays: 7, doseMg: 1, doses: null };
    const plan = { medicine: 'semaglutide', anchor: 'weekday' as const, steps: [step] };
    const { planned } = lookAhead({
      plans: [{ ...plan, savedAt: ms('2026-11-01T08:00:00Z'), endedAt: null }],
      doses: [
        { ...half, id: 'a', at: ms('2026-11-02T08:00:00Z') },
        { ...half, id: 'b', at: ms('2026-11-06T20:00:00Z') },
      ],
      skips: new Set(),
      pauses: [],
      // Of what is in stock today.
      rulesOf: () => labelRulesFor('semaglutide'),
      timeZone: 'UTC',
      now: ms('2026-11-07T08:00:00Z'),
      since: ms('2026-11-01T08:00:00Z'),
      until: ms('2026-11-07T08:00:00Z'),
    });
    expect(planned.map((dose) => dose.state)).toEqual([state]);
  },
);

it('knows a planned dose whose rest may still be taken, until its window ends', () => {
  const half = { state: 'partly_taken', latestAt: 1000, doseMg: 5 } as const;
  expect(unfinishedMg(half, 1000)).toBe(5);
  expect(unfinishedMg(half, 1001)).toBeNull();
  expect(unfinishedMg({ ...half, state: 'taken' }, 1000)).toBeNull();
});

it('counts what was missed since the last dose that was taken, also one of which only half was', () => {
  const planned = (at: number, state: PlannedState, takenMg = 0): PlannedDose => ({
    ...{ at, state, takenMg, doseMg: 5, everyDays: 7, latestAt: at, takenBy: [] },
  });
  const before = [planned(1, 'missed'), planned(2, 'taken', 5), planned(3, 'missed')];
  expect(missedSince(before)).toEqual({ count: 1, from: 3 });
  const half = [...before, planned(4, 'partly_taken', 2.5)];
  expect(missedSince(half)).toBeNull();
  const since = [planned(5, 'missed'), planned(6, 'skipped'), planned(7, 'missed')];
  expect(missedSince([...half, ...since])).toEqual({ count: 2, from: 5 });
});

it('takes pauses that touch for one, and leaves a day between two alone', () => {
  const [first, second] = [
    { from: '1970-01-02', until: '1970-01-05' },
    { from: '1970-01-06', until: '1970-01-09' },
  ];
  expect(readPauses([second, first])(2)).toBe(8);
  const apart = readPauses([first, { ...second, from: '1970-01-07' }]);
  expect([1, 5, 6].map(apart)).toEqual([4, null, 8]);
});
