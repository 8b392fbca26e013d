// Shows 14.30.
import type { DatedStepDraft } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { planErrors } from './plan-steps.tsx';

const step: DatedStepDraft = {
  id: 1,
  startDate: '2026-11-23',
  time: '09:00',
  everyDays: '7',
  doseMg: '6.67',
  doses: '',
};
const errorsOf = (change: Partial<DatedStepDraft>, isAsked = true) =>
  planErrors([{ ...step, ...change }], isAsked).get(1);

it.each([
  ['startDate', '1800-01-01', 'Enter the day of the first dose.'],
  ['time', '', 'Enter a time of day.'],
  ['everyDays', '0', 'Days must be a whole number from 1 to 365.'],
  ['doseMg', '', 'Dose must be a number from 0.01 to 100 mg.'],
  ['doses', '0', 'Doses must be a whole number from 1 to 1000, or empty.'],
] as const)('says what is wrong with %s of %j', (field, text, sentence) => {
  expect(errorsOf({ [field]: text })).toEqual({ [field]: sentence });
});

it('says nothing of a field that is not filled in yet before the plan is to be saved', () => {
  expect(errorsOf({ startDate: '', doseMg: '' }, false)).toEqual({});
  expect(errorsOf({ doseMg: '101' }, false)).toHaveProperty('doseMg');
});

it('says that another step starts on the day', () => {
  const errors = planErrors([step, { ...step, id: 2 }], false);
  expect([...errors.values()]).toEqual([{}, { startDate: 'Another step starts on this day.' }]);
});
