// Shows 13.21.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doseScale } from '../device/device.ts';
import { DEVICE_CATALOGUE, findDevice } from '../device/device-catalogue.ts';
import { weeklyPenScale } from '../pen/pen-model.ts';
import { mg } from '../units.ts';
import { neighbouringSteps } from './dose-amount.ts';
import { DOSE_UNITS, doseInUnits } from './dose-units.ts';

/** A device of the catalogue, with the clicks that someone counted; 1 where no one did. */
const scaleOf = (id: string, strength: number, counted = 1) => {
  const device = findDevice(id);
  if (device === undefined) throw new Error(`no entry ${id}`);
  expect(device.strengths).toContain(strength);
  return doseScale(strength, { ...device, stepsPerDose: device.stepsPerDose ?? counted });
};

describe('0.5 mg of each pen of semaglutide', () => {
  // By hand: 0.5 ÷ mg of a dose × mL of a dose.
  const VOLUMES = [
    ['ozempic-eu-0.25', 0.25, 0.38],
    ['ozempic-eu-0.5', 0.5, 0.37],
    ['ozempic-eu-0.5-3ml', 0.5, 0.74],
    ['ozempic-eu-1', 1, 0.37],
    ['ozempic-eu-2', 2, 0.185],
    ['ozempic-us-0.25', 0.25, 0.75],
    ['ozempic-us', 0.5, 0.75],
    ['ozempic-us', 1, 0.375],
    ['ozempic-us', 2, 0.1875],
    ['ozempic-us-syringe', 0.25, 1],
    ['ozempic-us-syringe', 0.5, 0.5],
    ['ozempic-us-syringe', 1, 0.25],
    ['ozempic-br', 1, 0.37],
    ['wegovy-flextouch-0.25-0.5', 0.25, 0.74],
    ['wegovy-flextouch-0.25-0.5', 0.5, 0.37],
    ['wegovy-flextouch-1-2.4', 1, 0.375],
    ['wegovy-flextouch-1-2.4', 1.7, 0.220588],
    ['wegovy-flextouch-1-2.4', 2.4, 0.15625],
    ['wegovy-flextouch-us', 2.4, 0.15625],
    ['wegovy-single-dose-eu-0.25-1', 0.25, 1],
    ['wegovy-single-dose-eu-0.25-1', 0.5, 0.5],
    ['wegovy-single-dose-eu-0.25-1', 1, 0.25],
    ['wegovy-single-dose-us-0.25-1', 0.25, 1],
    ['wegovy-single-dose-us-0.25-1', 0.5, 0.5],
    ['wegovy-single-dose-us-0.25-1', 1, 0.25],
    ['wegovy-single-dose-eu-1.7-2.4', 1.7, 0.220588],
    ['wegovy-single-dose-eu-1.7-2.4', 2.4, 0.15625],
    ['wegovy-single-dose-us-1.7-2.4', 1.7, 0.220588],
    ['wegovy-single-dose-us-1.7-2.4', 2.4, 0.15625],
    ['wegovy-hd-us', 7.2, 0.052083],
  ] as const;

  it.each(VOLUMES)('%s with %d mg a dose: %d mL', (id, strength, volume) => {
    const found = doseInUnits(0.5, 'mg', scaleOf(id, strength));
    expect(found.mL).toBeCloseTo(volume, 6);
    expect(found.units).toBeCloseTo(volume * 100, 4);
    expect(found.steps).toBeCloseTo(0.5 / strength, 12);
  });

  it('is all of them', () => {
    const all = DEVICE_CATALOGUE.filter(({ medicine }) => medicine === 'semaglutide');
    expect(VOLUMES.map(([id, strength]) => `${id} ${strength}`)).toEqual(
      all.flatMap(({ id, strengths }) => strengths.map((strength) => `${id} ${strength}`)),
    );
  });

  // By hand: 0.5 ÷ 1 × 74, 0.5 ÷ 0.5 × 37, 0.5 ÷ 2 × 74 = 18.5, 0.5 ÷ 2.4 × 75 = 15.625.
  it.each([
    ['ozempic-eu-1', 1, 74, 37, null],
    ['ozempic-eu-0.5', 0.5, 37, 37, null],
    ['ozempic-eu-2', 2, 74, 18.5, [18, 19]],
    ['wegovy-flextouch-us', 2.4, 75, 15.625, [15, 16]],
  ] as const)(
    '%s with %d mg in %d counted clicks: %d clicks',
    (id, strength, counted, of, beside) => {
      const scale = scaleOf(id, strength, counted);
      expect(doseInUnits(0.5, 'mg', scale).steps).toBeCloseTo(of, 9);
      expect(neighbouringSteps(mg(0.5), scale)).toEqual(beside);
    },
  );
});

it('2.5 mg from a vial of 10 mg/mL are 25 units', () => {
  const vial = scaleOf('zepbound-single-dose-vial-us', 5);
  expect(doseInUnits(2.5, 'mg', vial)).toEqual({ steps: 25, mg: 2.5, mL: 0.25, units: 25 });
  expect(doseInUnits(25, 'units', vial)).toEqual({ steps: 25, mg: 2.5, mL: 0.25, units: 25 });
});

it('3.75 mg of a KwikPen with 10 mg are 22.5 clicks, which no dial gives', () => {
  expect(doseInUnits(3.75, 'mg', weeklyPenScale(10)).steps).toBeCloseTo(22.5, 12);
  expect(neighbouringSteps(mg(3.75), weeklyPenScale(10))).toEqual([22, 23]);
});

it('14 mg of Rybelsus 7 mg are two tablets, and no liquid', () => {
  const pack = scaleOf('rybelsus', 7);
  expect(doseInUnits(14, 'mg', pack)).toEqual({ steps: 2, mg: 14, mL: 0, units: 0 });
  expect(doseInUnits(1, 'mL', pack)).toEqual({ steps: 0, mg: 0, mL: 0, units: 0 });
});

it('comes back from every unit to every unit', () => {
  const scale = fc.constantFrom(
    ...DEVICE_CATALOGUE.filter(({ doseMl }) => doseMl !== null).flatMap((device) =>
      device.strengths.map((strength) => scaleOf(device.id, strength, 74)),
    ),
  );
  const unit = fc.constantFrom(...DOSE_UNITS);
  const amount = fc.integer({ min: 1, max: 50_000 }).map((n) => n / 1000);
  fc.assert(
    fc.property(scale, unit, unit, amount, (of, from, to, given) => {
      const there = doseInUnits(given, from, of)[to];
      expect(doseInUnits(there, to, of)[from] / given).toBeCloseTo(1, 12);
    }),
  );
});
