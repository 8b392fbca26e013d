import type { ServerWords } from '../../../../words.ts';

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
/** '26. November 2026' of '2026-11-26'. */
const dayOf = (day: string) => DAY.format(Date.parse(day));

export const mails = {
  why: (where) => `Du bekommst diese E-Mail, weil du ein Konto bei ${where} hast.`,
  unsubscribe: 'E-Mails abbestellen',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Neues Passwort für ${product} wählen`,
      asked: (product) =>
        `Jemand hat für dein Konto bei ${product} ein neues Passwort angefordert.`,
      how: 'Hier kannst du eines wählen. Der Link gilt einmal, 60 Minuten lang.',
      link: 'Neues Passwort wählen',
      otherwise: 'Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.',
    },
    new_address: {
      subject: (product) => `Bestätige deine Adresse für ${product}`,
      asked: (product) =>
        `Jemand, der bei ${product} angemeldet ist, möchte diese Adresse für das eigene Konto verwenden.`,
      how: 'Hier kannst du sie bestätigen. Der Link gilt einmal, 60 Minuten lang.',
      link: 'Diese Adresse verwenden',
      otherwise: 'Wenn du das nicht warst, tu nichts: Es ändert sich nichts.',
    },
    person_invited: {
      subject: (product) => `Eine Einladung bei ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : ` Das gilt bis ${dayOf(until)}.`;
        return role === 'logs'
          ? `${person} möchte dir bei ${product} die eigenen Einträge zeigen und dich dort auch eintragen lassen.${end}`
          : `${person} möchte dir bei ${product} die eigenen Einträge zeigen.${end}`;
      },
      how: 'Hier kannst du annehmen, in einem Konto mit dieser Adresse. Der Link gilt einmal, 7 Tage lang.',
      link: 'Einladung ansehen',
      otherwise: 'Wenn du diese Person nicht kennst, tu nichts: Niemand sieht etwas von dir.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Eine neue Anmeldung bei ${product}`,
      what: (product, device, when) =>
        `Jemand hat sich in deinem Konto bei ${product} angemeldet: ${device}, ${when}. Aus den letzten 90 Tagen war keine Anmeldung mit so einem Browser und System bekannt.`,
      advice:
        'Wenn du das warst, tu nichts. Wenn nicht, beende diese Anmeldung und ändere dein Passwort.',
    },
    second_factor_removed: {
      subject: () => 'Dein Konto: Dein zweiter Faktor wurde entfernt',
      what: (product) =>
        `Ein Admin hat die Authenticator-App von deinem Konto bei ${product} entfernt. Zum Anmelden reicht jetzt das Passwort.`,
      advice:
        'Du kannst wieder eine einrichten. Wenn du nicht darum gebeten hast, ändere dein Passwort.',
    },
    address_changed: {
      subject: () => 'Dein Konto: Deine E-Mail-Adresse wurde geändert',
      what: (product) =>
        `Dein Konto bei ${product} hat jetzt eine andere E-Mail-Adresse. Anmeldung und Links für ein neues Passwort gehen über diese.`,
      advice:
        'Wenn du das warst, tu nichts. Wenn nicht, kennt jemand dein Passwort: Wende dich an die Stelle, die diesen Server betreibt.',
    },
    person_ended: {
      subject: () => 'Dein Konto: Jemand hat keinen Zugriff mehr',
      ofOwner: (product, email) =>
        `${email} kann in deinen Einträgen bei ${product} nichts mehr sehen und eintragen.`,
      ofCarer: (product, email) =>
        `Du kannst in den Einträgen von ${email} bei ${product} nichts mehr sehen und eintragen.`,
      advice: 'Du musst nichts tun. Wer worauf Zugriff hat, steht unter Personen.',
      link: 'Personen',
    },
    unknownDevice: 'ein unbekanntes Programm',
    commandLine: 'die Kommandozeile des Servers',
    device: (browser, system) => `${browser} auf ${system}`,
    systems: { 'a Mac': 'einem Mac', 'a Chromebook': 'einem Chromebook' },
    doorSubject: (what) => `Dein Konto: ${what}`,
    doneBy: (device, when) => `Gerät: ${device}. Zeit: ${when}.`,
    doorAdvice:
      'Wenn du das warst, tu nichts. Wenn nicht, drück auf „Überall sonst abmelden“ und ändere dein Passwort.',
    link: 'Sicherheit deines Kontos',
  },
  doors: {
    passkey: {
      subject: 'Ein Passkey kam dazu',
      what: (product, name) =>
        `Mit dem Passkey „${name}“ kann man sich ab jetzt in deinem Konto bei ${product} anmelden.`,
    },
    oidc: {
      subject: 'Eine Anmeldung an anderer Stelle wurde verknüpft',
      what: (product, name) =>
        `Du kannst dich jetzt mit ${name} in deinem Konto bei ${product} anmelden.`,
    },
    api_token: {
      subject: 'Ein API-Token wurde angelegt',
      what: (product, name) =>
        `Ein Programm mit dem API-Token „${name}“ hat ab jetzt Zugriff auf dein Konto bei ${product}.`,
    },
    share: {
      subject: 'Ein Bericht wurde geteilt',
      what: (product, day) =>
        `Bis ${dayOf(day)} kann einen Bericht deiner Einträge bei ${product} lesen, wer seine Adresse hat.`,
    },
    calendar: {
      subject: 'Eine Kalenderadresse wurde angelegt',
      what: (product) =>
        `Wer die Adresse hat, kann ab jetzt den Kalender deines Kontos bei ${product} lesen. Eine frühere Adresse gilt nicht mehr.`,
    },
    ntfy: {
      subject: 'Erinnerungen gehen an eine andere ntfy-Adresse',
      what: (product, host) =>
        `Erinnerungen deines Kontos bei ${product} gehen ab jetzt an ein Thema bei ${host}.`,
    },
    webhook: {
      subject: 'Ein Webhook wurde gespeichert',
      what: (product, host) =>
        `Dein Konto bei ${product} meldet einem Programm bei ${host} ab jetzt Dosen, Vorrat, Gewichte oder Erinnerungen.`,
    },
    person: {
      subject: 'Jemand wurde zu deinen Einträgen eingeladen',
      what: (product, email) =>
        `Dein Konto bei ${product} hat ${email} zu seinen Einträgen eingeladen. Wer annimmt, kann sie sehen oder darin eintragen.`,
    },
    person_reminded: {
      subject: 'Jemand bekommt deine Erinnerungen auch',
      what: (product, email) =>
        `Erinnerungen deines Kontos bei ${product} gehen ab jetzt auch per E-Mail an ${email}.`,
    },
    address: {
      subject: 'Eine andere E-Mail-Adresse wurde angefordert',
      what: (product) =>
        `Jemand, der dein Passwort kennt, hat für dein Konto bei ${product} eine andere E-Mail-Adresse angefordert. Sie gilt, sobald der Link geöffnet wurde, der dorthin geht.`,
    },
    password: {
      subject: 'Dein Passwort wurde geändert',
      what: (product, passkeys) =>
        `Dein Konto bei ${product} hat ein neues Passwort. Alle Anmeldungen sind beendet, ebenso alle API-Tokens, geteilten Berichte, Webhooks, die Kalenderadresse und die ntfy-Adresse.${passkeys === '' ? '' : ` Mit diesen Passkeys kann man sich weiterhin anmelden: ${passkeys}.`}`,
    },
    second_factor_on: {
      subject: 'Ein zweiter Faktor wurde eingerichtet',
      what: (product) =>
        `Zum Anmelden in deinem Konto bei ${product} gehört ab jetzt ein Code einer Authenticator-App.`,
    },
    second_factor_off: {
      subject: 'Der zweite Faktor wurde ausgeschaltet',
      what: (product) =>
        `Zum Anmelden in deinem Konto bei ${product} gehört kein Code einer Authenticator-App mehr.`,
    },
    second_factor_of_other: {
      subject: 'Du hast einen zweiten Faktor entfernt',
      what: (product, email) =>
        `Dein Konto bei ${product} hat den zweiten Faktor vom Konto ${email} entfernt.`,
    },
    made_admin: {
      subject: 'Du hast jetzt die Rechte eines Admins',
      what: (product) => `Dein Konto bei ${product} hat jetzt die Rechte eines Admins.`,
    },
    made_user: {
      subject: 'Du hast die Rechte eines Admins nicht mehr',
      what: (product) => `Dein Konto bei ${product} hat die Rechte eines Admins nicht mehr.`,
    },
    made_other_admin: {
      subject: 'Du hast jemanden zum Admin gemacht',
      what: (product, email) =>
        `Dein Konto bei ${product} hat ${email} die Rechte eines Admins gegeben.`,
    },
    made_other_user: {
      subject: 'Du hast jemandem die Rechte eines Admins genommen',
      what: (product, email) =>
        `Dein Konto bei ${product} hat ${email} die Rechte eines Admins genommen.`,
    },
    invite: {
      subject: 'Eine Einladung wurde angelegt',
      what: (product, email) =>
        email === ''
          ? `Dein Konto bei ${product} hat eine Einladung für ein neues Konto angelegt.`
          : `Dein Konto bei ${product} hat eine Einladung für ein neues Konto von ${email} angelegt.`,
    },
    backup_made: {
      subject: 'Ein Backup wurde angelegt',
      what: (product, name) =>
        `Dein Konto bei ${product} hat das Backup ${name} angelegt, das alles von allen enthält.`,
    },
    backup_downloaded: {
      subject: 'Ein Backup wurde heruntergeladen',
      what: (product, name) =>
        `Dein Konto bei ${product} hat das Backup ${name} heruntergeladen, das alles von allen enthält.`,
    },
  },
  reminder: {
    acts: { taken: 'Ich habe sie genommen', later: 'In einer Stunde erinnern' },
    why: (product) => `Du hast ${product} gebeten, dich per E-Mail zu erinnern.`,
    end: 'Keine Erinnerungen per E-Mail mehr',
    whyCarer: (product, email) =>
      `${email} teilt bei ${product} die eigenen Einträge mit dir und lässt die Erinnerungen auch an dich gehen.`,
    people: 'Personen, deren Einträge du sehen kannst',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];
