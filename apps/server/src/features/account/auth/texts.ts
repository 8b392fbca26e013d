export const texts = {
  commonPassword: 'This password is on the list of the most common ones. Please choose another.',
  commandLine: 'the command line of the server',
  product: 'Dosewise',
  passkey: 'Passkey',
  pastExpiry: 'Choose today or a later day.',
  sameAddress: 'This is the address that you have.',
  passwordRequired: 'Password is required.',
  wrongPassword: 'This is not your password.',
  noAccount: (email: string) => `No account has the address ${email}.`,
};
