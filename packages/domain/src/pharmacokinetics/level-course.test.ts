import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { concentrationsAt } from './compartments.ts';
import { dosesToCome, finerTimes, levelCourse } from './level-course.ts';
import { MODELS_BY_MEDICINE } from './medicine-models.ts';
import { regimenDoses } from './regimen.ts';

const START = Date.UTC(2026, 0, 5, 8);
const NOW = START + 16 * DAY_MS;
const dosesOn = (...days: readonly number[]) =>
  days.map((day) => ({ at: START + day * DAY_MS, mg: mg(5) }));
const model = MODELS_BY_MEDICINE.get('tirzepatide')?.[0]?.forPerson(null);
if (model === undefined) throw new Error('no model');
const courseOf = (changes: Partial<Parameters<typeof levelCourse>[0]> = {}) =>
  levelCourse({
    logged: dosesOn(0, 7, 14),
    toCome: dosesOn(21, 28),
    includesLogged: true,
    until: START + 49 * DAY_MS,
    now: NOW,
    model,
    ...changes,
  });
const daysOf = (course: ReturnType<typeof courseOf>['past']) =>
  course && [course.at[0], course.at.at(-1)].map((at) => ((at ?? 0) - START) / DAY_MS);

describe('the course of a level', () => {
  it('runs from a week before the first dose to now, then to the end of the plan', () => {
    const { past, future, rest } = courseOf();
    expect(daysOf(past)).toEqual([-7, 16]);
    expect(daysOf(future)).toEqual([16, 49]);
    expect(daysOf(rest)).toEqual([16, 74]);
  });

  it('is one line: past, future and what is left without further doses meet now', () => {
    const { past, future, rest } = courseOf();
    const here = past?.mgPerL.at(-1) ?? 0;
    expect(here).toBeGreaterThan(0);
    expect(future?.mgPerL[0]).toBeCloseTo(here, 12);
    expect(rest?.mgPerL[0]).toBeCloseTo(here, 12);
    expect(courseOf({ includesLogged: false }).future?.mgPerL[0]).toBe(0);
  });

  it('gives what the doses give at each of its points', () => {
    const { past, future } = courseOf();
    if (past === null || future === null) throw new Error('no course');
    expect(past.mgPerL).toEqual(concentrationsAt(model.solved, dosesOn(0, 7, 14), past.at));
    expect(future.mgPerL).toEqual(
      concentrationsAt(model.solved, dosesOn(0, 7, 14, 21, 28), future.at),
    );
    for (const { at } of [...dosesOn(0, 7, 14)]) expect([...past.at]).toContain(at);
    for (const { at } of [...dosesOn(21, 28)]) expect([...future.at]).toContain(at);
    for (const { at } of [past, future]) {
      expect([...at]).toEqual([...new Set(at)].sort((a, b) => a - b));
    }
  });

  it('is only what there is', () => {
    const none = courseOf({ logged: [] });
    expect([none.past, none.rest]).toEqual([null, null]);
    expect(daysOf(none.future)).toEqual([16, 49]);
    expect(courseOf({ toCome: [] }).future).toBeNull();
    // Two months after the last dose the model draws no more of it.
    const ended = courseOf({ toCome: [], now: START + 90 * DAY_MS });
    expect(daysOf(ended.past)).toEqual([-7, 74]);
    expect(ended.rest).toBeNull();
  });
});

describe('finer times', () => {
  it('keep what there is and lie evenly between', () => {
    const all = (at: readonly number[], parts: number) => [
      ...finerTimes(Float64Array.from(at), parts),
    ];
    expect(all([0, 8, 12], 4)).toEqual([0, 2, 4, 6, 8, 9, 10, 11, 12]);
    expect(all([5], 4)).toEqual([5]);
    expect(all([], 4)).toEqual([]);
  });
});

describe('the doses to come of a plan', () => {
  const planned = regimenDoses([{ doseMg: mg(5), frequency: 7, numDoses: 4 }], START);
  it.each([
    // days of logged doses, day of now; days of the doses to come
    [[], -1, [0, 7, 14, 21]],
    [[], 0, [0, 7, 14, 21]],
    // Due two days ago: as if taken now. Four days ago: missed.
    [[], 2, [2, 7, 14, 21]],
    [[], 4, [7, 14, 21]],
    // Taken, early or late by less than half a week.
    [[0], 0.1, [7, 14, 21]],
    [[2], 2, [7, 14, 21]],
    [[0, 5], 5, [14, 21]],
    [[0, 7, 14, 21], 22, []],
    // One logged for good measure in between is none of the plan's.
    [[0, 3.5], 4, [7, 14, 21]],
  ])('logged on days %j, on day %d: %j', (logged, day, expected) => {
    const now = START + day * DAY_MS;
    const days = dosesToCome(planned, dosesOn(...logged), now).map(
      ({ at }) => (at - START) / DAY_MS,
    );
    expect(days).toEqual(expected);
  });
});
