// Shows 4.9, 5.1, 13.10, 13.24.
import { clicks, mg } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  type CalculatorAction,
  type CalculatorState,
  calculate,
  calculateResult,
  INITIAL_STATE,
  toQuery,
} from './calculator-state.ts';

const after = (...actions: CalculatorAction[]): CalculatorState =>
  actions.reduce(calculate, INITIAL_STATE);

const typed = (text: string): CalculatorAction => ({ type: 'dose typed', text });
const moved = (to: number): CalculatorAction => ({ type: 'clicks moved', to });
const chosen = (strength: number): CalculatorAction => ({ type: 'strength chosen', strength });

describe('typing a dose', () => {
  it.each([
    ['2.5', 10, 15],
    ['5', 10, 30],
    ['1.3', 2.5, 31],
    ['0.02', 2.5, 0],
    ['7.5', 5, 60],
  ])('of %s mg at %d mg sets %d clicks', (text, strength, expected) => {
    expect(after(chosen(strength), typed(text)).clicks).toBe(expected);
  });

  it('holds a negative number at 0', () => {
    expect(after(typed('-3'))).toMatchObject({ doseText: '0', clicks: 0 });
  });

  it.each(['', 'abc', '-', '.', 'e', 'NaN', '1e', '--1'])('takes %j as nothing', (text) => {
    expect(after(moved(20), typed(text)).clicks).toBe(0);
  });

  it.each(['1e9', '1e400', 'Infinity', '999999999999'])('holds %j at a full dose', (text) => {
    const state = after(typed(text));
    expect(state.clicks).toBe(60);
    expect(calculateResult(state).dose).toBe(2.5);
  });
});

describe('moving the slider', () => {
  it('changes the clicks and leaves the typed dose alone', () => {
    expect(after(chosen(10), typed('5'), moved(12))).toMatchObject({ doseText: '5', clicks: 12 });
  });

  it.each([
    [-5, 0],
    [61, 60],
    [12.4, 12],
    [Number.NaN, 0],
  ])('to %d gives %d clicks', (to, expected) => {
    expect(after(moved(to)).clicks).toBe(expected);
  });
});

describe('choosing a strength', () => {
  it('keeps a typed dose and finds its clicks again', () => {
    expect(after(chosen(10), typed('5'), chosen(15))).toMatchObject({ doseText: '5', clicks: 20 });
  });

  it('keeps slid clicks, also after a dose was typed', () => {
    expect(after(typed('1'), moved(30), chosen(15)).clicks).toBe(30);
  });

  it('ignores what is not sold', () => {
    expect(after(chosen(3)).strength).toBe(INITIAL_STATE.strength);
  });
});

describe("a user's own pen", () => {
  it('gives its strength to an untouched calculator', () => {
    expect(after({ type: 'pen found', strength: 7.5 }).strength).toBe(7.5);
  });

  it('comes too late once something was set', () => {
    expect(after(moved(3), { type: 'pen found', strength: 7.5 }).strength).toBe(2.5);
  });
});

describe('the result', () => {
  it('begins with a full dose of the pen', () => {
    expect(calculateResult(INITIAL_STATE).dose).toBe(2.5);
    expect(calculateResult(after(chosen(10))).dose).toBe(10);
    expect(calculateResult(after({ type: 'pen found', strength: 7.5 })).dose).toBe(7.5);
  });

  it('says how it comes about', () => {
    const result = calculateResult({ ...INITIAL_STATE, strength: mg(10), clicks: clicks(30) });
    const calculation = '30 / 60 × 10 mg';
    expect(result).toEqual({
      dose: 5,
      calculation,
      volume: 0.3,
      hint: null,
      isTypedDoseOutdated: false,
    });
  });

  it('hints at a typed dose above one full dose, until the slider decides', () => {
    expect(calculateResult(after(typed('2.6'))).hint).toEqual({ kind: 'above' });
    expect(calculateResult(after(typed('2.6'), moved(60))).hint).toBeNull();
  });

  it('gives the clicks on both sides of a typed dose to choose from', () => {
    const hint = { kind: 'between', neighbours: [22, 23] };
    const state = after(chosen(10), typed('3.75'));
    expect(calculateResult(state)).toMatchObject({ hint, isTypedDoseOutdated: false });
    // Also after one was chosen: the other is still there.
    expect(calculateResult(calculate(state, moved(22)))).toMatchObject({
      hint,
      isTypedDoseOutdated: false,
    });
    expect(calculateResult(after(typed('1.25'))).hint).toBeNull();
  });

  it.each([
    ['1.25', 30, false],
    ['1.25', 31, true],
    ['2.6', 60, true],
    ['0', 0, false],
    ['0', 1, true],
    ['1.29', 31, false],
    ['', 12, false],
  ])('of %j typed and %d clicks slid: typed dose outdated: %s', (text, to, expected) => {
    expect(calculateResult(after(typed(text), moved(to))).isTypedDoseOutdated).toBe(expected);
  });

  it('outdates a typed dose of slid clicks with another strength, too', () => {
    const state = after(typed('1'), moved(24), chosen(15));
    expect(calculateResult(state)).toMatchObject({ dose: 6, isTypedDoseOutdated: true });
  });
});

describe('the address', () => {
  const opened = (query: string): CalculatorAction => ({
    type: 'address opened',
    query: new URLSearchParams(query),
  });

  it.each([
    ['strength=10&steps=30', 10, 30, ''],
    ['strength=10&steps=30&mg=5', 10, 30, '5'],
    ['strength=10&steps=22&mg=3.75', 10, 22, '3.75'],
    ['strength=2.5&steps=60&mg=1e%2B9', 2.5, 60, '1000000000'],
  ])('%s carries strength, slider and what was typed', (query, strength, clicks, doseText) => {
    expect(after(opened(query))).toMatchObject({ strength, clicks, doseText, isTouched: true });
  });

  it.each([
    after(chosen(10), typed('3.75')),
    after(chosen(10), typed('3.75'), moved(22)),
    after(chosen(15), moved(12)),
    after(typed('7')),
  ])('brings back the same', (state) => {
    expect(after(opened(toQuery(state)))).toEqual(state);
  });

  it.each(['strength=3', 'steps=x', 'steps=-5', 'mg=abc', 'mg=1e999', 'utm_source=x', ''])(
    '%j falls to what stands there at first',
    (query) => {
      const { isTouched, ...state } = after(opened(query));
      const { isTouched: _, ...initial } = INITIAL_STATE;
      expect(state).toMatchObject({ ...initial, setLast: state.setLast });
      expect(calculateResult({ ...state, isTouched }).dose).toBe(2.5);
    },
  );

  it("without inputs begins with the user's own pen again", () => {
    const own: CalculatorAction = { type: 'pen found', strength: 7.5 };
    expect(after(moved(3), own, opened(''))).toMatchObject({ strength: 7.5, clicks: 60 });
  });
});
