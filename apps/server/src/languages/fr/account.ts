import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword:
    'Ce mot de passe est dans la liste des plus courants. Veuillez en choisir un autre.',
  pastExpiry: 'Choisissez aujourd’hui ou un jour plus tard.',
  sameAddress: 'C’est l’adresse que vous avez déjà.',
  passwordRequired: 'Saisissez votre mot de passe.',
  wrongPassword: 'Ce n’est pas votre mot de passe.',
  noAccount: (email) => `Aucun compte n’a l’adresse ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Une application d’authentification est déjà configurée. Retirez-la d’abord.',
  notBegun: 'Recommencez la configuration pour obtenir une nouvelle clé.',
  wrongCode: 'Ce code est incorrect ou a déjà été utilisé.',
  notOwn: 'Retirez votre propre application d’authentification sur la page Sécurité, avec un code.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'C’est votre propre adresse.',
  there:
    'Vous partagez déjà vos données avec cette personne. Pour changer ce qu’elle peut faire, arrêtez le partage, puis invitez-la à nouveau.',
  pastDay: 'Le dernier jour est déjà passé.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService: 'Ce serveur ne peut pas utiliser le service de notifications de ce navigateur.',
  brokenKeys: 'Les clés de ce navigateur ne sont pas utilisables.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'L’e-mail est en attente d’envoi',
    claimed: 'L’e-mail est en attente d’envoi',
    sending: 'L’e-mail est en cours d’envoi',
    suppressed: 'Le serveur de messagerie refuse cette adresse',
    failed: 'Le serveur de messagerie ne l’a pas accepté',
    unconfirmed: 'Peut-être envoyé : le serveur s’est arrêté avant de le savoir',
    cancelled: 'Non envoyé',
  },
  mailTaken: {
    smtp: 'Le serveur de messagerie l’a accepté',
    outbox: 'Ce serveur n’envoie pas d’e-mails',
  },
  test: 'Dosewise : un test, comme demandé',
  partly: (delivered, all, answer) =>
    `Accepté pour ${delivered} sur ${all} navigateurs. Pour un autre : ${answer}`,
  noAddress: {
    push: 'Les notifications ne sont activées dans aucun de vos navigateurs',
    email: 'Il n’y a pas d’adresse e-mail',
    ntfy: 'Aucune adresse ntfy n’est définie',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Ce serveur n’envoie rien à ntfy.'
      : `L’adresse ntfy doit être celle d’un sujet sur ${hosts.join(' ou ')}.`,
} satisfies ServerWords['account/reminders'];

export const webhooks = {
  misfits: {
    plain:
      'Cette adresse doit utiliser https. La personne qui gère ce serveur peut autoriser http vers ses propres machines.',
    private:
      'Cette adresse mène à un réseau privé. La personne qui gère ce serveur peut autoriser de telles machines.',
  },
} satisfies ServerWords['account/webhooks'];
