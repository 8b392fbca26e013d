import { MESSAGES } from './messages.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** What is wrong with the confirmation: while typing only once something stands in it. */
export function mismatchOf({ password, confirmation }: NewPassword): string | null {
  return confirmation === '' || confirmation === password ? null : MESSAGES.mismatch;
}
