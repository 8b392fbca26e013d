import type { texts as english } from '../../../features/account/password-link/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Mot de passe oublié · Dosewise',
  title: 'Mot de passe oublié ?',
  lead: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  noMailLead:
    'Ce serveur n’envoie pas d’e-mails. Saisissez ici votre adresse e-mail, puis demandez à la personne qui le gère le lien pour choisir un nouveau mot de passe.',
  email: 'E-mail',
  send: 'Envoyer le lien',
  sendAgain: 'Renvoyer le lien',
  sent: 'Si un compte existe à cette adresse, un lien est en route.',
  sentHint: 'Il fonctionne pendant une heure. Regardez aussi dans vos courriers indésirables.',
  noMailSent:
    'Si un compte existe à cette adresse, le serveur a maintenant un lien pour ce compte.',
  noMailHint:
    'Il fonctionne pendant une heure. Ce serveur n’envoie pas d’e-mails : demandez le lien à la personne qui le gère.',
  sendFailed: 'Le lien n’a pas pu être envoyé.',
  backToLogin: 'Retour à la connexion',

  newPageTitle: 'Nouveau mot de passe · Dosewise',
  choose: 'Choisir un nouveau mot de passe',
  chooseHint: 'Tous les appareils connectés en ce moment seront déconnectés.',
  save: 'Enregistrer et se connecter',
  saveFailed: 'Le mot de passe n’a pas pu être changé.',
  changed: 'Votre mot de passe a été changé, et votre session est ouverte.',
  changedOnly: 'Votre mot de passe a été changé. Utilisez-le pour vous connecter.',
  dead: 'Ce lien ne fonctionne plus',
  deadHint: 'Il a expiré, a déjà servi ou est incomplet. Votre mot de passe n’a pas changé.',
  askAgain: 'Demander un nouveau lien',
};
