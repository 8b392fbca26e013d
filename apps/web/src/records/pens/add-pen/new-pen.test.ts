// Shows 5.17, 13.13, 13.14, 13.15.
import { DEVICE_CATALOGUE } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { OTHER } from '../../medicines/medicines.ts';
import { newTestPen } from '../pens-for-tests.ts';
import {
  listPresentations,
  listStrengths,
  OWN,
  withDevice,
  withMedicine,
  withStrength,
} from './device-choice.ts';
import {
  checkNewPen,
  type NewPenValues,
  newPenBodies,
  newPenValues,
  withProposal,
} from './new-pen.ts';

const TODAY = '2026-11-22';
const first = newPenValues(TODAY, [], true);
const COST = { costPerPen: '245,5', purchaseDate: '2026-11-20' };

/** The form of a first pen after these changes, one after the other. */
const after = (...changes: ((values: NewPenValues) => Partial<NewPenValues>)[]): NewPenValues => {
  const values = { ...first, ...COST };
  for (const change of changes) Object.assign(values, withProposal(values, change(values), []));
  return values;
};
const medicine = (name: string) => () => withMedicine(name);
const strength = (mg: string) => (values: NewPenValues) => withStrength(values, mg);
const device = (id: string) => (values: NewPenValues) => withDevice(values, id);
const fields = (changed: Partial<NewPenValues>) => () => changed;
/** The one pen that is added for them. */
const newPenBody = (values: NewPenValues) => newPenBodies(values, [])[0];
const errorsOf = (values: NewPenValues) =>
  Object.fromEntries(
    Object.entries(checkNewPen(values, { isSealed: false })).filter(([, error]) => error),
  );

const MISSING = 'Please fill in all required fields.';

describe('a first pen', () => {
  it('has nothing chosen for it', () => {
    expect(first).toMatchObject({ name: '', medicine: '', strength: '', device: '' });
    expect(errorsOf(first)).toEqual({
      form: MISSING,
      medicine: 'Choose a medicine.',
      strength: 'Choose a strength.',
      name: 'Enter a pen name.',
      costPerPen: 'Enter the cost of the pen.',
      purchaseDate: 'Enter a purchase date.',
    });
  });

  it('says which of two KwikPens it is; only the original has a Golden Dose', () => {
    const open = after(medicine('tirzepatide'), strength('10'));
    expect(errorsOf(open)).toEqual({ form: MISSING, device: 'Choose one of these.' });
    const original = after(medicine('tirzepatide'), strength('10'), device('mounjaro-kwikpen'));
    expect(errorsOf(original)).toEqual({});
    expect(newPenBody(original)).toEqual({
      name: '10 mg, Nov',
      strength: 10,
      device: { id: 'mounjaro-kwikpen' },
      startDate: TODAY,
      costPerPen: 245.5,
      purchaseDate: '2026-11-20',
      pharmacy: null,
      expiresOn: null,
      batch: null,
      enableFifthDose: true,
    });
    const modified = { ...original, ...withDevice(original, 'mounjaro-kwikpen-modified') };
    expect(newPenBody(modified)).toMatchObject({ enableFifthDose: false });
  });

  it('asks for clicks where nobody knows them, and fills in none', () => {
    const ozempic = after(medicine('semaglutide'), strength('1'), device('ozempic-eu-1'));
    expect(errorsOf(ozempic)).toEqual({
      form: MISSING,
      stepsPerDose: 'Enter the clicks in a full dose.',
    });
    expect(errorsOf({ ...ozempic, stepsPerDose: '501' })).toEqual({
      stepsPerDose: 'Clicks must be a whole number from 1 to 500.',
    });
    expect(newPenBody({ ...ozempic, stepsPerDose: '74' })).toMatchObject({
      device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
    });
    const whole = { ...ozempic, givesWholeDoses: true };
    expect(errorsOf(whole)).toEqual({});
    expect(newPenBody(whole)?.device).toEqual({ id: 'ozempic-eu-1', stepsPerDose: 1 });
  });

  it('asks how many pens are in a box', () => {
    const box = after(
      medicine('tirzepatide'),
      strength('5'),
      device('zepbound-single-dose-pen-us'),
    );
    expect(errorsOf(box)).toEqual({
      form: MISSING,
      doses: 'Enter how many pens are in the box.',
    });
    expect(errorsOf({ ...box, doses: '13' })).toEqual({
      doses: 'Pens must be a whole number from 1 to 12.',
    });
    expect(newPenBody({ ...box, doses: '4' })?.device).toEqual({
      id: 'zepbound-single-dose-pen-us',
      doses: 4,
    });
  });

  it('may be of numbers and of a medicine that nobody has listed', () => {
    const own = after(
      medicine(OTHER),
      fields({ otherMedicine: ' Retatrutide ', strength: '2', kind: 'vial', doses: '5' }),
    );
    expect(errorsOf(own)).toEqual({
      form: MISSING,
      doseMl: 'Enter the liquid in a full dose.',
    });
    expect(errorsOf({ ...own, doseMl: '0,125' })).toEqual({
      doseMl: 'A dose from a vial must be whole units of 0.01 mL.',
    });
    expect(newPenBody({ ...own, doseMl: '0,2' })).toMatchObject({
      strength: 2,
      device: { medicine: 'Retatrutide', kind: 'vial', doseMl: 0.2, doses: 5 },
    });
    const unlisted = after(medicine('tirzepatide'), strength(OWN));
    expect(errorsOf(unlisted)).toMatchObject({
      strength: 'Enter a strength.',
      doseMl: 'Enter the liquid in a full dose.',
      doses: 'Enter how many full doses are in it.',
    });
  });
});

