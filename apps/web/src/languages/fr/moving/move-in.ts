import type { texts as english } from '../../../features/moving/move-in/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Transférer vos données · Dosewise',
  title: 'Transférer vos données',
  loginPrompt: 'Connectez-vous pour transférer vos données dans votre compte.',
  loading: 'Chargement…',
  readFailed: 'Les données de ce navigateur n’ont pas pu être lues.',
  nothing: 'Il n’y a pas de données à transférer dans ce navigateur.',
  sending: 'Vos données sont en cours d’envoi…',
  sendFailed: 'Elles ne sont pas arrivées. Elles sont toujours dans ce navigateur : réessayez.',
  tryAgain: 'Réessayer',
  arrived: (counts) => `Tout est dans votre compte : ${counts}.`,
  arrivedHint:
    'Tout est aussi dans ce navigateur, où toute personne qui l’ouvre sans se connecter peut le trouver.',
  deleteCopy: 'Oui, supprimer la copie d’ici',
  keepCopy: 'La garder pour l’instant',
  deleteFailed: 'La copie n’a pas pu être supprimée. Veuillez réessayer.',
  deleted: 'La copie de ce navigateur est supprimée.',
  toToday: 'Aller au tableau de bord',
  inBrowser: (counts) => `Dans ce navigateur : ${counts}.`,
  hasRecords:
    'Votre compte a déjà des données. Celles-ci sont ajoutées d’après leurs identifiants : ce qui est là reste tel quel, et vous pouvez annuler.',
  there: (counts) => `Déjà présent : ${counts}.`,
  add: (count) => plural(count, { one: 'Ajouter # entrée', other: 'Ajouter # entrées' }),
  added: (counts) => `Ajouté : ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# entrée reste de côté : une autre se trouve à sa place.',
      other: '# entrées restent de côté : d’autres se trouvent à leur place.',
    }),
  notNow: 'Pas maintenant',
  undo: 'Annuler',
  undoFailed: 'L’annulation a échoué. Veuillez réessayer.',
  undone: 'Les données ne sont plus dans votre compte. Elles sont toujours dans ce navigateur.',
};
