// Shows 74.6.
import { describe, expect, it } from 'vitest';
import { newTestPen, type PenFields } from '../../../../data/pens/pens-for-tests.ts';
import {
  checkPen,
  describeTaking,
  penOptions,
  pensOfMedicine,
  stepsFromPen,
} from './pen-field.tsx';

const NOW = Date.parse('2026-11-22T12:00:00');
const dose = { medicine: 'Mounjaro', doseAmount: '5', date: '2026-11-20T08:00' };
const ozempic: PenFields = { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } };
const box: PenFields = { strength: 5, device: { id: 'zepbound-single-dose-pen-us', doses: 4 } };

it('only pens with the medicine of a dose come into question, by whatever name', () => {
  const pens = [newTestPen(), newTestPen(ozempic), newTestPen(box)];
  expect(pensOfMedicine(dose, pens)).toEqual([pens[0], pens[2]]);
  expect(pensOfMedicine({ medicine: 'Retatrutide' }, pens)).toEqual([]);
});

describe('of these', () => {
  const optionsOf = (fields: PenFields, chosen = '', edited: object = {}) =>
    penOptions({ ...dose, ...edited }, [newTestPen(fields)], chosen, NOW).map(({ label }) => label);

  it.each<[PenFields, object]>([
    [{ remainingClicks: 29 }, {}],
    [{ strength: 2.5 }, {}],
    [{}, { doseAmount: '3.75' }],
    [{}, { doseAmount: '' }],
    [{ startDate: '2026-11-21' }, {}],
    [{ discardedOn: '2026-11-19', status: 'discarded' }, {}],
  ])('%j is not offered for %j', (fields, edited) => {
    expect(optionsOf(fields, '', edited)).toEqual([]);
  });

  it('each is offered with what it would give, and one that was chosen stays', () => {
    expect(optionsOf({ remainingClicks: 30 })).toEqual(['blue, 10 mg (30 clicks)']);
    expect(optionsOf(box)).toEqual(['blue, 5 mg (1 pen)']);
    expect(optionsOf({ remainingClicks: 29 }, 'a')).toEqual(['blue, 10 mg']);
  });
});

it('says what is taken and left, or why not', () => {
  expect(describeTaking(dose, newTestPen())).toBe('Uses 30 clicks of this pen, leaving 210.');
  expect(describeTaking(dose, newTestPen(box))).toBe('Uses 1 pen of this box, leaving 3.');
  const little = newTestPen({ remainingClicks: 29 });
  expect(describeTaking(dose, little)).toBeNull();
  expect(checkPen(dose, little)).toBe('Not enough clicks remaining in the selected pen');
  expect(checkPen({ ...dose, doseAmount: '3.75' }, newTestPen())).toBe(
    '3.75 mg doesn’t come to a whole number of clicks from this pen.',
  );
  expect(checkPen(dose, newTestPen())).toBeNull();
  expect(checkPen(dose, null)).toBeNull();
});

it('counts the steps in which another pen gives the mg of a dose', () => {
  expect(stepsFromPen(dose, newTestPen())).toBe(30);
  expect(stepsFromPen(dose, newTestPen({ strength: 5 }))).toBe(60);
  expect(stepsFromPen(dose, newTestPen({ strength: 2.5 }))).toBeNull();
  expect(stepsFromPen({ ...dose, doseAmount: String(22 / 6) }, newTestPen())).toBe(22);
});
