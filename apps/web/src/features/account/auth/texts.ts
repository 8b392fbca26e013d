import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of logging in and registering. */
export const texts = spoken('account/auth', {
  checking: 'Checking whether you are logged in…',
  modes: {
    login: {
      pageTitle: 'Log in · Dosewise',
      title: 'Welcome Back',
      lead: 'Log in to record doses and see your pens.',
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
    title: 'Accounts here are by invitation',
    hint: 'Ask whoever runs this server for a link.',
  },
  closed: {
    title: 'This server takes no new accounts',
    hint: 'The calculator works without one.',
  },
  bringsRecords:
    'Your records in this browser come along. They stay here too, until they have arrived and you say so.',
  email: 'Email',
  confirmPassword: 'Confirm password',
  withPasskey: 'Log in with a passkey',
  noPasskey: 'No passkey was given. Log in another way, or try again.',
  withOidc: (name: string) => `Log in with ${name}`,
  thatPlace: 'the other place',
  finishing: 'Logging you in…',
  secondFactorLead: 'One thing more: the code of your authenticator app.',
  noPasswordLead: 'This server takes no passwords of its own.',
  confirmed: 'Confirmed. You can go on for ten minutes.',
  linked: (name: string) => `Linked. You can now log in with ${name}.`,
  goOn: 'Go on',
  oidcErrors: {
    denied: (name: string) => `You did not log in at ${name}. You can try again.`,
    expired: () => 'This login took too long or was used already. Please start again.',
    forged: () =>
      'This login did not begin in this browser, or the browser keeps no cookies. Please start again.',
    unreachable: (name: string) =>
      `${name} cannot be reached at the moment. Please try again later.`,
    refused: (name: string) =>
      `${name} does not know this server. Whoever runs it has to compare the settings of both.`,
    clock: (name: string) =>
      `The clocks of ${name} and of this server differ too much. Whoever runs them has to set them right.`,
    failed: (name: string) => `What ${name} answered could not be checked. Please try again.`,
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
  countryName: 'Name of the country',
  countryNameError: 'Enter the name of your country, in 2 to 60 characters.',
  currency: 'Currency',
  chooseCurrency: 'Choose your currency',
  chooseCurrencyError: 'Choose your currency.',
  news: 'Send me news',
  newsHint: 'By email, until you unsubscribe.',
});
