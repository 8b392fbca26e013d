import type { texts as english } from '../../../features/account/auth/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
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
      lead: 'Kostenlos, und deine Daten bleiben deine.',
      submit: 'Konto anlegen',
      question: 'Du hast schon ein Konto?',
      other: 'Anmelden',
    },
  },
  byInvitation: {
    title: 'Konten gibt es hier auf Einladung',
    hint: 'Frag dort nach einem Link, wo dieser Server betrieben wird.',
  },
  closed: {
    title: 'Dieser Server nimmt keine neuen Konten an',
    hint: 'Der Rechner funktioniert auch ohne.',
  },
  bringsRecords:
    'Deine Einträge in diesem Browser kommen mit. Sie bleiben auch hier, bis sie angekommen sind und du sie löschst.',
  email: 'E-Mail',
  confirmPassword: 'Passwort bestätigen',
  withPasskey: 'Mit Passkey anmelden',
  noPasskey: 'Es kam kein Passkey. Melde dich auf andere Weise an, oder versuche es noch einmal.',
  withOidc: (name) => `Mit ${name} anmelden`,
  thatPlace: 'der anderen Stelle',
  finishing: 'Du wirst angemeldet …',
  secondFactorLead: 'Noch eins: der Code aus deiner Authenticator-App.',
  noPasswordLead: 'Dieser Server hat keine eigenen Passwörter.',
  confirmed: 'Bestätigt. Zehn Minuten lang kannst du weitermachen.',
  linked: (name) => `Verknüpft. Du kannst dich jetzt mit ${name} anmelden.`,
  goOn: 'Weiter',
  oidcErrors: {
    denied: (name) =>
      `Du hast dich bei ${name} nicht angemeldet. Du kannst es noch einmal versuchen.`,
    expired: () =>
      'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte fang von vorn an.',
    forged: () =>
      'Diese Anmeldung hat nicht in diesem Browser begonnen, oder der Browser speichert keine Cookies. Bitte fang von vorn an.',
    unreachable: (name) =>
      `Gerade gibt es keine Verbindung zu ${name}. Bitte versuche es später noch einmal.`,
    refused: (name) =>
      `Dieser Server ist bei ${name} nicht bekannt. Wer ihn betreibt, muss die Einstellungen beider vergleichen.`,
    clock: (name) =>
      `Die Uhren von ${name} und diesem Server gehen zu weit auseinander. Wer sie betreibt, muss sie richtig stellen.`,
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
  news: 'Neuigkeiten schicken',
  newsHint: 'Per E-Mail, bis du sie abbestellst.',
};
