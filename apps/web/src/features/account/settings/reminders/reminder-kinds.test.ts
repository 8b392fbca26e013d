import { expect, it } from 'vitest';
import { numberOptions } from './reminder-kinds.tsx';
import { texts } from './texts.ts';

it('offers the usual numbers, and the one that another client set', () => {
  const values = (current: number) =>
    numberOptions([15, 60], current, texts.every).map(({ value }) => value);
  expect(values(15)).toEqual(['15', '60']);
  expect(values(37)).toEqual(['15', '37', '60']);
});

it.each([
  [15, '15 min before', 'When it is due, then every 15 min'],
  [60, '1 hour before', 'When it is due, then every hour'],
  [90, '90 min before', 'When it is due, then every 90 min'],
  [720, '12 hours before', 'When it is due, then every 12 hours'],
])('says %d minutes as %s', (minutes, before, again) => {
  expect(texts.before(minutes)).toBe(before);
  expect(texts.andAgain(texts.atItsTime, minutes)).toBe(again);
});
