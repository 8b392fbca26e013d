import { texts } from './texts.ts';

export const MISMATCH = texts.passwordsDiffer;

/** What is wrong with a password's confirmation while it is typed: nothing while it is empty. */
export function mismatchWhileTyped(password: string, confirmation: string): string | null {
  return confirmation === '' || confirmation === password ? null : MISMATCH;
}
