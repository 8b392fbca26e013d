import { type DeviceKind, MAX_MONEY } from '@dosewise/domain';
import type { texts as analyticsEnglish } from '../../parts/analytics/texts.ts';
import type { texts as devicesEnglish } from '../../parts/devices/texts.ts';
import type { texts as fileImportEnglish } from '../../parts/file-import/texts.ts';
import type { texts as goldenDoseEnglish } from '../../parts/golden-dose/texts.ts';
import type { texts as linksEnglish } from '../../parts/links/texts.ts';
import type { texts as localEnglish } from '../../parts/local/texts.ts';
import type { texts as mailEnglish } from '../../parts/mail/texts.ts';
import type { texts as medicinesEnglish } from '../../parts/medicines/texts.ts';
import type { texts as navigationEnglish } from '../../parts/navigation/texts.ts';
import type { texts as oidcEnglish } from '../../parts/oidc/texts.ts';
import type { texts as otherDevicesEnglish } from '../../parts/other-devices/texts.ts';
import type { texts as passkeysEnglish } from '../../parts/passkeys/texts.ts';
import type { texts as pensAddPenEnglish } from '../../parts/pens/add-pen/texts.ts';
import type { texts as pensDialogsEnglish } from '../../parts/pens/dialogs/texts.ts';
import type { texts as peopleEnglish } from '../../parts/people/texts.ts';
import type { texts as pricesEnglish } from '../../parts/prices/texts.ts';
import type { texts as recordListEnglish } from '../../parts/record-list/texts.ts';
import type { texts as remindersEnglish } from '../../parts/reminders/texts.ts';
import type { texts as reportEnglish } from '../../parts/report/texts.ts';
import type { texts as sessionEnglish } from '../../parts/session/texts.ts';
import type { texts as themeEnglish } from '../../parts/theme/texts.ts';
import type { texts as typedDoseEnglish } from '../../parts/typed-dose/texts.ts';
import { isolated } from '../formats/isolated.ts';
import type { Words } from '../words.ts';
import {
  countDays,
  countDoses,
  countMeasurements,
  countPens,
  countSymptoms,
  countWeighIns,
  pensTexts as penTexts,
} from './data.ts';
import { fromDay, list, number, onDay, plural, untilDay } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    'Possiamo inviare il tuo indirizzo email e dati sulle tue penne e dosi al nostro fornitore di statistiche d’uso?',
  yes: 'Sì',
  no: 'No',
  answerFailed: 'Non è stato possibile salvare la tua risposta. Non viene inviato nulla.',
  meaning:
    'Se dici di sì, il tuo indirizzo email, il tuo Paese e il tipo di account vanno al nostro fornitore di statistiche d’uso (PostHog), e così anche i dosaggi e i costi delle penne e i volumi delle dosi quando aggiungi penne e registri dosi.',
  facts: 'Che cosa viene inviato e che cosa no',
  sent: 'Inviato',
  whatIsSent: [
    'il tuo account: identificativo, email, Paese, tipo e giorno di creazione',
    'quando crei l’account o accedi, e in quel momento quante penne hai e se la Golden Dose è attiva',
    'una penna che aggiungi: il dosaggio in mg e il costo',
    'una dose che registri: il volume in mL, il dosaggio della penna e se è una Golden Dose',
    'che hai modificato o eliminato una penna o una dose, ma non quale né come',
  ],
  neverSent: 'Mai inviato',
  whatIsNeverSent: [
    'pesate, altezza, sintomi, note, sedi di iniezione e dolore',
    'quali pagine apri, che cosa premi o scrivi, registrazioni del tuo schermo',
    'tutto ciò che precede il tuo sì, tranne l’accesso subito prima di questa domanda',
  ],
  nothingKept:
    'Non vengono usati cookie e in questo browser non viene conservato nulla. Come per qualsiasi sito, il server del fornitore vede il tuo indirizzo IP.',
};

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, cartuccia da 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modificata, cartuccia da ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Siringa monodose Ozempic',
    'rybelsus-us-r2': 'Compresse Rybelsus, nuova formulazione (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Penna ${brand}`),
  vial: (brand, isMultiDose) => `Flaconcino ${isMultiDose ? 'multidose' : 'monodose'} ${brand}`,
  singlePen: (brand) => `Penna monodose ${brand}`,
  tablets: (brand) => `Compresse ${brand}`,

  more: 'Altro',
  moreNote: 'In vendita in altri Paesi',
  own: 'Non è nell’elenco',
  ownNote: 'Inserisci i valori dell’etichetta',
  versions: {
    'mounjaro-kwikpen': 'Versione originale',
    'mounjaro-kwikpen-modified': 'Versione 2026',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` da ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Di solito confezioni da ${number(tablets)}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `in ${number(ml)} mL`,
  elsewhere: 'In vendita in altri Paesi',
  printedWhere: 'La penna o la confezione indica quanti mL.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Una dose è di ${number(ml)} mL`,
  unsure: 'Non lo so',
  unsureNote: 'Le dosi si contano allo stesso modo',
  noneOfThese: 'Nessuno di questi',
  noneNote: 'Inserisci i valori dell’etichetta',
  noWholeUnits: `Una dose da un flaconcino deve essere un numero intero di unità (${number(0.01)} mL ciascuna).`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': 'Che cosa misura?',
    'which-person': 'Quale di queste persone sei?',
    'close-doses':
      'Queste dosi sono più ravvicinate di quanto consenta il foglio illustrativo. Controllale prima di importare.',
    'odd-weights':
      'Queste pesate si discostano molto da quelle vicine. Controllale prima di importare.',
  },
  more: (count) => `e ancora ${count}`,
  leaveThese: 'Escludi queste righe',
  importThem: 'Importale',
  theseLeftOut: 'Queste righe sono escluse.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'Informazioni sulla Golden Dose',
  whatItIs: `Alcune persone prelevano il liquido che resta in una penna dopo le quattro dosi indicate nel foglio illustrativo e lo chiamano Golden Dose: di solito ${number(0.1)}–${number(0.6)} mL. Alcune fonti dicono che riduce i costi del 15–25%.`,
  arithmetic: `Secondo i nostri calcoli, una quinta dose completa (${number(0.6)} mL) ridurrebbe il costo per dose del 20%; con ${number(0.3)} mL la riduzione sarebbe dell’11%.`,
  beforeYouDecide: 'Prima di decidere',
  cautions: [
    'Questo uso non è autorizzato, e il produttore lo sconsiglia. Il liquido in più serve a preparare la penna.',
    'Quanto resta non si sa, quindi la dose può essere più piccola o più grande di quanto sembra. Secondo alcune segnalazioni, le penne più recenti non lasciano nulla da prelevare.',
    'Prelevare il liquido con una siringa può far entrare germi nella penna e causare un’infezione. Non condividere mai penne o aghi.',
    'Il foglio illustrativo dice comunque di smaltire la penna 30 giorni dopo il primo utilizzo, anche se dentro resta del liquido.',
    'In caso di forte dolore all’addome che non passa, smetti di usare il medicinale e rivolgiti subito a un medico.',
  ],
  askFirst:
    'Chiedi prima al tuo medico o in farmacia. Questa app registra quello che fai; non raccomanda una Golden Dose.',
  agreement: 'Ho letto queste informazioni e capisco i rischi.',
  tickTheBox: 'Spunta la casella per confermare che hai letto.',
  turnOn: 'Attiva la Golden Dose',
  saveFailed: 'Non è stato possibile salvare.',
};

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Condividi',
  mail: 'Invia per email',
  once: 'Viene mostrato una volta sola.',
  done: 'Fatto',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && countPens(pens),
        doses > 0 && countDoses(doses),
        weights > 0 && countWeighIns(weights),
        symptoms > 0 && countSymptoms(symptoms),
        measurements > 0 && countMeasurements(measurements),
      ].filter((words) => words !== false),
    ) || 'nessun dato',
  only: 'Solo in questo browser',
  lastCopy: (day) => `Ultima copia salvata ${onDay(day)}`,
  noCopy: 'Ancora nessuna copia salvata',
  notKept:
    'Questo browser può svuotare la sua memoria automaticamente. Salva una copia di tanto in tanto, oppure installa l’app.',

  saveCopy: 'Salva una copia',
  saved: (file) => `File scaricato: ${file}`,
  saveFailed: 'Non è stato possibile salvare la copia. Riprova.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'I tuoi dati sono solo in questo browser.',
  dueHint:
    'Se cancelli i dati del browser o perdi questo dispositivo, vanno persi. Una copia è un file che conservi tu.',
  later: 'Non ora',
  staysHere: 'Quello che registri resta su questo dispositivo',
  toHomeScreen: 'Metti Dosewise sulla schermata Home',
  homeScreenHint: {
    empty:
      'Safari può cancellare quello che registri qui se non apri questa pagina per sette giorni. Con le app della schermata Home non lo fa. Apri il menu Condividi, scegli “Aggiungi alla schermata Home” e apri Dosewise dalla schermata Home.',
    begun:
      'Safari può cancellare i tuoi dati se non apri questa pagina per sette giorni. Con le app della schermata Home non lo fa. Salva una copia, apri il menu Condividi, scegli “Aggiungi alla schermata Home” e apri la copia nell’app.',
  },

  openCopy: 'Apri una copia',
  copyFile: 'Copia da aprire',
  opening: 'Aprire una copia?',
  inCopy: (counts, day) =>
    `In questo file: ${counts}${day && `, fino ${untilDay(day)}`}, con piano, obiettivo e impostazioni.`,
  openThis: 'Apri questa copia',
  notEmpty:
    'In questo browser ci sono già dei dati. Prima salvane una copia ed elimina tutto da qui, così nulla si mescola.',
  noArchive:
    'Questa non è una copia di Dosewise. Scegli un file ottenuto con “Salva una copia” o con Esporta.',
  openFailed: 'Non è stato possibile aprire la copia. Non è cambiato nulla.',
  opened: (counts) => `La copia è aperta: ${counts}.`,

  deleteAll: 'Elimina tutto da qui',
  deleteTitle: 'Eliminare tutto da questo browser?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Tutte le impostazioni saranno eliminate definitivamente. Senza una copia nessuno può recuperarle.'
      : plural(count, {
          one: '# voce sarà eliminata definitivamente. Senza una copia nessuno può recuperarla.',
          other:
            '# voci saranno eliminate definitivamente. Senza una copia nessuno può recuperarle.',
        }),
  confirmDelete: 'Sì, elimina tutto',
  deleteFailed: 'Eliminazione non riuscita. Riprova.',

  createAccount: 'Crea un account',
  byCalendar: 'Il tuo calendario può ricordarti le dosi.',
  needsServer: {
    reminders:
      'I promemoria tramite notifica, email o ntfy hanno bisogno di un server che li invii.',
    calendar:
      'Un indirizzo per il tuo calendario ha bisogno di un server. In alternativa puoi salvare le dosi programmate in un file.',
    privacy:
      'Senza un account non viene inviata nessuna email e non si raccolgono statistiche d’uso.',
    security:
      'Password, passkey e accessi attivi fanno parte di un account. Qui chiunque apra questo browser può vedere i tuoi dati.',
    account: 'Non c’è nessun account: tutto è in questo browser.',
    people:
      'Per permettere ad altre persone di vedere i tuoi dati o di registrarne di nuovi per te serve un account su un server.',
    share:
      'Un link al tuo report ha bisogno di un server. Stampalo, oppure salvalo in PDF dalla finestra di stampa.',
  },

  left: 'In questo browser ci sono ancora dati registrati prima di creare l’account.',
  bring: 'Copiali nel mio account',
};

