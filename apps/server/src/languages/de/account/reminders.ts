import type { ServerWords } from '../../words.ts';

export const reminders = {
  mail: {
    queued: 'Die E-Mail wartet auf den Versand',
    claimed: 'Die E-Mail wartet auf den Versand',
    sending: 'Die E-Mail wird gerade gesendet',
    suppressed: 'Der Mailserver lehnt diese Adresse ab',
    failed: 'Der Mailserver hat sie nicht angenommen',
    unconfirmed: 'Vielleicht gesendet: Der Server wurde währenddessen beendet',
    cancelled: 'Nicht gesendet',
  },
  mailTaken: {
    smtp: 'Der Mailserver hat sie angenommen',
    outbox: 'Dieser Server sendet keine E-Mails',
  },
  test: 'Dosewise: ein Test, wie gewünscht',
  noAddress: {
    push: 'Keiner deiner Browser ist für Mitteilungen angemeldet',
    email: 'Es gibt keine E-Mail-Adresse',
    ntfy: 'Es ist keine ntfy-Adresse eingestellt',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Diese Installation sendet nichts an ntfy.'
      : `Die ntfy-Adresse muss die eines Themas bei ${hosts.join(' oder ')} sein.`,
} satisfies ServerWords['account/reminders'];
