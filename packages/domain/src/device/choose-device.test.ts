import { expect, it } from 'vitest';
import { chooseDevice } from './choose-device.ts';

const OWN_VIAL = { medicine: 'tirzepatide', kind: 'vial', doseMl: 0.25, doses: 4 } as const;

it('is the KwikPen unless something else is said', () => {
  expect(chooseDevice(10)).toEqual({
    id: 'mounjaro-kwikpen',
    brand: 'Mounjaro',
    medicine: 'tirzepatide',
    kind: 'click_pen',
    doseMl: 0.6,
    doses: 4,
    stepsPerDose: 60,
    goldenMl: 0.6,
    inUseDays: 30,
    intervalDays: 7,
    minGapHours: 72,
    missedWindowHours: 96,
  });
});

it('takes the clicks that the person counted where the catalogue knows none', () => {
  expect(chooseDevice(1, { id: 'ozempic-eu-1', stepsPerDose: 74 })).toMatchObject({
    medicine: 'semaglutide',
    doseMl: 0.74,
    stepsPerDose: 74,
    inUseDays: 42,
  });
});

it('says how many single-dose pens are in the box', () => {
  expect(chooseDevice(5, { id: 'zepbound-single-dose-pen-us', doses: 4 })).toMatchObject({
    kind: 'single_pen',
    doses: 4,
    stepsPerDose: 1,
  });
  expect(chooseDevice(5, { id: 'zepbound-single-dose-pen-us' })).toMatchObject({ doses: 1 });
});

it('counts a vial in units of 0.01 mL, one’s own too', () => {
  expect(chooseDevice(10, { id: 'zepbound-single-dose-vial-us' })).toMatchObject({
    stepsPerDose: 50,
    doses: 1,
  });
  expect(chooseDevice(2.5, OWN_VIAL)).toEqual({
    id: null,
    brand: null,
    medicine: 'tirzepatide',
    kind: 'vial',
    doseMl: 0.25,
    doses: 4,
    stepsPerDose: 25,
    goldenMl: 0,
    inUseDays: null,
    intervalDays: null,
    minGapHours: null,
    missedWindowHours: null,
  });
});

it('takes tablets in packs of up to 400, one’s own too, under a medicine of their own', () => {
  expect(chooseDevice(7, { id: 'rybelsus', doses: 400 })).toMatchObject({
    medicine: 'semaglutide (tablet)',
    kind: 'tablet',
    doseMl: null,
    doses: 400,
    stepsPerDose: 1,
  });
  const own = { medicine: 'semaglutide', kind: 'tablet', doses: 90 } as const;
  expect(chooseDevice(5, own)).toEqual({
    id: null,
    brand: null,
    medicine: 'semaglutide (tablet)',
    kind: 'tablet',
    doseMl: null,
    doses: 90,
    stepsPerDose: 1,
    goldenMl: 0,
    inUseDays: null,
    intervalDays: 1,
    minGapHours: null,
    missedWindowHours: null,
  });
  expect(chooseDevice(5, { ...own, doseMl: null, stepsPerDose: 1 })).toEqual(chooseDevice(5, own));
});

it.each([
  [10, { id: 'mounjaro-pen' }, 'unknown_device'],
  [3, {}, 'own_numbers_missing'],
  [3, { id: 'mounjaro-kwikpen' }, 'strength_not_listed'],
  [5, { id: 'mounjaro-kwikpen', stepsPerDose: 61 }, 'steps_differ'],
  [5, { id: 'mounjaro-kwikpen', doses: 5 }, 'doses_differ'],
  [5, { id: 'mounjaro-kwikpen', doseMl: 0.6 }, 'own_numbers_with_id'],
  [1, { id: 'ozempic-eu-1' }, 'steps_missing'],
  [1, { ...OWN_VIAL, kind: 'click_pen' }, 'steps_missing'],
  [1, { ...OWN_VIAL, stepsPerDose: 26 }, 'steps_differ'],
  [5, { id: 'zepbound-single-dose-pen-us', doses: 13 }, 'box_too_large'],
  [1, { ...OWN_VIAL, doseMl: 0.255 }, 'no_whole_units'],
  [1, { ...OWN_VIAL, doseMl: null }, 'own_numbers_missing'],
  [1, { ...OWN_VIAL, kind: 'tablet' }, 'tablets_have_no_ml'],
  [1, { ...OWN_VIAL, kind: 'tablet', doseMl: null, stepsPerDose: 2 }, 'steps_differ'],
  [1, { ...OWN_VIAL, doses: 101 }, 'too_many_doses'],
  [7, { id: 'rybelsus', doses: 401 }, 'pack_too_large'],
] as const)('of %d mg, %j, is refused: %s', (strength, choice, refusal) => {
  expect(chooseDevice(strength, choice)).toBe(refusal);
});

it('takes what is known when it is stated as well', () => {
  expect(chooseDevice(5, { id: 'mounjaro-kwikpen', stepsPerDose: 60, doses: 4 })).toEqual(
    chooseDevice(5),
  );
  expect(chooseDevice(2.5, { ...OWN_VIAL, stepsPerDose: 25 })).toEqual(chooseDevice(2.5, OWN_VIAL));
});
