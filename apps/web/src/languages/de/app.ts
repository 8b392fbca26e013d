import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Rechne die Dosis in mg aus Penstärke und Klicks aus, oder die Klicks für eine Dosis. Kostenlos, ohne Konto.',
  logoLeadsHome: 'Dosewise, Startseite',
  skip: 'Zum Inhalt springen',
  messages: 'Meldungen',
  loading: 'Wird geladen …',
  noScript: 'Dosewise braucht JavaScript. Erlaube es für diese Seite und lade sie dann neu.',

  navigation: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  yourRecords: 'Deine Daten',
  track: 'Erfassen',
  analyze: 'Auswerten',
  tools: 'Extras',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Start',
    [PATHS.dashboard]: 'Übersicht',
    [PATHS.logDose]: 'Dosis eintragen',
    [PATHS.plan]: 'Plan',
    [PATHS.pens]: 'Pens',
    [PATHS.weight]: 'Gewicht',
    [PATHS.symptoms]: 'Symptome',
    [PATHS.sites]: 'Injektionsstellen',
    [PATHS.costSavings]: 'Ersparnis',
    [PATHS.pkCurve]: 'Blutspiegel',
    [PATHS.exportData]: 'Export',
    [PATHS.importData]: 'Import',
    [PATHS.report]: 'Bericht',
    [PATHS.calculator]: 'Rechner',
    [PATHS.help]: 'Hilfe',
    [PATHS.settingsReminders]: 'Erinnerungen',
    [PATHS.people]: 'Personen',
    [PATHS.settings]: 'Einstellungen',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'Wessen Einträge',
    own: 'Das sind deine eigenen Einträge.',
    mine: 'Meine eigenen Einträge',
    other: (email) => `Du siehst die Einträge von ${email}.`,
    named: (name) => `Einträge von ${name}`,
    roles: {
      sees: 'Du kannst sie sehen, aber nicht ändern.',
      logs: 'Was du einträgst, kommt zu den Einträgen dieser Person.',
    },
  },

  bar: {
    label: 'Direkt zu',
    today: 'Heute',
    weight: 'Gewicht',
    log: 'Eintragen',
    curve: 'Kurve',
    more: 'Mehr',
    moreOpensMenu: 'Mehr, Menü öffnen',
  },
  logSheet: { title: 'Eintragen', dose: 'Dosis', weight: 'Gewicht', symptom: 'Symptom' },

  support: 'Unterstütze uns',
  donate: 'Unterstütze uns mit einer Spende (öffnet einen neuen Tab)',
  newTab: ' (öffnet einen neuen Tab)',
  disclaimer:
    'Dosewise zeichnet auf und rechnet, gibt aber niemals medizinischen Rat: Was du wann spritzt oder nimmst, besprichst du mit deiner Arztpraxis. Dosewise steht in keiner Verbindung zum Hersteller von Mounjaro.',
  briefDisclaimer: 'Kein medizinischer Rat.',
  licences: 'Lizenzen',
  source: 'Quellcode',
  version: (version) => `Version ${version}`,

  promotion: 'Führe dein eigenes Tagebuch, kostenlos',
  offers: [
    ['Jede Dosis in Sekunden eintragen', 'Datum, Stelle und Pen, auf deinem Handy.'],
    ['Sehen, was übrig ist', 'Bei jedem Pen siehst du, wie viele Dosen noch darin sind.'],
    ['Deine Daten mitnehmen', 'Alles, was du einträgst, gehört dir und lässt sich exportieren.'],
  ],
  register: 'Kostenloses Konto anlegen',

  pageFailed: 'Etwas ist schiefgegangen',
  pageFailedWhy:
    'Es liegt an uns oder an deiner Verbindung. Was du gespeichert hast, wurde nicht gelöscht.',
  notFoundTitle: 'Seite nicht gefunden · Dosewise',
  notFound: 'Seite nicht gefunden',
  notFoundWhy: 'Diese Seite finden wir nicht.',
  toCalculator: 'Zum Dosisrechner',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'Eine neue Version ist da.',
  update: 'Aktualisieren',
};
