// Shows 5.17, 13.13, 13.14.
import { OTHER_MEDICINE, withBrand, withDevice, withOwnNumbers } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import {
  checkNewPen,
  checkNumbers,
  type NewPenValues,
  newPenBodies,
  newPenValues,
  stepsOf,
  withProposal,
} from './new-pen.ts';

const TODAY = '2026-11-22';
const ASKED = { asksUse: true, country: 'Australia' };
const OPEN = { isSealed: false, enableFifthDose: false };
const first = newPenValues(TODAY, [], { ...OPEN, enableFifthDose: true });
const COST = { costPerPen: '245,5', purchaseDate: '2026-11-20' };

/** The form of a first pen after these changes, one after the other. */
const after = (...changes: ((values: NewPenValues) => Partial<NewPenValues>)[]): NewPenValues => {
  const values = { ...first, ...COST };
  for (const change of changes) Object.assign(values, withProposal(values, change(values), []));
  return values;
};
const brand = (name: string) => (values: NewPenValues) => withBrand(values, name);
const device = (id: string, mg: number) => (values: NewPenValues) => withDevice(values, id, mg);
const own = (name: string) => (values: NewPenValues) => withOwnNumbers(values, name);
const fields = (changed: Partial<NewPenValues>) => () => changed;
const KWIKPEN = [brand('Mounjaro'), device('mounjaro-kwikpen', 10)] as const;
/** The one pen that is added for them. */
const newPenBody = (values: NewPenValues) => newPenBodies(values, [])[0];
const told = (errors: ReturnType<typeof checkNewPen>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
const errorsOf = (values: NewPenValues) => told(checkNewPen(values));

const MISSING = 'Please fill in all required fields.';

describe('the questions', () => {
  it('are as few as the answers leave', () => {
    const stepsAfter = (...changes: Parameters<typeof after>) => stepsOf(after(...changes), ASKED);
    expect(stepsAfter(...KWIKPEN)).toEqual(['brand', 'strength', 'use', 'cost']);
    expect(stepsAfter(brand('Ozempic'), device('ozempic-eu-1', 1))).toEqual([
      'brand',
      'strength',
      'numbers',
      'use',
      'cost',
    ]);
    expect(stepsAfter(own(''))).toEqual(['brand', 'numbers', 'use', 'cost']);
    expect(stepsOf(after(...KWIKPEN), { ...ASKED, asksUse: false })).toEqual([
      'brand',
      'strength',
      'cost',
    ]);
  });
});

describe('a first pen', () => {
  it('has nothing chosen for it but today', () => {
    expect(first).toMatchObject({ name: '', medicine: '', brand: '', strength: '', device: '' });
    expect(first).toMatchObject({ startDate: TODAY, purchaseDate: TODAY });
    expect(errorsOf({ ...first, purchaseDate: '' })).toEqual({
      form: MISSING,
      medicine: 'Choose a medicine.',
      strength: 'Choose a strength.',
      name: 'Enter a name.',
      costPerPen: 'Enter the cost.',
      purchaseDate: 'Enter a purchase date.',
    });
  });

  it('says by its strength which of two KwikPens it is; only the original has a Golden Dose', () => {
    const original = after(...KWIKPEN);
    expect(errorsOf(original)).toEqual({});
    expect(newPenBody(original)).toEqual({
      name: 'Mounjaro 10 mg',
      strength: 10,
      device: { id: 'mounjaro-kwikpen' },
      startDate: TODAY,
      costPerPen: 245.5,
      costCurrency: null,
      wastedClicks: 0,
      purchaseDate: '2026-11-20',
      pharmacy: null,
      expiresOn: null,
      batch: null,
      enableFifthDose: true,
    });
    const modified = after(brand('Mounjaro'), device('mounjaro-kwikpen-modified', 10));
    expect(newPenBody(modified)).toMatchObject({ enableFifthDose: false });
  });

  it('keeps the currency of its cost and what was wasted, which is at most all of it', () => {
    const said = fields({ costCurrency: 'EUR', wastedClicks: '4' });
    expect(newPenBody(after(...KWIKPEN, said))).toMatchObject({
      costCurrency: 'EUR',
      wastedClicks: 4,
    });
    expect(errorsOf(after(...KWIKPEN, fields({ wastedClicks: '241' })))).toEqual({
      wastedClicks: 'Must be a whole number from 0 to 240.',
    });
    const sealed = after(...KWIKPEN, said, fields({ isSealed: true }));
    expect(newPenBody(sealed)).toMatchObject({ costCurrency: 'EUR', wastedClicks: 0 });
  });

  it('asks for clicks where no one knows them, and fills in none', () => {
    const ozempic = after(brand('Ozempic'), device('ozempic-eu-1', 1));
    expect(told(checkNumbers(ozempic))).toEqual({
      form: MISSING,
      stepsPerDose: 'Enter the clicks in a full dose.',
    });
    expect(errorsOf({ ...ozempic, stepsPerDose: '501' })).toEqual({
      stepsPerDose: 'Clicks must be a whole number from 1 to 500.',
    });
  });

  it('asks how many pens are in a box', () => {
    const box = after(brand('Zepbound'), device('zepbound-single-dose-pen-us', 5));
    expect(errorsOf(box)).toEqual({
      form: MISSING,
      doses: 'Enter how many pens are in the box.',
    });
    expect(errorsOf({ ...box, doses: '13' })).toEqual({
      doses: 'Pens must be a whole number from 1 to 12.',
    });
  });

  it('may be of numbers and of a medicine that no one has listed', () => {
    const vial = after(
      own(''),
      fields({ medicine: OTHER_MEDICINE, otherMedicine: ' Retatrutide ', strength: '2' }),
      fields({ kind: 'vial', doses: '5' }),
    );
    expect(vial.name).toBe('Retatrutide 2 mg');
    expect(errorsOf(vial)).toEqual({
      form: MISSING,
      doseMl: 'Enter the volume of a full dose.',
    });
    expect(errorsOf({ ...vial, doseMl: '0,125' })).toEqual({
      doseMl: 'A dose from a vial must be a whole number of units (0.01 mL each).',
    });
    expect(newPenBody({ ...vial, doseMl: '0,2' })).toMatchObject({
      strength: 2,
      device: { medicine: 'Retatrutide', kind: 'vial', doseMl: 0.2, doses: 5 },
    });
    const unlisted = after(brand('Mounjaro'), own('Mounjaro'));
    expect(unlisted.medicine).toBe('tirzepatide');
    expect(errorsOf(unlisted)).toMatchObject({
      strength: 'Enter a strength.',
      doseMl: 'Enter the volume of a full dose.',
      doses: 'Enter the number of full doses.',
    });
  });
});

describe('the pens after it', () => {
  const last = newTestPen({
    strength: 1,
    name: 'Ozempic 1 mg',
    startDate: TODAY,
    device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
  });
  const next = { ...newPenValues(TODAY, [newTestPen(), last], OPEN), ...COST };

  it('begin with the device and strength of the last one', () => {
    expect(errorsOf(next)).toEqual({});
    expect(newPenBody(next)).toMatchObject({
      name: 'Ozempic 1 mg (2)',
      strength: 1,
      device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
    });
  });

  it('begin with one’s own numbers, too', () => {
    const numbers = { medicine: 'Retatrutide', kind: 'vial', doseMl: 0.2, doses: 5 } as const;
    const own = {
      ...newPenValues(TODAY, [newTestPen({ strength: 2, device: numbers })], OPEN),
      ...COST,
    };
    expect(errorsOf(own)).toEqual({});
    expect(newPenBody(own)?.device).toEqual(numbers);
  });
});

describe('sealed pens', () => {
  const stock = {
    ...after(...KWIKPEN),
    isSealed: true,
    name: '10 mg',
    count: '3',
  };

  it('are as many as are asked for, each with a name of its own and no start', () => {
    expect(checkNewPen(stock)).toMatchObject({ form: null, count: null });
    const bodies = newPenBodies(stock, [newTestPen({ name: '10 mg (2)' })]);
    expect(bodies.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['10 mg', null],
      ['10 mg (3)', null],
      ['10 mg (4)', null],
    ]);
  });

  it('are at most twelve at once', () => {
    for (const count of ['', '0', '13', '1.5']) {
      expect(checkNewPen({ ...stock, count }).count).toBe('Must be a whole number from 1 to 12.');
    }
  });
});

