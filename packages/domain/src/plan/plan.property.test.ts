// Shows 14.6.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DoseEntry } from '../dose/injections.ts';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { type LookAheadOptions, lookAhead } from './look-ahead.ts';
import type { Plan, PlanStep } from './plan.ts';

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
      taken: fc.array(
        fc.record({
          minutes: fc.integer({ min: -5 * 24 * 60, max: 80 * 24 * 60 }),
          share: fc.constantFrom(1, 1, 1, 0.5, 0.3),
          isFor: fc.constantFrom(null, null, null, -1, 0, 1),
        }),
        { maxLength: 25 },
      ),
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
      const doses = drawn.taken
        .map(({ minutes, share, isFor }, index): DoseEntry => {
          const at = start + minutes * 60_000;
          const plannedAt = isFor === null ? null : at + isFor * DAY_MS;
          const doseMg = (drawn.parts[0]?.doseMg ?? 5) * share;
          return { id: String(index), at, doseMg, plannedAt, partOf: null };
        })
        .sort((a, b) => a.at - b.at);
      const now = Math.max(start + drawn.after * 60_000, doses.at(-1)?.at ?? 0);
      return { ...drawn, timeZone, plan, doses, now, start };
    }),
);

type Scene = ReturnType<typeof scenes.generate>['value'];

/** The facts that a scene is looked at with: its plan was saved before anything was taken. */
function optionsOf(scene: Scene): LookAheadOptions {
  const { plan, doses, timeZone, now, start, windowHours } = scene;
  return {
    plans: [{ ...plan, savedAt: start - 30 * DAY_MS, endedAt: null }],
    doses,
    skips: new Set(),
    pauses: [],
    rulesOf: () => ({ minGapHours: 72, missedWindowHours: windowHours }),
    timeZone,
    now,
    since: Math.min(now, start),
    until: now + 60 * DAY_MS,
  };
}

