import type { ServerWords } from '../../../words.ts';

export const secondFactor = {
  onAlready: 'Une application d’authentification est déjà configurée. Retirez-la d’abord.',
  notBegun: 'Commencez par demander une nouvelle clé.',
  wrongCode: 'Ce code est incorrect ou a déjà été utilisé.',
  notOwn: 'Retirez votre propre second facteur sur votre page Sécurité, avec un code.',
} satisfies ServerWords['account/auth/second-factor'];
