import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'C’est votre propre adresse.',
  there:
    'Vous partagez déjà vos données avec cette personne. Pour l’inviter autrement, arrêtez d’abord le partage.',
  pastDay: 'Le dernier jour est déjà passé.',
} satisfies ServerWords['account/people'];
