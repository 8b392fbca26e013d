// Shows 5.5, 8.1.
import { describe, expect, it } from 'vitest';
import { texts as formTexts } from '../../../kit/forms/texts.ts';
import { type AuthFields, checkAuth, emptyFields, failureSentence, modeFrom } from './auth-form.ts';

const fields = (password: string, confirmation: string): AuthFields => ({
  ...emptyFields('Europe/London'),
  email: 'a@example.com',
  password,
  confirmation,
});

describe('the mode', () => {
  it('comes from the address', () => {
    expect(modeFrom(new URLSearchParams('mode=register'))).toBe('register');
    expect(modeFrom(new URLSearchParams('mode=other'))).toBe('login');
    expect(modeFrom(new URLSearchParams())).toBe('login');
  });
});

describe('the confirmation', () => {
  it('must match on submit', () => {
    expect(checkAuth('register', fields('secret-1', '')).confirmation).toBe(
      formTexts.passwordsDiffer,
    );
    expect(checkAuth('register', fields('secret-1', 'secret-1')).confirmation).toBeNull();
  });

  it('does not matter when logging in', () => {
    expect(checkAuth('login', fields('secret-1', 'x'))).toEqual({
      email: null,
      password: null,
      code: null,
    });
  });
});

describe('on submit', () => {
  it('the code of a second factor counts once it is asked for', () => {
    const asked = { ...fields('secret-1', ''), code: ' ' };
    expect(checkAuth('login', asked).code).toBe('Enter the code.');
    expect(checkAuth('login', { ...asked, code: '123456' }).code).toBeNull();
  });

  it('every empty field counts', () => {
    const empty = emptyFields('Europe/Berlin');
    expect(checkAuth('login', empty)).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
      code: null,
    });
    expect(checkAuth('register', empty)).toEqual({
      email: 'Enter your email address.',
      password: 'Enter a new password.',
      confirmation: null,
      country: 'Choose your country.',
      currency: 'Choose your currency.',
    });
  });
});

it('a failure has a last resort', () => {
  expect(failureSentence(new Error('Login failed'))).toBe('Login failed');
  expect(failureSentence(new Error(''))).toBe('An error occurred');
});
