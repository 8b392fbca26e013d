import { refusals } from '../../../languages/sentence.ts';

/** The names of this product in an authenticator app and in a passkey, in every language. */
export const NAMES = { product: 'Dosewise', passkey: 'Passkey' } as const;

/** Refusals. */
export const texts = refusals('account/auth', {
  commonPassword: 'This password is on the list of the most common ones. Please choose another.',
  pastExpiry: 'Choose today or a later day.',
  sameAddress: 'This is already your address.',
  passwordRequired: 'Password is required.',
  wrongPassword: 'This is not your password.',
  noAccount: (email: string) => `No account has the address ${email}.`,
});
