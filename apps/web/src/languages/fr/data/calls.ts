import type { texts as english } from '../../../data/calls/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  offline: 'Impossible de joindre le serveur. Rien de ce que vous avez saisi n’est perdu.',
  loginAhead:
    'Un service placé devant le serveur demande d’abord une connexion, par exemple une page de connexion ou le Wi-Fi. Rien de ce que vous avez saisi n’est perdu.',
  proxyTooLarge:
    'Le proxy placé devant le serveur refuse les fichiers de cette taille. Demandez à la personne qui le gère d’en accepter de plus gros.',
  notOpened:
    'Les données de ce navigateur n’ont pas pu être ouvertes. Rien n’est perdu : rechargez la page.',
  noToken: 'Aucun jeton d’authentification trouvé',
  unreadable: 'Cette page n’a pas pu lire la réponse du serveur. Veuillez recharger la page.',
  unreadableStatus: (status) =>
    `La réponse du serveur n’a pas pu être lue (code ${status}). Veuillez réessayer.`,
  notConfirmed: 'Votre identité n’a pas été confirmée : rien n’a donc été modifié.',
  deleted: (name) => `Supprimé : ${name}`,
  deleteFailed: (name) =>
    `Suppression impossible : ${name}. Cet élément est de retour dans votre liste.`,
  undo: 'Annuler',
};
