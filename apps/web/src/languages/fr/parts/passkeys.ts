import type { texts as english } from '../../../parts/passkeys/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Supprimer aussi vos clés d’accès ?',
  lead: 'Tout autre accès à votre compte a pris fin. Ces clés d’accès permettent toujours de se connecter :',
  advice: 'Gardez-les si chacune se trouve sur l’un de vos appareils.',
  delete: 'Supprimer toutes les clés d’accès',
  keep: 'Les garder',
  failed: 'Les clés d’accès n’ont pas pu être supprimées.',
};
