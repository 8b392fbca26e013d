// Shows 81.1.
import { unitsOfCountry } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { describeChoice } from './describe-choice.ts';

const units = unitsOfCountry('');
const date = '2026-11-28T08:00:00.000Z';

it('tells two versions of a weight apart', () => {
  const kept = { weightKg: 76.5, date, note: 'after a run' };
  const choice = { key: 'weights/1', kept, other: { ...kept, weightKg: 79.5, note: '' } };
  expect(describeChoice(choice, units)).toMatchObject({
    title: 'Weight',
    kept: expect.stringMatching(/^76\.5 kg · .* · after a run$/),
    other: expect.stringMatching(/^79\.5 kg · [^·]*$/),
    isInformation: false,
  });
});

it('says of a dose that its pen cannot have given that it is without one', () => {
  const other = { doseAmount: 5, medicine: 'tirzepatide', date, penId: 'x', note: '' };
  const choice = { key: 'doses/1', kept: { ...other, penId: null }, other };
  const { kept, isInformation } = describeChoice(choice, units);
  expect(kept).toContain('Without a pen');
  expect(isInformation).toBe(true);
});

it('says that the other version is deleted, and names a setting', () => {
  const pen = { name: 'Blue', strength: 5, startDate: '2026-11-01' };
  expect(describeChoice({ key: 'pens/1', kept: pen, other: null }, units)).toMatchObject({
    title: 'Pen',
    other: 'Deleted',
  });
  const goal = { key: 'settings/goal', kept: { value: { targetKg: 70 } }, other: { value: null } };
  expect(describeChoice(goal, units)).toMatchObject({ title: 'Goal', kept: '70', other: '–' });
});
