import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { newPasswordError } from '../../forms/account-fields.ts';
import { MISMATCH } from '../../forms/password-mismatch.ts';
import { texts } from './texts.ts';

export interface PasswordFields {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export interface PasswordErrors {
  /** Stands once above the button; null when the fields say it all. */
  readonly form: string | null;
  readonly current?: string | null | undefined;
  readonly next?: string | null | undefined;
  readonly confirmation?: string | null;
}

/** What is wrong with the form on submit; null when it may be sent. */
export function checkPasswords({ current, next, confirmation }: PasswordFields) {
  const errors = {
    current: current === '' ? texts.enterCurrent : null,
    next: newPasswordError(next),
    confirmation: confirmation === next ? null : MISMATCH,
  };
  return Object.values(errors).some((sentence) => sentence !== null)
    ? { form: null, ...errors }
    : null;
}

/** Where each part of a failure belongs. */
export function passwordErrors(failure: unknown): PasswordErrors {
  const fields = failure instanceof ApiError ? failure.fields : {};
  const { currentPassword: current, newPassword: next } = fields;
  if (current !== undefined || next !== undefined) return { form: null, current, next };
  return { form: sentenceOf(failure, texts.passwordFailed) };
}
