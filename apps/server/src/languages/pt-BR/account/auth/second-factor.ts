import type { ServerWords } from '../../../words.ts';

export const secondFactor = {
  onAlready: 'Um app autenticador já está configurado. Remova-o antes.',
  notBegun: 'Primeiro, peça uma nova chave.',
  wrongCode: 'Este código está errado ou já foi usado.',
  notOwn: 'Remova seu próprio segundo fator na sua página Segurança, com um código.',
} satisfies ServerWords['account/auth/second-factor'];
