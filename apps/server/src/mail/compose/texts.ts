/** The words of mails. Where they go into HTML, whoever composes the mail escapes them. */
export const texts = {
  why: (where: string) => `You get this email because you have an account at ${where}.`,
  unsubscribe: 'Unsubscribe',
  reset: {
    subject: (product: string) => `Choose a new password for ${product}`,
    asked: (product: string) => `Somebody asked for a new password for your account at ${product}.`,
    how: 'Choose one here. The link works once, for 60 minutes.',
    link: 'Choose a new password',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
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
