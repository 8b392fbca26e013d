import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/account/settings/texts.ts';
import type { Words } from '../../words.ts';
import { fromDay, number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Accedi per cambiare le tue impostazioni.',
  title: 'Impostazioni',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare le impostazioni. Riprova.',

  theme: 'Tema',
  themeHint: 'Solo per questo browser.',

  sections: {
    [PATHS.settingsReminders]: 'Promemoria',
    [PATHS.settingsUnits]: 'Unità, lingua e Paese',
    [PATHS.settingsMedicines]: 'Medicinali e Golden Dose',
    [PATHS.settingsCalendar]: 'Calendario',
    [PATHS.settingsPrivacy]: 'Privacy ed email',
    [PATHS.security]: 'Sicurezza',
    [PATHS.settingsAccount]: 'Account',
  },
  backToAll: 'Torna alle impostazioni',
  people: 'Persone',
  now: {
    people: 'Chi può vedere i tuoi dati, e di chi puoi vedere i dati',
    needsServer: 'Serve un server',
    needsAccount: 'Serve un account',
    off: 'Non attivo',
    noKind: 'Ancora nessuna scelta',
    noChannel: 'Ancora senza destinazione',
    reminders: (kinds, channels) => `${number(kinds)} promemoria tramite ${channels}`,
    channels: { push: 'notifica', email: 'email', ntfyUrl: 'ntfy' },
    goldenOn: (ml) => `Golden Dose attiva, ${number(ml)} mL`,
    goldenOff: 'Golden Dose non attiva',
    calendarSince: (day) => `Attivo ${fromDay(day)}`,
    allEmails: 'Tutte le email',
    someEmails: (count, all) => `${number(count)} di ${number(all)} tipi di email`,
    noEmails: 'Nessuna email',
    accountEmails: 'Solo email sul tuo account',
    passwordOnly: 'Solo password',
    passwordAndCode: 'Password e un codice',
    code: 'un codice',
    passkeys: (count) => `${number(count)} passkey`,
  },

  preferences: 'Preferenze',
  parts: {
    goldenDose: {
      saved: 'Impostazioni Golden Dose salvate!',
      refused: 'Non è stato possibile salvare le impostazioni Golden Dose',
      unreachable: 'Errore nel salvare le impostazioni Golden Dose. Riprova.',
    },
    country: {
      saved: 'Paese salvato!',
      refused: 'Non è stato possibile salvare il Paese',
      unreachable: 'Errore nel salvare il Paese. Riprova.',
    },
    currency: {
      saved: 'Valuta salvata!',
      refused: 'Non è stato possibile salvare la valuta',
      unreachable: 'Errore nel salvare la valuta. Riprova.',
    },
    timeZone: {
      saved: 'Fuso orario salvato!',
      refused: 'Non è stato possibile salvare il fuso orario',
      unreachable: 'Errore nel salvare il fuso orario. Riprova.',
    },
    units: {
      saved: 'Unità salvate!',
      refused: 'Non è stato possibile salvare le unità',
      unreachable: 'Errore nel salvare le unità. Riprova.',
    },
  },
  save: 'Salva impostazioni',
  nothingToSave: 'È già tutto salvato.',
  saveRefused: (why) => `Errore: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Una dose in più oltre alle 4 indicate nel foglio illustrativo, prelevata da ciò che resta in una penna vuota. Alcune fonti dicono che fa risparmiare circa il 20–25%.',
  aboutGolden: 'Informazioni',
  aboutGoldenRest: ' sulla Golden Dose',
  closeGolden: 'Chiudi',
  goldenRefused: 'Non è stato possibile caricare le impostazioni Golden Dose.',
  goldenUnreachable: 'Errore nel caricare le impostazioni Golden Dose. Riprova.',
  trackGolden: 'Registra le Golden Dose',
  trackGoldenHint:
    'Nelle nuove penne la Golden Dose è consentita dall’inizio. Ogni penna ha il suo interruttore.',
  volume: 'Volume abituale',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} millilitri`,
  volumeHint:
    'La registrazione di una Golden Dose parte da questo volume. Non è una raccomandazione.',

  language: 'Lingua',
  languageFailed: 'Non è stato possibile salvare la lingua. Riprova.',
  country: 'Paese',
  currency: 'Valuta',
  currencyHint: 'Per i costi che inserisci da ora in poi.',
  timeZone: 'Fuso orario',
  timeZoneHint: 'Decide quando iniziano i tuoi giorni e mesi.',
  deviceZone: (zone) => ` Questo dispositivo è impostato su ${zone}.`,
  weightUnit: 'Unità di peso',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st e lb',
  },
  heightUnit: 'Unità di altezza',
  heightUnits: {
    cm: 'cm',
    ft: 'ft e in',
  },
  unitsHint: 'I file esportati sono sempre in unità metriche.',
  priceList: 'Prezzi di listino',
  prices: (country) => `Prezzo di una penna per dosaggio (${country})`,
  pricesFailed: 'Non è stato possibile caricare i prezzi.',
  tryAgain: 'Riprova',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Nessun prezzo',
  medicine: 'Medicinale',
  noPricesOf: (medicine, country) =>
    `Non è noto nessun prezzo di listino per ${medicine} (${country}). Le sue dosi non sono contate nel tuo risparmio.`,
  priceFrom: (day) => fromDay(day),
  usualPrice: 'il prezzo abituale del Paese',

  account: 'Account',
  email: 'Email',
  accountType: 'Tipo di account',
  types: { admin: 'Admin', user: 'Utente' },
  memberSince: 'Account creato',
  lastLogin: 'Ultimo accesso',
  never: 'Mai',

  emails: 'Preferenze email',
  onlyAccountEmails:
    'Questo server invia email sul tuo account e i promemoria che scegli, e nient’altro.',
  emailsLoadFailed: 'Non è stato possibile caricare le tue preferenze email.',
  emailsSaved: 'Preferenze email aggiornate!',
  emailsFailed: 'Non è stato possibile aggiornare le preferenze email. Riprova.',
  unsubscribed:
    'Non ricevi più nessuna email, tranne quelle sull’account stesso, per esempio se chiedi una nuova password.',
  unsubscribe: 'Non ricevere più email',
  resubscribe: 'Ricevi di nuovo tutte le email',
  topics: {
    marketing: ['Marketing', 'Offerte e campagne'],
    productUpdates: ['Novità del prodotto', 'Che cosa c’è di nuovo qui'],
    tips: ['Consigli', 'Come usare meglio i tuoi dati'],
  },

  analytics: 'Statistiche d’uso',
  noAnalytics: 'Questo server non raccoglie statistiche su come usi l’app.',
  analyticsAllowed: 'Raccogli statistiche su come uso l’app',
  analyticsOn: 'Grazie. Da ora in poi si raccolgono statistiche d’uso.',
  analyticsOff: 'Da ora in poi non si raccolgono statistiche.',
  analyticsFailed:
    'Non è stato possibile salvare la tua risposta. Nel frattempo non viene inviato nulla.',
  analyticsObjected:
    'Il tuo browser dice di no per te (Global Privacy Control o Do Not Track), quindi non viene inviato nulla.',

  deleteAccount: 'Elimina il mio account',
  deleteHint: 'Elimina definitivamente il tuo account e tutto ciò che contiene. Prima puoi ',
  deleteHintExport: 'esportare i tuoi dati',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'Nei backup di questo server possono restare delle copie.'
      : `Nei backup di questo server possono restare delle copie fino a ${plural(days, { one: '# giorno', other: '# giorni' })}, e più a lungo in quello fatto prima di un aggiornamento.`,
  deleteWarning: 'Questa azione non si può annullare',
  deleteWhat: (email) =>
    `Elimina l’account ${email} e ogni penna, dose, peso, misura e sintomo che contiene.`,
  deleteRemains:
    'Ciò che hai registrato per altre persone resta nei loro account, insieme al tuo indirizzo email.',
  deletePassword: 'Password',
  confirmationWord: 'ELIMINA',
  typeToConfirm: (word) => `Scrivi ${word} per confermare`,
  keepAccount: 'Tieni il mio account',
  confirmDelete: 'Elimina definitivamente',
  deleteFailed: 'Non è stato possibile eliminare l’account.',
  deleted: 'Il tuo account e tutto ciò che conteneva è stato eliminato.',

  calendar: {
    title: 'Calendario',
    loading: 'Caricamento…',
    loadFailed: 'Non è stato possibile caricare il tuo calendario.',
    what: 'Le tue dosi programmate, l’ultimo giorno di ogni penna e il giorno in cui finisce la scorta, nel tuo calendario. Gli eventi usano testi discreti se li usano i tuoi promemoria.',
    make: 'Aggiungi al mio calendario',
    failed: 'Non ha funzionato. Riprova.',

    address: 'Indirizzo del tuo calendario',
    addressHint:
      'Viene mostrato una volta sola. Chiunque lo abbia può leggere il tuo calendario senza accedere.',
    open: 'Apri in un’app calendario',

    since: (day) => `Attivo ${fromDay(day)}.`,
    lastRead: (when) => `Ultima lettura: ${when}.`,
    notRead: 'Non ancora letto.',
    replace: 'Nuovo indirizzo',
    turnOff: 'Disattiva',
    replaceTitle: 'Creare un nuovo indirizzo?',
    replaceQuestion:
      'Il vecchio indirizzo smetterà di funzionare. I calendari che lo usano hanno bisogno di quello nuovo.',
    turnOffTitle: 'Disattivare il calendario?',
    turnOffQuestion:
      'L’indirizzo smetterà di funzionare, e gli eventi spariranno dal tuo calendario.',

    how: 'Che cosa fare con l’indirizzo',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Impostazioni, App, Calendario, Account calendario, Aggiungi account, Altro, Aggiungi calendario. Mac: in Calendario, File, Nuova iscrizione calendario. Togli la spunta a “Rimuovi avvisi” per ricevere un avviso prima di una dose.',
      },
      {
        name: 'Google',
        how: 'Da un computer: in Google Calendar, il segno + accanto ad “Altri calendari”, Da URL. Google lo aggiorna al massimo poche volte al giorno, e ignora i suoi avvisi.',
      },
      {
        name: 'Outlook',
        how: 'Sul web: in Calendario, Aggiungi calendario, Sottoscrivi dal Web. Le modifiche possono richiedere alcune ore.',
      },
    ],
  },
};
