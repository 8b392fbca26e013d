import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Est-ce bien vous ?',
  lead: 'Cela permet à une personne, un programme ou un appareil d’accéder à votre compte. Confirmez que c’est bien vous ; la suite se fera d’elle-même.',
  password: 'Votre mot de passe',
  code: 'Code de votre application d’authentification',
  codeHint: 'Ou l’un de vos codes de récupération.',
  enterCode: 'Saisissez un code.',
  confirm: 'Confirmer',
  usePassword: 'Utiliser plutôt le mot de passe',
  useCode: 'Utiliser plutôt un code',
  byPasskey: 'Utiliser une clé d’accès',
  byOidc: (name) => `Se reconnecter avec ${name}`,
  oidcHint:
    'Cela fait quitter cette page. Ce que vous avez saisi ici sans l’enregistrer sera alors perdu.',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  noPasskey: 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer, ou confirmer autrement.',
  failed: 'La confirmation a échoué. Veuillez réessayer.',
};