it('follows brand and strength with the name that it proposes until someone writes another', () => {
  const chosen = after(...KWIKPEN);
  expect(chosen.name).toBe('Mounjaro 10 mg');
  expect(after(...KWIKPEN, device('mounjaro-kwikpen', 12.5)).name).toBe('Mounjaro 12.5 mg');
  const written = { ...chosen, name: 'Blue pen' };
  expect({ ...written, ...withProposal(written, { strength: '5' }, []) }.name).toBe('Blue pen');
});

describe('tablets', () => {
  const RYBELSUS = [brand('Rybelsus'), device('rybelsus', 7)] as const;

  it('are asked how many are in the pack, and of no liquid', () => {
    const pack = after(...RYBELSUS);
    expect(stepsOf(pack, ASKED)).toEqual(['brand', 'strength', 'numbers', 'use', 'cost']);
    expect(pack).toMatchObject({ doses: '30', name: 'Rybelsus tablets 7 mg' });
    expect(newPenBody(after(...RYBELSUS, fields({ doses: '90' })))).toMatchObject({
      strength: 7,
      device: { id: 'rybelsus', doses: 90 },
    });
    expect(errorsOf(after(...RYBELSUS, fields({ doses: '401' })))).toEqual({
      doses: 'Tablets must be a whole number from 1 to 400.',
    });
    expect(errorsOf(after(...RYBELSUS, fields({ doses: '' })))).toMatchObject({
      doses: 'Enter how many tablets are in the pack.',
      form: MISSING,
    });
  });

  it('of one’s own have a medicine, mg and a number', () => {
    const pack = after(
      own(''),
      fields({ kind: 'tablet', medicine: OTHER_MEDICINE, otherMedicine: 'Danuglipron' }),
      fields({ strength: '20', doses: '60' }),
    );
    expect(errorsOf(pack)).toEqual({});
    expect(newPenBody(pack)?.device).toEqual({
      medicine: 'Danuglipron',
      kind: 'tablet',
      doses: 60,
    });
  });
});
