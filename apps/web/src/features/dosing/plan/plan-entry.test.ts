// Shows 14.30, 14.31, 14.39.
import type { Dose, PlansReply } from '@dosewise/contract';
import { mg } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  canGrow,
  isLastStep,
  newEntry,
  type PlanEntry,
  readEntry,
  type StepEntry,
  stepErrors,
  toPlanBody,
  toPlanEntry,
  unplannedMedicines,
  withChangedStep,
  withoutStep,
  withStep,
} from './plan-entry.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const step: StepEntry = {
  id: 1,
  startDate: '2026-11-23',
  time: '09:00',
  everyDays: '7',
  doseMg: '6.67',
  doses: '',
};
const entry = (...steps: readonly StepEntry[]): PlanEntry => ({
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps,
});
const errorsOf = (change: Partial<StepEntry>, isAsked = true) =>
  stepErrors([{ ...step, ...change }], isAsked).get(1);

describe('the medicines to plan', () => {
  const doses = [{ medicine: 'semaglutide' }, { medicine: 'My own' }] as Dose[];
  const planned = (...medicines: readonly string[]) =>
    ({
      plans: medicines.map((medicine) => ({ plan: { medicine } })),
      former: [],
    }) as unknown as PlansReply;

  it('are those that somebody has, and beside plans for all of these those that are known', () => {
    expect(unplannedMedicines({ doses, pens: [] }, planned())).toEqual(['semaglutide', 'My own']);
    const left = unplannedMedicines({ doses, pens: [] }, planned('semaglutide'));
    expect(left.slice(0, 2)).toEqual(['My own', 'tirzepatide']);
    expect(left).not.toContain('semaglutide');
  });
});

describe('a new plan', () => {
  it('begins where the dose after the latest one falls, with what was taken, and without an end', () => {
    const latest = { at: Date.parse('2026-11-17T08:30:00Z'), mg: mg(6.6667) };
    expect(newEntry('tirzepatide', latest, 'Europe/Berlin', NOW).steps).toEqual([
      { id: 1, startDate: '2026-11-24', time: '09:30', everyDays: '7', doseMg: '6.67', doses: '' },
    ]);
  });

  it('begins today without a dose, where there is none, and proposes none', () => {
    expect(newEntry('liraglutide', undefined, 'Europe/Berlin', NOW).steps).toEqual([
      { id: 1, startDate: '2026-11-22', time: '09:00', everyDays: '1', doseMg: '', doses: '' },
    ]);
    const old = { at: Date.parse('2026-01-01T08:00:00Z'), mg: mg(5) };
    expect(newEntry('tirzepatide', old, 'UTC', NOW).steps[0]?.startDate).toBe('2026-11-22');
  });
});

describe('a step', () => {
  it.each([
    ['startDate', '1800-01-01', 'Enter the day of the first dose.'],
    ['time', '', 'Enter a time of day.'],
    ['everyDays', '0', 'Days must be a whole number from 1 to 365.'],
    ['everyDays', '7.5', 'Days must be a whole number from 1 to 365.'],
    ['doseMg', '101', 'Dose must be a number from 0.01 to 100 mg.'],
    ['doseMg', '', 'Dose must be a number from 0.01 to 100 mg.'],
    ['doses', '0', 'Doses must be a whole number from 1 to 1000, or empty.'],
  ] as const)('with %s of %j says what is wrong', (field, text, sentence) => {
    expect(errorsOf({ [field]: text })).toEqual({ [field]: sentence });
    expect(readEntry(entry({ ...step, [field]: text }))).toBeNull();
  });

  it('that is not filled in yet says nothing before it is to be saved', () => {
    expect(errorsOf({ startDate: '', doseMg: '' }, false)).toEqual({});
    expect(errorsOf({ doseMg: '101' }, false)).toHaveProperty('doseMg');
  });

  it('may not begin on the day of another one', () => {
    const errors = stepErrors([step, { ...step, id: 2 }], false);
    expect([...errors.values()]).toEqual([{}, { startDate: 'Another step starts on this day.' }]);
  });
});

describe('steps', () => {
  it('come and go; one stays, and there are never more than 20', () => {
    const two = withStep([step]);
    expect(two[1]).toEqual({ ...step, id: 2, startDate: '', doseMg: '' });
    expect(withoutStep(two, 1).map(({ id }) => id)).toEqual([2]);
    expect(withoutStep([step], 1)).toEqual([step]);
    expect(withChangedStep(two, 2, { time: '10:00' })[1]?.time).toBe('10:00');
    expect(two.map(({ id }) => isLastStep(two, id))).toEqual([false, true]);
    expect(canGrow(Array.from({ length: 19 }, () => step))).toBe(true);
    expect(canGrow(Array.from({ length: 20 }, () => step))).toBe(false);
  });

  it('stand in the order of their days, and one without an end runs until the next begins', () => {
    const later = { ...step, id: 2, startDate: '2026-12-21', doseMg: '10' };
    const plan = readEntry(entry(later, step));
    expect(plan?.steps.map(({ startDate, doses }) => [startDate, doses])).toEqual([
      ['2026-11-23', 4],
      ['2026-12-21', null],
    ]);
  });

  it('come back as they were saved, a decimal comma included', () => {
    const plan = toPlanBody(entry({ ...step, doseMg: '6,67', doses: '4' }));
    expect(plan.steps).toEqual([
      { startDate: '2026-11-23', time: '09:00', everyDays: 7, doseMg: 6.67, doses: 4 },
    ]);
    expect(toPlanBody(toPlanEntry(plan))).toEqual(plan);
  });
});
