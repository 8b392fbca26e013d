import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const channels = {
  acts: { taken: 'Genommen', later: 'Später' },
  answers: {
    noSubscription: 'Nicht gesendet: Dieser Browser ist nicht mehr für Mitteilungen angemeldet',
    noPushService: 'Nicht gesendet: Das ist kein Push-Dienst',
    notYet: 'Noch nicht gesendet',
    noSender:
      'Nicht gesendet: Dieser Server hat keine öffentliche Adresse und keinen Absender für E-Mails',
    badKeys: 'Nicht gesendet: Die Schlüssel dieses Browsers lassen sich nicht verwenden',
    noNtfy: 'Nicht gesendet: Das ist keine ntfy-Adresse, die hier erlaubt ist',
    noTopic: 'Der Dienst kennt dieses Thema nicht',
    privateAddress: 'Nicht gesendet: eine private Adresse',
    noAnswer: 'Vielleicht angenommen: Es kam keine Antwort',
    late: 'Keine rechtzeitige Antwort',
    unreachable: 'Der Dienst ist nicht erreichbar',
    resting: 'Nicht gesendet: Dieser Webhook pausiert nach zu vielen Fehlern',
    gone: 'Nicht gesendet: Diesen Webhook gibt es nicht mehr',
    plain: 'Nicht gesendet: Dorthin geht nur https',
    serverStopped: 'Vielleicht gesendet: Der Server wurde währenddessen beendet',
  },
  replies: {
    taken: 'angenommen',
    elsewhere: 'es verweist woandershin, und dorthin wird nichts gesendet',
    unknownSender: 'der Dienst nimmt diesen Absender nicht an',
    ended: 'dieser Browser nimmt keine Mitteilungen mehr an',
    tooLong: 'die Nachricht ist zu lang',
    wait: 'der Dienst bittet zu warten',
    problem: 'der Dienst hat ein Problem',
    refused: 'der Dienst lehnt es ab',
    nothingThere: 'unter dieser Adresse ist nichts',
    sentNothing: 'Apprise hat nichts gesendet: Kein Ziel hat diesen Schlüssel oder dieses Tag',
    targetFailed: 'ein Ziel von Apprise hat versagt',
  },
} satisfies ServerWords['outgoing/channels'];

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

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: Eine Dosis wurde eingetragen',
    'weight.logged': 'Dosewise: Ein Gewicht wurde eingetragen',
  },
  doseLogged: (mg) => `Dosis eingetragen: ${mg} mg`,
  weightLogged: (weight) => `Gewicht eingetragen: ${weight}`,
  test: 'Dosewise: ein Test, wie gewünscht',
} satisfies ServerWords['outgoing/channels/webhook'];

const plural = pluralIn('de');

export const planner = {
  discreet: 'Dosewise: Etwas steht an',
  doseDue: (amount) => `Dosis fällig: ${amount}`,
  doseDueAs: (amount, steps) => `Dosis fällig: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dosis fällig: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dosis fällig: ${amount}, ${steps} aus ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} wurde vor ${n} ${plural(n, { one: 'Stunde', other: 'Stunden' })} erfasst. Laut Packungsbeilagen sollen nicht zwei dieser Medikamente zusammen angewendet werden: Frag deine Ärztin oder deinen Arzt.`,
  otherDays: (medicine, n) =>
    `${medicine} wurde vor ${n} ${plural(n, { one: 'Tag', other: 'Tagen' })} erfasst. Laut Packungsbeilagen sollen nicht zwei dieser Medikamente zusammen angewendet werden: Frag deine Ärztin oder deinen Arzt.`,
  nextOf: (medicine, when) => `Nächste Dosis ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Vorrat: kein ${medicine} mehr da für die Dosis am ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'Klick', other: 'Klicks' })}`,
  units: (n) => `${n} ${plural(n, { one: 'Einheit', other: 'Einheiten' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'Pen', other: 'Pens' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'Tablette', other: 'Tabletten' })}`,
  planned: (when) => `Geplant für ${when}.`,
  runsOut: (day) => `Vorrat: nichts mehr da für die Dosis am ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Davor reicht es noch für ${n} Dosis.`,
      other: `Davor reicht es noch für ${n} Dosen.`,
    }),
  lastDay: (pens) => `Letzter Tag von ${pens}`,
  thenDiscard: 'Laut Packungsbeilage ist danach zu entsorgen, was übrig ist.',
  thenDiscardAll: 'Laut Packungsbeilage sind sie danach zu entsorgen.',
  weighIn: 'Zeit zum Wiegen',
  week: 'Deine Woche',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${weighIns}-mal gewogen, ${symptoms} ${plural(symptoms, { one: 'Symptom', other: 'Symptome' })}`,
  doses: (n, amount) =>
    n === 0 ? 'Keine Dosis' : `${n} ${plural(n, { one: 'Dosis', other: 'Dosen' })} (${amount})`,
  weight: (change) => `Gewicht: ${change}`,
  nextDose: (when) => `Nächste Dosis: ${when}`,
  aPen: 'einem Pen',
} satisfies ServerWords['outgoing/planner'];