const look = (scene: Scene, change: Partial<LookAheadOptions> = {}) =>
  lookAhead({ ...optionsOf(scene), ...change });

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
        for (const { at, doseMg, everyDays } of look(scene, { doses: [] }).planned) {
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

  it('has its doses in order, and no logged dose belongs to two of them', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { planned } = look(scene);
        const ids = planned.flatMap(({ takenBy }) => takenBy.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const [index, { at }] of planned.entries()) {
          expect(at).toBeGreaterThan(planned[index - 1]?.at ?? Number.NEGATIVE_INFINITY);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has no planned dose covered twice: what no one named for it completes it, within its amount', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const dayIn = (at: number) => wall(scene.timeZone, at).slice(0, 10);
        for (const { at, doseMg, takenBy } of look(scene).planned) {
          const isNamed = ({ plannedAt }: Pick<DoseEntry, 'plannedAt'>) =>
            plannedAt !== null && dayIn(plannedAt) === dayIn(at);
          if (takenBy.length < 2 || takenBy.every(isNamed)) continue;
          const unnamed = takenBy.filter((dose) => !isNamed(dose));
          const sum = takenBy.reduce((mg, dose) => mg + dose.doseMg, 0);
          // The first of them may be more than all of it; one after that completes it.
          const isMore = unnamed.length > 1 || takenBy.some((dose) => isNamed(dose));
          if (isMore) expect(sum).toBeLessThanOrEqual(doseMg * 1.05 + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has its next dose no sooner after the latest than the label lets, where no dose names another', () => {
    const taken = fc.array(
      fc.record({
        minutes: fc.integer({ min: -5 * 24 * 60, max: 70 * 24 * 60 }),
        share: fc.constantFrom(1, 1, 1, 0.5, 0.3),
      }),
      { minLength: 1, maxLength: 20 },
    );
    const week = fc.record({
      taken,
      anchor: fc.constantFrom('weekday' as const, 'last_dose' as const),
      // Of tirzepatide, of semaglutide, and of a label that says no window.
      label: fc.constantFrom(
        { minGapHours: 72, missedWindowHours: 96 },
        { minGapHours: 48, missedWindowHours: 120 },
        { minGapHours: 72, missedWindowHours: null },
      ),
      /** Hours from the first planned dose to the saving of a second plan; null: there is none. */
      savedAfter: fc.option(fc.integer({ min: 0, max: 60 * 24 })),
      moved: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(week, ({ taken: given, anchor, label, savedAfter, moved }) => {
        const gapMs = label.minGapHours * HOUR_MS;
        const start = Date.UTC(2026, 0, 5, 9);
        const weekly = (startDate: string): Plan => ({
          medicine: 'tirzepatide',
          anchor,
          steps: [{ startDate, time: '09:00', everyDays: 7, doseMg: 5, doses: null }],
        });
        const doses = given.map(
          ({ minutes, share }, index): DoseEntry => ({
            ...{ id: String(index), at: start + minutes * 60_000, doseMg: 5 * share },
            ...{ plannedAt: null, partOf: null },
          }),
        );
        const latest = Math.max(...doses.map(({ at }) => at));
        const savedAt = savedAfter === null ? null : start + savedAfter * HOUR_MS;
        // No one plans a day sooner than the label lets.
        const soonest = Math.max(
          savedAt ?? 0,
          ...doses.flatMap(({ at }) => (at <= (savedAt ?? 0) ? at + gapMs : [])),
        );
        const first = { ...weekly('2026-01-05'), savedAt: start - 30 * DAY_MS, endedAt: savedAt };
        const second = savedAt === null ? [] : [weekly(dayOf(soonest + (moved + 1) * DAY_MS))];
        const now = Math.max(latest, savedAt ?? latest);
        const { next } = lookAhead({
          plans: [
            first,
            ...second.map((plan) => ({ ...plan, savedAt: savedAt ?? 0, endedAt: null })),
          ],
          doses,
          skips: new Set(),
          pauses: [],
          rulesOf: () => label,
          timeZone: 'UTC',
          now,
          since: start - 30 * DAY_MS,
          until: now + 60 * DAY_MS,
        });
        expect(next).not.toBeNull();
        expect((next?.at ?? 0) - latest).toBeGreaterThanOrEqual(gapMs);
      }),
      { numRuns: 1000 },
    );
  });

  it('has no more doses of a step than were planned, and none before its day', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { planned } = look(scene);
        const open = scene.plan.steps.every(({ doses }) => doses !== null);
        const most = scene.plan.steps.reduce((sum, { doses }) => sum + (doses ?? 0), 0);
        if (open) expect(planned.length).toBeLessThanOrEqual(most);
        const first = scene.plan.steps[0]?.startDate ?? '';
        for (const { at } of planned) {
          expect(wall(scene.timeZone, at).slice(0, 10) >= first).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('puts next after all that is taken, skipped or past its time, and nothing open before it', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const all = look(scene).planned;
        const skips = new Set(scene.skipped.flatMap((index) => all[index]?.at ?? []));
        const { now, windowHours } = scene;
        const { planned, next } = look(scene, { skips });
        const last = planned.findLastIndex(({ takenMg }) => takenMg > 0);
        const open = planned.filter((dose, index) => {
          const half = (dose.everyDays * DAY_MS) / 2;
          const window = Math.max(half, (windowHours ?? 0) * HOUR_MS);
          const following = planned[index + 1]?.at ?? Number.POSITIVE_INFINITY;
          const isMissed = now > Math.min(dose.at + window, following);
          return index > last && !skips.has(dose.at) && !isMissed;
        });
        // What lies after the time looked at is not in the list.
        if (open[0] || next === null) expect(next?.at ?? null).toBe(open[0]?.at ?? null);
        if (next) expect(next.latestAt).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 200 },
    );
  });

  it('looks the same in whatever order the doses were logged', () => {
    fc.assert(
      fc.property(scenes, fc.array(fc.nat(30), { maxLength: 30 }), (scene, order) => {
        const doses = [...scene.doses];
        for (const [from, to] of order.entries()) {
          const [moved] = doses.splice(from % Math.max(1, doses.length), 1);
          if (moved) doses.splice(to % (doses.length + 1), 0, moved);
        }
        expect(look(scene, { doses })).toEqual(look(scene));
      }),
      { numRuns: 200 },
    );
  });

  it('is not changed by saving it again as it is, but for what was taken for it ahead of then', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 0, max: 60 * 24 }), (scene, hours) => {
        const savedAt = Math.min(scene.start + hours * HOUR_MS, scene.now);
        // A dose far ahead of its day may be for it only while nothing changed.
        const doses = scene.doses.filter(({ plannedAt }) => plannedAt === null);
        const isNear = look(scene, { doses }).planned.every(
          ({ at, takenBy }) =>
            at < savedAt ||
            takenBy.every((taken) => taken.at >= savedAt || at - taken.at < 72 * HOUR_MS),
        );
        fc.pre(isNear);
        const { plan, start } = scene;
        const plans = [
          { ...plan, savedAt: start - 30 * DAY_MS, endedAt: savedAt },
          { ...plan, savedAt, endedAt: null },
        ];
        const [once, again] = [look(scene, { doses }), look(scene, { doses, plans })];
        expect(again.next?.at).toBe(once.next?.at);
        const statesOf = ({ planned }: typeof once) =>
          planned.filter(({ at }) => at > savedAt + DAY_MS).map(({ at, state }) => [at, state]);
        expect(statesOf(again)).toEqual(statesOf(once));
      }),
      { numRuns: 300 },
    );
  });

  it('stands where a slow reading of the rules, begun again for each dose, puts it', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const until = scene.now + 30 * DAY_MS;
        const found = look(scene, { until }).planned.map(({ at, takenBy }) => [
          at,
          ...takenBy.map(({ id }) => id),
        ]);
        const first = Number(found[0]?.[0] ?? 0);
        const expected = slowCourse(scene, until).filter(([at]) => Number(at) >= first);
        expect(found).toEqual(expected);
      }),
      { numRuns: 200 },
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
  takenBy: DoseEntry[];
}

