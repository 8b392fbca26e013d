import type { texts as english } from '../../../features/moving/share/texts.ts';
import type { Words } from '../../words.ts';
import { ended } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Rapport partagé · Dosewise',
  title: 'Rapport partagé',
  loading: 'Chargement…',
  dead: 'Ce lien n’est pas valable',
  deadHint:
    'Il a peut-être expiré ou été révoqué. Demandez-en un autre à la personne qui l’a envoyé.',
  askPasscode: 'Ce rapport a un code d’accès',
  passcode: 'Code d’accès',
  passcodeHint: 'La personne qui a envoyé le lien le connaît.',
  open: 'Ouvrir le rapport',
  missing: 'Saisissez le code d’accès.',
  wrong: 'Ce code d’accès n’est pas correct.',
  failed: 'Le rapport n’a pas pu être ouvert. Veuillez réessayer.',
  until: (day) => `Le lien fonctionne jusqu’au ${ended(day)}`,
  print: 'Imprimer',
};
