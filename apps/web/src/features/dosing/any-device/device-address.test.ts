// Shows 13.21, 13.24.
import { clicks, readForCalculation } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';
import { fromQuery, toLogQuery, toQuery } from './device-address.ts';
import { EMPTY_ENTRY, withAmount, withBrand, withDevice, withOwnNumbers } from './device-entry.ts';

const read = (query: string) => fromQuery(new URLSearchParams(query));

describe('an address', () => {
  it.each([
    'device=other',
    'device=other&brand=Ozempic',
    'device=ozempic-us',
    'device=ozempic-us&strength=2',
    'device=ozempic-eu-1&strength=1&stepsPerDose=74&steps=37',
    'device=ozempic-eu-1&strength=1&stepsPerDose=74&mg=0.5&steps=37',
    'device=ozempic-eu-1&strength=1&mg=0.5',
    'device=mounjaro-kwikpen&strength=10&mg=3.75',
    'device=mounjaro-kwikpen&strength=10&mg=3.75&steps=22',
    'device=zepbound-single-dose-vial-us&strength=5&units=25&steps=25',
    'device=own&medicine=Some+peptide&kind=vial&strength=10&doseMl=1&doses=4&mL=0.25&steps=25',
    'device=own&kind=click_pen&strength=3&doseMl=0.4&stepsPerDose=32&steps=8',
  ])('%s carries all that was entered', (query) => {
    const entry = read(query);
    expect(entry && toQuery(entry)).toBe(query);
  });

  it('with steps alone stands in the units of a vial', () => {
    expect(read('device=zepbound-single-dose-vial-us&strength=5&steps=25')).toMatchObject({
      unit: 'units',
      text: '25',
    });
  });

  it.each([
    ['device=ozempic-eu-1&strength=3&steps=abc', { strength: '1', text: '' }],
    ['device=ozempic-us&strength=0.75', { strength: '' }],
    ['device=ozempic-us&strength=2&mg=-1&steps=1e99', { text: '' }],
    ['device=mounjaro-kwikpen&stepsPerDose=99', { stepsPerDose: '' }],
    ['device=own&kind=rocket&strength=x', { kind: 'click_pen', strength: '' }],
    ['device=other&brand=water', { brand: '' }],
  ])('%s: junk counts as nothing', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it.each(['device=', 'device=toString', 'device=mounjaro'])('%s names no device', (query) => {
    expect(read(query)).toBeNull();
  });

  it('opens a chosen step only beside what was typed', () => {
    const entry = read('device=mounjaro-kwikpen&strength=10&mg=3.75&steps=40');
    const device = entry && readForCalculation(entry);
    expect(device && calculate(entry, device).steps).toBeNull();
  });
});

it('tells Log Dose the steps where the device gives them, and the mg', () => {
  const logged = (query: string) => {
    const entry = read(query);
    const device = entry && readForCalculation(entry);
    return device && toLogQuery(entry, device, calculate(entry, device));
  };
  expect(logged('device=ozempic-eu-1&strength=1&stepsPerDose=74&mL=0.37')).toBe(
    'device=ozempic-eu-1&strength=1&stepsPerDose=74&medicine=semaglutide&steps=37',
  );
  expect(logged('device=mounjaro-kwikpen&strength=10&mg=3.75')).toBe(
    'device=mounjaro-kwikpen&strength=10&medicine=tirzepatide&stepsPerDose=60&mg=3.75',
  );
});

describe('another device', () => {
  const ozempic = withDevice(withBrand(EMPTY_ENTRY, 'Ozempic'), 'ozempic-us', 2);

  it('has no clicks that no one chose', () => {
    expect(ozempic).toMatchObject({ medicine: 'semaglutide', strength: '2', stepsPerDose: '' });
    expect(withBrand(ozempic, 'Saxenda')).toMatchObject({ device: '', strength: '' });
    expect(withBrand(ozempic, 'Ozempic')).toBe(ozempic);
  });

  it('keeps mg, and nothing that was of the other', () => {
    const typed = { ...ozempic, stepsPerDose: '75' };
    expect(withDevice(withAmount(typed, 'mg', '0.5'), 'ozempic-eu-2', 2)).toMatchObject({
      strength: '2',
      stepsPerDose: '',
      text: '0.5',
    });
    const counted = { ...withAmount(typed, 'steps', '18'), chosen: clicks(18) };
    expect(withDevice(counted, 'ozempic-eu-2', 2)).toMatchObject({ text: '', chosen: null });
    // Another strength of the same pen has the same clicks.
    expect(withDevice(counted, 'ozempic-us', 1)).toMatchObject({ text: '18', stepsPerDose: '75' });
    expect(withOwnNumbers(counted)).toMatchObject({ brand: '', medicine: 'semaglutide', text: '' });
  });
});
