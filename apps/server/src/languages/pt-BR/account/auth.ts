import type { ServerWords } from '../../words.ts';

export const auth = {
  commonPassword: 'Esta senha está na lista das mais comuns. Escolha outra.',
  pastExpiry: 'Escolha hoje ou um dia posterior.',
  sameAddress: 'Este é o endereço que você já tem.',
  passwordRequired: 'Digite sua senha.',
  wrongPassword: 'Esta não é a sua senha.',
  noAccount: (email) => `Nenhuma conta tem o endereço ${email}.`,
} satisfies ServerWords['account/auth'];
