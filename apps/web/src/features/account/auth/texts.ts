/** The words of logging in and registering. */
export const texts = {
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
  noPasskey: 'No passkey was given. Log in with your password, or try again.',
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
};
