import type { Currency } from '@dosewise/domain';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of every form, and of what is typed into several. */
export const texts = spoken('kit/forms', {
  closeTitle: 'Close without saving?',
  closeQuestion: 'What you typed here will be lost.',
  discard: 'Discard',
  keepEditing: 'Keep editing',

  undo: 'Undo',
  undone: 'Changed back.',

  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser couldn’t copy it. It’s selected, so you can copy it yourself.',

  enterEmail: 'Enter your email address.',
  emailWrong: 'Email must be an address such as name@example.com.',
  password: 'Password',
  enterPassword: 'Enter your password.',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  enterCode: 'Enter the code.',
  enterNewPassword: 'Enter a new password.',
  passwordLength: (least: number, most: number) =>
    `Password must have ${least} to ${most} characters.`,
  passwordsDiffer: 'Passwords do not match',
  newPassword: 'New password',
  newPasswordHint: '8 characters or more. A few words in a row work well.',
  confirmNewPassword: 'Confirm new password',
  /** After 'Show': the same field as a thing. */
  repeatedNewPassword: 'Repeated new password',

  amount: (what: string, most: string) =>
    `${what} must be a number from 0 to ${most}, such as 245.50.`,
  outOfYears: (what: string, first: number, last: number) =>
    `${what} must be between the years ${first} and ${last}.`,
  currencies: {
    AUD: 'Australian dollar',
    USD: 'US dollar',
    GBP: 'British pound',
    EUR: 'Euro',
    CAD: 'Canadian dollar',
  } satisfies Record<Currency, string>,
  currency: (code: string, name: string, symbol: string) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone: string) => `${zone} (this device)`,
});
