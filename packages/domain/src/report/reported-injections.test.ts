import { expect, it } from 'vitest';
import { joinReported } from './reported-injections.ts';

const entry = (time: string, doseAmount: number, fields: object = {}) => ({
  date: `2026-11-02T${time}:00.000Z`,
  medicine: 'tirzepatide',
  doseAmount,
  painLevel: null as number | null,
  partOf: null as string | null,
  ...fields,
});
const FIRST = '2026-11-02T08:00:00.000Z';

it('joins the parts of an injection, with their sum and the most pain of one', () => {
  const doses = [
    entry('08:00', 5, { painLevel: 2 }),
    entry('08:30', 1, { medicine: 'semaglutide' }),
    entry('09:00', 2.5, { partOf: FIRST, painLevel: 4 }),
    entry('09:10', 2.5, { partOf: FIRST, painLevel: 1 }),
    entry('10:00', 5),
  ];
  expect(
    joinReported(doses).map(({ date, doseAmount, painLevel, entries }) => [
      date.slice(11, 16),
      doseAmount,
      painLevel,
      entries.length,
    ]),
  ).toEqual([
    ['08:00', 10, 4, 3],
    ['08:30', 1, null, 1],
    ['10:00', 5, null, 1],
  ]);
});

it('keeps apart what begins at one instant, and begins another where the first is before the period', () => {
  expect(joinReported([entry('08:00', 5), entry('08:00', 5)])).toHaveLength(2);
  const parts = [entry('09:00', 2.5, { partOf: FIRST }), entry('09:10', 2, { partOf: FIRST })];
  expect(joinReported(parts).map(({ doseAmount }) => doseAmount)).toEqual([4.5]);
  expect(joinReported([])).toEqual([]);
});
