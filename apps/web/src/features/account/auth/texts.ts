import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of logging in and registering. */
export const texts = spoken('account/auth', {
  checking: 'Checking whether you are logged in…',
  modes: {
    login: {
      pageTitle: 'Log in · Dosewise',
      title: 'Welcome Back',
      lead: 'Log in to track your doses and pens.',
      submit: 'Log in',
      question: 'New here?',
      other: 'Create an account',
    },
    register: {
      pageTitle: 'Create account · Dosewise',
      title: 'Create Account',
      lead: 'Free, and your data stays yours.',
      submit: 'Create account',
      question: 'Already have an account?',
      other: 'Log in instead',
    },
  },
  byInvitation: {
    title: 'Accounts here are by invitation only',
    hint: 'Ask the person who runs this server for a link.',
  },
  closed: {
    title: 'This server isn’t accepting new accounts',
    hint: 'You can use the calculator without one.',
  },
  bringsRecords:
    'The records in this browser will be copied to your account. They stay here until you choose to delete them.',
  email: 'Email',
  confirmPassword: 'Confirm password',
  /** After 'Show': the same field as a thing. */
  repeatedPassword: 'Repeated password',
  withPasskey: 'Log in with a passkey',
  noPasskey: 'No passkey was used. Log in another way, or try again.',
  withOidc: (name: string) => `Log in with ${name}`,
  thatPlace: 'the login provider',
  finishing: 'Logging you in…',
  secondFactorLead: 'One more step: enter the code from your authenticator app.',
  noPasswordLead: 'You can’t log in with a password here.',
  confirmed: 'Confirmed. You won’t be asked again for ten minutes.',
  linked: (name: string) => `Linked. You can now log in with ${name}.`,
  goOn: 'Continue',
  oidcErrors: {
    denied: (name: string) => `You didn’t log in with ${name}. You can try again.`,
    expired: () => 'This login has expired or was already completed. Please start again.',
    forged: () =>
      'This login was not started in this browser, or cookies are blocked. Please start again.',
    unreachable: (name: string) => `We can’t reach ${name} at the moment. Please try again later.`,
    refused: (name: string) =>
      `This server isn’t known to ${name}. Ask the person who runs it to check the settings on both sides.`,
    clock: (name: string) =>
      `The clocks of ${name} and this server differ too much. Ask the person who runs this server to correct them.`,
    failed: (name: string) => `We couldn’t check the reply from ${name}. Please try again.`,
  },
  forgot: 'Forgot your password?',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  failed: 'An error occurred',

  country: 'Country',
  countryHint: 'Sets prices and units.',
  chooseCountry: 'Choose your country',
  chooseCountryError: 'Choose your country.',
  otherCountry: 'Another country',
  countryName: 'Country name',
  countryNameError: 'Enter the name of your country, in 2 to 60 characters.',
  currency: 'Currency',
  chooseCurrency: 'Choose your currency',
  chooseCurrencyError: 'Choose your currency.',
  news: 'Send me news',
  newsHint: 'By email, until you unsubscribe.',
});
