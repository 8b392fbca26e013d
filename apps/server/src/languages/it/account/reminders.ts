import type { ServerWords } from '../../words.ts';

export const reminders = {
  mail: {
    queued: 'L’email è in attesa di invio',
    claimed: 'L’email è in attesa di invio',
    sending: 'Invio dell’email in corso',
    suppressed: 'Il server di posta rifiuta questo indirizzo',
    failed: 'Il server di posta non l’ha accettata',
    unconfirmed: 'Forse inviata: nel frattempo il server si è fermato',
    cancelled: 'Non inviata',
  },
  mailTaken: {
    smtp: 'Il server di posta l’ha accettata',
    outbox: 'Questo server non invia email',
  },
  test: 'Dosewise: la prova che hai chiesto',
  noAddress: {
    push: 'Nessuno dei tuoi browser riceve notifiche',
    email: 'Non c’è un indirizzo email',
    ntfy: 'Non è impostato nessun indirizzo ntfy',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Questa installazione non invia nulla a ntfy.'
      : `L’indirizzo ntfy deve essere quello di un argomento di ${hosts.join(' o ')}.`,
} satisfies ServerWords['account/reminders'];
