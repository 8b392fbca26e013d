import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Calcola la dose in mg dal dosaggio della penna e dagli scatti, o gli scatti per una dose. Gratis, senza account.',
  logoLeadsHome: 'Dosewise, pagina iniziale',
  skip: 'Vai al contenuto',
  messages: 'Messaggi',
  loading: 'Caricamento…',
  noScript:
    'Dosewise ha bisogno di JavaScript. Consentilo per questo sito, poi ricarica la pagina.',

  navigation: 'Menu principale',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  logIn: 'Accedi',
  logOut: 'Esci',
  yourRecords: 'I tuoi dati',
  track: 'Monitora',
  analyze: 'Analizza',
  tools: 'Strumenti',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Inizio',
    [PATHS.dashboard]: 'Panoramica',
    [PATHS.logDose]: 'Registra dose',
    [PATHS.plan]: 'Piano',
    [PATHS.pens]: 'Penne',
    [PATHS.weight]: 'Peso',
    [PATHS.symptoms]: 'Sintomi',
    [PATHS.sites]: 'Sedi di iniezione',
    [PATHS.costSavings]: 'Risparmio',
    [PATHS.pkCurve]: 'Livello nel sangue',
    [PATHS.exportData]: 'Esporta',
    [PATHS.importData]: 'Importa',
    [PATHS.report]: 'Report',
    [PATHS.calculator]: 'Calcolatore',
    [PATHS.help]: 'Aiuto',
    [PATHS.settingsReminders]: 'Promemoria',
    [PATHS.people]: 'Persone',
    [PATHS.settings]: 'Impostazioni',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'Di chi sono i dati',
    own: 'Questi sono i tuoi dati.',
    mine: 'I miei dati',
    other: (email) => `Stai guardando i dati di ${email}.`,
    named: (name) => `Dati di ${name}`,
    roles: {
      sees: 'Puoi vederli, ma non modificarli.',
      logs: 'Quello che registri viene aggiunto ai dati di questa persona.',
    },
  },

  bar: {
    label: 'Scorciatoie',
    today: 'Oggi',
    weight: 'Peso',
    log: 'Registra',
    curve: 'Curva',
    more: 'Altro',
    moreOpensMenu: 'Altro, apri il menu',
  },
  logSheet: { title: 'Registra', dose: 'Dose', weight: 'Peso', symptom: 'Sintomo' },

  support: 'Sostienici',
  donate: 'Sostienici con una donazione (si apre in una nuova scheda)',
  newTab: ' (si apre in una nuova scheda)',
  disclaimer:
    'Dosewise conserva i tuoi dati e fa i calcoli. Non dà mai consigli medici: che cosa iniettare o prendere, e quando, lo decidete tu e il tuo medico. Nessun legame con il produttore di Mounjaro.',
  briefDisclaimer: 'Non è un consiglio medico.',
  licences: 'Licenze',
  source: 'Codice sorgente',
  version: (version) => `Versione ${version}`,

  promotion: 'Tieni il tuo diario, gratis',
  offers: [
    ['Registra ogni dose in pochi secondi', 'Data, sede e penna, sul tuo telefono.'],
    ['Vedi che cosa resta', 'Per ogni penna vedi le dosi rimaste.'],
    ['Porta con te i tuoi dati', 'Tutto ciò che inserisci resta tuo e si può esportare.'],
  ],
  register: 'Crea un account gratis',

  pageFailed: 'Qualcosa è andato storto',
  pageFailedWhy:
    'Il problema è nostro o della tua connessione. Nulla di ciò che hai salvato è stato eliminato.',
  notFoundTitle: 'Pagina non trovata · Dosewise',
  notFound: 'Pagina non trovata',
  notFoundWhy: 'Non troviamo questa pagina.',
  toCalculator: 'Vai al calcolatore della dose',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'È pronta una nuova versione.',
  update: 'Aggiorna',
};
