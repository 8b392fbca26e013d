import { mg, mL } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { askedDose } from './asked-dose.ts';
import { type DoseEntryAction, EMPTY_ENTRY, enterDose } from './dose-entry.ts';

const pen = { id: 'a', strength: mg(10), goldenMl: mL(0.6), enableFifthDose: true };
const typed = (text: string): DoseEntryAction => ({ type: 'dose typed', text });
const moved = (to: number): DoseEntryAction => ({ type: 'clicks moved', to });
const GOLDEN: DoseEntryAction = { type: 'mode chosen', doseType: 'golden_dose', usualMl: null };

/** What is said after these actions on a pen of 10 mg, unless another is chosen among them. */
const after = (...actions: DoseEntryAction[]) => {
  const chosen: DoseEntryAction = { type: 'pen chosen', pen };
  const entry = [chosen, ...actions].reduce(enterDose, EMPTY_ENTRY);
  return askedDose({ ...entry, date: '' });
};

describe('a dose between two clicks', () => {
  const outcomes = (clicks: number, dose: string) => ({
    sentence: '3.75 mg falls exactly between 22 and 23 clicks.',
    outcome: `You typed 3.75 mg. What will be logged is ${dose} mg (${clicks} clicks).`,
    choices: [
      { label: '22 clicks = 3.67 mg', steps: 22, isChosen: clicks === 22 },
      { label: '23 clicks = 3.83 mg', steps: 23, isChosen: clicks === 23 },
    ],
  });

  it('gives both to choose from, and stays what was asked for', () => {
    expect(after(typed('3.75'))).toEqual(outcomes(23, '3.83'));
    expect(after(typed('3.75'), moved(22))).toEqual(outcomes(22, '3.67'));
    expect(after(typed('3.75'), moved(22), moved(23))).toEqual(outcomes(23, '3.83'));
  });

  it.each<[string, DoseEntryAction]>([
    ['the slider goes elsewhere', moved(24)],
    ['another dose is typed', typed('5')],
    ['nothing is typed', typed('')],
    ['the kind of dose changes', GOLDEN],
    ['the other pen gives it', { type: 'pen chosen', pen: { ...pen, id: 'b', strength: mg(5) } }],
  ])('is not spoken of once %s', (_, action) => {
    expect(after(typed('3.75'), action)).toBeNull();
  });

  it('is in steps of 0.01 mL for a Golden Dose', () => {
    expect(after(GOLDEN, typed('3.75'))).toMatchObject({
      sentence: '3.75 mg falls exactly between 0.22 and 0.23 mL.',
      choices: [{ label: '0.22 mL = 3.67 mg' }, { label: '0.23 mL = 3.83 mg' }],
    });
  });
});

describe('a dose that is more than there is', () => {
  it('is said, and what will be logged', () => {
    const weak: DoseEntryAction = { type: 'pen chosen', pen: { ...pen, id: 'b', strength: mg(5) } };
    expect(after(weak, typed('7'))).toEqual({
      sentence: '7 mg is more than one full dose of this pen (5 mg).',
      outcome: 'You typed 7 mg. What will be logged is 5.00 mg (60 clicks).',
      choices: [],
    });
    // As well when the pen is chosen after it.
    expect(after(typed('7'), weak)).toMatchObject({ choices: [] });
  });

  it('is said of golden volume, too', () => {
    const little: DoseEntryAction = { type: 'pen chosen', pen: { ...pen, goldenMl: mL(0.15) } };
    expect(after(little, GOLDEN, typed('3'))).toEqual({
      sentence: '3 mg is more than the golden volume left in this pen (0.15 mL, 2.50 mg).',
      outcome: 'You typed 3 mg. What will be logged is 2.50 mg (0.15 mL).',
      choices: [],
    });
    expect(after(little, GOLDEN, typed('2.5'))).toBeNull();
  });
});
