import type { ServerWords } from '../../words.ts';

export const reminders = {
  mail: {
    queued: 'L’e-mail est en attente d’envoi',
    claimed: 'L’e-mail est en attente d’envoi',
    sending: 'L’e-mail est en cours d’envoi',
    suppressed: 'Le serveur de messagerie refuse cette adresse',
    failed: 'Le serveur de messagerie ne l’a pas accepté',
    unconfirmed: 'Peut-être envoyé : le serveur s’est arrêté entre-temps',
    cancelled: 'Non envoyé',
  },
  mailTaken: {
    smtp: 'Le serveur de messagerie l’a accepté',
    outbox: 'Ce serveur n’envoie pas d’e-mails',
  },
  test: 'Dosewise : un test, comme demandé',
  noAddress: {
    push: 'Les notifications ne sont activées dans aucun de vos navigateurs',
    email: 'Il n’y a pas d’adresse e-mail',
    ntfy: 'Aucune adresse ntfy n’est définie',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Cette installation n’envoie rien à ntfy.'
      : `L’adresse ntfy doit être celle d’un sujet sur ${hosts.join(' ou ')}.`,
} satisfies ServerWords['account/reminders'];
