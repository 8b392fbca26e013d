import { expect, it } from 'vitest';
import { checkRegistration, chosenPlace, OTHER, proposedFor, withCountry } from './registration.ts';

it('proposes country and currency by the time zone, and no news', () => {
  const london = { country: 'United Kingdom', otherCountry: '', currency: 'GBP', news: false };
  expect(proposedFor('Europe/London')).toEqual(london);
  expect(chosenPlace(proposedFor('America/Toronto'))).toEqual({
    country: 'Canada',
    currency: 'CAD',
    news: false,
  });
});

it('assumes nothing where the time zone says nothing', () => {
  const berlin = proposedFor('Europe/Berlin');
  expect(berlin).toMatchObject({ country: '', currency: '' });
  expect(chosenPlace(berlin)).toBeNull();
  expect(checkRegistration(berlin)).toEqual({
    country: 'Choose your country.',
    currency: 'Choose your currency.',
  });
});

it('lets the currency follow the country until someone chooses one', () => {
  const spain = withCountry(proposedFor('Europe/London'), 'Spain');
  expect(spain.currency).toBe('EUR');
  expect(withCountry({ ...spain, currency: 'USD' }, 'Canada').currency).toBe('USD');
  expect(withCountry(spain, OTHER).currency).toBe('');
});

it('takes any other country by its name', () => {
  const other = { country: OTHER, otherCountry: ' Ireland ', currency: 'EUR', news: true } as const;
  expect(chosenPlace(other)).toEqual({ country: 'Ireland', currency: 'EUR', news: true });
  expect(chosenPlace({ ...other, otherCountry: ' X ' })).toBeNull();
  expect(checkRegistration({ ...other, otherCountry: ' X ' })).toEqual({
    country: 'Enter the name of your country, in 2 to 60 characters.',
    currency: null,
  });
});
