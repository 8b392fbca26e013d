// Shows 2.77, 2.79, 2.81, 2.82, 2.84, 2.85, 5.23, 12.6, 13.19.
import { chooseDevice } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  isTooLong,
  newPlan,
  type PenStepEntry,
  parsePlan,
  plansInClicks,
  printPlan,
  readPlan,
  readSteps,
  stepErrors,
  withChangedStep,
  withoutStep,
  withStep,
} from './plan-entry.ts';

const NEW_PLAN = newPlan('tirzepatide', true, 7);
const step = { ...NEW_PLAN.steps[0], id: 1 } as PenStepEntry;
const AT_HALF_PAST = '2026-01-05T08:30';

const parseAgain = (stored: string) => parsePlan(stored, NEW_PLAN);

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
    expect(two.steps.map((one) => [one.id, 'strength' in one && one.strength])).toEqual([
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
    expect(parseAgain(printPlan(plan))).toEqual(plan);
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"start":1,"steps":[]}',
      '{"start":"","steps":[7]}',
    ])
      expect(parseAgain(junk)).toEqual(NEW_PLAN);
    expect(parseAgain('{"start":"","steps":[{"strength":"11"}]}')).toEqual(NEW_PLAN);
  });
});

describe('a plan of another medicine', () => {
  const plan = newPlan('semaglutide', false, null);
  const withDose = (doseMg: string, start = AT_HALF_PAST) => ({
    start,
    steps: plan.steps.map((one) => ({ ...one, doseMg })),
  });

  it('begins without a dose, or with the one that was logged last, at the interval of its label', () => {
    expect(plan.steps).toEqual([{ id: 1, doseMg: '', frequency: '7', numDoses: '4' }]);
    expect(newPlan('liraglutide', false, 1.2).steps).toEqual([
      { id: 1, doseMg: '1.2', frequency: '1', numDoses: '28' },
    ]);
  });

  it('is drawn once it has a dose, and says nothing before', () => {
    expect(readPlan(withDose(''))).toBeNull();
    expect(withDose('').steps.map(stepErrors)).toEqual([{}]);
    expect(readPlan(withDose('0,25'))?.steps).toEqual([
      { doseMg: 0.25, frequency: 7, numDoses: 4 },
    ]);
    expect(withDose('101').steps.map(stepErrors)).toEqual([
      { doseMg: 'Dose must be a number from 0.01 to 100 mg.' },
    ]);
    expect(readPlan(withDose('101'))).toBeNull();
  });

  it('comes back from the browser, and is not taken for one of pens', () => {
    expect(parsePlan(printPlan(withDose('0.5')), plan)).toEqual(withDose('0.5'));
    expect(parsePlan('{', plan)).toEqual(plan);
    expect(parseAgain(printPlan(withDose('0.5')))).toEqual(NEW_PLAN);
  });
});

it('plans in clicks of KwikPens, unless all pens of the medicine are other devices', () => {
  const chosen = (strength: number, id?: string) => {
    const device = chooseDevice(strength, id === undefined ? undefined : { id });
    if (typeof device === 'string') throw new Error(device);
    return { device: { ...device, steps: 0, stepMl: 0 } };
  };
  const kwikPen = chosen(10);
  const vial = chosen(10, 'zepbound-single-dose-vial-us');
  expect(plansInClicks('tirzepatide', [])).toBe(true);
  expect(plansInClicks('tirzepatide', [vial, kwikPen])).toBe(true);
  expect(plansInClicks('tirzepatide', [vial])).toBe(false);
  expect(plansInClicks('semaglutide', [])).toBe(false);
});
