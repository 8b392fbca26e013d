// Shows 2.77, 2.79, 14.30.
import { describe, expect, it } from 'vitest';
import { mg } from '../units.ts';
import {
  canGrow,
  type DatedStepDraft,
  draftOfPlan,
  isLastStep,
  type MgStepDraft,
  newPlanDraft,
  type PenStepDraft,
  readPlan,
  readSteps,
  type StepDraft,
  stepFaults,
  withChangedStep,
  withoutStep,
  withStep,
} from './step-draft.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const dated: DatedStepDraft = {
  id: 1,
  startDate: '2026-11-23',
  time: '09:00',
  everyDays: '7',
  doseMg: '6,67',
  doses: '',
};
const inMg: MgStepDraft = { id: 1, doseMg: '0,25', everyDays: '7', doses: '4' };
const inClicks: PenStepDraft = { id: 1, strength: '10', clicks: '20', everyDays: '7', doses: '4' };

const planOf = (...steps: readonly DatedStepDraft[]) =>
  readPlan({ medicine: 'tirzepatide', anchor: 'weekday', steps });
const faultsOf = (step: StepDraft) => stepFaults([step]).get(1);

describe('a step', () => {
  it.each([
    [dated, 'startDate', 'wrong', '1800-01-01'],
    [dated, 'startDate', 'missing', ''],
    [dated, 'time', 'missing', ''],
    [dated, 'time', 'wrong', '9'],
    [dated, 'everyDays', 'wrong', '0'],
    [dated, 'everyDays', 'wrong', '7.5'],
    [dated, 'everyDays', 'wrong', '366'],
    [dated, 'doseMg', 'missing', ''],
    [dated, 'doseMg', 'wrong', '100,01'],
    [dated, 'doses', 'wrong', '0'],
    [dated, 'doses', 'wrong', '1001'],
    [inMg, 'doseMg', 'missing', ' '],
    [inMg, 'doseMg', 'wrong', '101'],
    [inMg, 'doses', 'missing', ''],
    [inMg, 'doses', 'wrong', '521'],
    [inClicks, 'clicks', 'missing', ''],
    [inClicks, 'clicks', 'wrong', '61'],
    [inClicks, 'clicks', 'wrong', '2.5'],
    [inClicks, 'everyDays', 'missing', ''],
    [inClicks, 'doses', 'wrong', '1e3'],
  ] as const)('of %o with %s %s: %j', (step, field, fault, text) => {
    expect(faultsOf({ ...step, [field]: text })).toEqual({ [field]: fault });
  });

  it('of a plan may have no end, and may have begun a year ago', () => {
    const old = { ...dated, startDate: '2025-11-23' };
    expect(faultsOf(old)).toEqual({});
    expect(planOf(old)?.steps[0]).toMatchObject({ startDate: '2025-11-23', doses: null });
  });

  it('may not begin on the day of another one', () => {
    const faults = stepFaults([dated, { ...dated, id: 2 }]);
    expect([...faults.values()]).toEqual([{}, { startDate: 'same_start' }]);
    expect(planOf(dated, { ...dated, id: 2 })).toBeNull();
  });
});

describe('steps', () => {
  it('come and go; one stays, and a plan has never more than 20', () => {
    const two = withStep([dated]);
    expect(two[1]).toEqual({ ...dated, id: 2, startDate: '', doseMg: '' });
    expect(withoutStep(two, 1).map(({ id }) => id)).toEqual([2]);
    expect(withoutStep([dated], 1)).toEqual([dated]);
    expect(withChangedStep(two, 2, { time: '10:00' })[1]?.time).toBe('10:00');
    expect(two.map(({ id }) => isLastStep(two, id))).toEqual([false, true]);
    expect(canGrow(Array.from({ length: 19 }, () => dated))).toBe(true);
    expect(canGrow(Array.from({ length: 20 }, () => dated))).toBe(false);
  });

  it('of a forecast are more like the last one, with a number that none has', () => {
    const [, second] = withStep([inClicks]);
    expect(second).toEqual({ ...inClicks, id: 2 });
    const three = withStep(withoutStep(withStep([inClicks]), 1));
    expect(three.map(({ id }) => id)).toEqual([2, 3]);
    expect(canGrow(Array.from({ length: 20 }, () => inClicks))).toBe(true);
  });

  it('of a plan stand in the order of their days, whichever was typed first', () => {
    const plan = planOf({ ...dated, id: 2, startDate: '2026-12-21', doseMg: '10' }, dated);
    expect(plan?.steps.map(({ startDate, doseMg, doses }) => [startDate, doseMg, doses])).toEqual([
      ['2026-11-23', 6.67, 4],
      ['2026-12-21', 10, null],
    ]);
  });

  it('without an end run until the next one begins, also where that is in the middle of an interval', () => {
    const plan = planOf(dated, { ...dated, id: 2, startDate: '2026-12-03' });
    expect(plan?.steps[0]?.doses).toBe(2);
  });

  it('of a forecast are doses of a medicine, or clicks of a pen', () => {
    expect(readSteps([inMg])).toEqual([{ doseMg: 0.25, frequency: 7, numDoses: 4 }]);
    expect(readSteps([inClicks])).toEqual([
      { penStrength: 10, clicks: 20, frequency: 7, numDoses: 4 },
    ]);
    expect(readSteps([inClicks, { ...inClicks, id: 2, clicks: '' }])).toBeNull();
  });
});

describe('a plan', () => {
  it('comes back as it was saved', () => {
    const plan = planOf(dated, { ...dated, id: 2, startDate: '2027-01-04', doses: '4' });
    expect(plan && readPlan(draftOfPlan(plan))).toEqual(plan);
  });

  it('that is new begins where the dose after the latest one falls, with what was taken', () => {
    const latest = { at: Date.parse('2026-11-17T08:30:00Z'), mg: mg(6.6667) };
    expect(newPlanDraft('tirzepatide', latest, 'Europe/Berlin', NOW).steps).toEqual([
      { id: 1, startDate: '2026-11-24', time: '09:30', everyDays: '7', doseMg: '6.67', doses: '' },
    ]);
  });

  it('that is new begins today without a dose, where there is none, and proposes none', () => {
    expect(newPlanDraft('liraglutide', undefined, 'Europe/Berlin', NOW).steps).toEqual([
      { id: 1, startDate: '2026-11-22', time: '09:00', everyDays: '1', doseMg: '', doses: '' },
    ]);
    const old = { at: Date.parse('2026-01-01T08:00:00Z'), mg: mg(5) };
    expect(newPlanDraft('tirzepatide', old, 'UTC', NOW).steps[0]?.startDate).toBe('2026-11-22');
  });
});
