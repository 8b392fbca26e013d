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
import { countDays } from './data.ts';
import { fromDay, number, ofDay, onDay, plural, untilDay } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
  checking: 'Verifica dell’accesso…',
  modes: {
    login: {
      pageTitle: 'Accedi · Dosewise',
      title: 'Che bello rivederti',
      lead: 'Accedi per registrare le dosi e vedere le tue penne.',
      submit: 'Accedi',
      question: 'Prima volta qui?',
      other: 'Crea un account',
    },
    register: {
      pageTitle: 'Crea account · Dosewise',
      title: 'Crea un account',
      lead: 'Gratis, e i tuoi dati restano tuoi.',
      submit: 'Crea account',
      question: 'Hai già un account?',
      other: 'Accedi',
    },
  },
  byInvitation: {
    title: 'Qui gli account sono solo su invito',
    hint: 'Chiedi un link a chi gestisce questo server.',
  },
  closed: {
    title: 'Questo server non accetta nuovi account',
    hint: 'Puoi usare il calcolatore senza account.',
  },
  bringsRecords:
    'I dati in questo browser verranno copiati nel tuo account. Restano qui finché non scegli di eliminarli.',
  email: 'Email',
  confirmPassword: 'Conferma la password',
  repeatedPassword: 'Password ripetuta',
  withPasskey: 'Accedi con una passkey',
  noPasskey: 'Nessuna passkey usata. Accedi in un altro modo, o riprova.',
  withOidc: (name) => `Accedi con ${name}`,
  thatPlace: 'il servizio di accesso',
  finishing: 'Accesso in corso…',
  secondFactorLead: 'Ancora un passaggio: inserisci il codice della tua app di autenticazione.',
  noPasswordLead: 'Qui non puoi accedere con una password.',
  confirmed: 'Confermato. Per dieci minuti non dovrai confermare di nuovo.',
  linked: (name) => `Collegamento creato. Ora puoi accedere con ${name}.`,
  goOn: 'Continua',
  oidcErrors: {
    denied: (name) => `Non hai effettuato l’accesso (${name}). Puoi riprovare.`,
    expired: () => 'Questo accesso ha richiesto troppo tempo o è già stato usato. Ricomincia.',
    forged: () =>
      'Questo accesso non è iniziato in questo browser, o i cookie sono bloccati. Ricomincia.',
    unreachable: (name) => `Al momento ${name} non è raggiungibile. Riprova più tardi.`,
    refused: (name) =>
      `Accesso non riuscito: ${name} non riconosce questo server. Chiedi a chi lo gestisce di controllare le impostazioni da entrambe le parti.`,
    clock: (name) =>
      `Questo server e ${name} hanno orologi troppo diversi. Chiedi a chi gestisce questo server di correggerli.`,
    failed: (name) => `Non è stato possibile verificare la risposta ricevuta (${name}). Riprova.`,
  },
  forgot: 'Password dimenticata?',
  loginFailed: 'Accesso non riuscito',
  registrationFailed: 'Creazione dell’account non riuscita',
  failed: 'Si è verificato un errore',

  country: 'Paese',
  countryHint: 'Determina prezzi e unità.',
  chooseCountry: 'Scegli il tuo Paese',
  chooseCountryError: 'Scegli il tuo Paese.',
  otherCountry: 'Un altro Paese',
  countryName: 'Nome del Paese',
  countryNameError: 'Inserisci il nome del tuo Paese, da 2 a 60 caratteri.',
  currency: 'Valuta',
  chooseCurrency: 'Scegli la tua valuta',
  chooseCurrencyError: 'Scegli la tua valuta.',
  news: 'Voglio ricevere le novità',
  newsHint: 'Per email, finché non annulli l’iscrizione.',
};

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Nuovo indirizzo email · Dosewise',
  title: 'Usare questo indirizzo?',
  lead: 'Vuoi usare questo indirizzo email per il tuo account? Dopo la modifica lo userai per accedere. Invieremo un avviso al tuo vecchio indirizzo.',
  submit: 'Usa questo indirizzo',
  failed: 'Non è stato possibile cambiare l’indirizzo. Riprova.',
  done: 'Il tuo indirizzo è cambiato',
  doneHint: (email) => `D’ora in poi accedi con ${email}.`,
  toDashboard: 'Vai alla tua panoramica',
  logIn: 'Accedi',
  dead: 'Questo link non funziona più',
  deadHint:
    'Si può usare una sola volta, entro un’ora. Richiedine un altro nella pagina Sicurezza.',
  toSecurity: 'Vai a Sicurezza',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Conferma la tua identità',
  lead: 'Questa modifica darebbe accesso al tuo account a una persona, un’app o un dispositivo. Dopo la conferma potrai continuare.',
  password: 'La tua password',
  code: 'Codice della tua app di autenticazione',
  codeHint: 'O uno dei tuoi codici di recupero.',
  enterCode: 'Inserisci un codice.',
  confirm: 'Conferma',
  usePassword: 'Usa la password',
  useCode: 'Usa un codice',
  byPasskey: 'Usa una passkey',
  byOidc: (name) => `Accedi di nuovo con ${name}`,
  oidcHint: 'Uscirai da questa pagina. Ciò che non hai salvato qui andrà perso.',
  usePasskey: 'Usa una passkey',
  noPasskey: 'Nessuna passkey usata. Riprova, o conferma in un altro modo.',
  failed: 'Conferma non riuscita. Riprova.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Password dimenticata · Dosewise',
  title: 'Password dimenticata?',
  lead: 'Inserisci il tuo indirizzo email e ti invieremo un link per scegliere una nuova password.',
  noMail: 'Chiedi a chi lo gestisce un link per scegliere una nuova password.',
  email: 'Email',
  send: 'Invia il link',
  sendAgain: 'Invia di nuovo il link',
  sent: 'Se esiste un account con questo indirizzo, il link è in arrivo.',
  sentHint: 'Funziona per un’ora. Controlla anche la cartella spam.',
  sendFailed: 'Non è stato possibile inviare il link.',
  backToLogin: 'Torna all’accesso',

  newPageTitle: 'Nuova password · Dosewise',
  choose: 'Scegli una nuova password',
  chooseHint:
    'Una nuova password disconnette tutti i dispositivi e interrompe la condivisione con tutte le persone che possono vedere i tuoi dati. Revoca anche i token API, i report condivisi, i webhook, gli inviti in sospeso, l’indirizzo del calendario e l’indirizzo ntfy.',
  save: 'Salva e accedi',
  saveFailed: 'Non è stato possibile cambiare la password.',
  changed: 'La tua password è cambiata e hai effettuato l’accesso.',
  changedOnly: 'La tua password è cambiata. Accedi con quella nuova.',
  dead: 'Questo link non funziona più',
  deadHint: 'È scaduto, è già stato usato o è incompleto. Non è cambiato nulla.',
  askAgain: 'Richiedi un nuovo link',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Persone · Dosewise',
  title: 'Persone',
  lead: 'Una persona di cui ti fidi può vedere i tuoi dati, o registrarne di nuovi per te. Tu o questa persona potete interrompere la condivisione in qualsiasi momento.',
  loginPrompt: 'Accedi per vedere con chi condividi i dati.',
  loadFailed: 'Non è stato possibile caricare le persone.',

  caredBy: {
    title: 'Chi può vedere i tuoi dati',
    none: 'Non condividi i tuoi dati con nessuno.',
    invite: 'Invita qualcuno',
    reminded: 'Riceve anche i miei promemoria per email',
    remindedOf: (email) => `Riceve anche i miei promemoria per email: ${email}`,
    remindFailed: 'Modifica non riuscita.',
    invited: 'Invito inviato. Il link funziona per 7 giorni.',
    waits: 'Invito non ancora accettato. Il link funziona per 7 giorni.',
    newLink: 'Nuovo link',
    newLinkOf: (email) => `Nuovo link per ${email}`,
  },
  caresFor: {
    title: 'Chi condivide i dati con te',
    none: 'Nessuno condivide i propri dati con te.',
    waits:
      'Questa persona ti invita. Per accettare, apri il link che ti ha dato. Se non lo hai, chiedine uno nuovo.',
    look: 'Mostra dati',
    lookOf: (email) => `Mostra dati di ${email}`,
  },
  roles: {
    sees: {
      name: 'Può vedere',
      hint: 'Può vedere i tuoi dati, il piano e il report, ma non modificarli.',
    },
    logs: {
      name: 'Può vedere e registrare',
      hint: 'Può anche registrare dosi, pesate, sintomi e misure per te, e modificare o eliminare ciò che ha registrato. Vedi chi ha fatto che cosa.',
    },
  },
  noEnd: 'Senza scadenza',
  until: (day) => `Fino ${untilDay(day)}`,

  ends: {
    carer: {
      name: 'Interrompi la condivisione',
      of: (email) => `Interrompi la condivisione con ${email}`,
      title: 'Interrompere ora la condivisione?',
      question: (email) =>
        `${email} non potrà più vedere i tuoi dati né registrarne di nuovi per te. Ciò che è già stato registrato resta.`,
      confirm: 'Sì, interrompi',
      failed: 'Non è stato possibile interrompere la condivisione.',
    },
    invited: {
      name: 'Revoca',
      of: (email) => `Revoca l’invito a ${email}`,
      title: 'Revocare l’invito?',
      question: (email) => `Il link per ${email} non funzionerà più.`,
      confirm: 'Sì, revoca',
      failed: 'Non è stato possibile revocare l’invito.',
    },
    cared: {
      name: 'Rimuovi il mio accesso',
      of: (email) => `Rimuovi il mio accesso ai dati di ${email}`,
      title: 'Rimuovere il tuo accesso?',
      question: (email) =>
        `Non potrai più vedere i dati di ${email} né registrarne di nuovi per suo conto. Ciò che hai già registrato resta.`,
      confirm: 'Sì, rimuovi',
      failed: 'Non è stato possibile rimuovere il tuo accesso.',
    },
  },

  dialog: {
    title: 'Invita qualcuno',
    email: 'Indirizzo email',
    emailHint:
      'Invieremo un link per email. La persona invitata deve avere un account con questo indirizzo.',
    linkHint:
      'Riceverai un link da dare a questa persona. La persona invitata deve avere un account con questo indirizzo.',
    emailError: 'Inserisci un indirizzo email.',
    role: 'Che cosa può fare',
    until: 'Ultimo giorno',
    untilHint:
      'Può vedere i tuoi dati fino a questo giorno compreso. Lascia vuoto per non fissare una scadenza.',
    pastDay: 'Questo giorno è passato.',
    questions: {
      sees: (email) =>
        email === ''
          ? 'Vuoi che questa persona veda i tuoi dati?'
          : `Vuoi che ${email} veda i tuoi dati?`,
      logs: (email) =>
        email === ''
          ? 'Vuoi che questa persona veda i tuoi dati e ne registri di nuovi per te?'
          : `Vuoi che ${email} veda i tuoi dati e ne registri di nuovi per te?`,
    },
    submit: 'Invia l’invito',
    makeLink: 'Crea il link',
    failed: 'Non è stato possibile inviare l’invito.',
    sent: (email) => `Invito inviato a ${email}: il link è partito per email.`,
  },

  link: {
    title: 'Link d’invito',
    label: (email) => `Link per ${email}`,
    hint: (email) =>
      `Dai il link a questa persona. Funziona per 7 giorni, con un account che ha l’indirizzo ${email}.`,
    subject: 'Un invito a Dosewise',
    message: (url, email) =>
      `Vorrei condividere con te i miei dati su Dosewise. Apri questo link e accedi o crea un account con ${email}: ${url}\n\nIl link funziona per 7 giorni.`,
  },

  invitation: {
    title: (email) => `${email} ti invita`,
    rights: {
      sees: 'Potrai vedere i suoi dati, il piano e il report, ma non modificarli.',
      logs: 'Potrai vedere i suoi dati, registrare per suo conto dosi, pesate, sintomi e misure, e modificare o eliminare ciò che hai registrato.',
    },
    lasts: (day) => (day === null ? 'Senza scadenza.' : `Ultimo giorno: ${day}.`),
    comeIn: (email) =>
      `L’invito è per ${email}. Crea un account con questo indirizzo, o accedi al tuo.`,
    logInFirst: (email) =>
      `L’invito è per ${email}. Accedi con questo indirizzo. Se non hai un account, chiedilo a chi gestisce questo server.`,
    register: 'Crea un account',
    logIn: 'Accedi',
    otherAccount: (invited, own) =>
      `L’invito è per ${invited}, ma hai effettuato l’accesso come ${own}. Esci e usa l’altro account, o chiedi un invito per ${own}.`,
    logOut: 'Esci',
    dead: 'Questo invito non funziona più',
    deadHint: 'È scaduto, è stato accettato o revocato. Chiedi un nuovo link.',
    goOn: 'Continua',
    loadFailed: 'Non è stato possibile caricare l’invito.',
    accept: 'Accetta',
    later: 'Non ora',
    failed: 'Non è stato possibile accettare l’invito.',
    accepted: (email) => `Ora puoi vedere i dati di ${email}.`,
  },

  acts: {
    title: 'Che cosa hanno fatto gli altri',
    none: 'Nell’ultimo anno nessun’altra persona ha registrato, modificato o eliminato qualcosa.',
    did: {
      added: (email, what) => `${email} ha registrato ${what}`,
      changed: (email, what) => `${email} ha modificato ${what}`,
      deleted: (email, what) => `${email} ha eliminato ${what}`,
    },
    when: (at, date) => `${at}, per la voce ${ofDay(date)}`,
    weighIn: (weight) => `una pesata di ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} su 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg di ${medicine}`,
  },

  waiting: {
    title: 'Voci per altre persone non ancora inviate',
    lead: 'Hai registrato queste voci per un’altra persona. Sono salvate solo su questo dispositivo.',
    kinds: {
      dose: 'Una dose',
      weight: 'Una pesata',
      symptom: 'Un sintomo',
      measurement: 'Una misura',
    },
    entry: (what, email) => `${what} per ${email}`,
    waits: 'Da inviare.',
    tryAgain: 'Riprova',
    discard: 'Scarta',
  },

  ended: {
    pageTitle: 'Non più condiviso · Dosewise',
    title: (email) => `Non puoi più vedere i dati di ${email}`,
    lead: 'La condivisione è stata interrotta, o il suo ultimo giorno è passato. Puoi chiedere un altro invito.',
    mine: 'Mostra i miei dati',
  },
  ofOwn: {
    pageTitle: 'Il tuo account · Dosewise',
    title: 'Questa pagina riguarda il tuo account',
    lead: (email) => `Stai guardando i dati di ${email}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
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
    people: 'Chi può vedere i tuoi dati e chi condivide i suoi con te',
    needsServer: 'Serve un server',
    needsAccount: 'Serve un account',
    asFile: 'Dosi programmate in un file',
    off: 'Non attivo',
    noKind: 'Ancora nessuna scelta',
    noChannel: 'Scegli dove inviarli',
    reminders: (kinds, channels) => `${number(kinds)} promemoria tramite ${channels}`,
    channels: { push: 'notifica', email: 'email', ntfy: 'ntfy' },
    goldenOn: (ml) => `Golden Dose attiva, ${number(ml)} mL`,
    goldenOff: 'Golden Dose non attiva',
    calendarSince: (day) => `Attivo ${fromDay(day)}`,
    allEmails: 'Tutte le email',
    someEmails: (count, all) => `${number(count)} tipi di email su ${number(all)}`,
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
      saved: 'Impostazioni della Golden Dose salvate!',
      refused: 'Non è stato possibile salvare le impostazioni della Golden Dose',
      unreachable: 'Errore nel salvare le impostazioni della Golden Dose. Riprova.',
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
    'Una dose in più oltre alle 4 indicate nel foglio illustrativo, prelevata dal liquido che poi resta nella penna. Alcune fonti dicono che fa risparmiare circa il 20–25%.',
  aboutGolden: 'Informazioni',
  aboutGoldenRest: ' sulla Golden Dose',
  closeGolden: 'Chiudi',
  goldenRefused: 'Non è stato possibile caricare le impostazioni della Golden Dose.',
  goldenUnreachable: 'Errore nel caricare le impostazioni della Golden Dose. Riprova.',
  trackGolden: 'Registra le Golden Dose',
  trackGoldenHint: 'Per le nuove penne. Ogni penna ha il suo interruttore.',
  volume: 'Volume abituale',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} millilitri`,
  volumeHint:
    'Quando registri una Golden Dose, questo volume è già inserito. Non è una raccomandazione.',

  language: 'Lingua',
  languageFailed: 'Non è stato possibile salvare la lingua. Riprova.',
  country: 'Paese',
  currency: 'Valuta',
  currencyHint: 'Per i costi che inserisci da ora in poi.',
  timeZone: 'Fuso orario',
  timeZoneHint: 'Per piano, promemoria e inizio dei giorni.',
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
  unitsHint: 'I file esportati sono sempre in kg e cm.',
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
  name: {
    label: 'Il tuo nome',
    hint: 'Le persone con cui condividi i dati lo vedono, con il tuo indirizzo email sotto.',
    save: 'Salva nome',
    saved: 'Il tuo nome è stato salvato.',
    removed: 'Il tuo nome è stato rimosso.',
    failed: 'Non è stato possibile salvare il tuo nome. Riprova.',
  },
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
    'Non ricevi più marketing, novità sul prodotto e consigli. Le email sul tuo account e i promemoria che hai scelto continuano ad arrivare.',
  unsubscribe: 'Annulla tutte le iscrizioni',
  resubscribe: 'Iscriviti di nuovo a tutto',
  topics: {
    marketing: ['Marketing', 'Offerte e notizie'],
    productUpdates: ['Novità sul prodotto', 'Che cosa c’è di nuovo qui'],
    tips: ['Consigli', 'Come usare meglio i tuoi dati'],
  },

  analytics: 'Statistiche d’uso',
  noAnalytics: 'Questo server non usa un fornitore di statistiche d’uso.',
  analyticsAllowed:
    'Invia il mio indirizzo email e dati sulle mie penne e dosi al fornitore di statistiche d’uso',
  analyticsOn: 'Grazie. Le statistiche d’uso sono attive.',
  analyticsOff: 'Le statistiche d’uso sono disattivate.',
  analyticsFailed:
    'Non è stato possibile salvare la tua risposta. Finché non è salvata non viene inviato nulla.',
  analyticsObjected:
    'Il tuo browser chiede ai siti di non tracciarti (Global Privacy Control o Do Not Track), quindi non viene inviato nulla.',

  deleteAccount: 'Elimina il mio account',
  deleteHint: 'Elimina definitivamente il tuo account e tutto ciò che contiene. Prima puoi ',
  deleteHintExport: 'esportare i tuoi dati',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'Nei backup di questo server possono restare delle copie.'
      : `Nei backup di questo server possono restare delle copie per ${plural(days, { one: '# giorno', other: '# giorni' })} al massimo, o più a lungo nel backup fatto prima di un aggiornamento.`,
  deleteWarning: 'Questa azione non si può annullare',
  deleteWhat: (email) =>
    `Elimina l’account ${email} e ogni penna, dose, pesata, misura e sintomo che contiene.`,
  deleteRemains:
    'Ciò che hai registrato per altre persone resta nei loro account, insieme al tuo indirizzo email.',
  deletePassword: 'Password',
  confirmationWord: 'ELIMINA',
  typeToConfirm: (word) => `Scrivi ${word} per confermare`,
  keepAccount: 'Tieni il mio account',
  confirmDelete: 'Elimina definitivamente',
  deleteFailed: 'Non è stato possibile eliminare l’account.',
  deleted:
    'Il tuo account e tutto ciò che conteneva sono stati eliminati. Nei backup di questo server possono restare delle copie.',

  calendar: {
    title: 'Calendario',
    loading: 'Caricamento…',
    loadFailed: 'Non è stato possibile caricare il tuo calendario.',
    what: 'Nel tuo calendario vedi le dosi programmate, l’ultimo giorno per usare ogni penna e il giorno in cui finisce la scorta. Gli eventi usano testi discreti se li usano i tuoi promemoria.',
    make: 'Aggiungi al mio calendario',
    failed: 'Operazione non riuscita. Riprova.',

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
      'L’indirizzo smetterà di funzionare. La maggior parte delle app di calendario rimuove poi gli eventi; se la tua non lo fa, annulla lì l’iscrizione.',

    how: 'Che cosa fare con l’indirizzo',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Impostazioni, App, Calendario, Account calendario, Aggiungi account, Altro, Aggiungi calendario. Mac: in Calendario, File, Nuova iscrizione calendario. Togli la spunta a “Rimuovi avvisi” per ricevere un avviso prima di una dose.',
      },
      {
        name: 'Google',
        how: 'Da un computer: in Google Calendar, il segno + accanto ad “Altri calendari”, Da URL. Google lo aggiorna al massimo poche volte al giorno, e ignora gli avvisi del calendario.',
      },
      {
        name: 'Outlook',
        how: 'Sul web: in Calendario, Aggiungi calendario, Sottoscrivi dal Web. Le modifiche possono richiedere alcune ore.',
      },
    ],
  },
};

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, { one: '# ora', other: '# ore' });

