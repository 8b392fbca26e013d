import type { ServerWords } from '../../words.ts';

export const auth = {
  commonPassword: 'Dieses Passwort steht auf der Liste der häufigsten. Bitte wähle ein anderes.',
  pastExpiry: 'Wähle heute oder einen späteren Tag.',
  sameAddress: 'Das ist die Adresse, die du schon hast.',
  passwordRequired: 'Gib dein Passwort ein.',
  wrongPassword: 'Das ist nicht dein Passwort.',
  noAccount: (email) => `Kein Konto hat die Adresse ${email}.`,
} satisfies ServerWords['account/auth'];
