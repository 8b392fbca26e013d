// Shows 2.77, 2.79, 2.81, 2.82, 2.84, 2.85, 5.23.
import { describe, expect, it } from 'vitest';
import {
  isTooLong,
  NEW_PLAN,
  parsePlan,
  printPlan,
  readPlan,
  readSteps,
  stepErrors,
  withChangedStep,
  withoutStep,
  withStep,
} from './plan-entry.ts';

const step = { ...NEW_PLAN.steps[0], id: 1 } as (typeof NEW_PLAN.steps)[number];

describe('a plan', () => {
  it('begins with the default step and without a start, so with nothing to draw', () => {
    expect(step).toEqual({ id: 1, strength: '10', clicks: '20', frequency: '7', numDoses: '4' });
    expect(readPlan(NEW_PLAN)).toBeNull();
    expect(readPlan({ ...NEW_PLAN, start: '2026-01-05T08:30' })).toEqual({
      startAt: new Date(2026, 0, 5, 8, 30).getTime(),
      steps: [{ penStrength: 10, clicks: 20, frequency: 7, numDoses: 4 }],
    });
  });

  it('gains steps like its last one and keeps at least one', () => {
    const changed = withChangedStep(NEW_PLAN, 1, { strength: '5' });
    const two = withStep(changed);
    expect(two.steps.map(({ id, strength }) => [id, strength])).toEqual([
      [1, '5'],
      [2, '5'],
    ]);
    expect(withoutStep(two, 1).steps.map(({ id }) => id)).toEqual([2]);
    expect(withoutStep(withoutStep(two, 1), 2).steps).toHaveLength(1);
    expect(withStep(withoutStep(two, 1)).steps.map(({ id }) => id)).toEqual([2, 3]);
  });

  it.each([
    ['clicks', '0', 'Clicks must be a whole number from 1 to 60.'],
    ['clicks', '61', 'Clicks must be a whole number from 1 to 60.'],
    ['clicks', '', 'Clicks must be a whole number from 1 to 60.'],
    ['clicks', '2.5', 'Clicks must be a whole number from 1 to 60.'],
    ['frequency', '0', 'Days must be a whole number from 1 to 365.'],
    ['numDoses', '-1', 'Doses must be a whole number from 1 to 520.'],
    ['numDoses', '1e3', 'Doses must be a whole number from 1 to 520.'],
  ] as const)('with %s of %j says what is wrong', (field, text, sentence) => {
    const wrong = { ...step, [field]: text };
    expect(stepErrors(wrong)).toEqual({ [field]: sentence });
    expect(readPlan({ start: '2026-01-05T08:30', steps: [step, wrong] })).toBeNull();
  });

  it('of more than 20 years is too long', () => {
    const long = readSteps([{ ...step, frequency: '365', numDoses: '30' }]) ?? [];
    expect(isTooLong(long)).toBe(true);
    expect(isTooLong(readSteps([{ ...step, numDoses: '520' }]) ?? [])).toBe(false);
  });

  it('comes back from the browser, whatever is there', () => {
    const plan = withStep({ start: '2026-01-05T08:30', steps: [{ ...step, clicks: '' }] });
    expect(parsePlan(printPlan(plan))).toEqual(plan);
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"start":1,"steps":[]}',
      '{"start":"","steps":[7]}',
    ])
      expect(parsePlan(junk)).toEqual(NEW_PLAN);
    expect(parsePlan('{"start":"","steps":[{"strength":"11"}]}')).toEqual(NEW_PLAN);
  });
});
