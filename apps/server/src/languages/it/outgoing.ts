import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';
import { untilDay } from './grammar.ts';

export const channels = {
  acts: { taken: 'L’ho presa', later: 'Più tardi' },
  answers: {
    noSubscription: 'Non inviato: questo browser non riceve più notifiche',
    noPushService: 'Non inviato: questo server non riconosce il servizio push di questo browser',
    notYet: 'Non ancora inviato',
    noSender: 'Non inviato: questo server non ha un indirizzo pubblico né un mittente per le email',
    badKeys: 'Non inviato: le chiavi di questa iscrizione non sono utilizzabili',
    noNtfy: 'Non inviato: questo indirizzo ntfy qui non è consentito',
    noTopic: 'Il servizio non conosce questo argomento',
    privateAddress: 'Non inviato: l’indirizzo è in una rete privata',
    noAnswer: 'Forse inviato: non è arrivata nessuna risposta',
    late: 'La risposta non è arrivata in tempo',
    unreachable: 'Il servizio non è raggiungibile',
    resting: 'Non inviato: questo webhook è in pausa dopo troppi errori',
    gone: 'Non inviato: questo webhook è stato eliminato',
    plain: 'Non inviato: questo indirizzo deve usare https',
    serverStopped: 'Forse inviato: il server si è fermato prima di averne conferma',
  },
  replies: {
    taken: 'accettato',
    elsewhere: 'reindirizza altrove, e non seguiamo i reindirizzamenti',
    unknownSender: 'il servizio non accetta questo mittente',
    ended: 'questa iscrizione è terminata',
    tooLong: 'il messaggio è troppo lungo',
    wait: 'il servizio chiede di aspettare',
    problem: 'il servizio ha un problema',
    refused: 'il servizio lo rifiuta',
    nothingThere: 'a questo indirizzo non c’è nulla',
    sentNothing: 'Apprise non ha inviato nulla: nessuna destinazione ha questa chiave o questo tag',
    targetFailed: 'una destinazione di Apprise non ha funzionato',
  },
} satisfies ServerWords['outgoing/channels'];

const DAY = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });
/** 'al 26 novembre 2026' of '2026-11-26'. */
const until = (day: string) => untilDay(DAY.format(Date.parse(day)));

