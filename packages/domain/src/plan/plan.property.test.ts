// Shows 14.6, 14.7, 14.8, 14.9, 14.11.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { nextPlanned } from './next-planned.ts';
import type { Plan, PlanStep } from './plan.ts';
import { planCourse } from './plan-course.ts';

const JANUARY = Date.parse('2026-01-01T00:00Z');
const DAYS = 400;

const readers = new Map<string, Intl.DateTimeFormat>();

/** The time on the wall to the second, read another way than the product does. */
function wallToSecond(timeZone: string, instant: number): string {
  let reader = readers.get(timeZone);
  if (!reader) {
    reader = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    readers.set(timeZone, reader);
  }
  return reader.format(instant);
}

const wall = (timeZone: string, instant: number) => wallToSecond(timeZone, instant).slice(0, 16);

/** The hours of 2026 in which the clocks of a zone change, by the hour before. */
function changesOf(timeZone: string): number[] {
  const offset = (instant: number) => Date.parse(`${wall(timeZone, instant)}Z`) - instant;
  const changes: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const from = JANUARY + day * DAY_MS;
    if (offset(from) === offset(from + DAY_MS)) continue;
    for (let hour = 0; hour < 24; hour += 1) {
      const at = from + hour * HOUR_MS;
      if (offset(at) !== offset(at + HOUR_MS)) changes.push(at);
    }
  }
  return changes;
}

