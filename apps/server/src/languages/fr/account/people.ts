import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'C’est votre propre adresse.',
  there:
    'Cette personne prend déjà soin de vous. Mettez d’abord fin à cet accès pour l’inviter autrement.',
  pastDay: 'Le dernier jour est déjà passé.',
} satisfies ServerWords['account/people'];