export const mailTexts: Words<typeof mailEnglish> = { noMail: 'Questo server non invia email.' };

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Medicinale',
  chooseMedicine: 'Scegli un medicinale',
  anotherMedicine: 'Un altro medicinale',
  medicineName: 'Nome del medicinale',
  names: {
    tirzepatide: 'tirzepatide',
    semaglutide: 'semaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exenatide (a rilascio prolungato)',
    'semaglutide (tablet)': 'semaglutide (compresse)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatide)',
    semaglutide: 'Ozempic, Wegovy (semaglutide)',
    liraglutide: 'Saxenda, Victoza (liraglutide)',
    dulaglutide: 'Trulicity (dulaglutide)',
    'exenatide (extended release)': 'Bydureon (exenatide a rilascio prolungato)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy in compresse (semaglutide)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Scegli un medicinale.',
    otherMedicine: 'Inserisci il nome del medicinale.',
  },
  medicineWrong: (least, most) => `Usa da ${number(least)} a ${number(most)} caratteri.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (si apre in una nuova scheda)',
  questions: {
    click: 'Che cos’è uno scatto?',
    priming: 'Quanto liquido consuma la preparazione (priming) della penna?',
    units: 'Che cos’è un’unità di una siringa?',
    'golden-dose': 'Che cos’è una Golden Dose?',
    'missed-dose': 'Dose dimenticata: che cosa dicono i fogli illustrativi?',
    travelling: 'Che cosa succede quando viaggio?',
    curve: 'Come si calcola la curva?',
    figures: 'Come si calcolano dosi e costi?',
    where: 'Dove sono conservati i miei dati, e chi può vederli?',
    storing: 'Come si conserva e si smaltisce una penna?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Qui non puoi accedere con una password',
  noPasswordsHint: 'Qui si accede in un altro modo.',
  logIn: 'Vai all’accesso',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'Usa su un altro dispositivo',
  lead: 'Gli stessi dati sul telefono e sul computer, senza account. Vengono cifrati prima di lasciare questo dispositivo: il server conserva una copia che non può leggere.',
  begin: 'Crea dodici parole',
  already: 'Lo usi già su un altro dispositivo?',
  join: 'Inserisci dodici parole',
  copiesOff:
    'Questo server non conserva copie cifrate, quindi i tuoi dati restano su questo dispositivo. Per spostarli, salva una copia e aprila sull’altro dispositivo.',
  noServer:
    'Questa pagina non ha un server per copie cifrate, quindi i tuoi dati restano su questo dispositivo. Per spostarli, salva una copia e aprila sull’altro dispositivo.',
  tooOld:
    'Questo browser è troppo vecchio per le copie cifrate. Aggiornalo: per Safari serve la versione 16.4 o successiva. Per spostare i tuoi dati, salva una copia su un dispositivo e aprila sull’altro.',
  unreachable:
    'Non è stato possibile raggiungere il server. I tuoi dati su questo dispositivo restano come sono.',
  tryAgain: 'Riprova',

  beginTitle: 'Dodici parole al posto di un account',
  before: [
    'Vedrai dodici parole, una volta sola. Inseriscile sull’altro dispositivo per avere lì i tuoi dati.',
    'Scrivile su carta. Nessuno può recuperare le parole perse, nemmeno chi gestisce il server.',
    'Chi ha le parole ha i tuoi dati. Non inviarle per email o in chat.',
  ],
  withoutTls:
    'La connessione a questa pagina non è cifrata (http). Qualcuno nella stessa rete potrebbe leggere le parole e i tuoi dati. Usala solo in una rete di cui ti fidi.',
  showWords: 'Mostra le parole',
  wordsTitle: 'Le tue dodici parole',
  wordsHint: 'Scrivile in quest’ordine. Dopo non potrai più vederle.',
  written: 'Le ho scritte',
  checkTitle: 'Controlla il tuo foglio',
  checkHint: 'Inserisci queste due parole dal tuo foglio.',
  wordNumber: (place) => `Parola ${number(place)}`,
  wordMissing: (place) => `Inserisci la parola ${number(place)}.`,
  wordWrong: (place) =>
    `Questa non è la parola ${number(place)}. Controlla il tuo foglio, o torna indietro per vedere le parole.`,
  start: 'Inizia',
  startedTitle: 'Ora passa all’altro dispositivo',
  started: (address) =>
    `I tuoi dati sono cifrati sul server. Sull’altro dispositivo apri ${address} e comincia senza account. Poi premi “Inserisci dodici parole” nella panoramica o nelle impostazioni.`,
  done: 'Fatto',
  failed: 'Operazione non riuscita. Non è cambiato nulla. Riprova.',

  joinTitle: 'Inserisci dodici parole',
  joinLabel: 'Dodici parole',
  joinHint: 'Le parole mostrate dall’altro dispositivo. Maiuscole o minuscole non contano.',
  addedToOthers: (count) =>
    plural(count, {
      one: '# voce di questo dispositivo sarà aggiunta a quelle degli altri tuoi dispositivi.',
      other: '# voci di questo dispositivo saranno aggiunte a quelle degli altri tuoi dispositivi.',
    }),
  getRecords: 'Scarica i dati su questo dispositivo',
  noWords: 'Inserisci le dodici parole.',
  wordCount: (count) =>
    plural(count, {
      one: 'Qui c’è # parola. Inserisci tutte e dodici, e nessun’altra.',
      other: 'Qui ci sono # parole. Inserisci tutte e dodici, e nessun’altra.',
    }),
  unknownWord: (word) => `“${word}” non è una delle parole. Controlla come è scritta.`,
  guessedWord: (word, guess) => `“${word}” non è una delle parole. Intendevi “${guess}”?`,
  wordOrder:
    'Queste dodici parole non formano una combinazione valida. Controlla ogni parola e l’ordine.',
  notThere:
    'Il server non ha dati per queste parole. Controlla ogni parola, e che i due dispositivi aprano lo stesso indirizzo.',
  joined: 'Questo dispositivo ha ora gli stessi dati degli altri.',

  shared: 'Su questo e sugli altri tuoi dispositivi',
  exchanging: 'Sincronizzazione con gli altri dispositivi…',
  lastExchanged: (when) => `Ultima sincronizzazione: ${when}`,
  notExchanged: 'Ancora nessuna sincronizzazione',
  exchangeNow: 'Sincronizza ora',
  sendOwn: 'Invia i dati di questo dispositivo',
  reload: 'Ricarica la pagina',
  problems: {
    unanswered:
      'Non è stato possibile raggiungere il server. Quello che registri resta su questo dispositivo e sarà sincronizzato più tardi.',
    refused:
      'Il server non ha accettato la copia: forse non ha più spazio, oppure dalla tua rete sono arrivate troppe richieste. I tuoi dati sono su questo dispositivo.',
    gone: 'La copia non è più sul server. I tuoi dati sono su questo dispositivo e puoi inviarli di nuovo.',
    changed:
      'La copia sul server è danneggiata o qualcuno l’ha modificata. Non è stata usata, e i tuoi dati su questo dispositivo restano come sono. Puoi inviarli di nuovo.',
    newer:
      'Un altro dispositivo ha una versione più recente di Dosewise. Ricarica questa pagina per averla.',
    older:
      'La copia sul server è più vecchia dell’ultima vista da questo dispositivo. Forse il server è stato ripristinato da un backup, o qualcuno ha sostituito la copia. I tuoi dati su questo dispositivo restano come sono. Puoi inviarli di nuovo.',
    unfit:
      'I dati dei tuoi dispositivi non si possono unire su questo, per esempio perché sono troppi. I dati qui restano come sono.',
    ended:
      'La sincronizzazione è stata interrotta su un altro dispositivo, oppure su quel dispositivo ci sono parole nuove. I tuoi dati sono ancora su questo dispositivo.',
  },

  newWords: 'Parole nuove',
  newWordsTitle: 'Creare parole nuove?',
  newWordsBefore: [
    'Se hai perso un dispositivo, o se qualcuno ha visto le tue parole, creane di nuove. Le vecchie non funzioneranno più.',
    'Gli altri dispositivi tengono i dati che hanno. Inserisci lì le parole nuove per continuare.',
    'Scrivi le parole nuove su carta. Nessuno può recuperarle, e chi le ha ha i tuoi dati.',
  ],
  stop: 'Interrompi la sincronizzazione',
  stopTitle: 'Interrompere la sincronizzazione?',
  stopQuestion:
    'Ogni dispositivo tiene i dati che ha. Puoi interrompere solo su questo dispositivo o su tutti. Se interrompi su tutti, la copia sul server viene sostituita da una vuota.',
  stopHere: 'Interrompi su questo dispositivo',
  stopAll: 'Interrompi su tutti',
  stopped: 'Questo dispositivo non sincronizza più i suoi dati.',
  stoppedAll: 'I tuoi dispositivi non sincronizzano più i loro dati.',
  deleteHere:
    'Così elimini definitivamente tutti i dati su questo dispositivo. Gli altri dispositivi tengono i loro, e le dodici parole funzionano ancora.',
  movedIn:
    'Sincronizzi questi dati anche con gli altri tuoi dispositivi. Se li elimini qui, la sincronizzazione termina su tutti. Ognuno tiene i dati che ha.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# voce modificata su due dispositivi',
      other: '# voci modificate su due dispositivi',
    }),
  choose: 'Scegli',
  seeProblem: 'Vedi che cosa fare',
  choicesTitle: 'Modificato su due dispositivi',
  choicesLead: 'Abbiamo tenuto la versione arrivata per prima. Scegli l’altra se è quella giusta.',
  kept: 'Tenuta',
  other: 'Altra versione',
  keep: 'Lascia così',
  takeOther: 'Usa l’altra',
  deleted: 'Eliminata',
  penTooEmpty:
    'Le dosi registrate sui due dispositivi, in totale, superano quanto c’era in questa penna.',
  impossible:
    'Non è più possibile, per esempio perché da questa penna è stata registrata una dose.',
  allChosen: 'Tutte le voci sono a posto.',

  records: {
    pens: 'Penna',
    doses: 'Dose',
    weights: 'Pesata',
    symptoms: 'Sintomo',
    measurements: 'Misura',
    plans: 'Piano',
    skips: 'Dose saltata',
    pauses: 'Pausa',
    others: 'Impostazione',
  },
  settings: {
    country: 'Paese',
    currency: 'Valuta',
    language: 'Lingua',
    timeZone: 'Fuso orario',
    heightCm: 'Altezza',
    goal: 'Obiettivo',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Unità',
    sites: 'Sedi di iniezione',
  },
  changedIn: (when) => `Salvataggio: ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: 'Eliminare anche le tue passkey?',
  lead: 'Gli altri dispositivi, le app, i link condivisi e le persone con cui condividevi non hanno più accesso. Queste passkey funzionano ancora:',
  advice: 'Tienile solo se sono tutte su dispositivi tuoi.',
  delete: 'Elimina tutte le passkey',
  keep: 'Tienile',
  failed: 'Non è stato possibile eliminare le passkey.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: 'Quale nome c’è sulla confezione?',
    strength: 'Quale dosaggio?',
    printed: 'Quale penna è?',
    numbers: 'Che cosa dice l’etichetta?',
    use: 'In uso o ancora da aprire?',
    cost: 'Quanto hai pagato?',
  },
  countClicks: 'Quanti scatti ci sono in una dose completa?',
  countPens: 'Quante penne ci sono nella confezione?',
  countTablets: 'Quante compresse ci sono nella confezione?',
  costOfEach: 'Quanto hai pagato per ogni penna o confezione?',
  next: 'Avanti',
  strength: 'Dosaggio',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg in una compressa, come indicato sull’etichetta'
      : 'mg in una dose completa, non in tutta la penna. Vedi l’etichetta',
  inUse: 'In uso',
  inUseNote: 'Già in uso, o da oggi',
  sealed: 'Ancora da aprire',
  sealedNote: (kind) => (kind === 'tablet' ? 'Per dopo' : 'In frigorifero, per dopo'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Modifica',
  moreDetails: 'Altri dettagli',

  kind: 'Tipo',
  kinds: {
    click_pen: 'Penna con manopola',
    vial: 'Flaconcino',
    single_pen: 'Penne monodose',
    tablet: 'Compresse',
  },
  doseMl: 'Volume di una dose completa',
  doses: 'Dosi complete contenute',
  pensInBox: 'Penne in questa confezione',
  tabletsInPack: 'Compresse in questa confezione',
  clicks: 'Scatti in una dose completa',
  clicksHint: `Contali sulla tua penna. Spesso si parla di ${number(0.01)} mL a scatto, ma nessun foglio illustrativo lo dice.`,
  wholeDoses: 'Non lo so, o dà solo dosi intere',
  wholeDosesHint: 'In questo caso puoi registrare solo dosi intere.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg in ${number(ml)} mL, ${doses}${steps === null ? '' : ` da ${steps}`}. Controlla sulla tua etichetta.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg in ogni compressa, ${tablets} in questa confezione. Controlla sulla tua etichetta.`,
  sources: 'Da dove vengono questi numeri',
  checkedOn: (day) => `Ultima verifica: ${day}.`,

  missing: {
    strength: 'Scegli un dosaggio.',
    ownStrength: 'Inserisci un dosaggio.',
    doseMl: 'Inserisci il volume di una dose completa.',
    doses: 'Inserisci quante dosi complete contiene.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Inserisci quante penne ci sono nella confezione.',
      tablet: 'Inserisci quante compresse ci sono nella confezione.',
    },
    clicks: 'Inserisci gli scatti in una dose completa.',
  },
  strengthWrong: ({ least, most }) =>
    `Il dosaggio deve essere un numero da ${number(least)} a ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Serve un numero da ${number(least)} a ${number(most)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Dosi: serve un numero intero da ${number(least)} a ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Compresse' : 'Penne'}: serve un numero intero da ${number(least)} a ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Scatti: serve un numero intero da ${number(least)} a ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Compresse ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

const { devices } = penTexts;

const inFull: Record<DeviceKind, string> = {
  click_pen: 'della penna',
  vial: 'del flaconcino',
  single_pen: 'della confezione',
  tablet: 'della confezione',
};

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Modifica penna' : 'Modifica confezione'),
  savePen: (thing) => (thing === 'pen' ? 'Salva penna' : 'Salva confezione'),
  editPenFailed: 'Non è stato possibile modificare la penna',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Lascia vuoto finché la penna non è aperta.'
      : 'Lascia vuoto finché la confezione non è aperta.',
  startsTooLate: (day) => `Non può essere dopo la prima dose, ${onDay(day)}.`,
  costTitle: (thing) => (thing === 'pen' ? 'Costo della penna' : 'Costo della confezione'),
  askCost: (name) =>
    `La dose è registrata. Quanto hai pagato per “${name}”? Puoi inserire l’importo anche più tardi.`,
  saveCost: 'Salva costo',
  saveCostFailed: 'Non è stato possibile modificare la penna.',
  remindLater: 'Non ora, ricordamelo più tardi',
  deletePen: (thing) => (thing === 'pen' ? 'Elimina penna' : 'Elimina confezione'),
  confirmPenDelete: (name) =>
    `Vuoi davvero eliminare “${name}”? Questa azione non si può annullare.`,
  deletePenFailed: (reason) => `Non è stato possibile eliminare la penna: ${reason}`,
  tryAgain: 'riprova.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Aggiungi penne non aperte' : 'Aggiungi confezioni non aperte',
  add: (kind) => `Aggiungi ${devices[kind]}`,
  addSealed: (kind) =>
    ({
      click_pen: 'Aggiungi penne non aperte',
      vial: 'Aggiungi flaconcini non aperti',
      single_pen: 'Aggiungi confezioni non aperte',
      tablet: 'Aggiungi confezioni non aperte',
    })[kind],
  count: 'Numero',
  countHint: 'Ancora da aprire, con gli stessi dati',
  countWrong: (most) => `Serve un numero intero da 1 a ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Apri penna' : 'Apri confezione'),
  openQuestion: (name) =>
    `Da questo giorno “${name}” risulterà in uso. Succede lo stesso quando registri la prima dose.`,
  openedOn: 'Giorno di apertura',
  openFailed: (name) => `Non è stato possibile aprire ${name}.`,

  discardTitle: (thing) => (thing === 'pen' ? 'Smaltisci penna' : 'Smaltisci confezione'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `“${name}” passa tra le penne non più in uso e non conta più nel tuo piano. Puoi ripristinarla.`
      : `“${name}” passa tra le confezioni non più in uso e non conta più nel tuo piano. Puoi ripristinarla.`,
  discardedOn: 'Giorno di smaltimento',
  reason: 'Motivo',
  reasons: {
    in_use_days: 'In uso da troppo tempo',
    empty: 'Contenuto finito',
    broken: 'Rottura',
    warm: 'Caldo eccessivo o congelamento',
    lost: 'Smarrimento',
    other: 'Altro',
  },
  discardFailed: (name) => `Non è stato possibile smaltire ${name}.`,
  dayNeeded: 'Inserisci un giorno.',
  dayAhead: 'Questo giorno è nel futuro.',
  beforeStart: (day) => `Non può essere prima dell’inizio, ${onDay(day)}.`,

  allowGolden: 'Consenti una Golden Dose da questa penna',
  addPenFailed: 'Non è stato possibile creare la penna.',
  penGone: 'Questa voce è stata eliminata altrove.',
  penName: (kind) => `Nome ${inFull[kind]}`,
  penNameExample: (thing) =>
    thing === 'pen' ? 'es. penna di novembre' : 'es. confezione di novembre',
  startDate: 'Data di inizio',
  expiryDate: 'Data di scadenza',
  expiryHint: (kind) =>
    ({
      click_pen: 'Come stampata sulla penna',
      vial: 'Come stampata sul flaconcino',
      single_pen: 'Come stampata sulla confezione',
      tablet: 'Come stampata sulla confezione',
    })[kind],
  batch: 'Lotto',
  batchHint: 'Accanto a “Lotto” sull’etichetta',
  cost: (kind, currency) => `Costo ${inFull[kind]} (${currency})`,
  purchaseDate: 'Data di acquisto',
  currency: 'Valuta',
  pharmacy: 'Farmacia',
  wasted: (step) => `Quantità persa (${penTexts.stepLabels[step].toLowerCase()})`,
  wastedHint:
    'Ciò che non è stato usato per una dose, per esempio una preparazione (priming) in più o una perdita di liquido',
  wastedWrong: (most) => `Serve un numero intero da 0 a ${number(most)}.`,
  requiredFields: 'Compila tutti i campi obbligatori.',
  missing: {
    name: 'Inserisci un nome.',
    startDate: 'Inserisci la data di inizio.',
    costPerPen: 'Inserisci il costo.',
    purchaseDate: 'Inserisci la data di acquisto.',
  },
  costWrong: `Il costo deve essere un numero da 0 a ${number(MAX_MONEY)}, per esempio ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Registrato da ${email}`,
  loggedByAnother: 'Registrato da un’altra persona che ha accesso',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `Nessun prezzo disponibile per questo Paese: ${isolated(country)}. Scrivi all’assistenza per farlo aggiungere.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `Modifica: ${record}`,
  editRow: 'Modifica: ',
  showMore: (more) => `Mostra ancora ${number(more)}`,
  delete: (record) => `Elimina: ${record}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'Aggiungi al mio calendario',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'Non è stato possibile creare il calendario. Riprova.',
  calendarSaved: 'Apri il file per aggiungere le dosi al tuo calendario.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `Periodo: ${fromDay(from)} ${untilDay(to)}, ${countDays(days)}`,
  statement:
    'Dati inseriti dalla persona stessa, o da persone e app che hanno accesso. Non verificati da personale sanitario.',

  summary: 'Riepilogo',
  latestDose: 'Ultima dose',
  nothing: 'In questo periodo non è stato registrato nulla.',

  doses: 'Dosi',
  date: 'Data',
  amount: 'Dose',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Sede',
  otherSite: 'Altra sede',
  places: { abdomen: 'Addome', thigh: 'Coscia', arm: 'Braccio', buttock: 'Gluteo' },
  pain: 'Dolore',
  painOf: (pain) => `${number(pain)} su 10`,

  steps: 'Fasi di dosaggio',
  before: 'Prima del periodo',

  planned: 'Dosi programmate non prese per intero',
  nonePlanned: 'Nessuna dose programmata risulta mancata o saltata.',
  outcome: 'Esito',
  missed: 'Mancata',
  skipped: 'Saltata',
  partly: (taken, planned) => `Presi ${taken} mg su ${planned}`,
  takenOf: (taken, planned) =>
    `${plural(taken, { one: 'Presa # dose programmata', other: 'Prese # dosi programmate' })} su ${number(planned)}`,
  inPause: (doses) => `${doses} durante una pausa`,

  weight: 'Peso',
  first: 'Primo',
  last: 'Ultimo',
  change: 'Variazione',
  percent: (percent) => `${number(percent)}%`,
  bmi: 'IMC',
  bmiNote: (height) => `con un’altezza di ${height}`,
  weighIns: countWeighIns,
  weightChart: 'Peso in questo periodo',
  smoothed: 'Curva smussata',
  chartSummary: (weighIns, first, last) => `${weighIns}, da ${first} a ${last}.`,

  measurements: 'Misure',
  measurement: 'Tipo',
  onDay: (value, day) => `${value} ${onDay(day)}`,

  symptoms: 'Sintomi',
  symptom: 'Sintomo',
  entries: 'Voci',
  mean: 'Media (0–10)',
  worst: 'Massimo (0–10)',
  lastDay: 'Ultimo',
  noSymptoms: (count) =>
    plural(count, {
      one: 'Un’altra voce dice che non c’erano sintomi.',
      other: 'Altre # voci dicono che non c’erano sintomi.',
    }),

  sources: 'Come si calcolano questi dati',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Accedi',
  beginLocal: 'Usa senza account',
  startEmpty: 'Inizia da zero',
  lookAround: 'Esplora con dati di esempio (18 mesi)',
  beginHere: 'Qui non ci sono ancora dati. Quello che registri resta in questo browser.',
  notBegun:
    'Non è stato possibile caricare una parte dell’app. Controlla la connessione e riprova.',
  adminPrompt: 'Accedi come admin per aprire questa pagina.',
  adminsOnly: 'Accesso negato. Solo per admin.',
  adminDenied: 'Accesso negato. Servono i permessi di admin.',
  toDashboard: 'Vai alla panoramica',
  offline: 'Manca la connessione. Questi sono i tuoi ultimi dati salvati.',
  loginAhead:
    'Prima devi accedere altrove, per esempio nella pagina di accesso della rete Wi-Fi. Nulla di ciò che è salvato qui è stato eliminato.',
  openLogin: 'Apri la pagina di accesso',
  unanswered:
    'Il server non è raggiungibile, quindi i tuoi dati non possono essere mostrati. Non abbiamo chiuso la tua sessione.',
  nothingKept:
    'Questo browser non conserva dati per questo sito, quindi se chiudi o ricarichi la pagina devi accedere di nuovo. Per evitarlo, consenti cookie e dati di questo sito.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Lingua',
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', system: 'Sistema' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg: più di una dose completa di questa penna (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount}: la quantità è tra ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount}: la quantità è esattamente a metà tra ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} e ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} e ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
