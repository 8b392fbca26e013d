import type { texts as english } from '../../../parts/local/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { list, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# stylo', other: '# stylos' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# pesée', other: '# pesées' }),
        symptoms > 0 && plural(symptoms, { one: '# symptôme', other: '# symptômes' }),
        measurements > 0 && plural(measurements, { one: '# mesure', other: '# mesures' }),
      ].filter((words) => words !== false),
    ) || 'aucune donnée',
  only: 'Uniquement dans ce navigateur',
  lastCopy: (day) => `Dernière copie enregistrée le ${day}`,
  noCopy: 'Aucune copie enregistrée',
  notKept:
    'Ce navigateur peut vider son stockage de lui-même. Enregistrez une copie de temps en temps, ou installez l’application.',

  saveCopy: 'Enregistrer une copie',
  saved: (file) => `${file} a été téléchargé`,
  saveFailed: 'La copie n’a pas pu être enregistrée. Veuillez réessayer.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Vos données sont uniquement dans ce navigateur.',
  dueHint:
    'Si ses données sont effacées, ou si vous perdez cet appareil, elles sont perdues. Une copie est un fichier que vous gardez.',
  later: 'Pas maintenant',

  openCopy: 'Ouvrir une copie',
  copyFile: 'Copie à ouvrir',
  opening: 'Ouvrir une copie ?',
  inCopy: (counts, day) =>
    `Dans ce fichier : ${counts}${day && `, jusqu’au ${day}`}, avec plan, objectif et paramètres.`,
  openThis: 'Ouvrir cette copie',
  notEmpty:
    'Il y a déjà des données dans ce navigateur. Enregistrez-en une copie et supprimez d’abord tout ce qui est ici, afin que rien ne soit mélangé.',
  noArchive:
    'Ce n’est pas une copie de Dosewise. Choisissez un fichier obtenu par « Enregistrer une copie » ou par l’export.',
  openFailed: 'La copie n’a pas pu être ouverte. Rien n’a été modifié.',
  opened: (counts) => `La copie a été ouverte : ${counts}.`,

  deleteAll: 'Tout supprimer ici',
  deleteTitle: 'Tout supprimer dans ce navigateur ?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Tous les paramètres seront supprimés définitivement. Sans copie, personne ne peut les récupérer.'
      : plural(count, {
          one: '# entrée sera supprimée définitivement. Sans copie, personne ne peut la récupérer.',
          other:
            '# entrées seront supprimées définitivement. Sans copie, personne ne peut les récupérer.',
        }),
  confirmDelete: 'Oui, tout supprimer',
  deleteFailed: 'La suppression a échoué. Veuillez réessayer.',

  createAccount: 'Créer un compte',
  needsServer: {
    reminders:
      'Les rappels par notification, e-mail ou ntfy nécessitent un serveur qui les envoie.',
    calendar:
      'Une adresse pour votre calendrier nécessite un serveur. La page Plan propose le calendrier sous forme de fichier.',
    privacy: 'Rien n’est envoyé par e-mail et rien n’est mesuré : aucun serveur ne vous connaît.',
    security:
      'Les mots de passe, clés d’accès et sessions sont liés à un compte. Ici, toute personne qui ouvre ce navigateur voit vos données.',
    account: 'Il n’y a pas de compte : tout est dans ce navigateur.',
    people:
      'Pour que d’autres personnes voient vos données, ou notent pour vous, il faut des comptes sur un serveur.',
    share:
      'Un lien vers votre rapport nécessite un serveur. Imprimez-le, ou enregistrez-le en PDF depuis la fenêtre d’impression.',
  },

  left: 'Des données d’avant votre compte sont encore dans ce navigateur.',
  bring: 'Les transférer',
};
