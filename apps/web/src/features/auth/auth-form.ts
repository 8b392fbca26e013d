import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { emailError, newPasswordError } from '../../forms/account-fields.ts';
import { MISMATCH, mismatchWhileTyped } from '../../forms/password-mismatch.ts';

import { checkRegistration, type Registration } from './registration.ts';

export type AuthMode = 'login' | 'register';

export interface AuthFields {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** The form's mode for the address' query: `?mode=register` opens Create Account. */
export function modeFrom(search: URLSearchParams): AuthMode {
  return search.get('mode') === 'register' ? 'register' : 'login';
}

/** What is wrong with the confirmation while it is typed; nothing while it is still empty. */
export function mismatchWhileTyping(mode: AuthMode, fields: AuthFields): string | null {
  return mode === 'login' ? null : mismatchWhileTyped(fields.password, fields.confirmation);
}

export interface AuthErrors {
  /** Stands once above the button. Null when the fields below say it all. */
  readonly form: string | null;
  readonly email?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly confirmation?: string | null;
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

/** What is wrong with the form on submit, where what is empty counts too; null when it may be sent. */
export function checkAuth(
  mode: AuthMode,
  { email, password, confirmation }: AuthFields,
  registration: Registration,
): AuthErrors | null {
  const errors =
    mode === 'login'
      ? { email: emailError(email), password: password === '' ? 'Enter your password.' : null }
      : {
          email: emailError(email),
          password: newPasswordError(password),
          confirmation: confirmation === password ? null : MISMATCH,
          ...checkRegistration(registration),
        };
  return Object.values(errors).some((sentence) => sentence !== null)
    ? { form: null, ...errors }
    : null;
}

/** Where each part of a failure belongs. A sentence never appears twice. */
export function errorsFrom(failure: unknown): AuthErrors {
  if (failure instanceof ApiError) {
    const { email, password, country, currency } = failure.fields;
    const placed = { email, password, country, currency };
    if (Object.values(placed).some((said) => said !== undefined)) return { form: null, ...placed };
    return { form: sentenceOf(failure, 'An error occurred') };
  }
  const said = failure instanceof Error ? failure.message : '';
  return { form: said || 'An error occurred' };
}
