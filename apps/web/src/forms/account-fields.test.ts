import { expect, it } from 'vitest';
import { emailError, newPasswordError } from './account-fields.ts';

it('asks for an address that looks like one', () => {
  expect(emailError(' ')).toBe('Enter your email address.');
  expect(emailError('nobody')).toBe('Email must be an address such as name@example.com.');
  expect(emailError(' ann@example.com ')).toBeNull();
});

it('asks for a password of 8 to 128 characters', () => {
  expect(newPasswordError('')).toBe('Enter a new password.');
  const sentence = 'Password must have 8 to 128 characters.';
  expect([7, 129].map((length) => newPasswordError('x'.repeat(length)))).toEqual([
    sentence,
    sentence,
  ]);
  expect([8, 128].map((length) => newPasswordError('x'.repeat(length)))).toEqual([null, null]);
});