export const mails = {
  why: (where) => `Ricevi questa email perché hai un account su ${where}.`,
  unsubscribe: 'Annulla l’iscrizione',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Scegli una nuova password per ${product}`,
      asked: (product) =>
        `Qualcuno ha chiesto una nuova password per il tuo account su ${product}.`,
      how: 'Scegline una qui. Il link si può usare una sola volta, entro 60 minuti.',
      link: 'Scegli una nuova password',
      otherwise: 'Se non l’hai chiesto tu, non devi fare nulla: la tua password non cambia.',
    },
    new_address: {
      subject: (product) => `Conferma il tuo indirizzo per ${product}`,
      asked: (product) =>
        `Qualcuno che ha effettuato l’accesso a ${product} vuole usare questo indirizzo per il proprio account.`,
      how: 'Confermalo qui. Il link si può usare una sola volta, entro 60 minuti.',
      link: 'Usa questo indirizzo',
      otherwise: 'Se non l’hai chiesto tu, ignora questa email: non cambierà nulla.',
    },
    person_invited: {
      subject: (product) => `Un invito a ${product}`,
      asked: (product, person, role = 'sees', lastDay = null) => {
        const end = lastDay === null ? '' : `, fino ${until(lastDay)}`;
        return role === 'logs'
          ? `${person} usa ${product} per tenere traccia di dosi, peso e sintomi. Ti invita a vedere i suoi dati e a registrarne di nuovi per suo conto${end}.`
          : `${person} usa ${product} per tenere traccia di dosi, peso e sintomi. Ti invita a vedere i suoi dati${end}.`;
      },
      how: 'Accetta l’invito qui. Ti serve un account con questo indirizzo email. Il link si può usare una sola volta, entro 7 giorni.',
      link: 'Vedi l’invito',
      otherwise:
        'Se non conosci questa persona, non devi fare nulla. L’invito non permette a nessuno di vedere i tuoi dati.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Un nuovo accesso a ${product}`,
      what: (product, device, when) =>
        `Qualcuno ha effettuato l’accesso al tuo account su ${product}: ${device}, ${when}. Nei 90 giorni precedenti non avevamo visto accessi al tuo account da questo browser e dispositivo.`,
      advice: () =>
        'Se riconosci questo accesso, non devi fare nulla. Altrimenti disconnetti quel dispositivo e cambia la tua password.',
    },
    second_factor_removed: {
      subject: () => 'Il tuo account: l’app di autenticazione è stata rimossa',
      what: (product) =>
        `Un admin ha rimosso l’app di autenticazione dal tuo account su ${product}. Ora per accedere basta la tua password.`,
      advice: (product) =>
        `Puoi configurarne di nuovo una. Se non l’hai chiesto, cambia la tua password e avvisa chi gestisce ${product}.`,
    },
    address_changed: {
      subject: () => 'Il tuo account: l’indirizzo email è cambiato',
      what: (product) =>
        `Il tuo account su ${product} ha un nuovo indirizzo email. Usalo per accedere; anche i link per scegliere una nuova password verranno inviati lì.`,
      advice: (product) =>
        `Se l’hai fatto tu, non devi fare nulla. Altrimenti forse un’altra persona sta usando il tuo account. Avvisa subito chi gestisce ${product}.`,
    },
    person_ended: {
      subject: () => 'Il tuo account: una condivisione è terminata',
      ofOwner: (product, email) =>
        `${email} non può più vedere i tuoi dati su ${product} né registrarne di nuovi per te.`,
      ofCarer: (product, email) =>
        `Non puoi più vedere i dati di ${email} su ${product} né registrarne di nuovi per suo conto.`,
      advice: 'Non devi fare nulla. La pagina Persone mostra chi ha accesso a che cosa.',
      link: 'Persone',
    },
    unknownDevice: 'un dispositivo sconosciuto',
    commandLine: 'la riga di comando del server',
    device: (browser, system) => `${browser} su ${system}`,
    systems: { 'a Mac': 'un Mac', 'a Chromebook': 'un Chromebook' },
    doorSubject: (what) => `Il tuo account: ${what}`,
    doneBy: (device, when) => `Dispositivo e ora: ${device}, ${when}.`,
    rightsAdvice:
      'Se te lo aspettavi, non devi fare nulla. Altrimenti chiedi a un altro admin o a chi gestisce questo server.',
    advices: {
      password: (product) =>
        `Se l’hai fatto o chiesto tu, non devi fare nulla. Altrimenti premi “Password dimenticata?” nella pagina di accesso. Se non funziona, avvisa chi gestisce ${product}.`,
      second_factor_on: (product) =>
        `Se l’hai fatto tu, non devi fare nulla. Altrimenti, se riesci ancora ad accedere, rimuovi l’app e cambia la tua password. Se non riesci, avvisa chi gestisce ${product}.`,
      passkey: () =>
        'Se l’hai fatto tu, non devi fare nulla. Altrimenti elimina la passkey, premi “Disconnetti tutti gli altri” e cambia la tua password.',
      reset_link: (product) =>
        `Se l’hai chiesto tu, non devi fare nulla. Altrimenti avvisa subito chi gestisce ${product} e cambia la tua password.`,
      others: (product) =>
        `Se l’hai fatto o chiesto tu, non devi fare nulla. Altrimenti premi “Disconnetti tutti gli altri” e cambia la tua password. Avvisa subito chi gestisce ${product}.`,
    },
    doorAdvice:
      'Se l’hai fatto o chiesto tu, non devi fare nulla. Altrimenti premi “Disconnetti tutti gli altri” e cambia la tua password.',
    link: 'Sicurezza del tuo account',
  },
  doors: {
    passkey: {
      subject: 'è stata aggiunta una passkey',
      what: (product, name) =>
        `Ora puoi accedere al tuo account su ${product} con la passkey “${name}”.`,
    },
    oidc: {
      subject: 'è stato collegato un altro account per accedere',
      what: (product, name) =>
        `È stato collegato un account ${name}: ora puoi usarlo per accedere al tuo account su ${product}.`,
    },
    api_token: {
      subject: 'è stato creato un token API',
      what: (product, name) =>
        `Un programma con il token API “${name}” ora può usare il tuo account su ${product}.`,
    },
    share: {
      subject: 'è stato condiviso un report',
      what: (product, day) =>
        `Fino ${until(day)} chiunque abbia il link può leggere un report dei tuoi dati su ${product}.`,
    },
    calendar: {
      subject: 'è stato creato un indirizzo del calendario',
      what: (product) =>
        `Chiunque abbia l’indirizzo può ora leggere il calendario del tuo account su ${product}. Eventuali indirizzi precedenti non funzionano più.`,
    },
    ntfy: {
      subject: 'i promemoria vanno a un altro indirizzo ntfy',
      what: (product, host) =>
        `I promemoria del tuo account su ${product} ora vanno a un argomento di ${host}.`,
    },
    webhook: {
      subject: 'è stato salvato un webhook',
      what: (product, host) =>
        `Il tuo account su ${product} ora invia dati a un programma su ${host}: dosi, scorta, pesate o promemoria, come scelto nel webhook.`,
    },
    person: {
      subject: 'qualcuno è stato invitato a vedere i tuoi dati',
      what: (product, email) =>
        `Dal tuo account su ${product} è stato inviato a ${email} un invito a vedere i tuoi dati. L’accesso inizia non appena l’invito viene accettato. La pagina Persone mostra se questa persona può solo vedere i tuoi dati o anche registrarne di nuovi per te.`,
    },
    person_reminded: {
      subject: 'anche un’altra persona riceve i tuoi promemoria',
      what: (product, email) =>
        `I promemoria del tuo account su ${product} ora vanno per email anche a ${email}.`,
    },
    address: {
      subject: 'è stato chiesto un nuovo indirizzo email',
      what: (product) =>
        `Qualcuno che ha accesso al tuo account su ${product} ha chiesto di cambiarne l’indirizzo email. Cambierà quando verrà aperto il link inviato al nuovo indirizzo.`,
    },
    password: {
      subject: 'la tua password è cambiata',
      what: (product, passkeys) =>
        `Il tuo account su ${product} ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi, e tutti i token API, i report condivisi, i webhook, l’indirizzo del calendario e l’indirizzo ntfy sono stati revocati. La condivisione con tutte le persone che potevano vedere i tuoi dati è stata interrotta e gli inviti in sospeso sono stati revocati.${passkeys === '' ? '' : ` Queste passkey funzionano ancora: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'è stato creato un link per una nuova password',
      what: (product: string) =>
        `Chi gestisce ${product} ha creato un link per scegliere una nuova password per il tuo account. Si può usare una sola volta, entro 24 ore.`,
    },
    second_factor_on: {
      subject: 'è stata configurata un’app di autenticazione',
      what: (product) =>
        `Ora per accedere al tuo account su ${product} ti serve un codice di un’app di autenticazione.`,
    },
    second_factor_off: {
      subject: 'l’app di autenticazione è stata rimossa',
      what: (product) =>
        `Per accedere al tuo account su ${product} non ti serve più un codice di un’app di autenticazione.`,
    },
    second_factor_of_other: {
      subject: 'è stata rimossa l’app di autenticazione di un altro account',
      what: (product, email) =>
        `Dal tuo account è stata rimossa l’app di autenticazione dell’account ${email} su ${product}.`,
    },
    made_admin: {
      subject: 'ora hai i permessi di admin',
      what: (product) => `Ora hai i permessi di admin su ${product}.`,
    },
    made_user: {
      subject: 'non hai più i permessi di admin',
      what: (product) => `Non hai più i permessi di admin su ${product}.`,
    },
    made_other_admin: {
      subject: 'qualcuno ha ricevuto i permessi di admin',
      what: (product, email) =>
        `Dal tuo account sono stati dati a ${email} i permessi di admin su ${product}.`,
    },
    made_other_user: {
      subject: 'a qualcuno sono stati tolti i permessi di admin',
      what: (product, email) =>
        `Dal tuo account sono stati tolti a ${email} i permessi di admin su ${product}.`,
    },
    invite: {
      subject: 'è stato creato un invito',
      what: (product, email) =>
        email === ''
          ? `Dal tuo account è stato creato un invito per un nuovo account su ${product}.`
          : `Dal tuo account è stato creato un invito per un nuovo account di ${email} su ${product}.`,
    },
    backup_made: {
      subject: 'è stato creato un backup',
      what: (product, name) =>
        `Dal tuo account è stato creato il backup ${name} su ${product}. Contiene i dati di tutti.`,
    },
    backup_downloaded: {
      subject: 'è stato scaricato un backup',
      what: (product, name) =>
        `Dal tuo account è stato scaricato il backup ${name} da ${product}. Contiene i dati di tutti.`,
    },
  },
  welcome: {
    subject: (name) => `Ti diamo il benvenuto su Dosewise, ${name}`,
    heading: 'Ti diamo il benvenuto',
    greeting: (name) => `Ciao ${name},`,
    ready: (email) => `Il tuo account è pronto. È associato all’indirizzo ${email}.`,
    first: 'Tre cose con cui di solito si comincia:',
    pen: 'Aggiungi la penna che usi ora.',
    dose: 'Registra la tua ultima dose.',
    settings: 'Dai un’occhiata alle impostazioni: Paese, valuta, fuso orario ed email.',
    noAdvice:
      'Dosewise conserva i dati e fa i calcoli. Non dà consigli medici: per domande sulla terapia rivolgiti al tuo medico o al farmacista.',
    yours:
      'Nell’app puoi esportare tutto ciò che hai salvato, o eliminare il tuo account, in qualsiasi momento.',
    closing: 'Il team di Dosewise',
  },
  reminder: {
    acts: { taken: 'L’ho presa', later: 'Ricordamelo tra un’ora' },
    why: (product) => `Hai chiesto a ${product} di inviarti promemoria per email.`,
    end: 'Non ricevere più promemoria per email',
    whyCarer: (product, email) =>
      `${email} condivide con te i suoi dati su ${product}, quindi ricevi anche i suoi promemoria.`,
    people: 'Persone di cui puoi vedere i dati',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: è stata registrata una dose',
    'weight.logged': 'Dosewise: è stata registrata una pesata',
  },
  doseLogged: (mg) => `Dose registrata: ${mg} mg`,
  weightLogged: (weight) => `Pesata registrata: ${weight}`,
  test: 'Dosewise: la prova che hai chiesto',
} satisfies ServerWords['outgoing/channels/webhook'];