/** Every zone whose clocks change, with when they do. */
const SHIFTING = Intl.supportedValuesOf('timeZone')
  .map((timeZone) => ({ timeZone, changes: changesOf(timeZone) }))
  .filter(({ changes }) => changes.length > 0);

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** A plan that begins some days before the clocks of its zone change. */
const scenes = fc.constantFrom(...SHIFTING).chain(({ timeZone, changes }) =>
  fc
    .record({
      change: fc.constantFrom(...changes),
      anchor: fc.constantFrom('weekday' as const, 'last_dose' as const),
      parts: fc.array(
        fc.record({
          time: clockTime,
          everyDays: fc.constantFrom(1, 2, 5, 7, 10, 14),
          doseMg: fc.constantFrom(2.5, 5, 7.5, 10),
          doses: fc.integer({ min: 1, max: 12 }),
          gapDays: fc.integer({ min: 1, max: 40 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      isOpen: fc.boolean(),
      lead: fc.integer({ min: 0, max: 30 }),
      taken: fc.array(fc.integer({ min: -5 * 24 * 60, max: 80 * 24 * 60 }), { maxLength: 25 }),
      skipped: fc.array(fc.nat(30), { maxLength: 5 }),
      after: fc.integer({ min: -10 * 24 * 60, max: 70 * 24 * 60 }),
      windowHours: fc.constantFrom(null, 12, 96, 120),
    })
    .map((drawn) => {
      const start = drawn.change - drawn.lead * DAY_MS;
      let day = start;
      const steps: PlanStep[] = drawn.parts.map(({ gapDays, ...part }, index) => {
        const step = { ...part, startDate: dayOf(day) };
        day += gapDays * DAY_MS;
        const isLast = index === drawn.parts.length - 1;
        return isLast && drawn.isOpen ? { ...step, doses: null } : step;
      });
      const plan: Plan = { medicine: 'tirzepatide', anchor: drawn.anchor, steps };
      const doses = drawn.taken.map((minutes) => start + minutes * 60_000).sort((a, b) => a - b);
      const now = Math.max(start + drawn.after * 60_000, doses.at(-1) ?? 0);
      return { ...drawn, timeZone, plan, doses, now, start };
    }),
);

type Scene = ReturnType<typeof scenes.generate>['value'];

function courseOf({ plan, doses, timeZone, now, start }: Scene) {
  const course = planCourse({ plan, doses, timeZone, since: Math.min(now, start) });
  course.reach(now + 60 * DAY_MS);
  return course;
}

/**
 * True when an instant shows what it must: the asked time, or, where the clocks leave that out, the
 * time after the gap.
 */
function showsAsked(timeZone: string, at: number, day: string, time: string): boolean {
  const shown = wall(timeZone, at);
  if (shown === `${day} ${time}`) {
    // The first of two: an hour or half an hour earlier shows something else.
    return [HOUR_MS, HOUR_MS / 2].every((back) => wall(timeZone, at - back) !== shown);
  }
  const asked = Date.parse(`${day}T${time}Z`);
  const gap = Date.parse(`${shown.replace(' ', 'T')}Z`) - asked;
  const isLeftOut = Array.from({ length: 4 * 24 * 3 }, (_, quarter) =>
    wall(timeZone, asked - 1.5 * DAY_MS + quarter * (HOUR_MS / 4) + (asked % (HOUR_MS / 4))),
  ).every((seen) => seen !== `${day} ${time}`);
  return gap > 0 && gap <= 24 * HOUR_MS && isLeftOut;
}

describe('any plan, in any zone whose clocks change', () => {
  it('stands at the asked time on the wall, or the next that exists', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { planned } = courseOf({ ...scene, doses: [] });
        for (const { at, doseMg, everyDays } of planned) {
          const isAsked = scene.plan.steps.some(
            (step) =>
              step.doseMg === doseMg &&
              step.everyDays === everyDays &&
              [0, -1, 1].some((off) =>
                showsAsked(scene.timeZone, at, dayNear(scene.timeZone, at, off), step.time),
              ),
          );
          expect(isAsked, new Date(at).toISOString()).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has its doses in order, and no logged dose covers two of them, nor one too far away', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { planned } = courseOf(scene);
        const covering = planned.flatMap(({ coveredBy }) => (coveredBy === null ? [] : coveredBy));
        expect(new Set(covering).size).toBe(covering.length);
        for (const [index, { at, everyDays, coveredBy }] of planned.entries()) {
          expect(at).toBeGreaterThan(planned[index - 1]?.at ?? Number.NEGATIVE_INFINITY);
          if (coveredBy === null) continue;
          const away = Math.abs((scene.doses[coveredBy] ?? 0) - at);
          expect(away).toBeLessThanOrEqual((everyDays * DAY_MS) / 2);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has no more doses of a step than were planned, and none before its day', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { planned } = courseOf(scene);
        const open = scene.plan.steps.every(({ doses }) => doses !== null);
        const most = scene.plan.steps.reduce((sum, { doses }) => sum + (doses ?? 0), 0);
        if (open) expect(planned.length).toBeLessThanOrEqual(most);
        const first = scene.plan.steps[0]?.startDate ?? '';
        for (const { at } of planned) {
          expect(wall(scene.timeZone, at).slice(0, 10) >= first).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('puts next after all that is covered, skipped or past its time, and nothing open before it', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const course = courseOf(scene);
        const skips = new Set(scene.skipped.flatMap((index) => course.planned[index]?.at ?? []));
        const { now, windowHours } = scene;
        const next = nextPlanned(course, { skips, now, windowHoursOf: () => windowHours });
        const lastCovered = course.planned.findLast(({ coveredBy }) => coveredBy !== null);
        const from = lastCovered?.at ?? Number.NEGATIVE_INFINITY;
        const open = course.planned.filter((dose, index) => {
          const window =
            windowHours === null ? (dose.everyDays * DAY_MS) / 2 : windowHours * HOUR_MS;
          const following = course.planned[index + 1]?.at ?? Number.POSITIVE_INFINITY;
          const isMissed = following <= now || now > Math.min(dose.at + window, following);
          return dose.at > from && !skips.has(dose.at) && !isMissed;
        });
        expect(next?.dose.at ?? null).toBe(open[0]?.at ?? null);
        if (!next) return;
        expect(next.latestAt).toBeGreaterThanOrEqual(now);
        expect(next.dose.at).toBeGreaterThan(from);
      }),
      { numRuns: 500 },
    );
  });
});

describe('counted from the last dose', () => {
  it('stands where a slow reading of the rule, begun anew for each dose, puts it', () => {
    fc.assert(
      fc.property(scenes, (drawn) => {
        const scene = { ...drawn, plan: { ...drawn.plan, anchor: 'last_dose' as const } };
        const until = scene.now + 30 * DAY_MS;
        const { planned } = courseOf(scene);
        const found = planned.filter(({ at }) => at <= until).map(({ at, doseMg }) => [at, doseMg]);
        const first = found[0]?.[0] ?? 0;
        const expected = slowCourse(scene, until).filter(([at]) => (at ?? 0) >= first);
        expect(found).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

function dayNear(timeZone: string, at: number, off: number): string {
  const day = wall(timeZone, at).slice(0, 10);
  return dayOf(Date.parse(`${day}T00:00Z`) + off * DAY_MS);
}

interface SlowDose {
  at: number;
  doseMg: number;
  everyDays: number;
  step: number;
  isCovered: boolean;
}

/** The rule again, as plainly as it can be said: after each covering dose the rest is written anew. */
function slowCourse({ plan, doses, timeZone }: Scene, until: number): number[][] {
  const { steps } = plan;
  const horizon = until + 40 * DAY_MS;
  const instantOf = (day: string, time: string) => slowInstant(timeZone, day, time);
  const plus = (day: string, days: number) => dayOf(Date.parse(`${day}T00:00Z`) + days * DAY_MS);

  /** Writes the rest from `day` on: `used` of step `from` are gone. */
  function rest(from: number, used: number, day: string, time: string | null): SlowDose[] {
    const written: SlowDose[] = [];
    let [current, count, on] = [from, used, day];
    for (;;) {
      const step = steps[current];
      if (!step) return written;
      const next = steps[current + 1];
      const isOver = count >= (step.doses ?? 1e9) || (next && on >= next.startDate);
      if (isOver) {
        if (!next) return written;
        on = time === null || on < next.startDate ? next.startDate : on;
        [current, count] = [current + 1, 0];
        continue;
      }
      const at = instantOf(on, time ?? step.time);
      if (at > horizon) return written;
      written.push({
        at,
        doseMg: step.doseMg,
        everyDays: step.everyDays,
        step: current,
        isCovered: false,
      });
      count += 1;
      on = plus(on, step.everyDays);
    }
  }

  let course = rest(0, 0, steps[0]?.startDate ?? '', null);
  for (const taken of doses) {
    const near = course
      .map((dose) => ({ dose, away: Math.abs(dose.at - taken) }))
      .filter(({ dose, away }) => away <= (dose.everyDays * DAY_MS) / 2)
      .sort((a, b) => a.away - b.away || a.dose.at - b.dose.at)[0]?.dose;
    if (!near || near.isCovered) continue;
    near.isCovered = true;
    const kept = course.filter(({ at }) => at <= near.at);
    const used = kept.filter(({ step }) => step === near.step).length;
    const [day = '', time = ''] = wallToSecond(timeZone, taken).split(' ');
    course = [...kept, ...rest(near.step, used, plus(day, near.everyDays), time)];
  }
  return course.filter(({ at }) => at <= until).map(({ at, doseMg }) => [at, doseMg]);
}

/** The first instant that shows a time; where none does, the time after the gap. */
function slowInstant(timeZone: string, day: string, time: string): number {
  const asked = Date.parse(`${day}T${time}Z`);
  const offsets = [-1, 1].map((side) => {
    const near = asked + side * DAY_MS;
    return Date.parse(`${wallToSecond(timeZone, near).replace(' ', 'T')}Z`) - near;
  });
  const fits = offsets
    .map((offset) => asked - offset)
    .filter(
      (instant) => Date.parse(`${wallToSecond(timeZone, instant).replace(' ', 'T')}Z`) === asked,
    );
  return fits.length > 0 ? Math.min(...fits) : asked - (offsets[0] ?? 0);
}
