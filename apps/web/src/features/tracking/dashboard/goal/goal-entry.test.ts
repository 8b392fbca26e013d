// Shows 2.117, 3.51, 5.51, 11.1.
import { toKilograms } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { checkGoal, goalToSave, NO_GOAL, readGoal, targetInstant, typeGoal } from './goal-entry.ts';

const typed = (main: string, pounds = '') => ({ main, pounds });
const SAVED = { targetKg: toKilograms(180, 'lb'), targetDate: '2027-03-01', keep: null };
const RANGE = { ...NO_GOAL, keep: { lowKg: 78, highKg: 80 } };

it.each([
  ['80', 80],
  [' 79.5 ', 79.5],
  ['79,5', 79.5],
  ['', null],
  ['  ', null],
  ['eighty', null],
  ['0', null],
  ['-5', null],
  ['Infinity', null],
  ['8', null],
  ['19.9', null],
  ['20', 20],
  ['700', 700],
  ['700.1', null],
  ['850000', null],
  ['1e8', null],
])('a target of %j is %j kg', (text, weight) => {
  expect(readGoal(NO_GOAL, { weight: typed(text) }, 'kg').targetKg).toBe(weight);
});

it('a target day begins at midnight where the person is', () => {
  expect(targetInstant('2027-03-01')).toBe(new Date(2027, 2, 1).getTime());
  expect(targetInstant(null)).toBeNull();
});

it('fields show a goal in the unit of the person', () => {
  expect(typeGoal(SAVED, 'lb')).toMatchObject({ aim: 'reach', weight: typed('180') });
  expect(typeGoal(SAVED, 'st')).toMatchObject({ weight: typed('12', '12'), day: '2027-03-01' });
  expect(typeGoal(RANGE, 'kg')).toMatchObject({
    aim: 'keep',
    weight: typed(''),
    low: typed('78'),
    high: typed('80'),
  });
});

describe('what is saved', () => {
  const saved = (from: typeof NO_GOAL, fields: Parameters<typeof goalToSave>[1]) =>
    goalToSave(readGoal(from, fields, 'kg'), fields);

  it('is the goal as it was where nothing was typed, to the last digit', () => {
    expect(saved(SAVED, {})).toEqual(SAVED);
    expect(saved(RANGE, {})).toEqual(RANGE);
    expect(saved(SAVED, { day: '' })).toEqual({ ...SAVED, targetDate: null });
    expect(saved(SAVED, { weight: typed('82.5') })).toEqual({ ...SAVED, targetKg: 82.5 });
    expect(saved(SAVED, { weight: typed('') })).toEqual({ ...SAVED, targetKg: null });
  });

  it.each([
    ['half a weight', { weight: typed('8') }],
    ['a day out of years', { day: '0202-03-01' }],
    ['no range yet', { aim: 'keep' }],
    ['half a range', { aim: 'keep', low: typed('80') }],
    ['a turned range', { aim: 'keep', low: typed('80'), high: typed('79') }],
  ] as const)('is nothing for %s', (_, fields) => {
    expect(saved(SAVED, fields)).toBeNull();
  });

  it('is a range beside the target, and none where it is given up', () => {
    const keep = { aim: 'keep', low: typed('79'), high: typed('81') } as const;
    expect(saved(SAVED, keep)).toEqual({ ...SAVED, keep: { lowKg: 79, highKg: 81 } });
    expect(saved(RANGE, { aim: 'reach' })).toEqual(NO_GOAL);
    expect(saved(RANGE, { low: typed('77') })).toEqual({
      ...NO_GOAL,
      keep: { lowKg: 77, highKg: 80 },
    });
    expect(saved(RANGE, { high: typed('77') })).toBeNull();
    expect(saved(RANGE, { low: typed(''), high: typed('') })).toEqual(NO_GOAL);
  });
});

it('what is wrong is said in the unit of the person', () => {
  const entry = { ...typeGoal(NO_GOAL, 'lb'), weight: typed('44') };
  expect(checkGoal(entry, 'lb').weight).toBe('Goal must be a number from 44.1 to 1,543.2 lb.');
  const turned = { ...typeGoal(NO_GOAL, 'lb'), low: typed('180'), high: typed('180') };
  expect(checkGoal(turned, 'lb')).toEqual({
    weight: null,
    low: null,
    high: 'The highest weight must be above the lowest.',
  });
  expect(checkGoal({ ...turned, low: typed('2') }, 'lb').low).toBe(
    'Each end of the range must be a number from 44.1 to 1,543.2 lb.',
  );
});
