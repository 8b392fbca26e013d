import type { texts as english } from '../../../data/outbox/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  kept: (what) =>
    `Enregistré sur cet appareil${what && ` : ${what}`}. L’envoi se fera dès que vous serez en ligne.`,
  keptForLater: (what) =>
    `Enregistré sur cet appareil${what && ` : ${what}`}. L’envoi se fera bientôt.`,
  keptForLogin: () =>
    'Enregistré sur cet appareil. L’envoi se fera après votre prochaine connexion.',
  notStored:
    'Ce navigateur n’a pas pu enregistrer l’entrée, et l’envoi est impossible hors ligne. Rien de ce que vous avez saisi n’est perdu : gardez cette page ouverte et réessayez.',
  waiting: 'Pas encore envoyé',
  waitingCount: (count) =>
    plural(count, {
      one: '# entrée est enregistrée sur cet appareil et sera envoyée dès que vous serez en ligne.',
      other:
        '# entrées sont enregistrées sur cet appareil et seront envoyées dès que vous serez en ligne.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# entrée pour d’autres personnes n’est pas encore enregistrée.',
      other: '# entrées pour d’autres personnes ne sont pas encore enregistrées.',
    }),
  sendNow: 'Envoyer maintenant',
  refused: {
    dose: 'Une dose n’a pas pu être enregistrée.',
    weight: 'Une pesée n’a pas pu être enregistrée.',
    symptom: 'Un symptôme n’a pas pu être enregistré.',
    measurement: 'Une mesure n’a pas pu être enregistrée.',
  },
  refusedHint: 'Rien n’est perdu : modifiez l’entrée et réessayez, ou abandonnez-la.',
  covered: {
    dose: 'Une autre dose a été notée pour la même dose prévue.',
    weight: 'Une autre pesée se trouve à la place de la vôtre.',
    symptom: 'Un autre symptôme se trouve à la place du vôtre.',
    measurement: 'Une autre mesure se trouve à la place de la vôtre.',
  },
  coveredOther: 'Dans votre historique',
  coveredOwn: 'Votre entrée, pas encore envoyée',
  keepBoth: 'Garder les deux',
  dropThisOne: 'Abandonner cette entrée',
  look: 'Vérifier',
  change: 'Modifier',
  tryAgain: 'Réessayer',
  discard: 'Abandonner',

  askTitle: 'Se déconnecter et perdre ce qui n’est pas envoyé ?',
  ask: (count) =>
    plural(count, {
      one: '# entrée sur cet appareil n’a pas encore été envoyée. La déconnexion la supprime.',
      other:
        '# entrées sur cet appareil n’ont pas encore été envoyées. La déconnexion les supprime.',
    }),
  stay: 'Ne pas se déconnecter',
  leave: 'Se déconnecter et supprimer',
};
