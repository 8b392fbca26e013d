// Shows 13.5, 13.10.

import type { Dose } from '@dosewise/contract';
import { OTHER_MEDICINE } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { describeDose, describeOrigin } from '../../../parts/doses/dose-words.ts';
import { lastMedicine, listMedicines } from '../../../parts/medicines/medicines.ts';
import { hasSeveralMedicines } from '../../../parts/pens/pen-names.ts';
import { EMPTY_INJECTION } from './dose-entry.ts';
import {
  checkWithoutPen,
  type DoseWithoutPen,
  withoutPenBody,
} from './dose-without-pen-dialog.tsx';

const NOW = Date.parse('2026-11-22T12:00:00');
const entry: DoseWithoutPen = {
  medicine: 'semaglutide',
  otherMedicine: '',
  isTablet: false,
  doseAmount: '0.125',
  date: '2026-11-20T08:00',
  ...EMPTY_INJECTION,
};
const dose = (fields: object) =>
  ({ penId: null, medicine: 'semaglutide', clicks: null, doseType: 'standard', ...fields }) as Dose;

describe('a dose without a pen', () => {
  it('is sent with its medicine and its mg', () => {
    expect(Object.values(checkWithoutPen(entry, NOW)).filter(Boolean)).toEqual([]);
    expect(withoutPenBody(entry)).toMatchObject({
      penId: null,
      medicine: 'semaglutide',
      doseAmount: 0.125,
      injectionSubLocation: 'left_lower',
    });
  });

  it('is of any medicine, which is spelled as the catalogue does where that knows it', () => {
    const typed = { ...entry, medicine: OTHER_MEDICINE, otherMedicine: ' Tirzepatide ' };
    expect(withoutPenBody(typed)).toMatchObject({ medicine: 'tirzepatide' });
    expect(checkWithoutPen({ ...typed, otherMedicine: 'x' }, NOW)).toMatchObject({
      otherMedicine: 'Use 2 to 60 characters.',
    });
  });

  it('is of a tablet where its owner says so of a medicine that is typed, without a site', () => {
    const typed = {
      ...entry,
      medicine: OTHER_MEDICINE,
      otherMedicine: 'Metformin',
      isTablet: true,
    };
    expect(withoutPenBody(typed)).toMatchObject({ extractionMethod: 'oral', painLevel: null });
    expect(withoutPenBody(typed)).not.toHaveProperty('injectionLocation');
    // What was ticked for another medicine counts no more.
    expect(withoutPenBody({ ...typed, medicine: 'semaglutide' })).not.toHaveProperty(
      'extractionMethod',
    );
    expect(withoutPenBody({ ...typed, isTablet: false })).toHaveProperty('injectionLocation');
  });

  it('says what is missing', () => {
    expect(checkWithoutPen({ ...entry, medicine: '', doseAmount: '' }, NOW)).toMatchObject({
      medicine: 'Choose a medicine.',
      doseAmount: 'Dose amount must be a number above 0 and at most 100 mg.',
    });
  });

  it('is described by what is known of it', () => {
    expect(describeDose(dose({ doseAmount: 0.125 }), null)).toBe('0.125 mg');
    expect(describeDose(dose({ doseAmount: 5 }), null)).toBe('5.00 mg');
    expect(describeOrigin(dose({}), null, false)).toBe('Without a pen');
    expect(describeOrigin(dose({}), null, true)).toBe('Without a pen · semaglutide');
    expect(describeOrigin(dose({ penId: 'x' }), null, false)).toBe('Unknown pen');
  });
});

it('names the medicine once there is more than one, and proposes that of the last dose', () => {
  const pen = newTestPen();
  const tirzepatide = dose({ medicine: 'tirzepatide' });
  expect(hasSeveralMedicines([pen], [tirzepatide])).toBe(false);
  expect(hasSeveralMedicines([pen], [dose({})])).toBe(true);
  expect(lastMedicine([pen], [dose({})])).toBe('semaglutide');
  expect(lastMedicine([], [])).toBeNull();
  expect(listMedicines([], [dose({ medicine: 'Retatrutide' })])).toContain('Retatrutide');
});
