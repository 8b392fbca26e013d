import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { MISMATCH, mismatchWhileTyped } from '../../lib/password-mismatch.ts';

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

/** The same on submit, where an empty confirmation counts. */
export function mismatchOnSubmit(mode: AuthMode, fields: AuthFields): string | null {
  return mode === 'register' && fields.confirmation !== fields.password ? MISMATCH : null;
}

export interface AuthErrors {
  /** Stands once above the button. Null when the fields below say it all. */
  readonly form: string | null;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly confirmation?: string;
}

/** Where each part of a failure belongs. A sentence never appears twice. */
export function errorsFrom(failure: unknown): AuthErrors {
  if (failure instanceof ApiError) {
    const { email, password } = failure.fields;
    if (email !== undefined || password !== undefined) return { form: null, email, password };
    return { form: sentenceOf(failure, 'An error occurred') };
  }
  const said = failure instanceof Error ? failure.message : '';
  return { form: said || 'An error occurred' };
}