describe('the pens after it', () => {
  const last = newTestPen({
    strength: 1,
    name: '1 mg, Nov',
    startDate: TODAY,
    device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
  });
  const next = { ...newPenValues(TODAY, [newTestPen(), last], false), ...COST };

  it('begin with the device and strength of the last one', () => {
    expect(errorsOf(next)).toEqual({});
    expect(newPenBody(next)).toMatchObject({
      name: '1 mg, Nov (2)',
      strength: 1,
      device: { id: 'ozempic-eu-1', stepsPerDose: 74 },
    });
  });

  it('keep brand and market in another strength, but not clicks of another amount', () => {
    const less = { ...next, ...withStrength(next, '0.5') };
    expect(less).toMatchObject({ device: 'ozempic-eu-0.5', stepsPerDose: '' });
    // Sold in other markets: nothing is inferred.
    expect(withStrength(next, '2')).toMatchObject({ device: '' });
  });

  it('begin with one’s own numbers, too', () => {
    const numbers = { medicine: 'Retatrutide', kind: 'vial', doseMl: 0.2, doses: 5 } as const;
    const own = {
      ...newPenValues(TODAY, [newTestPen({ strength: 2, device: numbers })], false),
      ...COST,
    };
    expect(errorsOf(own)).toEqual({});
    expect(newPenBody(own)?.device).toEqual(numbers);
  });
});

describe('sealed pens', () => {
  const stock = {
    ...after(medicine('tirzepatide'), strength('10'), device('mounjaro-kwikpen')),
    startDate: '',
    name: '10 mg',
    count: '3',
  };
  const isSealed = true;

  it('are as many as are asked for, each with a name of its own and no start', () => {
    expect(checkNewPen(stock, { isSealed })).toMatchObject({ form: null, count: null });
    const bodies = newPenBodies(stock, [newTestPen({ name: '10 mg (2)' })]);
    expect(bodies.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['10 mg', null],
      ['10 mg (3)', null],
      ['10 mg (4)', null],
    ]);
  });

  it('are at most twelve at once', () => {
    for (const count of ['', '0', '13', '1.5']) {
      expect(checkNewPen({ ...stock, count }, { isSealed }).count).toBe(
        'Must be a whole number from 1 to 12.',
      );
    }
  });
});

describe('the proposed name', () => {
  const chosen = after(medicine('tirzepatide'), strength('10'));

  it('follows strength and start day while nobody has written another', () => {
    expect(chosen.name).toBe('10 mg, Nov');
    expect(after(medicine('tirzepatide'), strength('10'), strength('12.5')).name).toBe(
      '12.5 mg, Nov',
    );
    expect(withProposal(chosen, { startDate: '2026-12-01' }, []).name).toBe('10 mg, Dec');
    const written = { ...chosen, name: 'Blue pen' };
    expect({ ...written, ...withProposal(written, { strength: '5' }, []) }.name).toBe('Blue pen');
  });
});

it('offers every presentation of the catalogue by its medicine and strength', () => {
  const offered = new Set(
    [...new Set(DEVICE_CATALOGUE.map((entry) => entry.medicine))].flatMap((name) =>
      listStrengths(name).flatMap((mg) =>
        listPresentations({ medicine: name, strength: String(mg) }, '').map(({ id }) => id),
      ),
    ),
  );
  expect(offered.size).toBe(DEVICE_CATALOGUE.length);
  const [one] = listPresentations({ medicine: 'tirzepatide', strength: '5' }, 'United States');
  expect(one?.markets).toContain('US');
});
