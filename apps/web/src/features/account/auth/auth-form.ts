import { emailError } from '../../../kit/forms/checks.ts';
import { texts as formTexts } from '../../../kit/forms/texts.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { newPasswordError } from '../../../parts/account-fields/account-fields.ts';
import { checkRegistration, proposedFor, type Registration } from './registration.ts';
import { texts } from './texts.ts';

export type AuthMode = 'login' | 'register';

export interface AuthFields extends Registration {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** Of the second factor; null while none is asked for. */
  readonly code: string | null;
}

/** The first values of the form on a device of this time zone (IANA name); `email` is the one that was invited, or ''. */
export function emptyFields(timeZone: string, email = ''): AuthFields {
  return { email, password: '', confirmation: '', code: null, ...proposedFor(timeZone) };
}

/** The form's mode for the address' query: `?mode=register` opens Create Account. */
export function modeFrom(search: URLSearchParams): AuthMode {
  return search.get('mode') === 'register' ? 'register' : 'login';
}

/** The errors of the form on submit, where empty fields count too. */
export function checkAuth(mode: AuthMode, fields: AuthFields): FormErrors<AuthFields> {
  const { email, password, confirmation } = fields;
  if (mode === 'login') {
    return {
      email: emailError(email),
      password: password === '' ? formTexts.enterPassword : null,
      code: fields.code?.trim() === '' ? formTexts.enterCode : null,
    };
  }
  return {
    email: emailError(email),
    password: newPasswordError(password),
    confirmation: confirmation === password ? null : formTexts.passwordsDiffer,
    ...checkRegistration(fields),
  };
}

/** The reason of a failure: the error holds a sentence fit to show, as a rule. */
export const failureSentence = ({ message }: Error): string => message || texts.failed;