const plural = pluralIn('it');

const due = (person?: string) =>
  person === undefined ? 'Dose prevista' : `Dose prevista per ${person}`;

export const planner = {
  discreet: 'Dosewise: c’è qualcosa da fare',
  doseDue: (amount, person) => `${due(person)}: ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)}: ${amount}, ${steps} da ${pen}`,
  forPerson: (person, title) => `Per ${person}: ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: ultima dose registrata ${n} ${plural(n, { one: 'ora', other: 'ore' })} fa. I fogli illustrativi dicono di non usare insieme due medicinali di questo tipo. Prima che questa dose venga presa, chiedi al medico.`,
  otherDays: (medicine, n) =>
    `${medicine}: ultima dose registrata ${n} ${plural(n, { one: 'giorno', other: 'giorni' })} fa. I fogli illustrativi dicono di non usare insieme due medicinali di questo tipo. Prima che questa dose venga presa, chiedi al medico.`,
  nextOf: (medicine, when) => `Prossima dose di ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Mancherà ${medicine} per la dose di ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'scatto', other: 'scatti' })}`,
  units: (n) => `${n} unità`,
  pens: (n) => `${n} ${plural(n, { one: 'penna', other: 'penne' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'compressa', other: 'compresse' })}`,
  planned: (when) => `Programmata per ${when}.`,
  runsOut: (day) => `Non resterà medicinale per la dose di ${day}`,
  dosesLeft: (n) =>
    n === 0
      ? 'Prima di quella non restano dosi.'
      : plural(n, {
          one: `Prima di quella resta ${n} dose.`,
          other: `Prima di quella restano ${n} dosi.`,
        }),
  lastDay: (pens) => `Ultimo giorno per usare ${pens}`,
  // 'da smaltire' fits a pen, a vial and a box, and several of them.
  thenDiscard: 'Da domani, secondo il foglio illustrativo, è da smaltire.',
  thenDiscardAll: 'Da domani, secondo il foglio illustrativo, sono da smaltire.',
  weighIn: 'È ora di registrare il peso',
  week: 'Riepilogo della settimana',
  entries: (doses, weighIns, symptoms) =>
    `Registrato: ${doses}, ${weighIns} ${plural(weighIns, { one: 'pesata', other: 'pesate' })}, ${symptoms} ${plural(symptoms, { one: 'voce sui sintomi', other: 'voci sui sintomi' })}`,
  doses: (n, amount) =>
    n === 0 ? `${n} dosi` : `${n} ${plural(n, { one: 'dose', other: 'dosi' })} (${amount})`,
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Prossima dose: ${when}`,
  aPen: 'una penna',
} satisfies ServerWords['outgoing/planner'];
