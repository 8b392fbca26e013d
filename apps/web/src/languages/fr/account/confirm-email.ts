import type { texts as english } from '../../../features/account/confirm-email/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Nouvelle adresse e-mail · Dosewise',
  title: 'Utiliser cette adresse ?',
  lead: 'Votre compte prend l’adresse à laquelle ce lien a été envoyé. Vous vous connecterez ensuite avec cette adresse, et l’ancienne en est informée.',
  submit: 'Utiliser cette adresse',
  failed: 'L’adresse n’a pas pu être changée. Veuillez réessayer.',
  done: 'Votre adresse a été changée',
  doneHint: (email) => `Désormais, connectez-vous avec ${email}.`,
  toDashboard: 'Aller à votre tableau de bord',
  logIn: 'Se connecter',
  dead: 'Ce lien ne fonctionne plus',
  deadHint:
    'Il fonctionne une seule fois, pendant une heure. Demandez-en un autre sur la page Sécurité.',
  toSecurity: 'Aller à Sécurité',
};
