import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/account/settings/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
    people: 'Wer deine Einträge sehen kann, und wessen du sehen kannst',
    needsServer: 'Braucht einen Server',
    needsAccount: 'Braucht ein Konto',
    off: 'Aus',
    noKind: 'Noch nichts ausgewählt',
    noChannel: 'Wird noch nirgendwohin gesendet',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# Erinnerung', other: '# Erinnerungen' })} per ${channels}`,
    channels: { push: 'Mitteilung', email: 'E-Mail', ntfyUrl: 'ntfy' },
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
    'Eine zusätzliche Dosis über die 4 Dosen laut Etikett hinaus, aufgezogen aus dem, was in einem leeren Pen übrig ist. Manche Quellen sagen, dass sie etwa 20–25 % spart.',
  aboutGolden: 'Mehr',
  aboutGoldenRest: ' über die Golden Dose',
  closeGolden: 'Schließen',
  goldenRefused: 'Die Einstellungen zur Golden Dose konnten nicht geladen werden.',
  goldenUnreachable:
    'Fehler beim Laden der Einstellungen zur Golden Dose. Bitte versuche es noch einmal.',
  trackGolden: 'Golden Doses erfassen',
  trackGoldenHint:
    'Bei neuen Pens ist die Golden Dose zuerst erlaubt. Jeder Pen hat dafür einen eigenen Schalter.',
  volume: 'Übliches Volumen',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} Milliliter`,
  volumeHint:
    'Mit diesem Volumen beginnt eine Golden Dose in „Dosis eintragen“. Es ist keine Empfehlung.',

  languageFailed: 'Die Sprache konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  language: 'Sprache',
  country: 'Land',
  currency: 'Währung',
  currencyHint: 'Für Kosten, die du ab jetzt eingibst.',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Sie bestimmt, wann deine Tage und Monate beginnen.',
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
  unitsHint: 'Exporte sind immer metrisch.',
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
    'Du hast alle E-Mails abbestellt, außer denen zum Konto selbst, etwa ein neues Passwort, das du anforderst.',
  unsubscribe: 'Alle E-Mails abbestellen',
  resubscribe: 'Alle wieder abonnieren',
  topics: {
    marketing: ['Werbung', 'Angebote und Aktionen'],
    productUpdates: ['Neues in der App', 'Was hier neu ist'],
    tips: ['Tipps', 'Wie du mehr aus deinen Einträgen machst'],
  },

  analytics: 'Nutzungsstatistik',
  noAnalytics: 'Dieser Server zählt nicht, wie du die App benutzt.',
  analyticsAllowed: 'Zählen, wie ich die App benutze',
  analyticsOn: 'Danke. Von jetzt an wird die Nutzung gezählt.',
  analyticsOff: 'Von jetzt an wird nichts gezählt.',
  analyticsFailed: 'Deine Antwort konnte nicht gespeichert werden. Bis dahin wird nichts gesendet.',
  analyticsObjected:
    'Dein Browser sagt für dich Nein (Global Privacy Control oder Do Not Track). Deshalb wird nichts gesendet.',

  deleteAccount: 'Mein Konto löschen',
  deleteHint: 'Löscht dein Konto und alles darin endgültig. Vielleicht willst du vorher ',
  deleteHintExport: 'deine Daten exportieren',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'In den Backups dieses Servers können Kopien bleiben.'
      : `In den Backups dieses Servers können Kopien bis zu ${plural(days, { one: '# Tag', other: '# Tage' })} bleiben, in einem vor einem Update auch länger.`,
  deleteWarning: 'Das lässt sich nicht rückgängig machen',
  deleteWhat: (email) =>
    `Das löscht das Konto ${email} und alle Pens, Dosen, Gewichte, Messwerte und Symptome darin.`,
  deleteRemains:
    'Was du für andere Personen eingetragen hast, bleibt in deren Konten, zusammen mit deiner E-Mail-Adresse.',
  deletePassword: 'Passwort',
  confirmationWord: 'LÖSCHEN',
  typeToConfirm: (word) => `Tippe ${word}, um zu bestätigen`,
  keepAccount: 'Konto behalten',
  confirmDelete: 'Endgültig löschen',
  deleteFailed: 'Das Konto konnte nicht gelöscht werden.',
  deleted: 'Dein Konto und alles darin wurde gelöscht.',

  calendar: {
    title: 'Kalender',
    loading: 'Wird geladen …',
    loadFailed: 'Dein Kalender konnte nicht geladen werden.',
    what: 'Deine geplanten Dosen, der letzte Tag jedes Pens und der Tag, an dem dein Vorrat ausgeht, in deinem eigenen Kalender. Termine haben diskrete Texte, wenn deine Erinnerungen sie haben.',
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
      'Die Adresse gilt dann nicht mehr, und die Termine verschwinden aus deinem Kalender.',

    how: 'Was du mit der Adresse machst',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Einstellungen, Apps, Kalender, Kalenderaccounts, Account hinzufügen, Andere, Kalenderabo hinzufügen. Mac: in Kalender Ablage, Neues Kalenderabonnement. Nimm das Häkchen bei „Hinweise entfernen“ weg, um vor einer Dosis benachrichtigt zu werden.',
      },
      {
        name: 'Google',
        how: 'Am Computer: in Google Kalender das Plus neben „Weitere Kalender“, Per URL. Google aktualisiert ihn höchstens ein paarmal am Tag und beachtet seine Hinweise nicht.',
      },
      {
        name: 'Outlook',
        how: 'Im Web: in Kalender, Kalender hinzufügen, Aus dem Internet abonnieren. Bis Änderungen zu sehen sind, kann es einige Stunden dauern.',
      },
    ],
  },
};
