import type { texts as english } from '../../../features/account/auth/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
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
    title: 'Qui gli account sono su invito',
    hint: 'Chiedi un link a chi gestisce questo server.',
  },
  closed: {
    title: 'Questo server non accetta nuovi account',
    hint: 'Il calcolatore funziona senza account.',
  },
  bringsRecords:
    'I tuoi dati in questo browser vengono con te. Restano anche qui, finché non sono arrivati e non lo dici tu.',
  email: 'Email',
  confirmPassword: 'Conferma la password',
  withPasskey: 'Accedi con una passkey',
  noPasskey: 'Nessuna passkey ricevuta. Accedi in un altro modo, o riprova.',
  withOidc: (name) => `Accedi con ${name}`,
  thatPlace: 'l’altro servizio',
  finishing: 'Accesso in corso…',
  secondFactorLead: 'Ancora una cosa: il codice della tua app di autenticazione.',
  noPasswordLead: 'Su questo server non si accede con una password.',
  confirmed: 'Confermato. Puoi continuare per dieci minuti.',
  linked: (name) => `Collegamento creato. Ora puoi accedere con ${name}.`,
  goOn: 'Continua',
  oidcErrors: {
    denied: (name) => `Non hai effettuato l’accesso (${name}). Puoi riprovare.`,
    expired: () => 'Questo accesso ha richiesto troppo tempo o è già stato usato. Ricomincia.',
    forged: () =>
      'Questo accesso non è iniziato in questo browser, o il browser non conserva i cookie. Ricomincia.',
    unreachable: (name) => `${name} al momento non è raggiungibile. Riprova più tardi.`,
    refused: (name) =>
      `${name} non conosce questo server. Chi lo gestisce deve confrontare le impostazioni di entrambi.`,
    clock: (name) =>
      `Gli orologi di ${name} e di questo server differiscono troppo. Chi li gestisce deve sincronizzarli.`,
    failed: (name) => `Non è stato possibile verificare la risposta di ${name}. Riprova.`,
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
