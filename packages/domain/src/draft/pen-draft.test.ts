// Shows 5.17, 5.20, 7.17.
import { describe, expect, it } from 'vitest';
import { OPEN_PEN_FIELDS, type PenDraft, penFaults, SEALED_PEN_FIELDS } from './pen-draft.ts';

const filled: PenDraft = {
  name: ' Blue ',
  startDate: '2026-11-21',
  costPerPen: '245,5',
  purchaseDate: '2026-11-20',
  expiresOn: '',
  wastedClicks: '0',
};
const faultsOf = (draft: PenDraft, facts: Partial<Parameters<typeof penFaults>[1]> = {}) => {
  const usual = { today: '2026-11-22', firstDoseOn: null, mostWasted: 240 };
  const faults = penFaults(draft, { ...usual, required: OPEN_PEN_FIELDS, ...facts });
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
};

describe('a pen that is entered', () => {
  it('is whole with all that is required', () => {
    expect(faultsOf(filled)).toEqual({});
    expect(faultsOf({ ...filled, startDate: '' }, { required: SEALED_PEN_FIELDS })).toEqual({});
  });

  it.each(OPEN_PEN_FIELDS)('misses an empty %s', (field) => {
    expect(faultsOf({ ...filled, [field]: '  ' })).toEqual({ [field]: 'missing' });
  });

  it.each(['-1', 'free', '1.2.3', '1000001', '1e9'])('refuses the cost %j', (costPerPen) => {
    expect(faultsOf({ ...filled, costPerPen })).toEqual({ costPerPen: 'wrong' });
  });

  it('names each day that is in none of the years that are kept', () => {
    const days = { startDate: '1800-05-01', purchaseDate: '0001-01-01', expiresOn: '2200-01-01' };
    expect(faultsOf({ ...filled, ...days })).toEqual({
      startDate: 'out_of_years',
      purchaseDate: 'out_of_years',
      expiresOn: 'out_of_years',
    });
  });

  it('was not opened tomorrow, nor after its first dose', () => {
    expect(faultsOf({ ...filled, startDate: '2026-11-23' })).toEqual({ startDate: 'ahead' });
    const firstDoseOn = '2026-11-20';
    expect(faultsOf(filled, { firstDoseOn })).toEqual({ startDate: 'after_first_dose' });
    expect(faultsOf({ ...filled, startDate: firstDoseOn }, { firstDoseOn })).toEqual({});
  });

  it.each(['', '241', '1.5', '-1'])('cannot have wasted %j of 240 clicks', (wastedClicks) => {
    expect(faultsOf({ ...filled, wastedClicks })).toEqual({ wastedClicks: 'wrong' });
    expect(faultsOf({ ...filled, wastedClicks }, { mostWasted: null })).toEqual({});
  });
});
