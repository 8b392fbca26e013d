import type { texts as english } from '../../../features/account/setup/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Configuration · Dosewise',
  title: 'Créer le premier compte admin',
  lead: 'Cette adresse a été affichée au démarrage du serveur, et fonctionne une seule fois.',
  email: 'E-mail',
  submit: 'Créer le compte admin',
  failed: 'Le compte admin n’a pas pu être créé. Veuillez réessayer.',
  dead: 'Cette adresse n’est pas complète',
  deadHint: 'Ouvrez l’adresse complète que le serveur a affichée à son démarrage.',
};
