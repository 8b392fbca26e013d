import type { texts as english } from '../../../features/account/unsubscribe/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Désabonnement · Dosewise',
  title: 'Désabonnement',
  loadFailed: 'Votre abonnement n’a pas pu être consulté.',
  endsMailsTo: 'Ceci arrête tous nos e-mails à ',
  endsWhat:
    ', sauf ceux qui concernent le compte lui-même. Votre compte et vos données restent tels quels.',
  unsubscribe: 'Se désabonner de tout',
  reminders: {
    endsMailsTo: 'Ceci arrête les rappels par e-mail à ',
    endsWhat: '. Les autres e-mails, et les rappels par d’autres voies, restent tels quels.',
    unsubscribe: 'Arrêter les rappels par e-mail',
    getsNoMore: ' ne recevra plus de rappels par e-mail.',
    onAgain: 'Si vous changez d’avis, vous pouvez les réactiver dans Paramètres.',
  },
  unsubscribeFailed: 'Le désabonnement n’a pas encore eu lieu.',
  onlySome:
    'Vous n’en voulez que certains ? Connectez-vous et choisissez les sujets dans Paramètres, sous Préférences d’e-mails.',
  done: 'Désabonnement effectué',
  doneBefore: 'Désabonnement déjà effectué',
  getsNoMore:
    ' ne recevra plus d’e-mails de notre part, sauf ceux qui concernent le compte lui-même, comme un nouveau mot de passe que vous demandez.',
  resubscribe: 'Si vous changez d’avis, vous pouvez vous réabonner dans Paramètres.',
  deadLink: 'Ce lien ne fonctionne pas',
  deadLinkAdvice:
    'Il est peut-être incomplet. Essayez le lien d’un e-mail plus récent, ou connectez-vous et désabonnez-vous dans Paramètres, sous Préférences d’e-mails.',
  toSettings: 'Aller aux paramètres',
};
