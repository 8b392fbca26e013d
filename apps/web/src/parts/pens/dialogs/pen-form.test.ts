// Shows 5.17, 5.20, 7.17.
import { OPEN_PEN_FIELDS } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { checkPenForm, costBody, editPenBody, noPenValues } from './pen-form.ts';

const filled = {
  ...noPenValues('2026-11-21'),
  name: ' Blue ',
  costPerPen: '245,5',
  purchaseDate: '2026-11-20',
};

/** The sentences of the check. */
const told = (values: typeof filled) =>
  Object.fromEntries(
    Object.entries(checkPenForm(values, { required: OPEN_PEN_FIELDS })).filter(([, told]) => told),
  );

describe('the check', () => {
  it('passes a form with all that is required', () => {
    expect(told(filled)).toEqual({});
  });

  it.each([
    ['name', 'Enter a name.'],
    ['costPerPen', 'Enter the cost.'],
    ['purchaseDate', 'Enter a purchase date.'],
    ['startDate', 'Enter a start date.'],
  ])('misses an empty %s', (field, sentence) => {
    expect(told({ ...filled, [field]: '  ' })).toEqual({
      form: 'Please fill in all required fields.',
      [field]: sentence,
    });
  });

  it('refuses a cost that is none beside its field', () => {
    expect(told({ ...filled, costPerPen: 'free' })).toEqual({
      costPerPen: 'Cost must be a number from 0 to 1,000,000, such as 245.50.',
    });
  });

  it('says which years are kept, beside each day that is in none of them', () => {
    const days = { startDate: '1800-05-01', purchaseDate: '0001-01-01', expiresOn: '2200-01-01' };
    expect(told({ ...filled, ...days })).toEqual({
      startDate: 'Start date must be between the years 1900 and 2199.',
      purchaseDate: 'Purchase date must be between the years 1900 and 2199.',
      expiresOn: 'Expiry date must be between the years 1900 and 2199.',
    });
  });
});

describe('the body', () => {
  it('carries numbers and trimmed text, and null for what is not given', () => {
    expect(editPenBody(filled)).toEqual({
      name: 'Blue',
      startDate: '2026-11-21',
      costPerPen: 245.5,
      costCurrency: null,
      purchaseDate: '2026-11-20',
      pharmacy: null,
      expiresOn: null,
      batch: null,
      wastedClicks: 0,
    });
    expect(costBody({ ...filled, pharmacy: ' Corner ' }).pharmacy).toBe('Corner');
  });
});
