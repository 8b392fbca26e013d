/** The words of mails. Where they go into HTML, whoever composes the mail escapes them. */
export const texts = {
  why: (where: string) => `You get this email because you have an account at ${where}.`,
  unsubscribe: 'Unsubscribe',
  links: {
    password_reset: {
      subject: (product: string) => `Choose a new password for ${product}`,
      asked: (product: string) =>
        `Somebody asked for a new password for your account at ${product}.`,
      how: 'Choose one here. The link works once, for 60 minutes.',
      link: 'Choose a new password',
      otherwise: 'If it was not you, do nothing: your password stays as it is.',
    },
    new_address: {
      subject: (product: string) => `Confirm your address for ${product}`,
      asked: (product: string) =>
        `Somebody who is logged in at ${product} wants to use this address for their account.`,
      how: 'Confirm it here. The link works once, for 60 minutes.',
      link: 'Use this address',
      otherwise: 'If it was not you, do nothing: nothing changes.',
    },
  },
  notices: {
    new_device: {
      subject: (product: string) => `A new login to ${product}`,
      what: (product: string, device: string, when: string) =>
        `Somebody logged in to your account at ${product}: ${device}, ${when} UTC. No login by such a browser and system was known from the last 90 days.`,
      advice: 'If it was you, do nothing. If not, end that session and change your password.',
    },
    second_factor_removed: {
      subject: (product: string) => `Your second factor at ${product} was removed`,
      what: (product: string) =>
        `An admin removed the authenticator app from your account at ${product}. Logging in takes the password alone now.`,
      advice: 'You can set one up again. If you did not ask for this, change your password.',
    },
    address_changed: {
      subject: (product: string) => `Your address at ${product} was changed`,
      what: (product: string) =>
        `Your account at ${product} has another email address now. Logging in and links for a new password go by that one.`,
      advice:
        'If it was you, do nothing. If not, somebody knows your password: write to whoever runs this server.',
    },
    unknownDevice: 'an unknown program',
    link: 'Security of your account',
  },
  reminder: {
    acts: { taken: 'I took it', later: 'Remind me in an hour' },
    why: (product: string) => `You asked ${product} to remind you by email.`,
    end: 'Stop reminders by email',
  },
  testSubject: (subject: string) => `[Test] ${subject}`,
  unknownVariable: (name: string, known: readonly string[]) =>
    `There is no variable {{${name}}}. Choose from ${known.map((one) => `{{${one}}}`).join(', ')}.`,
};
