import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword: 'Dieses Passwort steht auf der Liste der häufigsten. Bitte wähle ein anderes.',
  pastExpiry: 'Wähle heute oder einen späteren Tag.',
  sameAddress: 'Das ist die Adresse, die du schon hast.',
  passwordRequired: 'Gib dein Passwort ein.',
  wrongPassword: 'Das ist nicht dein Passwort.',
  noAccount: (email) => `Kein Konto hat die Adresse ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Eine Authenticator-App ist schon eingerichtet. Entferne sie zuerst.',
  notBegun: 'Beginne die Einrichtung neu, um einen neuen Schlüssel zu erhalten.',
  wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt.',
  notOwn: 'Deine eigene Authenticator-App entfernst du auf der Seite „Sicherheit“, mit einem Code.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'Das ist deine eigene Adresse.',
  there:
    'Diese Person kann deine Einträge schon sehen. Um zu ändern, was sie darf, beende die Freigabe und lade sie dann neu ein.',
  pastDay: 'Der letzte Tag ist schon vorbei.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService: 'Diese Installation sendet nicht an den Push-Dienst dieses Browsers.',
  brokenKeys: 'Die Schlüssel dieses Browsers lassen sich nicht verwenden.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'Die E-Mail wartet auf den Versand',
    claimed: 'Die E-Mail wartet auf den Versand',
    sending: 'Die E-Mail wird gerade gesendet',
    suppressed: 'Der Mailserver lehnt diese Adresse ab',
    failed: 'Der Mailserver hat sie nicht angenommen',
    unconfirmed: 'Vielleicht gesendet: Der Server wurde zu früh beendet',
    cancelled: 'Nicht gesendet',
  },
  mailTaken: {
    smtp: 'Der Mailserver hat sie angenommen',
    outbox: 'Dieser Server verschickt keine E-Mails',
  },
  test: 'Dosewise: ein Test, wie gewünscht',
  partly: (delivered, all, answer) =>
    `Für ${delivered} von ${all} Browsern angenommen. Für einen anderen: ${answer}`,
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

export const webhooks = {
  misfits: {
    plain:
      'Diese Adresse muss https verwenden. Wer diesen Server betreibt, kann http zu eigenen Rechnern erlauben.',
    private:
      'Diese Adresse liegt in einem privaten Netz. Wer diesen Server betreibt, kann solche Rechner erlauben.',
  },
} satisfies ServerWords['account/webhooks'];
