import type { texts as english } from '../../../../../features/account/settings/security/phone/texts.ts';
import type { Words } from '../../../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Envoyer depuis un téléphone',
  lead: 'Une application de votre téléphone peut envoyer d’elle-même des pesées, des mesures, des symptômes et des doses. Donnez-lui l’une de ces adresses, et un en-tête Authorization avec le mot Bearer, une espace et un jeton qui peut lire et noter. Un second envoi identique n’ajoute rien.',
  apple: 'Health Auto Export',
  appleHint: 'Sur un iPhone : une automatisation de type REST API, en JSON.',
  android: 'Health Connect',
  androidHint: 'Sur Android, par exemple avec HC Webhook. Il n’a ni doses ni symptômes.',
  docs: 'La description pour les programmes',
  close: 'Fermer',
};
