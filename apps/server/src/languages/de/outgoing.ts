import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const channels = {
  acts: { taken: 'Genommen', later: 'Später' },
  answers: {
    noSubscription: 'Nicht gesendet: Dieser Browser ist nicht mehr für Mitteilungen angemeldet',
    noPushService: 'Nicht gesendet: Der Push-Dienst dieses Browsers ist hier nicht bekannt',
    notYet: 'Noch nicht gesendet',
    noSender:
      'Nicht gesendet: Dieser Server hat keine öffentliche Adresse und keinen Absender für E-Mails',
    badKeys: 'Nicht gesendet: Die Schlüssel dieses Browsers lassen sich nicht verwenden',
    noNtfy: 'Nicht gesendet: Diese ntfy-Adresse ist hier nicht erlaubt',
    noTopic: 'Der Dienst kennt dieses Thema nicht',
    privateAddress: 'Nicht gesendet: Die Adresse liegt in einem privaten Netz',
    noAnswer: 'Vielleicht gesendet: Es kam keine Antwort',
    late: 'Keine rechtzeitige Antwort',
    unreachable: 'Der Dienst ist nicht erreichbar',
    resting: 'Nicht gesendet: Dieser Webhook ist nach zu vielen Fehlern pausiert',
    gone: 'Nicht gesendet: Dieser Webhook wurde gelöscht',
    plain: 'Nicht gesendet: Diese Adresse muss https verwenden',
    serverStopped: 'Vielleicht gesendet: Der Server wurde zu früh beendet',
  },
  replies: {
    taken: 'angenommen',
    elsewhere: 'es leitet weiter, und dem folgen wir nicht',
    unknownSender: 'der Dienst nimmt diesen Absender nicht an',
    ended: 'dieser Browser nimmt keine Mitteilungen mehr an',
    tooLong: 'die Nachricht ist zu lang',
    wait: 'der Dienst bittet zu warten',
    problem: 'der Dienst hat ein Problem',
    refused: 'der Dienst lehnt es ab',
    nothingThere: 'unter dieser Adresse ist nichts',
    sentNothing: 'Apprise hat nichts gesendet: Kein Ziel hat diesen Schlüssel oder dieses Tag',
    targetFailed: 'bei einem Ziel von Apprise gab es einen Fehler',
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
      how: 'Hier kannst du eines wählen. Der Link funktioniert nur einmal und gilt 60 Minuten.',
      link: 'Neues Passwort wählen',
      otherwise: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    new_address: {
      subject: (product) => `Bestätige deine Adresse für ${product}`,
      asked: (product) =>
        `Jemand, der bei ${product} angemeldet ist, möchte diese Adresse für das eigene Konto verwenden.`,
      how: 'Hier kannst du sie bestätigen. Der Link funktioniert nur einmal und gilt 60 Minuten.',
      link: 'Diese Adresse verwenden',
      otherwise: 'Wenn du das nicht warst, musst du nichts tun: Es ändert sich nichts.',
    },
    person_invited: {
      subject: (product) => `Eine Einladung zu ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : ` Das gilt bis zum ${dayOf(until)}.`;
        return role === 'logs'
          ? `${person} hält mit ${product} Dosen, Gewicht und Symptome fest und möchte diese Einträge mit dir teilen: Du kannst sie sehen und für diese Person eintragen.${end}`
          : `${person} hält mit ${product} Dosen, Gewicht und Symptome fest und möchte diese Einträge mit dir teilen: Du kannst sie sehen.${end}`;
      },
      how: 'Hier kannst du die Einladung annehmen. Du brauchst ein Konto mit dieser E-Mail-Adresse. Der Link funktioniert nur einmal und gilt 7 Tage.',
      link: 'Einladung ansehen',
      otherwise:
        'Wenn du diese Person nicht kennst, musst du nichts tun. Durch die Einladung kann niemand deine Einträge sehen.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Eine neue Anmeldung bei ${product}`,
      what: (product, device, when) =>
        `Jemand hat sich in deinem Konto bei ${product} angemeldet: ${device}, ${when}. Diesen Browser und dieses Gerät haben wir in den letzten 90 Tagen in deinem Konto nicht gesehen.`,
      advice: () =>
        'Wenn du das warst, musst du nichts tun. Wenn nicht, melde dieses Gerät ab und ändere dein Passwort.',
    },
    second_factor_removed: {
      subject: () => 'Dein Konto: Deine Authenticator-App wurde entfernt',
      what: (product) =>
        `Ein Admin hat die Authenticator-App von deinem Konto bei ${product} entfernt. Du meldest dich jetzt nur mit deinem Passwort an.`,
      advice: (product) =>
        `Du kannst wieder eine einrichten. Wenn du nicht darum gebeten hast, ändere dein Passwort und sag der Person Bescheid, die ${product} betreibt.`,
    },
    address_changed: {
      subject: () => 'Dein Konto: Deine E-Mail-Adresse wurde geändert',
      what: (product) =>
        `Dein Konto bei ${product} hat eine neue E-Mail-Adresse. Melde dich mit der neuen an; auch Links für ein neues Passwort gehen dorthin.`,
      advice: (product) =>
        `Wenn du das warst, musst du nichts tun. Wenn nicht, nutzt vielleicht jemand anderes dein Konto. Sag sofort der Person Bescheid, die ${product} betreibt.`,
    },
    person_ended: {
      subject: () => 'Dein Konto: Eine Freigabe wurde beendet',
      ofOwner: (product, email) =>
        `${email} kann deine Einträge bei ${product} nicht mehr sehen und nichts mehr für dich eintragen.`,
      ofCarer: (product, email) =>
        `Du kannst die Einträge von ${email} bei ${product} nicht mehr sehen und nichts mehr für diese Person eintragen.`,
      advice: 'Du musst nichts tun. Die Seite „Personen“ zeigt, wer worauf Zugriff hat.',
      link: 'Personen',
    },
    unknownDevice: 'ein unbekanntes Gerät',
    commandLine: 'die Kommandozeile des Servers',
    device: (browser, system) =>
      `${browser} ${system.startsWith('einem ') ? 'auf' : 'unter'} ${system}`,
    systems: {
      'a Mac': 'einem Mac',
      'a Chromebook': 'einem Chromebook',
      iPhone: 'einem iPhone',
      iPad: 'einem iPad',
    },
    doorSubject: (what) => `Dein Konto: ${what}`,
    doneBy: (device, when) => `Gerät: ${device}. Zeit: ${when}.`,
    rightsAdvice:
      'Wenn du das erwartet hast, musst du nichts tun. Wenn nicht, frag einen anderen Admin oder die Person, die diesen Server betreibt.',
    advices: {
      password: (product) =>
        `Wenn du das getan oder darum gebeten hast, musst du nichts tun. Wenn nicht, wähle auf der Anmeldeseite „Passwort vergessen?“. Wenn das nicht hilft, sag der Person Bescheid, die ${product} betreibt.`,
      second_factor_on: (product) =>
        `Wenn du das warst, musst du nichts tun. Wenn nicht und du noch in dein Konto kommst, entferne die App und ändere dein Passwort. Kommst du nicht mehr hinein, sag der Person Bescheid, die ${product} betreibt.`,
      passkey: () =>
        'Wenn du das warst, musst du nichts tun. Wenn nicht, lösche den Passkey, wähle „Überall sonst abmelden“ und ändere dein Passwort.',
      reset_link: (product) =>
        `Wenn du darum gebeten hast, musst du nichts tun. Wenn nicht, sag sofort der Person Bescheid, die ${product} betreibt, und ändere dein Passwort.`,
      others: (product) =>
        `Wenn du das getan oder darum gebeten hast, musst du nichts tun. Wenn nicht, wähle „Überall sonst abmelden“ und ändere dein Passwort. Sag sofort der Person Bescheid, die ${product} betreibt.`,
    },
    doorAdvice:
      'Wenn du das getan oder darum gebeten hast, musst du nichts tun. Wenn nicht, wähle „Überall sonst abmelden“ und ändere dein Passwort.',
    link: 'Sicherheit deines Kontos',
  },
  doors: {
    passkey: {
      subject: 'Ein Passkey wurde hinzugefügt',
      what: (product, name) =>
        `Du kannst dich jetzt mit dem Passkey „${name}“ in deinem Konto bei ${product} anmelden.`,
    },
    oidc: {
      subject: 'Ein externes Konto wurde verknüpft',
      what: (product, name) =>
        `Ein Konto bei ${name} wurde verknüpft: Du kannst dich jetzt damit in deinem Konto bei ${product} anmelden.`,
    },
    api_token: {
      subject: 'Ein API-Token wurde erstellt',
      what: (product, name) =>
        `Ein Programm mit dem API-Token „${name}“ kann jetzt dein Konto bei ${product} benutzen.`,
    },
    share: {
      subject: 'Ein Bericht wurde geteilt',
      what: (product, day) =>
        `Bis zum ${dayOf(day)} können alle, die den Link haben, einen Bericht deiner Einträge bei ${product} lesen.`,
    },
    calendar: {
      subject: 'Eine Kalenderadresse wurde erstellt',
      what: (product) =>
        `Alle, die die Adresse haben, können jetzt den Kalender deines Kontos bei ${product} lesen. Frühere Kalenderadressen gelten nicht mehr.`,
    },
    ntfy: {
      subject: 'Erinnerungen gehen an eine andere ntfy-Adresse',
      what: (product, host) =>
        `Erinnerungen deines Kontos bei ${product} gehen jetzt an ein Thema bei ${host}.`,
    },
    webhook: {
      subject: 'Ein Webhook wurde gespeichert',
      what: (product, host) =>
        `Dein Konto bei ${product} sendet jetzt Daten an ein Programm bei ${host}: Dosen, Vorrat, Gewicht oder Erinnerungen, je nach Einstellung des Webhooks.`,
    },
    person: {
      subject: 'Jemand wurde zu deinen Einträgen eingeladen',
      what: (product, email) =>
        `Mit deinem Konto bei ${product} wurde ${email} eingeladen, deine Einträge zu sehen. Der Zugriff beginnt, sobald die Einladung angenommen ist. Die Seite „Personen“ zeigt, ob die Person deine Einträge nur sehen oder auch für dich eintragen kann.`,
    },
    person_reminded: {
      subject: 'Noch jemand bekommt deine Erinnerungen',
      what: (product, email) =>
        `Erinnerungen deines Kontos bei ${product} gehen jetzt auch per E-Mail an ${email}.`,
    },
    address: {
      subject: 'Eine neue E-Mail-Adresse wurde angefordert',
      what: (product) =>
        `Jemand, der in deinem Konto bei ${product} angemeldet ist, möchte dessen E-Mail-Adresse ändern. Sie ändert sich, sobald der Link geöffnet wird, der an die neue Adresse ging.`,
    },
    password: {
      subject: 'Dein Passwort wurde geändert',
      what: (product, passkeys) =>
        `Dein Konto bei ${product} hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet und alle API-Tokens, geteilten Berichte, Webhooks, die Kalenderadresse und die ntfy-Adresse widerrufen. Die Freigabe für alle, die deine Einträge sehen konnten, wurde beendet, und offene Einladungen wurden widerrufen.${passkeys === '' ? '' : ` Diese Passkeys gelten weiter: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'Ein Link für ein neues Passwort wurde erstellt',
      what: (product: string) =>
        `Wer ${product} betreibt, hat einen Link erstellt, mit dem man ein neues Passwort für dein Konto wählen kann. Er funktioniert nur einmal und gilt 24 Stunden.`,
    },
    second_factor_on: {
      subject: 'Eine Authenticator-App wurde eingerichtet',
      what: (product) =>
        `Zum Anmelden in deinem Konto bei ${product} brauchst du jetzt einen Code aus einer Authenticator-App.`,
    },
    second_factor_off: {
      subject: 'Die Authenticator-App wurde entfernt',
      what: (product) =>
        `Zum Anmelden in deinem Konto bei ${product} brauchst du keinen Code aus einer Authenticator-App mehr.`,
    },
    second_factor_of_other: {
      subject: 'Eine Authenticator-App wurde von einem anderen Konto entfernt',
      what: (product, email) =>
        `Mit deinem Konto wurde bei ${product} die Authenticator-App vom Konto ${email} entfernt.`,
    },
    made_admin: {
      subject: 'Du hast jetzt Admin-Rechte',
      what: (product) => `Du hast jetzt Admin-Rechte bei ${product}.`,
    },
    made_user: {
      subject: 'Du hast keine Admin-Rechte mehr',
      what: (product) => `Du hast keine Admin-Rechte mehr bei ${product}.`,
    },
    made_other_admin: {
      subject: 'Jemand hat Admin-Rechte bekommen',
      what: (product, email) =>
        `Mit deinem Konto wurden ${email} Admin-Rechte bei ${product} gegeben.`,
    },
    made_other_user: {
      subject: 'Jemandem wurden die Admin-Rechte entzogen',
      what: (product, email) =>
        `Mit deinem Konto wurden ${email} die Admin-Rechte bei ${product} entzogen.`,
    },
    invite: {
      subject: 'Eine Einladung wurde erstellt',
      what: (product, email) =>
        email === ''
          ? `Mit deinem Konto wurde bei ${product} eine Einladung für ein neues Konto erstellt.`
          : `Mit deinem Konto wurde bei ${product} eine Einladung für ein neues Konto von ${email} erstellt.`,
    },
    backup_made: {
      subject: 'Ein Backup wurde angelegt',
      what: (product, name) =>
        `Mit deinem Konto wurde bei ${product} das Backup ${name} angelegt. Es enthält die Einträge aller Personen.`,
    },
    backup_downloaded: {
      subject: 'Ein Backup wurde heruntergeladen',
      what: (product, name) =>
        `Mit deinem Konto wurde das Backup ${name} von ${product} heruntergeladen. Es enthält die Einträge aller Personen.`,
    },
  },
  welcome: {
    subject: (name) => `Willkommen bei Dosewise, ${name}`,
    heading: 'Willkommen',
    greeting: (name) => `Hallo ${name},`,
    ready: (email) => `Dein Konto ist bereit. Die E-Mail-Adresse dafür ist ${email}.`,
    first: 'Drei Dinge für den Anfang:',
    pen: 'Den Pen hinzufügen, der gerade in Gebrauch ist.',
    dose: 'Die letzte Dosis eintragen.',
    settings: 'Die Einstellungen durchsehen: Land, Währung, Zeitzone und E-Mails.',
    noAdvice:
      'Dosewise zeichnet auf und rechnet, gibt aber keinen medizinischen Rat. Fragen zu deiner Behandlung beantworten deine Arztpraxis oder Apotheke.',
    yours:
      'Du kannst in der App jederzeit alles exportieren, was du gespeichert hast, oder dein Konto löschen.',
    closing: 'Dein Dosewise-Team',
  },
  reminder: {
    acts: { taken: 'Ich habe sie genommen', later: 'In einer Stunde erinnern' },
    why: (product) => `Du hast ${product} gebeten, dich per E-Mail zu erinnern.`,
    end: 'Erinnerungen per E-Mail abstellen',
    whyCarer: (product, email) =>
      `${email} teilt bei ${product} die eigenen Einträge mit dir und schickt dir auch die Erinnerungen.`,
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

const due = (person?: string) =>
  person === undefined ? 'Dosis fällig' : `Dosis fällig für ${person}`;

export const planner = {
  discreet: 'Dosewise: Etwas steht an',
  doseDue: (amount, person) => `${due(person)}: ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)}: ${amount}, ${steps} aus ${pen}`,
  forPerson: (person, title) => `Für ${person}: ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: Die letzte eingetragene Dosis ist ${n} ${plural(n, { one: 'Stunde', other: 'Stunden' })} her. Laut Packungsbeilagen sollen zwei Medikamente dieser Art nicht zusammen angewendet werden. Vor dieser Dosis bitte in der Arztpraxis nachfragen.`,
  otherDays: (medicine, n) =>
    `${medicine}: Die letzte eingetragene Dosis ist ${n} ${plural(n, { one: 'Tag', other: 'Tage' })} her. Laut Packungsbeilagen sollen zwei Medikamente dieser Art nicht zusammen angewendet werden. Vor dieser Dosis bitte in der Arztpraxis nachfragen.`,
  nextOf: (medicine, when) => `Nächste Dosis ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Für die Dosis am ${day} bleibt kein ${medicine} übrig`,
  clicks: (n) => `${n} ${plural(n, { one: 'Klick', other: 'Klicks' })}`,
  units: (n) => `${n} ${plural(n, { one: 'Einheit', other: 'Einheiten' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'Pen', other: 'Pens' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'Tablette', other: 'Tabletten' })}`,
  planned: (when) => `Geplant für ${when}.`,
  runsOut: (day) => `Für die Dosis am ${day} bleibt kein Medikament übrig`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Davor reicht es noch für ${n} Dosis.`,
      other: `Davor reicht es noch für ${n} Dosen.`,
    }),
  lastDay: (pens) => `Letzter Tag, um ${pens} zu verwenden`,
  thenDiscard: 'Laut Packungsbeilage nach dem heutigen Tag zu entsorgen.',
  thenDiscardAll: 'Laut Packungsbeilage alle nach dem heutigen Tag zu entsorgen.',
  weighIn: 'Zeit für einen Gewichtseintrag',
  week: 'Rückblick auf die Woche',
  entries: (doses, weighIns, symptoms) =>
    `Eingetragen: ${doses}, ${weighIns} ${plural(weighIns, { one: 'Gewichtseintrag', other: 'Gewichtseinträge' })}, ${symptoms} ${plural(symptoms, { one: 'Symptomeintrag', other: 'Symptomeinträge' })}`,
  doses: (n, amount) =>
    n === 0 ? `${n} Dosen` : `${n} ${plural(n, { one: 'Dosis', other: 'Dosen' })} (${amount})`,
  weight: (change) => `Gewicht: ${change}`,
  nextDose: (when) => `Nächste Dosis: ${when}`,
  aPen: 'einen Pen',
} satisfies ServerWords['outgoing/planner'];
