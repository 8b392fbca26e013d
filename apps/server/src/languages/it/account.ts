import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword: 'Questa password è nell’elenco delle più comuni. Scegline un’altra.',
  pastExpiry: 'Scegli oggi o un giorno successivo.',
  sameAddress: 'Questo è l’indirizzo che hai già.',
  passwordRequired: 'Inserisci la password.',
  wrongPassword: 'Questa non è la tua password.',
  noAccount: (email) => `Nessun account ha l’indirizzo ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Un’app di autenticazione è già configurata. Prima rimuovila.',
  notBegun: 'Ricomincia la configurazione per avere una nuova chiave.',
  wrongCode: 'Questo codice è sbagliato o è già stato usato.',
  notOwn: 'La tua app di autenticazione si rimuove nella tua pagina Sicurezza, con un codice.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'Questo è il tuo indirizzo.',
  there:
    'Condividi già i tuoi dati con questa persona. Per cambiare ciò che può fare, interrompi la condivisione e poi invitala di nuovo.',
  pastDay: 'L’ultimo giorno è già passato.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService: 'Questo server non può inviare notifiche al servizio push di questo browser.',
  brokenKeys: 'Le chiavi di questo browser non sono utilizzabili.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'L’email è in attesa di invio',
    claimed: 'L’email è in attesa di invio',
    sending: 'Invio dell’email in corso',
    suppressed: 'Il server di posta rifiuta questo indirizzo',
    failed: 'Il server di posta non l’ha accettata',
    unconfirmed: 'Forse inviata: il server si è fermato prima di averne conferma',
    cancelled: 'Non inviata',
  },
  mailTaken: {
    smtp: 'Il server di posta l’ha accettata',
    outbox: 'Questo server non invia email',
  },
  test: 'Dosewise: la prova che hai chiesto',
  partly: (delivered, all, answer) =>
    `Accettato per ${delivered} di ${all} browser. Per un altro: ${answer}`,
  noAddress: {
    push: 'Nessuno dei tuoi browser riceve notifiche',
    email: 'Non c’è un indirizzo email',
    ntfy: 'Non è impostato nessun indirizzo ntfy',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Questo server non invia nulla a ntfy.'
      : `L’indirizzo ntfy deve essere quello di un argomento di ${hosts.join(' o ')}.`,
} satisfies ServerWords['account/reminders'];

export const webhooks = {
  misfits: {
    plain:
      'Questo indirizzo deve usare https. Chi gestisce questo server può consentire http verso host propri.',
    private:
      'Questo indirizzo è in una rete privata. Chi gestisce questo server può consentire host di questo tipo.',
  },
} satisfies ServerWords['account/webhooks'];
