import { ApiError, sentenceOf } from '../../lib/api-error.ts';

export interface PasswordFields {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export interface PasswordErrors {
  /** Stands once above the button; null when the fields say it all. */
  readonly form: string | null;
  readonly current?: string | undefined;
  readonly next?: string | undefined;
}

/** Where each part of a failure belongs. */
export function passwordErrors(failure: unknown): PasswordErrors {
  const fields = failure instanceof ApiError ? failure.fields : {};
  const { currentPassword: current, newPassword: next } = fields;
  if (current !== undefined || next !== undefined) return { form: null, current, next };
  return { form: sentenceOf(failure, 'The password could not be changed.') };
}
