import { expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { startsWithLaterDose } from './starting-dose.ts';

const dose = (day: number, amount: number, medicine = 'tirzepatide') => ({
  at: day * DAY_MS,
  mg: mg(amount),
  medicine,
});

it.each([
  ['5 mg of tirzepatide', [dose(7, 5), dose(0, 5)], true],
  ['2.5 mg of tirzepatide', [dose(7, 5), dose(0, 2.5)], false],
  ['less than the lowest strength', [dose(0, 1.25)], false],
  ['a click more', [dose(0, 2.6)], false],
  ['a twentieth more', [dose(0, 2.5 * 1.05)], false],
  ['two halves at once that are more', [dose(0, 2.5), dose(0.001, 2.5)], true],
  ['1 mg of semaglutide', [dose(0, 1, 'semaglutide')], true],
  ['0.25 mg of semaglutide', [dose(0, 0.25, 'semaglutide')], false],
  ['a medicine that the catalogue does not know', [dose(0, 5, 'something')], false],
])('begins later or not where the first dose is %s', (_, doses, expected) => {
  expect(startsWithLaterDose(doses)).toBe(expected);
  expect(startsWithLaterDose([])).toBe(false);
});
