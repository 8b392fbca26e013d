import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as authEnglish } from '../../features/account/auth/texts.ts';
import type { texts as confirmEmailEnglish } from '../../features/account/confirm-email/texts.ts';
import type { texts as confirmSessionEnglish } from '../../features/account/confirm-session/texts.ts';
import type { texts as passwordLinkEnglish } from '../../features/account/password-link/texts.ts';
import type { texts as peopleEnglish } from '../../features/account/people/texts.ts';
import type { texts as settingsRemindersEnglish } from '../../features/account/settings/reminders/texts.ts';
import type { texts as settingsSecurityPhoneEnglish } from '../../features/account/settings/security/phone/texts.ts';
import type { texts as settingsSecurityEnglish } from '../../features/account/settings/security/texts.ts';
import type { texts as settingsEnglish } from '../../features/account/settings/texts.ts';
import type { texts as settingsWebhooksEnglish } from '../../features/account/settings/webhooks/texts.ts';
import type { texts as setupEnglish } from '../../features/account/setup/texts.ts';
import type { texts as unsubscribeEnglish } from '../../features/account/unsubscribe/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
  checking: 'Es wird geprüft, ob du angemeldet bist …',
  modes: {
    login: {
      pageTitle: 'Anmelden · Dosewise',
      title: 'Willkommen zurück',
      lead: 'Melde dich an, um Dosen einzutragen und deine Pens zu sehen.',
      submit: 'Anmelden',
      question: 'Neu hier?',
      other: 'Konto anlegen',
    },
    register: {
      pageTitle: 'Konto anlegen · Dosewise',
      title: 'Konto anlegen',
      lead: 'Kostenlos, und deine Daten gehören dir.',
      submit: 'Konto anlegen',
      question: 'Du hast schon ein Konto?',
      other: 'Anmelden',
    },
  },
  byInvitation: {
    title: 'Ein Konto gibt es hier nur auf Einladung',
    hint: 'Frag die Person, die diesen Server betreibt, nach einem Link.',
  },
  closed: {
    title: 'Auf diesem Server lassen sich keine neuen Konten anlegen',
    hint: 'Den Rechner kannst du auch ohne Konto benutzen.',
  },
  bringsRecords:
    'Die Einträge in diesem Browser werden in dein Konto kopiert. Sie bleiben hier, bis du sie löschst.',
  email: 'E-Mail',
  confirmPassword: 'Passwort bestätigen',
  repeatedPassword: 'Wiederholtes Passwort',
  withPasskey: 'Mit Passkey anmelden',
  noPasskey:
    'Es wurde kein Passkey benutzt. Melde dich auf andere Weise an, oder versuche es noch einmal.',
  withOidc: (name) => `Mit ${name} anmelden`,
  thatPlace: 'dem Anmeldedienst',
  finishing: 'Du wirst angemeldet …',
  secondFactorLead: 'Noch ein Schritt: Gib den Code aus deiner Authenticator-App ein.',
  noPasswordLead: 'Mit einem Passwort kannst du dich hier nicht anmelden.',
  confirmed: 'Bestätigt. Zehn Minuten lang wirst du nicht noch einmal gefragt.',
  linked: (name) => `Verknüpft. Du kannst dich jetzt mit ${name} anmelden.`,
  goOn: 'Weiter',
  oidcErrors: {
    denied: (name) =>
      `Du hast dich nicht mit ${name} angemeldet. Du kannst es noch einmal versuchen.`,
    expired: () =>
      'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte fang von vorn an.',
    forged: () =>
      'Diese Anmeldung wurde nicht in diesem Browser begonnen, oder Cookies sind blockiert. Bitte fang von vorn an.',
    unreachable: (name) =>
      `Gerade gibt es keine Verbindung zu ${name}. Bitte versuche es später noch einmal.`,
    refused: (name) =>
      `Dieser Server ist bei ${name} nicht bekannt. Die Person, die ihn betreibt, muss die Einstellungen auf beiden Seiten prüfen.`,
    clock: (name) =>
      `Die Uhren von ${name} und diesem Server gehen zu weit auseinander. Die Person, die diesen Server betreibt, muss die Uhrzeit prüfen.`,
    failed: (name) =>
      `Die Antwort von ${name} konnte nicht geprüft werden. Bitte versuche es noch einmal.`,
  },
  forgot: 'Passwort vergessen?',
  loginFailed: 'Anmeldung fehlgeschlagen',
  registrationFailed: 'Registrierung fehlgeschlagen',
  failed: 'Ein Fehler ist aufgetreten',

  country: 'Land',
  countryHint: 'Bestimmt Preise und Einheiten.',
  chooseCountry: 'Wähle dein Land',
  chooseCountryError: 'Wähle dein Land.',
  otherCountry: 'Ein anderes Land',
  countryName: 'Name des Landes',
  countryNameError: 'Gib den Namen deines Landes ein, mit 2 bis 60 Zeichen.',
  currency: 'Währung',
  chooseCurrency: 'Wähle deine Währung',
  chooseCurrencyError: 'Wähle deine Währung.',
  news: 'Neuigkeiten bekommen',
  newsHint: 'Per E-Mail, bis du sie abbestellst.',
};

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Neue E-Mail-Adresse · Dosewise',
  title: 'Diese Adresse verwenden?',
  lead: 'Diese E-Mail-Adresse für dein Konto verwenden? Du meldest dich dann mit ihr an. An die alte Adresse schicken wir eine Nachricht.',
  submit: 'Diese Adresse verwenden',
  failed: 'Die Adresse konnte nicht geändert werden. Bitte versuche es noch einmal.',
  done: 'Deine Adresse wurde geändert',
  doneHint: (email) => `Melde dich von jetzt an mit ${email} an.`,
  toDashboard: 'Zu deiner Übersicht',
  logIn: 'Anmelden',
  dead: 'Dieser Link gilt nicht mehr',
  deadHint:
    'Er funktioniert nur einmal und gilt eine Stunde. Fordere auf der Seite „Sicherheit“ einen neuen an.',
  toSecurity: 'Zur Seite „Sicherheit“',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Bestätige, dass du es bist',
  lead: 'Diese Änderung gibt einer Person, einer App oder einem Gerät Zugang zu deinem Konto. Nach deiner Bestätigung geht es weiter.',
  password: 'Dein Passwort',
  code: 'Code aus deiner Authenticator-App',
  codeHint: 'Oder einer deiner Wiederherstellungscodes.',
  enterCode: 'Gib einen Code ein.',
  confirm: 'Bestätigen',
  usePassword: 'Lieber mit Passwort',
  useCode: 'Lieber mit Code',
  byPasskey: 'Mit Passkey',
  byOidc: (name) => `Noch einmal mit ${name} anmelden`,
  oidcHint: 'Du verlässt diese Seite. Was du hier nicht gespeichert hast, geht verloren.',
  usePasskey: 'Lieber mit Passkey',
  noPasskey:
    'Es wurde kein Passkey benutzt. Versuche es noch einmal, oder bestätige auf andere Weise.',
  failed: 'Das konnte nicht bestätigt werden. Bitte versuche es noch einmal.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Passwort vergessen · Dosewise',
  title: 'Passwort vergessen?',
  lead: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  noMail: 'Frag die Person, die ihn betreibt, nach einem Link für ein neues Passwort.',
  email: 'E-Mail',
  send: 'Link schicken',
  sendAgain: 'Link noch einmal schicken',
  sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs.',
  sentHint: 'Er gilt eine Stunde. Sieh auch im Spam-Ordner nach.',
  sendFailed: 'Der Link konnte nicht verschickt werden.',
  backToLogin: 'Zurück zur Anmeldung',

  newPageTitle: 'Neues Passwort · Dosewise',
  choose: 'Neues Passwort wählen',
  chooseHint:
    'Wenn du dein Passwort änderst, wirst du auf allen Geräten abgemeldet, und die Freigabe endet für alle, die deine Einträge sehen können. Widerrufen werden auch API-Tokens, geteilte Berichte, Webhooks, offene Einladungen, die Kalenderadresse und die ntfy-Adresse.',
  save: 'Speichern und anmelden',
  saveFailed: 'Das Passwort konnte nicht geändert werden.',
  changed: 'Dein Passwort ist geändert, und du bist angemeldet.',
  changedOnly: 'Dein Passwort ist geändert. Bitte melde dich damit an.',
  dead: 'Dieser Link gilt nicht mehr',
  deadHint:
    'Er ist abgelaufen, wurde schon benutzt oder ist unvollständig. Durch das Öffnen wurde nichts geändert.',
  askAgain: 'Neuen Link anfordern',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Personen · Dosewise',
  title: 'Personen',
  lead: 'Du kannst eine Person deines Vertrauens deine Einträge sehen oder für dich eintragen lassen. Beide Seiten können das jederzeit beenden.',
  loginPrompt: 'Bitte melde dich an, um zu sehen, mit wem du Einträge teilst.',
  loadFailed: 'Die Personen konnten nicht geladen werden.',

  caredBy: {
    title: 'Wer deine Einträge sehen kann',
    none: 'Du teilst deine Einträge mit niemandem.',
    invite: 'Jemanden einladen',
    reminded: 'Bekommt auch meine Erinnerungen per E-Mail',
    remindedOf: (email) => `Bekommt auch meine Erinnerungen per E-Mail: ${email}`,
    remindFailed: 'Das konnte nicht geändert werden.',
    invited: 'Eingeladen. Der Link gilt 7 Tage.',
    waits: 'Eingeladen. Die Einladung ist noch nicht angenommen. Der Link gilt 7 Tage.',
    newLink: 'Neuer Link',
    newLinkOf: (email) => `Neuer Link für ${email}`,
  },
  caresFor: {
    title: 'Wessen Einträge du sehen kannst',
    none: 'Niemand teilt Einträge mit dir.',
    waits:
      'Diese Person lädt dich ein. Öffne ihren Link, um die Einladung anzunehmen. Wenn du ihn nicht hast, bitte sie um einen neuen.',
    look: 'Einträge zeigen',
    lookOf: (email) => `Einträge zeigen: ${email}`,
  },
  roles: {
    sees: {
      name: 'Kann sehen',
      hint: 'Kann deine Einträge, deinen Plan und deinen Bericht sehen, aber nicht ändern.',
    },
    logs: {
      name: 'Kann sehen und eintragen',
      hint: 'Kann auch Dosen, Gewicht, Symptome und Messwerte für dich eintragen und diese Eintragungen ändern oder löschen. Du siehst, wer was gemacht hat.',
    },
  },
  noEnd: 'Unbefristet',
  until: (day) => `Bis ${day}`,

  ends: {
    carer: {
      name: 'Freigabe beenden',
      of: (email) => `Freigabe für ${email} beenden`,
      title: 'Freigabe jetzt beenden?',
      question: (email) =>
        `${email} kann deine Einträge dann nicht mehr sehen und nichts mehr für dich eintragen. Was schon eingetragen ist, bleibt.`,
      confirm: 'Ja, Freigabe beenden',
      failed: 'Die Freigabe konnte nicht beendet werden.',
    },
    invited: {
      name: 'Widerrufen',
      of: (email) => `Einladung an ${email} widerrufen`,
      title: 'Einladung widerrufen?',
      question: (email) => `Der Link für ${email} gilt dann nicht mehr.`,
      confirm: 'Ja, widerrufen',
      failed: 'Die Einladung konnte nicht widerrufen werden.',
    },
    cared: {
      name: 'Meinen Zugang entfernen',
      of: (email) => `Meinen Zugang zu den Einträgen von ${email} entfernen`,
      title: 'Deinen Zugang entfernen?',
      question: (email) =>
        `Du kannst die Einträge von ${email} dann nicht mehr sehen und nichts mehr für diese Person eintragen. Was du schon eingetragen hast, bleibt.`,
      confirm: 'Ja, entfernen',
      failed: 'Dein Zugang konnte nicht entfernt werden.',
    },
  },

  dialog: {
    title: 'Jemanden einladen',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin schicken wir einen Link. Die Person braucht ein Konto mit dieser Adresse.',
    linkHint:
      'Du bekommst einen Link zum Weitergeben. Die Person braucht ein Konto mit dieser Adresse.',
    emailError: 'Gib eine E-Mail-Adresse ein.',
    role: 'Was erlaubt ist',
    until: 'Letzter Tag',
    untilHint: 'Deine Einträge sind bis zum Ende dieses Tages zu sehen. Leer heißt: ohne Enddatum.',
    pastDay: 'Dieser Tag liegt in der Vergangenheit.',
    questions: {
      sees: (email) => `Darf ${email === '' ? 'diese Person' : email} deine Einträge sehen?`,
      logs: (email) =>
        `Darf ${email === '' ? 'diese Person' : email} deine Einträge sehen und für dich eintragen?`,
    },
    submit: 'Einladung senden',
    makeLink: 'Link erstellen',
    failed: 'Die Einladung konnte nicht verschickt werden.',
    sent: (email) => `${email} ist eingeladen. Wir haben einen Link per E-Mail geschickt.`,
  },

  link: {
    title: 'Einladungslink',
    label: (email) => `Link für ${email}`,
    hint: (email) => `Gib ihn weiter. Er gilt 7 Tage, und zwar für ein Konto mit ${email}.`,
    subject: 'Eine Einladung zu Dosewise',
    message: (url, email) =>
      `Ich möchte meine Einträge in Dosewise mit dir teilen. Öffne diesen Link und melde dich mit ${email} an, oder lege damit ein Konto an: ${url}\n\nDer Link gilt 7 Tage.`,
  },

  invitation: {
    title: (email) => `${email} lädt dich ein`,
    rights: {
      sees: 'Du kannst dann Einträge, Plan und Bericht dieser Person sehen, aber nicht ändern.',
      logs: 'Du kannst dann die Einträge dieser Person sehen, Dosen, Gewicht, Symptome und Messwerte für sie eintragen und ändern oder löschen, was du eingetragen hast.',
    },
    lasts: (day) => (day === null ? 'Ohne Enddatum.' : `Bis einschließlich ${day}.`),
    comeIn: (email) =>
      `Die Einladung gilt für ${email}. Melde dich mit dieser Adresse an, oder lege damit ein Konto an.`,
    logInFirst: (email) =>
      `Die Einladung gilt für ${email}. Melde dich mit dieser Adresse an. Wenn du kein Konto hast, frag die Person, die diesen Server betreibt, nach einem.`,
    register: 'Konto anlegen',
    logIn: 'Anmelden',
    otherAccount: (invited, own) =>
      `Die Einladung gilt für ${invited}, aber du bist als ${own} angemeldet. Melde dich ab und nimm das andere Konto, oder lass dich als ${own} einladen.`,
    logOut: 'Abmelden',
    dead: 'Diese Einladung gilt nicht mehr',
    deadHint: 'Sie ist abgelaufen, wurde angenommen oder widerrufen. Bitte um einen neuen Link.',
    goOn: 'Weiter',
    loadFailed: 'Die Einladung konnte nicht geladen werden.',
    accept: 'Annehmen',
    later: 'Nicht jetzt',
    failed: 'Die Einladung konnte nicht angenommen werden.',
    accepted: (email) => `Du kannst jetzt die Einträge von ${email} sehen.`,
  },

  acts: {
    title: 'Was andere getan haben',
    none: 'Im letzten Jahr hat niemand sonst etwas eingetragen, geändert oder gelöscht.',
    did: {
      added: (email, what) => `${email} hat eingetragen: ${what}`,
      changed: (email, what) => `${email} hat geändert: ${what}`,
      deleted: (email, what) => `${email} hat gelöscht: ${what}`,
    },
    when: (at, date) => `Am ${at}, für den Eintrag vom ${date}`,
    weighIn: (weight) => `Gewicht ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} von 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${mg} mg ${medicine}`,
  },

  waiting: {
    title: 'Noch nicht gesendet: Einträge für andere',
    lead: 'Das hast du für jemand anderen eingetragen. Es ist nur auf diesem Gerät gespeichert.',
    kinds: {
      dose: 'Dosis',
      weight: 'Gewicht',
      symptom: 'Symptom',
      measurement: 'Messwert',
    },
    entry: (what, email) => `${what} für ${email}`,
    waits: 'Noch nicht gesendet.',
    tryAgain: 'Noch einmal versuchen',
    discard: 'Verwerfen',
  },

  ended: {
    pageTitle: 'Nicht mehr geteilt · Dosewise',
    title: (email) => `Du kannst die Einträge von ${email} nicht mehr sehen`,
    lead: 'Die Freigabe wurde beendet, oder ihr letzter Tag ist vorbei. Du kannst um eine neue Einladung bitten.',
    mine: 'Meine eigenen Einträge zeigen',
  },
  ofOwn: {
    pageTitle: 'Dein eigenes Konto · Dosewise',
    title: 'Auf dieser Seite geht es um dein eigenes Konto',
    lead: (email) => `Du siehst die Einträge von ${email}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Bitte melde dich an, um deine Einstellungen zu ändern.',
  title: 'Einstellungen',
  loading: 'Wird geladen …',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden. Bitte versuche es noch einmal.',

  theme: 'Design',
  themeHint: 'Nur für diesen Browser.',

  sections: {
    [PATHS.settingsReminders]: 'Erinnerungen',
    [PATHS.settingsUnits]: 'Einheiten, Sprache und Land',
    [PATHS.settingsMedicines]: 'Medikamente und Golden Dose',
    [PATHS.settingsCalendar]: 'Kalender',
    [PATHS.settingsPrivacy]: 'Datenschutz und E-Mails',
    [PATHS.security]: 'Sicherheit',
    [PATHS.settingsAccount]: 'Konto',
  },
  backToAll: 'Zurück zu den Einstellungen',
  people: 'Personen',
  now: {
    people: 'Wer deine Einträge sieht und wessen Einträge du siehst',
    needsServer: 'Braucht einen Server',
    needsAccount: 'Braucht ein Konto',
    asFile: 'Geplante Dosen als Datei',
    off: 'Aus',
    noKind: 'Noch nichts ausgewählt',
    noChannel: 'Es wird noch nichts gesendet',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# Erinnerung', other: '# Erinnerungen' })} per ${channels}`,
    channels: { push: 'Mitteilung', email: 'E-Mail', ntfy: 'ntfy' },
    goldenOn: (ml) => `Golden Dose an, ${number(ml)} mL`,
    goldenOff: 'Golden Dose aus',
    calendarSince: (day) => `An seit ${day}`,
    allEmails: 'Alle E-Mails',
    someEmails: (count, all) => `${number(count)} von ${number(all)} Arten von E-Mails`,
    noEmails: 'Keine E-Mails',
    accountEmails: 'Nur E-Mails zu deinem Konto',
    passwordOnly: 'Nur Passwort',
    passwordAndCode: 'Passwort und ein Code',
    code: 'ein Code',
    passkeys: (count) => plural(count, { one: '# Passkey', other: '# Passkeys' }),
  },

  preferences: 'Voreinstellungen',
  parts: {
    goldenDose: {
      saved: 'Einstellungen zur Golden Dose gespeichert!',
      refused: 'Die Einstellungen zur Golden Dose konnten nicht gespeichert werden',
      unreachable:
        'Fehler beim Speichern der Einstellungen zur Golden Dose. Bitte versuche es noch einmal.',
    },
    country: {
      saved: 'Land gespeichert!',
      refused: 'Das Land konnte nicht gespeichert werden',
      unreachable: 'Fehler beim Speichern des Landes. Bitte versuche es noch einmal.',
    },
    currency: {
      saved: 'Währung gespeichert!',
      refused: 'Die Währung konnte nicht gespeichert werden',
      unreachable: 'Fehler beim Speichern der Währung. Bitte versuche es noch einmal.',
    },
    timeZone: {
      saved: 'Zeitzone gespeichert!',
      refused: 'Die Zeitzone konnte nicht gespeichert werden',
      unreachable: 'Fehler beim Speichern der Zeitzone. Bitte versuche es noch einmal.',
    },
    units: {
      saved: 'Einheiten gespeichert!',
      refused: 'Die Einheiten konnten nicht gespeichert werden',
      unreachable: 'Fehler beim Speichern der Einheiten. Bitte versuche es noch einmal.',
    },
  },
  save: 'Einstellungen speichern',
  nothingToSave: 'Alles ist schon gespeichert.',
  saveRefused: (why) => `Fehler: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Eine zusätzliche Dosis über die 4 Dosen laut Etikett hinaus, aufgezogen aus der Flüssigkeit, die danach im Pen übrig ist. Manche Quellen sagen, dass sich damit etwa 20–25 % sparen lassen.',
  aboutGolden: 'Mehr',
  aboutGoldenRest: ' über die Golden Dose',
  closeGolden: 'Schließen',
  goldenRefused: 'Die Einstellungen zur Golden Dose konnten nicht geladen werden.',
  goldenUnreachable:
    'Fehler beim Laden der Einstellungen zur Golden Dose. Bitte versuche es noch einmal.',
  trackGolden: 'Golden Doses erfassen',
  trackGoldenHint: 'Gilt für neue Pens. Jeder Pen hat einen eigenen Schalter.',
  volume: 'Übliches Volumen',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} Milliliter`,
  volumeHint:
    'Dieses Volumen ist in „Dosis eintragen“ für eine Golden Dose voreingestellt. Es ist keine Empfehlung.',

  languageFailed: 'Die Sprache konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  language: 'Sprache',
  country: 'Land',
  currency: 'Währung',
  currencyHint: 'Für Kosten, die du ab jetzt eingibst.',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Für Plan, Erinnerungen und Tagesbeginn.',
  deviceZone: (zone) => ` Dieses Gerät ist auf ${zone} eingestellt.`,
  weightUnit: 'Gewicht in',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st und lb',
  },
  heightUnit: 'Größe in',
  heightUnits: {
    cm: 'cm',
    ft: 'ft und in',
  },
  unitsHint: 'In Exporten stehen immer kg und cm.',
  priceList: 'Listenpreise',
  prices: (country) => `Preis eines Pens nach Stärke, ${country}`,
  pricesFailed: 'Die Preise konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Kein Preis',
  medicine: 'Medikament',
  noPricesOf: (medicine, country) =>
    `Für ${medicine} ist kein Listenpreis bekannt (${country}). Dosen davon zählen nicht zu deiner Ersparnis.`,
  priceFrom: (day) => `ab ${day}`,
  usualPrice: 'üblicher Preis des Landes',

  account: 'Konto',
  name: {
    label: 'Dein Name',
    hint: 'Personen, mit denen du deine Einträge teilst, sehen ihn und darunter deine E-Mail-Adresse.',
    save: 'Namen speichern',
    saved: 'Dein Name wurde gespeichert.',
    removed: 'Dein Name wurde entfernt.',
    failed: 'Dein Name konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  },
  email: 'E-Mail',
  accountType: 'Art des Kontos',
  types: { admin: 'Admin', user: 'Persönlich' },
  memberSince: 'Dabei seit',
  lastLogin: 'Letzte Anmeldung',
  never: 'Nie',

  emails: 'E-Mails',
  onlyAccountEmails:
    'Dieser Server verschickt E-Mails zu deinem Konto und die Erinnerungen, die du wählst, sonst keine.',
  emailsLoadFailed: 'Deine Auswahl an E-Mails konnte nicht geladen werden.',
  emailsSaved: 'Auswahl an E-Mails gespeichert!',
  emailsFailed:
    'Die Auswahl an E-Mails konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  unsubscribed:
    'Du hast Werbung, Neuigkeiten zur App und Tipps abbestellt. E-Mails zu deinem Konto und die Erinnerungen, die du gewählt hast, kommen weiter.',
  unsubscribe: 'Alle E-Mails abbestellen',
  resubscribe: 'Alle wieder abonnieren',
  topics: {
    marketing: ['Werbung', 'Angebote und Neuigkeiten'],
    productUpdates: ['Neues in der App', 'Was hier neu ist'],
    tips: ['Tipps', 'Wie du mehr aus deinen Einträgen machst'],
  },

  analytics: 'Nutzungsstatistik',
  noAnalytics: 'Dieser Server nutzt keinen Analysedienst.',
  analyticsAllowed:
    'Meine E-Mail-Adresse und Daten über meine Pens und Dosen an den Analysedienst senden',
  analyticsOn: 'Danke. Die Nutzungsstatistik ist eingeschaltet.',
  analyticsOff: 'Die Nutzungsstatistik ist ausgeschaltet.',
  analyticsFailed:
    'Deine Antwort konnte nicht gespeichert werden. Solange sie nicht gespeichert ist, wird nichts gesendet.',
  analyticsObjected:
    'Dein Browser bittet Websites, dich nicht zu verfolgen (Global Privacy Control oder Do Not Track). Deshalb wird nichts gesendet.',

  deleteAccount: 'Mein Konto löschen',
  deleteHint: 'Löscht dein Konto und alles darin endgültig. Du kannst vorher ',
  deleteHintExport: 'deine Daten exportieren',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'In den Backups dieses Servers können Kopien bleiben.'
      : `In den Backups dieses Servers können Kopien bis zu ${plural(days, { one: '# Tag', other: '# Tage' })} bleiben, in einem Backup aus der Zeit vor einem Update auch länger.`,
  deleteWarning: 'Das lässt sich nicht rückgängig machen',
  deleteWhat: (email) =>
    `Das löscht das Konto ${email} und alle Pens, Dosen, Gewichtseinträge, Messwerte und Symptome darin.`,
  deleteRemains:
    'Was du für andere Personen eingetragen hast, bleibt in deren Konten, zusammen mit deiner E-Mail-Adresse.',
  deletePassword: 'Passwort',
  confirmationWord: 'LÖSCHEN',
  typeToConfirm: (word) => `Tippe ${word}, um zu bestätigen`,
  keepAccount: 'Konto behalten',
  confirmDelete: 'Endgültig löschen',
  deleteFailed: 'Das Konto konnte nicht gelöscht werden.',
  deleted:
    'Dein Konto und alles darin wurden gelöscht. In den Backups dieses Servers können Kopien bleiben.',

  calendar: {
    title: 'Kalender',
    loading: 'Wird geladen …',
    loadFailed: 'Dein Kalender konnte nicht geladen werden.',
    what: 'Du siehst in deinem eigenen Kalender deine geplanten Dosen, den letzten Tag, an dem du einen Pen verwenden kannst, und den Tag, an dem dein Vorrat ausgeht. Sind deine Erinnerungen diskret, sind es auch die Termine.',
    make: 'In meinen Kalender',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',

    address: 'Adresse deines Kalenders',
    addressHint:
      'Sie wird nur einmal gezeigt. Wer sie hat, kann deinen Kalender ohne Anmeldung lesen.',
    open: 'In Kalender-App öffnen',

    since: (day) => `An seit ${day}.`,
    lastRead: (when) => `Zuletzt gelesen: ${when}.`,
    notRead: 'Noch nicht gelesen.',
    replace: 'Neue Adresse',
    turnOff: 'Ausschalten',
    replaceTitle: 'Neue Adresse erzeugen?',
    replaceQuestion:
      'Die alte Adresse gilt dann nicht mehr. Kalender, die sie benutzen, brauchen die neue.',
    turnOffTitle: 'Den Kalender ausschalten?',
    turnOffQuestion:
      'Die Adresse gilt dann nicht mehr. Die meisten Kalender-Apps entfernen dann die Termine; wenn deine es nicht tut, lösche dort das Abonnement.',

    how: 'Was du mit der Adresse machst',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Einstellungen, Apps, Kalender, Kalenderaccounts, Account hinzufügen, Andere, Kalenderabo hinzufügen. Mac: in Kalender: Ablage, Neues Kalenderabonnement. Nimm das Häkchen bei „Hinweise entfernen“ weg, um vor einer Dosis benachrichtigt zu werden.',
      },
      {
        name: 'Google',
        how: 'Am Computer: in Google Kalender das Plus neben „Weitere Kalender“, Per URL. Google aktualisiert den Kalender höchstens ein paarmal am Tag und erinnert dich nicht an seine Termine.',
      },
      {
        name: 'Outlook',
        how: 'Im Web: in Kalender, Kalender hinzufügen, Aus dem Internet abonnieren. Bis Änderungen zu sehen sind, kann es einige Stunden dauern.',
      },
    ],
  },
};

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} Min.`
    : plural(minutes / 60, { one: '# Stunde', other: '# Stunden' });

const days = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Wird geladen …',
  loadFailed: 'Die Erinnerungen konnten nicht geladen werden. Bitte versuche es noch einmal.',

  what: 'Was gesendet wird',
  dose: 'Wenn eine Dosis fällig ist',
  doseHint: 'Endet, sobald du die Dosis einträgst oder auslässt.',
  optionsOf: (kind) => `Optionen: ${kind}`,
  lead: 'Erinnere mich',
  atItsTime: 'Wenn sie fällig ist',
  before: (minutes) => `${span(minutes)} vorher`,
  repeat: 'Noch einmal erinnern',
  noRepeat: 'Nein',
  every: (minutes) => (minutes === 60 ? 'Jede Stunde' : `Alle ${span(minutes)}`),
  andAgain: (first, minutes) =>
    `${first}, dann ${minutes === 60 ? 'jede Stunde' : `alle ${span(minutes)}`}`,
  times: 'Höchstens wiederholen',
  timesOf: (count) => plural(count, { one: '#-mal', other: '#-mal' }),
  stock: 'Bevor deine Pens ausgehen',
  daysBeforeAt: (count) => `${days(count)} vorher, um 09:00 Uhr`,
  discard: 'Am letzten Tag eines Pens',
  discardHint: 'Um 09:00 Uhr',
  daysBefore: 'Wie lange vorher',
  days,
  weighIn: 'Erinnerung ans Wiegen',
  weeklySummary: 'Rückblick auf die Woche',
  day: 'Tag',
  weekdays: 'Tage',
  time: 'Uhrzeit',
  dayAt: (day, time) => `${day} um ${time} Uhr`,

  where: 'Senden an',
  nowhere: 'Wähle mindestens eins, sonst wird nichts gesendet.',
  chooseFirst: 'Wähle zuerst, wohin Erinnerungen gehen sollen.',
  calendar: 'In meinen Kalender',
  noWay:
    'Dieser Server kann noch keine Erinnerungen senden. Die Person, die ihn betreibt, muss E-Mail oder Mitteilungen einrichten. Dein Kalender kann dich trotzdem erinnern.',
  browsers: 'Mitteilungen',
  notifyHere: 'Mitteilungen in diesem Browser',
  notifiedHere: 'In diesem Browser sind Mitteilungen an.',
  thisBrowser: (device) => `${device} (dieser)`,
  added: (day) => `Hinzugefügt: ${day}, noch nichts gesendet`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `${device} entfernen`,
  remove: 'Entfernen',
  removeFailed: 'Dieser Browser konnte nicht entfernt werden. Bitte versuche es noch einmal.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  shareMenu:
    'Auf einem iPhone oder iPad: Öffne das Teilen-Menü, wähle „Zum Home-Bildschirm“ und öffne Dosewise von dort. Dann kann es dir Mitteilungen schicken.',
  oldShareMenu:
    'Mitteilungen brauchen iOS 16.4 oder neuer; auf diesem Gerät läuft eine ältere Version. Erinnerungen können dich per E-Mail, ntfy oder über deinen Kalender erreichen.',
  blocked:
    'Mitteilungen sind für diese Seite blockiert. Erlaube sie in den Website-Einstellungen deines Browsers, neben der Adresse, und komm dann hierher zurück.',
  email: 'E-Mail',
  ntfyShort: 'ntfy',
  ntfy: 'ntfy-Thema',
  ntfyHint: (hosts) =>
    `Eine Adresse bei ${hosts}. Wer das Thema kennt, kann lesen, was dorthin gesendet wird.`,
  ntfyExample: (host) => `https://${host}/mein-thema`,
  test: 'Test senden',
  testOf: {
    push: 'Test senden an die Browser',
    email: 'Test senden per E-Mail',
    ntfy: 'Test senden an ntfy',
  },
  testFailed: 'Der Test konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  testAnswer: (answer) => `Test: ${answer}`,
  last: (when, answer) => `Zuletzt: ${when}, ${answer}`,

  how: 'Optionen',
  howHint: 'Ruhezeit, diskrete Texte',
  quiet: 'Ruhezeit',
  quietHint: 'Erinnerungen warten, bis diese Stunden vorbei sind.',
  from: 'Von',
  to: 'Bis',
  discreet: 'Diskrete Texte',
  discreetHint: 'Kein Medikament, kein Pen und keine Menge wird genannt.',
  lockScreen: 'Auf dem Sperrbildschirm',
  discreetExample: 'Dosewise: Etwas steht an',
  openExample: 'Dosis fällig: 10 mg, 40 Klicks aus Pen 15',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Wie du dich anmeldest und wo.',
  loginPrompt: 'Bitte melde dich an, um die Sicherheit deines Kontos zu sehen.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Keine' : number(count)),

  sessions: 'Wo du angemeldet bist',
  sessionsLead: 'Wenn du ein Gerät nicht kennst, melde es ab und ändere dein Passwort.',
  sessionsLeadWithout: 'Wenn du ein Gerät nicht kennst, melde es ab.',
  devices: (count) => plural(count, { one: '# Gerät', other: '# Geräte' }),
  sessionsFailed: 'Deine Anmeldungen konnten nicht geladen werden.',
  thisOne: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  since: (day) => `Seit ${day}.`,
  lastUsed: (time) => `Zuletzt benutzt: ${time}.`,
  end: 'Abmelden',
  endOf: (device, day) => `Abmelden: ${device}, seit ${day}`,
  endTitle: 'Dieses Gerät abmelden?',
  endQuestion: (device) => `${device} wird sofort abgemeldet.`,
  confirmEnd: 'Abmelden',
  endFailed: 'Das Gerät konnte nicht abgemeldet werden.',

  elsewhereHint:
    'Noch angemeldet auf einem verkauften Handy oder auf einem fremden Computer? Damit meldest du alle anderen Geräte ab. Widerrufen werden auch alle API-Tokens, geteilten Berichte, Webhooks und offenen Einladungen, die Kalenderadresse und die ntfy-Adresse. Außerdem endet die Freigabe für alle, die deine Einträge sehen können.',
  endElsewhere: 'Überall sonst abmelden',
  elsewhereEnded: 'Du bist überall sonst abgemeldet.',
  elsewhereFailed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',

  password: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  enterCurrent: 'Gib dein aktuelles Passwort ein.',
  passwordFailed: 'Das Passwort konnte nicht geändert werden.',
  passwordLead:
    'Wenn du dein Passwort änderst, werden alle anderen Geräte abgemeldet. Widerrufen werden auch alle API-Tokens, geteilten Berichte, Webhooks und offenen Einladungen, die Kalenderadresse und die ntfy-Adresse. Außerdem endet die Freigabe für alle, die deine Einträge sehen können.',
  firstPassword: 'Passwort festlegen',
  firstPasswordLead:
    'Dein Konto hat kein Passwort. Mit einem kannst du dich auch mit deiner E-Mail-Adresse anmelden. Wenn du eines festlegst, werden alle anderen Geräte abgemeldet. Widerrufen werden auch alle API-Tokens, geteilten Berichte, Webhooks und offenen Einladungen, die Kalenderadresse und die ntfy-Adresse. Außerdem endet die Freigabe für alle, die deine Einträge sehen können.',
  passwordChanged: 'Passwort geändert. Jedes andere Gerät ist abgemeldet.',

  address: {
    title: 'E-Mail-Adresse',
    lead: 'Mit dieser Adresse meldest du dich an, und an sie schicken wir Links für ein neues Passwort.',
    noPasswordLead: 'An diese Adresse schicken wir Nachrichten zu deinem Konto.',
    current: (email) => `Deine Adresse ist ${email}.`,
    newEmail: 'Neue E-Mail-Adresse',
    change: 'Adresse ändern',
    failed: 'Die Adresse konnte nicht geändert werden.',
    sent: (email) =>
      `Wir haben einen Link an ${email} geschickt, sofern es zu dieser Adresse noch kein Konto gibt. Öffne ihn innerhalb einer Stunde. Bis du ihn öffnest, ändert sich nichts.`,
    noMailSent: (email) =>
      `Frag die Person, die den Server betreibt, nach dem Link, und öffne ihn innerhalb einer Stunde. Wenn es zu ${email} schon ein Konto gibt, gibt es keinen Link. Bis du ihn öffnest, ändert sich nichts.`,
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an, ohne Passwort und Code. Wenn du dein Passwort änderst, funktionieren deine Passkeys weiter. Wir fragen dich, ob du sie löschen willst.',
    none: 'Du hast keine Passkeys.',
    notHere: 'Passkeys brauchen einen neueren Browser und eine Adresse, die mit https beginnt.',
    loadFailed: 'Deine Passkeys konnten nicht geladen werden.',
    made: (day) => `Erstellt: ${day}.`,
    neverUsed: 'Noch nicht benutzt.',
    lastUsed: (time) => `Zuletzt benutzt: ${time}.`,
    make: 'Passkey erstellen',
    makeFailed: 'Der Passkey konnte nicht erstellt werden.',
    notMade: 'Es wurde kein Passkey erstellt. Du kannst es noch einmal versuchen.',
    alreadyHere: 'Auf diesem Gerät hast du schon einen Passkey.',
    remove: 'Löschen',
    removeOf: (name) => `Löschen: ${name}`,
    removeTitle: 'Diesen Passkey löschen?',
    removeQuestion: (name) =>
      `Mit ${name} kannst du dich dann nicht mehr anmelden. Lösche ihn auch auf dem Gerät, sonst bietet es ihn weiter an.`,
    confirmRemove: 'Passkey löschen',
    removeFailed: 'Der Passkey konnte nicht gelöscht werden.',
  },

  oidc: {
    title: (name) => `Mit ${name} anmelden`,
    lead: (name) =>
      `Du kannst dich hier mit deinem verknüpften Konto bei ${name} anmelden. Wer dieses Konto benutzen kann, kann sich hier auch anmelden.`,
    endsWithPassword: 'Wenn du dein Passwort änderst, wird die Verknüpfung gelöst.',
    loadFailed: 'Das konnte nicht geladen werden.',
    none: 'Nicht verknüpft',
    linkedAs: (who) => `Verknüpft als ${who}.`,
    since: (day) => `Seit ${day}.`,
    neverUsed: 'Noch nicht benutzt.',
    lastUsed: (time) => `Zuletzt benutzt: ${time}.`,
    link: 'Externes Konto verknüpfen',
    linkAnother: 'Anderes externes Konto verknüpfen',
    linkFailed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    unlink: 'Verknüpfung lösen',
    unlinkTitle: 'Diese Verknüpfung lösen?',
    unlinkQuestion: (who, name) =>
      `Mit dem Konto ${who} bei ${name} kannst du dich hier dann nicht mehr anmelden.`,
    confirmUnlink: 'Ja, lösen',
    unlinkFailed: 'Die Verknüpfung konnte nicht gelöst werden.',
  },

  secondFactor: {
    title: 'Authenticator-App',
    lead: 'Beim Anmelden gibst du auch einen Code von deinem Handy ein.',
    loadFailed: 'Das konnte nicht geladen werden.',
    isOff: 'Aus',
    isOn: 'An',
    off: 'Aus. Du meldest dich ohne Code an.',
    on: 'An. Zum Anmelden brauchst du auch einen Code, außer mit einem Passkey.',
    codesLeft: (count) =>
      count === 0
        ? 'Es ist kein Wiederherstellungscode übrig. Entferne die App und richte sie neu ein, um neue zu bekommen.'
        : `Übrige Wiederherstellungscodes: ${number(count)}.`,
    setUp: 'App einrichten',
    setUpTitle: 'Authenticator-App einrichten',
    passwordFirst: 'Gib dein Passwort ein, um zu beginnen.',
    confirmFirst: 'Füge der App zuerst einen Schlüssel hinzu.',
    next: 'Weiter',
    beginFailed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    key: 'Schlüssel',
    picture: 'QR-Code des Schlüssels',
    keyHint: 'Scanne den QR-Code mit deiner Authenticator-App, oder gib dort diesen Schlüssel ein.',
    openApp: 'In einer App auf diesem Gerät öffnen',
    codeOfApp: 'Der sechsstellige Code, den die App jetzt zeigt.',
    turnOn: 'Einschalten',
    recoveryTitle: 'Deine Wiederherstellungscodes',
    recoveryLead:
      'Jeder Code ersetzt einmal die App. Bewahre sie dort auf, wo du auch ohne dein Handy an sie kommst. Sie werden nicht noch einmal gezeigt.',
    recoveryCodes: 'Wiederherstellungscodes',
    kept: 'Ich habe sie gespeichert',
    remove: 'Entfernen',
    removeTitle: 'Die Authenticator-App entfernen?',
    removeLead: 'Du meldest dich dann ohne Code an.',
    codeHint: 'Aus der App, oder ein Wiederherstellungscode.',
    removeFailed: 'Die App konnte nicht entfernt werden.',
  },

  tokens: {
    title: 'API-Tokens',
    lead: 'Lass ein Skript, einen Kurzbefehl oder eine Waage dein Konto ohne dein Passwort benutzen. Wenn du dein Passwort änderst, wird jedes Token widerrufen.',
    none: 'Du hast keine Tokens.',
    loadFailed: 'Deine Tokens konnten nicht geladen werden.',
    scopes: {
      read: { name: 'Lesen', hint: 'Kann lesen, was du hier siehst, aber nichts ändern.' },
      log: {
        name: 'Lesen und eintragen',
        hint: 'Kann auch Dosen, Gewicht, Messwerte und Symptome eintragen.',
      },
      all: {
        name: 'Alles',
        hint: 'Alles, was du kannst, außer diese Seite zu benutzen, dein Passwort zu ändern und das Konto zu löschen.',
      },
    },
    until: (day) => `Bis ${day}.`,
    noEnd: 'Läuft nicht ab.',
    neverUsed: 'Noch nicht benutzt.',
    lastUsed: (time) => `Zuletzt benutzt: ${time}.`,
    made: (day) => `Erstellt: ${day}.`,
    make: 'Token erstellen',
    name: 'Name',
    nameHint: 'Wofür es ist, etwa Personenwaage.',
    nameError: 'Gib einen Namen ein.',
    scope: 'Rechte',
    expiresOn: 'Letzter Tag',
    expiresHint: 'Wenn du das leer lässt, läuft es nicht ab.',
    fromPhone: 'Vom Handy senden',
    pastDay: 'Wähle heute oder einen späteren Tag.',
    makeFailed: 'Das Token konnte nicht erstellt werden.',
    madeTitle: 'Dein neues Token',
    token: 'Token',
    tokenHint:
      'Kopiere es jetzt: Es wird nicht noch einmal gezeigt. Wer es hat, kommt in dein Konto.',
    done: 'Fertig',
    remove: 'Widerrufen',
    removeOf: (name) => `Widerrufen: ${name}`,
    removeTitle: 'Dieses Token widerrufen?',
    removeQuestion: (name) => `Alles, was ${name} benutzt, verliert den Zugang.`,
    confirmRemove: 'Token widerrufen',
    removeFailed: 'Das Token konnte nicht widerrufen werden.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Vom Handy senden',
  lead: 'Eine App auf deinem Handy kann Gewicht, Messwerte, Symptome und Dosen automatisch senden. Trage in der App eine dieser Adressen ein und dazu den Header „Authorization: Bearer DEIN-TOKEN“, mit einem Token, das lesen und eintragen darf. Wenn dieselben Daten zweimal gesendet werden, entsteht nichts doppelt.',
  apple: 'Health Auto Export',
  appleHint: 'Auf einem iPhone: eine Automation vom Typ REST API, als JSON.',
  android: 'Health Connect',
  androidHint: 'Unter Android, etwa mit HC Webhook. Dosen und Symptome gibt es dort nicht.',
  docs: 'Beschreibung der API',
  close: 'Schließen',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhooks',
  lead: 'Sende Dosen, Gewicht und Erinnerungen an Gotify, Telegram, Home Assistant oder ein eigenes Programm.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Keine' : number(count)),
  none: 'Es gibt keine Webhooks.',
  loadFailed: 'Deine Webhooks konnten nicht geladen werden.',
  make: 'Webhook hinzufügen',
  save: 'Speichern',
  edit: 'Bearbeiten',
  editOf: (name) => `Bearbeiten: ${name}`,
  editTitle: 'Webhook bearbeiten',
  test: 'Testen',
  testOf: (name) => `Testen: ${name}`,
  testFailed: 'Der Test konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  came: (answer) => `Antwort: ${answer}`,
  last: (when, answer) => `Zuletzt: ${when}, ${answer}`,
  notYet: 'Noch nichts gesendet.',
  resting: 'Pausiert',
  restingHint:
    'Nach 20 Fehlern in Folge pausiert. Teste oder speichere den Webhook, dann läuft er wieder.',
  template: 'Senden an',
  templates: {
    json: {
      name: 'Ein eigenes Programm',
      hint: 'Es bekommt JSON per POST, signiert nach Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'Deine Gotify-Adresse, mit dem Token einer Anwendung, die du dort angelegt hast.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Mit dem Token, das BotFather deinem Bot gegeben hat, und der Kennung deines Chats.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Lege ihn in den Einstellungen eines Kanals an, unter „Integrationen“.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Mit dem Token einer Anwendung, die du dort angelegt hast, und deinem User Key.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'Die notify-Adresse deiner Apprise API, mit ihrem Schlüssel.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Mit der Kennung des Webhook-Auslösers einer Automation.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Adresse',
  urlHint: (hint, example) => `${hint} Zum Beispiel ${example}`,
  urlError: 'Gib die ganze Adresse ein, die mit https beginnt.',
  events: 'Was gesendet wird',
  eventNames: {
    'dose.due': 'Wenn eine Dosis fällig ist',
    'dose.logged': 'Wenn eine Dosis eingetragen wird',
    'stock.low': 'Bevor deine Pens ausgehen',
    'weight.logged': 'Wenn ein Gewicht eingetragen wird',
    reminder: 'Jede Erinnerung, die oben eingeschaltet ist',
  },
  eventsError: 'Wähle mindestens eins.',
  eventsShort: {
    'dose.due': 'Dosis fällig',
    'dose.logged': 'Dosis eingetragen',
    'stock.low': 'Pens gehen aus',
    'weight.logged': 'Gewicht eingetragen',
    reminder: 'jede Erinnerung',
  },
  saveFailed: 'Der Webhook konnte nicht gespeichert werden.',
  madeTitle: 'Webhook hinzugefügt',
  secret: 'Signaturschlüssel',
  secretHint:
    'Kopiere ihn jetzt, wenn ein eigenes Programm Signaturen prüft: Er wird nicht noch einmal gezeigt. Gotify, Telegram und die anderen brauchen ihn nicht.',
  done: 'Fertig',
  remove: 'Löschen',
  removeOf: (name) => `Löschen: ${name}`,
  removeTitle: 'Diesen Webhook löschen?',
  removeQuestion: (name) => `An ${name} wird dann nichts mehr gesendet.`,
  confirmRemove: 'Webhook löschen',
  removeFailed: 'Der Webhook konnte nicht gelöscht werden.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Einrichten · Dosewise',
  title: 'Das erste Admin-Konto anlegen',
  lead: 'Der Server hat diesen Link beim Start ausgegeben. Er gilt einmal.',
  email: 'E-Mail',
  submit: 'Admin anlegen',
  failed: 'Der Admin konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  dead: 'Dieser Link ist nicht vollständig',
  deadHint: 'Öffne den ganzen Link, den der Server beim Start ausgegeben hat.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Abbestellen · Dosewise',
  title: 'Abbestellen',
  loadFailed: 'Es ließ sich nicht feststellen, welche E-Mails du bekommst.',
  endsMailsTo: 'Damit bestellst du Werbung, Neuigkeiten zur App und Tipps an ',
  endsWhat:
    ' ab. E-Mails zu deinem Konto und die Erinnerungen, die du gewählt hast, kommen weiter. Dein Konto und deine Einträge bleiben, wie sie sind.',
  unsubscribe: 'Diese E-Mails abbestellen',
  reminders: {
    endsMailsTo: 'Damit stellst du Erinnerungen per E-Mail an ',
    endsWhat: ' ab. Andere E-Mails und Erinnerungen auf anderen Wegen bleiben, wie sie sind.',
    unsubscribe: 'Erinnerungen per E-Mail abstellen',
    getsNoMore: ' bekommt keine Erinnerungen per E-Mail mehr.',
    onAgain:
      'Wenn du es dir anders überlegst, kannst du sie in den Einstellungen wieder einschalten.',
  },
  unsubscribeFailed: 'Die E-Mails konnten nicht abbestellt werden.',
  onlySome:
    'Du willst nur manche davon? Melde dich an und wähle die Themen in den Einstellungen, unter „E-Mails“.',
  done: 'Abbestellt',
  doneBefore: 'Schon abbestellt',
  getsNoMore:
    ' bekommt von uns keine Werbung, keine Neuigkeiten zur App und keine Tipps mehr. E-Mails zu deinem Konto und die Erinnerungen, die du gewählt hast, kommen weiter.',
  resubscribe:
    'Wenn du es dir anders überlegst, kannst du sie in den Einstellungen wieder abonnieren.',
  deadLink: 'Dieser Link funktioniert nicht',
  deadLinkAdvice:
    'Vielleicht ist er unvollständig. Versuche den Link in einer neueren E-Mail, oder melde dich an und bestelle in den Einstellungen ab, unter „E-Mails“.',
  toSettings: 'Zu den Einstellungen',
};
