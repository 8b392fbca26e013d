// Shows 5.5, 5.6, 8.2.
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { texts as apiTexts } from '../../api/texts.ts';
import { MISMATCH } from '../../forms/password-mismatch.ts';
import {
  type AuthFields,
  checkAuth,
  errorsFrom,
  mismatchWhileTyping,
  modeFrom,
} from './auth-form.ts';
import { proposedFor } from './registration.ts';

const fields = (password: string, confirmation: string): AuthFields => ({
  email: 'a@example.com',
  password,
  confirmation,
});

const LONDON = proposedFor('Europe/London');

describe('the mode', () => {
  it('comes from the address', () => {
    expect(modeFrom(new URLSearchParams('mode=register'))).toBe('register');
    expect(modeFrom(new URLSearchParams('mode=other'))).toBe('login');
    expect(modeFrom(new URLSearchParams())).toBe('login');
  });
});

describe('the confirmation', () => {
  it('is not complained about before it is typed', () => {
    expect(mismatchWhileTyping('register', fields('secret-1', ''))).toBeNull();
    expect(checkAuth('register', fields('secret-1', ''), LONDON)?.confirmation).toBe(MISMATCH);
  });

  it('must match while it is typed and on submit', () => {
    expect(mismatchWhileTyping('register', fields('secret-1', 'secret'))).toBe(MISMATCH);
    expect(mismatchWhileTyping('register', fields('secret-1', 'secret-1'))).toBeNull();
    expect(checkAuth('register', fields('secret-1', 'secret-1'), LONDON)).toBeNull();
  });

  it('does not matter when logging in', () => {
    expect(mismatchWhileTyping('login', fields('secret-1', 'x'))).toBeNull();
    expect(checkAuth('login', fields('secret-1', 'x'), LONDON)).toBeNull();
  });
});

describe('on submit', () => {
  it('every empty field counts', () => {
    const empty = { email: '', password: '', confirmation: '' };
    expect(checkAuth('login', empty, LONDON)).toEqual({
      form: null,
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
    expect(checkAuth('register', empty, proposedFor('Europe/Berlin'))).toEqual({
      form: null,
      email: 'Enter your email address.',
      password: 'Enter a new password.',
      confirmation: null,
      country: 'Choose your country.',
      currency: 'Choose your currency.',
    });
  });
});

describe('a failure', () => {
  it("shows the server's sentence once", () => {
    const failure = new ApiError({
      status: 401,
      code: 'wrong_credentials',
      message: 'Wrong email or password.',
    });
    expect(errorsFrom(failure)).toEqual({ form: 'Wrong email or password.' });
  });

  it('goes beside the fields that it names', () => {
    const failure = new ApiError({
      status: 400,
      code: 'invalid_request',
      message: 'Some of this needs another look.',
      fields: { password: 'Password must have 8 to 128 characters.' },
    });
    expect(errorsFrom(failure)).toEqual({
      form: null,
      password: 'Password must have 8 to 128 characters.',
    });
  });

  it('keeps its sentence when a field is named that the form does not have', () => {
    const failure = new ApiError({
      status: 400,
      code: 'invalid_request',
      message: 'Some of this needs another look.',
      fields: { timeZone: 'Time zone must be text.' },
    });
    expect(errorsFrom(failure).form).toBe('Some of this needs another look.');
  });

  it('says that nothing is lost when nobody answered', () => {
    const failure = new ApiError({ status: 0, code: 'offline', message: apiTexts.offline });
    expect(errorsFrom(failure).form).toContain(apiTexts.offline);
  });

  it('has a last resort', () => {
    expect(errorsFrom(new Error('Login failed')).form).toBe('Login failed');
    expect(errorsFrom(new Error('')).form).toBe('An error occurred');
    expect(errorsFrom('junk').form).toBe('An error occurred');
  });
});
