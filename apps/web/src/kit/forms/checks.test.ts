import { expect, it } from 'vitest';
import { emailError, missingFields, moneyError } from './checks.ts';

it.each(['0', '245,50', '1000000'])('keeps %s as an amount of money', (text) => {
  expect(moneyError(text, 'Wrong.')).toBeNull();
});

it.each(['', '-1', 'ten', '1e9'])('refuses %j as an amount of money', (text) => {
  expect(moneyError(text, 'Wrong.')).toBe('Wrong.');
});

it('tells a missing email address from a wrong one', () => {
  expect(emailError(' ')).toBe('Enter your email address.');
  expect(emailError('nobody')).toBe('Email must be an address such as name@example.com.');
  expect(emailError(' ann@example.com ')).toBeNull();
});

it('names each field that is blank, and says so of the form', () => {
  const sentences = { name: 'Enter a name.', subject: 'Enter a subject.' };
  const check = (name: string) => missingFields({ name, subject: 'x' }, sentences, 'Fill in all.');
  expect(check('  ')).toEqual({ name: 'Enter a name.', form: 'Fill in all.' });
  expect(check('June')).toEqual({});
});
