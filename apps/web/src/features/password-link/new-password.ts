import { mismatchWhileTyped } from '../../lib/password-mismatch.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** What is wrong with the confirmation: while typing only once something stands in it. */
export function mismatchOf({ password, confirmation }: NewPassword): string | null {
  return mismatchWhileTyped(password, confirmation);
}
