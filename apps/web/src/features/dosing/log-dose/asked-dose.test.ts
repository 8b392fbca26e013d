// Shows 13.10.
import { mL } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { askedDose } from './asked-dose.ts';
import { type DoseEntryAction, EMPTY_ENTRY, enterDose } from './dose-entry.ts';
import { toEntryPen } from './entry-pen.ts';

const pen = toEntryPen(newTestPen());
const typed = (text: string): DoseEntryAction => ({ type: 'dose typed', text });
const moved = (to: number): DoseEntryAction => ({ type: 'clicks moved', to });
const GOLDEN: DoseEntryAction = { type: 'mode chosen', doseType: 'golden_dose', usualMl: null };

/** The hint after these actions on a pen of 10 mg, unless another is chosen among them. */
const after = (...actions: DoseEntryAction[]) => {
  const chosen: DoseEntryAction = { type: 'pen chosen', pen };
  const entry = [chosen, ...actions].reduce(enterDose, EMPTY_ENTRY);
  return askedDose({ ...entry, date: '' });
};

describe('a dose between two clicks', () => {
  const outcomes = (clicks: number, dose: string) => ({
    sentence: '3.75 mg falls exactly between 22 and 23 clicks.',
    outcome: `You typed 3.75 mg. ${dose} mg (${clicks} clicks) will be logged.`,
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
    [
      'the other pen gives it',
      { type: 'pen chosen', pen: toEntryPen(newTestPen({ _id: 'b', strength: 5 })) },
    ],
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
    const weak: DoseEntryAction = {
      type: 'pen chosen',
      pen: toEntryPen(newTestPen({ _id: 'b', strength: 5 })),
    };
    expect(after(weak, typed('7'))).toEqual({
      sentence: '7 mg is more than one full dose of this pen (5 mg).',
      outcome: 'You typed 7 mg. 5.00 mg (60 clicks) will be logged.',
      choices: [],
    });
    // As well when the pen is chosen after it.
    expect(after(typed('7'), weak)).toMatchObject({ choices: [] });
  });

  it('is said of golden volume, too', () => {
    const little: DoseEntryAction = { type: 'pen chosen', pen: { ...pen, goldenMl: mL(0.15) } };
    expect(after(little, GOLDEN, typed('3'))).toEqual({
      sentence:
        '3 mg is more than can still be logged as a Golden Dose from this pen (0.15 mL, 2.50 mg).',
      outcome: 'You typed 3 mg. 2.50 mg (0.15 mL) will be logged.',
      choices: [],
    });
    expect(after(little, GOLDEN, typed('2.5'))).toBeNull();
  });
});

describe('a dose of another device', () => {
  const of = (fields: Parameters<typeof newTestPen>[0], ...actions: DoseEntryAction[]) =>
    after({ type: 'pen chosen', pen: toEntryPen(newTestPen({ _id: 'b', ...fields })) }, ...actions);
  const VIAL = { device: { id: 'mounjaro-single-dose-vial-us' } };

  it('lies between two units of a vial, which gives no more than is left', () => {
    expect(of(VIAL, typed('2.5'))).toMatchObject({
      sentence: '2.5 mg falls exactly between 12 and 13 units.',
      outcome: 'You typed 2.5 mg. 2.60 mg (13 units) will be logged.',
      choices: [{ label: '12 units = 2.40 mg' }, { label: '13 units = 2.60 mg', isChosen: true }],
    });
    expect(of(VIAL, typed('2'))).toBeNull();
    expect(of({ ...VIAL, remainingClicks: 20 }, typed('5'))).toMatchObject({
      sentence: '5 mg is more than what is left in this vial (4.00 mg).',
      choices: [],
    });
  });

  it('is no whole pen of a box', () => {
    const box = { strength: 5, device: { id: 'zepbound-single-dose-pen-us', doses: 4 } };
    expect(of(box, typed('3'))).toMatchObject({
      sentence: '3 mg doesn’t come to a whole number of pens.',
      choices: [{ label: '1 pen = 5.00 mg', isChosen: true }],
    });
  });

  it('is written with as many decimals as tell its clicks apart', () => {
    const fine = { strength: 0.25, device: { id: 'ozempic-us-0.25', stepsPerDose: 74 } };
    expect(of(fine, typed('0.1'))).toMatchObject({
      outcome: 'You typed 0.1 mg. 0.101 mg (30 clicks) will be logged.',
      choices: [{ label: '29 clicks = 0.098 mg' }, { label: '30 clicks = 0.101 mg' }],
    });
  });
});
