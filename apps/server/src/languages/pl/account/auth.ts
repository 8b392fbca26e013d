import type { ServerWords } from '../../words.ts';

export const auth = {
  commonPassword: 'To hasło jest na liście najczęściej używanych. Wybierz inne.',
  pastExpiry: 'Wybierz dziś albo późniejszy dzień.',
  sameAddress: 'To jest adres, który już masz.',
  passwordRequired: 'Wpisz swoje hasło.',
  wrongPassword: 'To nie jest twoje hasło.',
  noAccount: (email) => `Żadne konto nie ma adresu ${email}.`,
} satisfies ServerWords['account/auth'];