const again = (minutes: number) => (minutes === 60 ? 'ogni ora' : `ogni ${span(minutes)}`);

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare i promemoria. Riprova.',

  what: 'Che cosa inviare',
  dose: 'Quando è ora della dose',
  doseHint: 'I promemoria si fermano quando registri o salti la dose.',
  optionsOf: (kind) => `Opzioni: ${kind}`,
  lead: 'Quando ricordarlo',
  atItsTime: 'All’ora della dose',
  before: (minutes) => `${span(minutes)} prima`,
  repeat: 'Ricordamelo di nuovo',
  noRepeat: 'No',
  every: (minutes) => (minutes === 60 ? 'Ogni ora' : `Ogni ${span(minutes)}`),
  andAgain: (first, minutes) => `${first}, poi ${again(minutes)}`,
  times: 'Ripeti al massimo',
  timesOf: (count) => plural(count, { one: '# volta', other: '# volte' }),
  stock: 'Prima che finiscano le tue penne',
  daysBeforeAt: (days) => `${countDays(days)} prima, alle 09:00`,
  discard: 'L’ultimo giorno utile di una penna',
  discardHint: 'Alle 09:00',
  daysBefore: 'Quanto tempo prima',
  days: (count) => countDays(count),
  weighIn: 'Quando è ora di pesarti',
  weeklySummary: 'Il riepilogo della settimana',
  day: 'Giorno',
  weekdays: 'Giorni',
  time: 'Ora',
  dayAt: (day, time) => `${day} alle ${time}`,

  where: 'Invia a',
  nowhere: 'Scegline almeno uno, altrimenti non viene inviato nulla.',
  chooseFirst: 'Prima scegli dove inviare i promemoria.',
  calendar: 'Aggiungi al mio calendario',
  noWay:
    'Questo server non può ancora inviare promemoria. Chi lo gestisce deve configurare email o notifiche. Il tuo calendario può comunque ricordartelo.',
  browsers: 'Notifiche',
  notifyHere: 'Notifiche in questo browser',
  notifiedHere: 'Le notifiche sono attive in questo browser.',
  thisBrowser: (device) => `${device} (questo)`,
  added: (day) => `Aggiunto ${onDay(day)}, ancora nessun invio`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Rimuovi ${device}`,
  remove: 'Rimuovi',
  removeFailed: 'Non è stato possibile rimuovere questo browser. Riprova.',
  unsupported: 'Questo browser non può mostrare notifiche.',
  shareMenu:
    'Su un iPhone o iPad: apri il menu Condividi, scegli “Aggiungi alla schermata Home”, e apri Dosewise da lì. Così potrà inviarti notifiche.',
  oldShareMenu:
    'Le notifiche richiedono iOS 16.4 o successivo, e questo dispositivo ha una versione precedente. I promemoria possono arrivarti per email, tramite ntfy o con il tuo calendario.',
  blocked:
    'Le notifiche sono bloccate per questo sito. Consentile nelle impostazioni del sito del tuo browser, accanto all’indirizzo, poi torna qui.',
  email: 'Email',
  ntfyShort: 'ntfy',
  ntfy: 'Argomento ntfy',
  ntfyHint: (hosts) =>
    `Un indirizzo di ${hosts}. Chiunque conosca l’argomento può leggere ciò che vi viene inviato.`,
  ntfyExample: (host) => `https://${host}/mio-argomento`,
  test: 'Invia una prova',
  testOf: {
    push: 'Invia una prova ai browser',
    email: 'Invia una prova per email',
    ntfy: 'Invia una prova a ntfy',
  },
  testFailed: 'Non è stato possibile inviare la prova. Riprova.',
  testAnswer: (answer) => `Prova: ${answer}`,
  last: (when, answer) => `Ultimo invio: ${when}, ${answer}`,

  how: 'Opzioni',
  howHint: 'Ore di silenzio, testi discreti',
  quiet: 'Ore di silenzio',
  quietHint: 'I promemoria aspettano che queste ore siano passate.',
  from: 'Dalle',
  to: 'Alle',
  discreet: 'Testi discreti',
  discreetHint: 'Medicinale, penna e quantità non vengono nominati.',
  lockScreen: 'Sulla schermata di blocco',
  discreetExample: 'Dosewise: c’è qualcosa da fare',
  openExample: 'Dose prevista: 10 mg, 40 scatti da Penna 15',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Come accedi, e da dove.',
  loginPrompt: 'Accedi per vedere la sicurezza del tuo account.',
  count: (count) => (count === undefined ? null : number(count)),

  sessions: 'Accessi attivi',
  sessionsLead: 'Se non riconosci un dispositivo, disconnettilo e cambia la password.',
  sessionsLeadWithout: 'Se non riconosci un dispositivo, disconnettilo.',
  devices: (count) => plural(count, { one: '# dispositivo', other: '# dispositivi' }),
  sessionsFailed: 'Non è stato possibile caricare i tuoi accessi attivi.',
  thisOne: 'Questo dispositivo',
  unknownDevice: 'Dispositivo sconosciuto',
  since: (day) => `Attivo ${fromDay(day)}.`,
  lastUsed: (time) => `Ultimo uso: ${time}.`,
  end: 'Disconnetti',
  endOf: (device, day) => `Disconnetti ${device}, ${fromDay(day)}`,
  endTitle: 'Disconnettere questo dispositivo?',
  endQuestion: (device) => `Il dispositivo verrà disconnesso subito: ${device}.`,
  confirmEnd: 'Disconnetti',
  endFailed: 'Non è stato possibile disconnettere il dispositivo.',

  elsewhereHint:
    'Il tuo account è ancora aperto su un telefono che hai venduto, o sul computer di un’altra persona? Così disconnetti ogni altro dispositivo e revochi tutti i token API, i report condivisi, i webhook, l’indirizzo del calendario e l’indirizzo ntfy. Inoltre interrompi la condivisione con tutte le persone che possono vedere i tuoi dati e revochi gli inviti in sospeso.',
  endElsewhere: 'Disconnetti tutti gli altri',
  elsewhereEnded: 'Tutti gli altri dispositivi sono stati disconnessi.',
  elsewhereFailed: 'Operazione non riuscita. Riprova.',

  password: 'Cambia password',
  currentPassword: 'Password attuale',
  enterCurrent: 'Inserisci la tua password attuale.',
  passwordFailed: 'Non è stato possibile cambiare la password.',
  passwordLead:
    'Una nuova password disconnette ogni altro dispositivo e revoca tutti i token API, i report condivisi, i webhook, l’indirizzo del calendario e l’indirizzo ntfy. Inoltre interrompe la condivisione con tutte le persone che possono vedere i tuoi dati e revoca gli inviti in sospeso.',
  firstPassword: 'Imposta una password',
  firstPasswordLead:
    'Il tuo account non ha una password. Con una password puoi accedere anche con il tuo indirizzo email. Impostarla disconnette ogni altro dispositivo e revoca tutti i token API, i report condivisi, i webhook, l’indirizzo del calendario e l’indirizzo ntfy. Inoltre interrompe la condivisione con tutte le persone che possono vedere i tuoi dati e revoca gli inviti in sospeso.',
  passwordChanged: 'Password cambiata. Tutti gli altri dispositivi sono stati disconnessi.',

  address: {
    title: 'Indirizzo email',
    lead: 'Per accedere usi questo indirizzo, e qui ti inviamo i link per una nuova password.',
    noPasswordLead: 'A questo indirizzo inviamo i messaggi sul tuo account.',
    current: (email) => `Il tuo indirizzo è ${email}.`,
    newEmail: 'Nuovo indirizzo email',
    change: 'Cambia indirizzo',
    failed: 'Non è stato possibile cambiare l’indirizzo.',
    sent: (email) =>
      `Abbiamo inviato un link a ${email}, a meno che non esista già un account con questo indirizzo. Aprilo entro un’ora. Finché non lo apri non cambia nulla.`,
    noMailSent: (email) =>
      `Chiedi il link a chi gestisce il server e aprilo entro un’ora. Se esiste già un account con l’indirizzo ${email}, non c’è nessun link. Finché non apri il link non cambia nulla.`,
  },

  passkeys: {
    title: 'Passkey',
    lead: 'Accedi con l’impronta, il volto o il PIN del tuo dispositivo, senza password e codice. Se cambi la password, le tue passkey continuano a funzionare. Ti chiederemo se eliminarle.',
    none: 'Non hai passkey.',
    notHere: 'Le passkey richiedono un browser recente e un indirizzo che inizia con https.',
    loadFailed: 'Non è stato possibile caricare le tue passkey.',
    made: (day) => `Creata ${onDay(day)}.`,
    neverUsed: 'Non ancora usata.',
    lastUsed: (time) => `Ultimo uso: ${time}.`,
    make: 'Crea una passkey',
    makeFailed: 'Non è stato possibile creare la passkey.',
    notMade: 'Nessuna passkey creata. Puoi riprovare.',
    alreadyHere: 'Hai già una passkey su questo dispositivo.',
    remove: 'Elimina',
    removeOf: (name) => `Elimina ${name}`,
    removeTitle: 'Eliminare questa passkey?',
    removeQuestion: (name) =>
      `Non potrai più accedere con ${name}. Eliminala anche su quel dispositivo, o continuerà a proporla.`,
    confirmRemove: 'Elimina passkey',
    removeFailed: 'Non è stato possibile eliminare la passkey.',
  },

  oidc: {
    title: (name) => `Accedi con ${name}`,
    lead: (name) =>
      `Puoi accedere qui con il tuo account ${name} collegato. Può farlo anche chiunque riesca a usare quell’account.`,
    endsWithPassword: 'Se cambi la password, il collegamento viene rimosso.',
    loadFailed: 'Caricamento non riuscito.',
    none: 'Non collegato',
    linkedAs: (who) => `Collegato come ${who}.`,
    since: (day) => `Collegato ${fromDay(day)}.`,
    neverUsed: 'Non ancora usato.',
    lastUsed: (time) => `Ultimo uso: ${time}.`,
    link: 'Collega un account',
    linkAnother: 'Collega un altro account',
    linkFailed: 'Operazione non riuscita. Riprova.',
    unlink: 'Scollega',
    unlinkTitle: 'Scollegare questo account?',
    unlinkQuestion: (who, name) => `Non si potrà più accedere qui come ${who} (${name}).`,
    confirmUnlink: 'Sì, scollega',
    unlinkFailed: 'Non è stato possibile scollegare.',
  },

  secondFactor: {
    title: 'App di autenticazione',
    lead: 'Quando accedi, inserisci anche un codice dal tuo telefono.',
    loadFailed: 'Caricamento non riuscito.',
    isOff: 'Non attiva',
    isOn: 'Attiva',
    off: 'Non attiva. Per accedere non ti serve un codice.',
    on: 'Attiva. Per accedere ti serve anche un codice, tranne con una passkey.',
    codesLeft: (count) =>
      count === 0
        ? 'Non resta nessun codice di recupero. Rimuovi l’app e configurala di nuovo per averne altri.'
        : `Codici di recupero rimasti: ${number(count)}.`,
    setUp: 'Configura un’app',
    setUpTitle: 'Configura un’app di autenticazione',
    passwordFirst: 'Inserisci la password per iniziare.',
    confirmFirst: 'Prima aggiungi una chiave all’app.',
    next: 'Continua',
    beginFailed: 'Operazione non riuscita. Riprova.',
    key: 'Chiave',
    picture: 'Codice QR della chiave',
    keyHint:
      'Scansiona il codice QR con la tua app di autenticazione, oppure inserisci lì questa chiave.',
    openApp: 'Apri in un’app su questo dispositivo',
    codeOfApp: 'Il codice di sei cifre che ora compare nell’app.',
    turnOn: 'Attiva',
    recoveryTitle: 'I tuoi codici di recupero',
    recoveryLead:
      'Ogni codice funziona una sola volta, al posto dell’app. Conservali dove puoi raggiungerli anche senza il telefono. Non verranno più mostrati.',
    recoveryCodes: 'Codici di recupero',
    kept: 'Li ho salvati',
    remove: 'Rimuovi',
    removeTitle: 'Rimuovere l’app di autenticazione?',
    removeLead: 'Accederai senza codice.',
    codeHint: 'Dall’app, oppure un codice di recupero.',
    removeFailed: 'Non è stato possibile rimuovere l’app.',
  },

  tokens: {
    title: 'Token API',
    lead: 'Permetti a uno script, un comando rapido o una bilancia di usare il tuo account senza la tua password. Se cambi la password, tutti i token vengono revocati.',
    none: 'Non hai token.',
    loadFailed: 'Non è stato possibile caricare i tuoi token.',
    scopes: {
      read: { name: 'Lettura', hint: 'Può leggere ciò che vedi qui, ma non modificarlo.' },
      log: {
        name: 'Lettura e registrazione',
        hint: 'Può anche registrare dosi, pesate, misure e sintomi.',
      },
      all: {
        name: 'Accesso completo',
        hint: 'Tutto ciò che puoi fare tu, tranne questa pagina, la tua password e l’eliminazione dell’account.',
      },
    },
    until: (day) => `Fino ${untilDay(day)}.`,
    noEnd: 'Senza scadenza.',
    neverUsed: 'Non ancora usato.',
    lastUsed: (time) => `Ultimo uso: ${time}.`,
    made: (day) => `Creato ${onDay(day)}.`,
    make: 'Crea un token',
    name: 'Nome',
    nameHint: 'A che cosa serve, per esempio Bilancia pesapersone.',
    nameError: 'Inserisci un nome.',
    scope: 'Permessi',
    expiresOn: 'Ultimo giorno',
    expiresHint: 'Lascia vuoto se non deve scadere.',
    fromPhone: 'Invia da un telefono',
    pastDay: 'Scegli oggi o un giorno successivo.',
    makeFailed: 'Non è stato possibile creare il token.',
    madeTitle: 'Il tuo nuovo token',
    token: 'Token',
    tokenHint:
      'Copialo ora: non verrà più mostrato. Chiunque lo abbia può entrare nel tuo account.',
    done: 'Fatto',
    remove: 'Revoca',
    removeOf: (name) => `Revoca ${name}`,
    removeTitle: 'Revocare questo token?',
    removeQuestion: (name) => `Tutto ciò che usa ${name} perderà l’accesso.`,
    confirmRemove: 'Revoca token',
    removeFailed: 'Non è stato possibile revocare il token.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Invia da un telefono',
  lead: 'Un’app sul tuo telefono può inviare automaticamente pesate, misure, sintomi e dosi. Inserisci nell’app uno di questi indirizzi e aggiungi l’intestazione “Authorization: Bearer IL-TUO-TOKEN”, con un token che può leggere e registrare. Inviare due volte gli stessi dati non crea doppioni.',
  apple: 'Health Auto Export',
  appleHint: 'Su un iPhone: un’automazione di tipo REST API, in JSON.',
  android: 'Health Connect',
  androidHint: 'Su Android, per esempio HC Webhook. Non invia dosi né sintomi.',
  docs: 'Descrizione dell’API',
  close: 'Chiudi',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhook',
  lead: 'Invia dosi, pesate e promemoria a Gotify, Telegram, Home Assistant o a un tuo programma.',
  count: (count) => (count === undefined ? null : number(count)),
  none: 'Non ci sono webhook.',
  loadFailed: 'Non è stato possibile caricare i tuoi webhook.',
  make: 'Aggiungi un webhook',
  save: 'Salva',
  edit: 'Modifica',
  editOf: (name) => `Modifica ${name}`,
  editTitle: 'Modifica webhook',
  test: 'Prova',
  testOf: (name) => `Prova ${name}`,
  testFailed: 'Non è stato possibile inviare la prova. Riprova.',
  came: (answer) => `Risposta: ${answer}`,
  last: (when, answer) => `Ultimo invio: ${when}, ${answer}`,
  notYet: 'Ancora nessun invio.',
  resting: 'In pausa',
  restingHint: 'In pausa dopo 20 errori di fila. Provalo o salvalo per farlo ripartire.',
  template: 'Invia a',
  templates: {
    json: {
      name: 'Un tuo programma',
      hint: 'Riceve JSON con POST, firmato come indica Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'L’indirizzo del tuo Gotify, con il token di un’app che hai creato lì.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Con il token che BotFather ha dato al tuo bot, e l’identificativo della tua chat.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Si crea nelle impostazioni di un canale, alla voce Integrazioni.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Con il token di un’applicazione che hai creato lì, e la tua chiave utente.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'L’indirizzo notify della tua API Apprise, con la sua chiave.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Con l’identificativo del trigger webhook di un’automazione.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Indirizzo',
  urlHint: (hint, example) => `${hint} Per esempio: ${example}`,
  urlError: 'Inserisci l’indirizzo intero, che inizia con https.',
  events: 'Eventi',
  eventNames: {
    'dose.due': 'Quando è ora della dose',
    'dose.logged': 'Quando viene registrata una dose',
    'stock.low': 'Prima che finiscano le tue penne',
    'weight.logged': 'Quando viene registrata una pesata',
    reminder: 'Ogni promemoria attivo qui sopra',
  },
  eventsError: 'Scegline almeno uno.',
  eventsShort: {
    'dose.due': 'ora della dose',
    'dose.logged': 'dose registrata',
    'stock.low': 'penne in esaurimento',
    'weight.logged': 'pesata registrata',
    reminder: 'ogni promemoria',
  },
  saveFailed: 'Non è stato possibile salvare il webhook.',
  madeTitle: 'Webhook aggiunto',
  secret: 'Segreto per la firma',
  secretHint:
    'Copialo ora se un tuo programma verifica le firme: non verrà più mostrato. Gotify, Telegram e gli altri non ne hanno bisogno.',
  done: 'Fatto',
  remove: 'Elimina',
  removeOf: (name) => `Elimina ${name}`,
  removeTitle: 'Eliminare questo webhook?',
  removeQuestion: (name) => `Dosewise smetterà di inviare a ${name}.`,
  confirmRemove: 'Elimina webhook',
  removeFailed: 'Non è stato possibile eliminare il webhook.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Configurazione · Dosewise',
  title: 'Crea il primo account admin',
  lead: 'Il server ha mostrato questo link all’avvio. Si può usare una sola volta.',
  email: 'Email',
  submit: 'Crea admin',
  failed: 'Non è stato possibile creare l’admin. Riprova.',
  dead: 'Questo link è incompleto',
  deadHint: 'Apri il link intero mostrato dal server all’avvio.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Annulla iscrizione · Dosewise',
  title: 'Annulla iscrizione',
  loadFailed: 'Non è stato possibile trovare la tua iscrizione.',
  endsMailsTo: 'Non invieremo più marketing, novità sul prodotto e consigli a ',
  endsWhat:
    '. Le email sul tuo account e i promemoria che hai scelto continueranno ad arrivare. Il tuo account e i tuoi dati restano come sono.',
  unsubscribe: 'Non ricevere più queste email',
  reminders: {
    endsMailsTo: 'Non invieremo più promemoria per email a ',
    endsWhat: '. Le altre email, e i promemoria inviati in altri modi, restano come sono.',
    unsubscribe: 'Non ricevere più promemoria per email',
    getsNoMore: ' non riceverà più promemoria per email.',
    onAgain: 'Se cambi idea, puoi riattivarli in Impostazioni.',
  },
  unsubscribeFailed: 'Non è stato possibile annullare la tua iscrizione.',
  onlySome:
    'Ne vuoi solo alcune? Accedi e scegli gli argomenti in Impostazioni, alla voce Preferenze email.',
  done: 'La tua iscrizione è annullata',
  doneBefore: 'La tua iscrizione era già annullata',
  getsNoMore:
    ' non riceverà più marketing, novità sul prodotto e consigli. Le email sul tuo account e i promemoria che hai scelto continueranno ad arrivare.',
  resubscribe: 'Se cambi idea, puoi iscriverti di nuovo in Impostazioni.',
  deadLink: 'Questo link non funziona',
  deadLinkAdvice:
    'Forse è incompleto. Prova il link in un’email più recente, oppure accedi e annulla l’iscrizione in Impostazioni, alla voce Preferenze email.',
  toSettings: 'Vai a Impostazioni',
};