/** The rules again, as plainly as they can be said: after each dose the rest is written again. */
function slowCourse(
  { plan, doses, timeZone, windowHours }: Scene,
  until: number,
): (number | string)[][] {
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
        takenBy: [],
      });
      count += 1;
      on = plus(on, step.everyDays);
    }
  }

  let course = rest(0, 0, steps[0]?.startDate ?? '', null);
  const dayIn = (at: number) => wall(timeZone, at).slice(0, 10);
  for (const [turn, dose] of doses.entries()) {
    const { at } = dose;
    const comingFor = (slot: SlowDose) =>
      doses
        .slice(turn + 1)
        .filter(({ plannedAt }) => plannedAt !== null && dayIn(plannedAt) === dayIn(slot.at));
    const mgOf = (slot: SlowDose) =>
      [...slot.takenBy, ...comingFor(slot)].reduce((sum, { doseMg }) => sum + doseMg, 0);
    const isIts = (slot: SlowDose) =>
      dose.plannedAt !== null && dayIn(slot.at) === dayIn(dose.plannedAt);
    const half = (slot: SlowDose) => (slot.everyDays * DAY_MS) / 2;
    const isCompletedBy = (slot: SlowDose, index: number) => {
      const after = course[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const mg = mgOf(slot);
      return (
        index >= next - 2 &&
        index <= next &&
        mg > 1e-9 &&
        mg < slot.doseMg * 0.95 - 1e-9 &&
        mg + dose.doseMg <= slot.doseMg * 1.05 + 1e-9 &&
        slot.at - at <= half(slot) &&
        at <= after - 72 * HOUR_MS
      );
    };
    const isOpenFor = (slot: SlowDose) =>
      slot.at <= at &&
      mgOf(slot) < 1e-9 &&
      at - slot.at <= Math.max(half(slot), (windowHours ?? 0) * HOUR_MS);
    const passed = course.findLastIndex((slot) => slot.at <= at);
    const next = passed + 1;
    const coming = course[next];
    const isFree = coming && mgOf(coming) < 1e-9 && coming.at - at <= half(coming);
    const slot =
      course.findLast(isIts) ??
      course.findLast(isCompletedBy) ??
      course.findLast(isOpenFor) ??
      (isFree ? coming : undefined);
    if (!slot) continue;
    slot.takenBy.push(dose);
    const isLatest = course.every((other) => other.at <= slot.at || other.takenBy.length === 0);
    if (plan.anchor === 'weekday' || slot.takenBy.length > 1 || !isLatest) continue;
    const kept = course.filter((other) => other.at <= slot.at);
    const used = kept.filter(({ step }) => step === slot.step).length;
    const [day = '', time = ''] = wallToSecond(timeZone, at).split(' ');
    let following = plus(day, slot.everyDays);
    while (instantOf(following, time) <= slot.at) following = plus(following, slot.everyDays);
    course = [...kept, ...rest(slot.step, used, following, time)];
  }
  return course
    .filter((slot) => slot.at <= until)
    .map((slot) => [slot.at, ...slot.takenBy.map(({ id }) => id)]);
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
