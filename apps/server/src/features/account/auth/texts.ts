import { refusals } from '../../../languages/sentence.ts';

/** What an authenticator app and a passkey of this product are called, in every language. */
export const NAMES = { product: 'Dosewise', passkey: 'Passkey' } as const;

/** Refusals. */
export const texts = refusals('account/auth', {
  commonPassword: 'This password is on the list of the most common ones. Please choose another.',
  pastExpiry: 'Choose today or a later day.',
  sameAddress: 'This is the address that you have.',
  passwordRequired: 'Password is required.',
  wrongPassword: 'This is not your password.',
  noAccount: (email: string) => `No account has the address ${email}.`,
});
