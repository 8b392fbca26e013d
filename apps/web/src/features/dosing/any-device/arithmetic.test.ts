// Shows 13.10, 13.14, 13.21.
import { clicks, type DoseUnit, OWN_DEVICE, readForCalculation } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { describeArithmetic } from './arithmetic.ts';
import { calculate } from './calculation.ts';
import { type DeviceEntry, EMPTY_ENTRY } from './device-entry.ts';

const listed = (device: string, strength: number, stepsPerDose = ''): Partial<DeviceEntry> => ({
  device,
  strength: String(strength),
  stepsPerDose,
});
const KWIKPEN = listed('mounjaro-kwikpen', 10);
const OZEMPIC_COUNTED = listed('ozempic-eu-1', 1, '74');
const VIAL = listed('zepbound-single-dose-vial-us', 5);

const computed = (fields: Partial<DeviceEntry>, text: string, unit: DoseUnit = 'mg') => {
  const entry = { ...EMPTY_ENTRY, ...fields, unit, text };
  const device = readForCalculation(entry);
  if (device === null) throw new Error('No device');
  const calculation = calculate(entry, device);
  return {
    ...calculation,
    sums: describeArithmetic(entry, device, calculation).map((sum) => sum.join(' ')),
  };
};

describe('the arithmetic, by hand', () => {
  it('of counted clicks', () => {
    expect(computed(OZEMPIC_COUNTED, '37', 'steps').sums).toEqual([
      '37 clicks ÷ 74 × 1 mg = 0.5 mg',
      '0.5 mg ÷ (1 mg ÷ 0.74 mL) = 0.37 mL = 37 units of a U-100 syringe',
    ]);
  });

  it('of mg from a dial that no one counted', () => {
    expect(computed(listed('ozempic-us', 2), '0.5').sums).toEqual([
      '0.5 mg ÷ 2 mg = 0.25 doses',
      '0.5 mg ÷ (2 mg ÷ 0.75 mL) = 0.1875 mL = 18.75 units of a U-100 syringe',
    ]);
  });

  it('of mg from a vial, in units', () => {
    const { sums, steps } = computed(VIAL, '2.5');
    expect(steps).toBe(25);
    expect(sums).toEqual(['2.5 mg ÷ (5 mg ÷ 0.5 mL) = 0.25 mL = 25 units of a U-100 syringe']);
  });

  it('of units and of mL', () => {
    expect(computed(VIAL, '25', 'units').sums).toEqual([
      '25 units of a U-100 syringe ÷ 100 = 0.25 mL',
      '0.25 mL × (5 mg ÷ 0.5 mL) = 2.5 mg',
    ]);
    expect(computed(OZEMPIC_COUNTED, '0.37', 'mL').sums).toEqual([
      '0.37 mL × 100 = 37 units of a U-100 syringe',
      '0.37 mL × (1 mg ÷ 0.74 mL) = 0.5 mg',
      '0.37 mL ÷ 0.74 mL × 74 clicks = 37 clicks',
    ]);
  });

  it('says where it is rounded', () => {
    expect(computed(KWIKPEN, '22', 'steps').sums).toEqual([
      '22 clicks ÷ 60 × 10 mg ≈ 3.67 mg',
      '22 clicks ÷ 60 × 0.6 mL = 0.22 mL = 22 units of a U-100 syringe',
    ]);
    expect(computed(listed('wegovy-flextouch-1-2.4', 1.7), '0.5').sums.at(-1)).toBe(
      '0.5 mg ÷ (1.7 mg ÷ 0.75 mL) ≈ 0.2206 mL ≈ 22.06 units of a U-100 syringe',
    );
    // As it is written 3.67 mg are 22 clicks, and those are 3.666… mg.
    expect(computed(KWIKPEN, '3.67').sums).toEqual([
      '3.67 mg ÷ 10 mg × 60 clicks ≈ 22 clicks',
      '3.67 mg ÷ (10 mg ÷ 0.6 mL) ≈ 0.22 mL = 22 units of a U-100 syringe',
    ]);
  });

  it('of own numbers', () => {
    const own = {
      device: OWN_DEVICE,
      strength: '3',
      doseMl: '0.4',
      stepsPerDose: '32',
    } as const;
    expect(computed(own, '8', 'steps').sums).toEqual([
      '8 clicks ÷ 32 × 3 mg = 0.75 mg',
      '0.75 mg ÷ (3 mg ÷ 0.4 mL) = 0.1 mL = 10 units of a U-100 syringe',
    ]);
  });

  it('is none of nothing', () => {
    expect(computed(KWIKPEN, '').sums).toEqual([]);
    expect(computed(KWIKPEN, '-3').sums).toEqual([]);
  });
});

describe('what a device gives', () => {
  it('is asked, never rounded: 3.75 mg stay, with both clicks beside them', () => {
    const between = computed(KWIKPEN, '3.75');
    expect(between).toMatchObject({ neighbours: [22, 23], steps: null, dose: { mg: 3.75 } });
    expect(between.sums[0]).toBe('3.75 mg ÷ 10 mg × 60 clicks = 22.5 clicks');
    const chosen = computed({ ...KWIKPEN, chosen: clicks(22) }, '3.75');
    expect(chosen).toMatchObject({ neighbours: [22, 23], steps: 22, dose: { units: 22 } });
    expect(chosen.sums[0]).toBe('22 clicks ÷ 60 × 10 mg ≈ 3.67 mg');
  });

  it('has the same neighbours for the same amount in any unit', () => {
    for (const [text, unit] of [
      ['0.225', 'mL'],
      ['22.5', 'units'],
      ['22.5', 'steps'],
    ] as const) {
      expect(computed(KWIKPEN, text, unit).neighbours).toEqual([22, 23]);
    }
  });

  it.each([
    ['one labelled dose of a pen', KWIKPEN, '10.1', true],
    ['a whole dose', KWIKPEN, '10', false],
    ['all of a vial with four doses', listed('tirzepatide-multi-dose-vial-us', 5), '20', false],
    ['more than that', listed('tirzepatide-multi-dose-vial-us', 5), '20.1', true],
    ['0.5 mg of a pen with 0.25', listed('ozempic-us-0.25', 0.25), '0.5', true],
  ])('knows too much: %s', (_, fields, text, expected) => {
    expect(computed(fields, text).isTooMuch).toBe(expected);
  });

  it.each([
    ['0.5', true],
    ['1', false],
    ['', false],
  ])('knows a part of a labelled dose: %j mg of 1 mg', (text, expected) => {
    expect(computed(listed('ozempic-eu-1', 1), text).isPart).toBe(expected);
  });
});

it('of tablets knows no liquid', () => {
  const rybelsus = listed('rybelsus', 7);
  expect(computed(rybelsus, '14')).toMatchObject({
    steps: 2,
    sums: ['14 mg ÷ 7 mg = 2 tablets'],
    isTooMuch: false,
  });
  expect(computed(rybelsus, '1', 'steps').sums).toEqual(['1 tablet × 7 mg = 7 mg']);
  expect(computed(rybelsus, '77').isTooMuch).toBe(true);
  const own = { device: OWN_DEVICE, kind: 'tablet', strength: '20', doses: '30' } as const;
  expect(computed(own, '40').sums).toEqual(['40 mg ÷ 20 mg = 2 tablets']);
});
