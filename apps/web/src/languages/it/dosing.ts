import {
  type DeviceKind,
  KEPT_YEARS,
  LABELLED_CLICKS,
  REFERENCE_RATES,
  WEEKLY_PEN,
  WEEKS_PER_MONTH,
} from '@dosewise/domain';
import { PATHS } from '../../data/navigation/paths.ts';
import type { StepName } from '../../data/pens/texts.ts';
import type { texts as actEnglish } from '../../features/dosing/act/texts.ts';
import type { texts as anyDeviceEnglish } from '../../features/dosing/any-device/texts.ts';
import type { texts as beginEnglish } from '../../features/dosing/begin/texts.ts';
import type { texts as calculatorEnglish } from '../../features/dosing/calculator/texts.ts';
import type { texts as helpEnglish } from '../../features/dosing/help/texts.ts';
import type { texts as logDoseEnglish } from '../../features/dosing/log-dose/texts.ts';
import type { texts as pensEnglish } from '../../features/dosing/pens/texts.ts';
import type { texts as planChangesEnglish } from '../../features/dosing/plan/changes/texts.ts';
import type { texts as planEnglish } from '../../features/dosing/plan/texts.ts';
import type { texts as sitesEnglish } from '../../features/dosing/sites/texts.ts';
import type { Words } from '../words.ts';
import {
  countClicks,
  countDays,
  countDoses,
  countTablets,
  countUnits,
  pensTexts as penTexts,
} from './data.ts';
import { fromDay, list, number, onDay, plural, untilDay } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Promemoria · Dosewise',
  acts: {
    taken: {
      title: 'Registra questa dose',
      explanation:
        'Premi solo se hai preso la dose. Viene registrata la quantità prevista, con la penna che secondo Dosewise stai usando. Poi controlla entrambe nella cronologia delle dosi. Se la dose è già registrata, non cambia nulla.',
      button: 'Registra come presa',
    },
    later: {
      title: 'Ricordamelo più tardi',
      explanation:
        'Riceverai un altro promemoria tra un’ora, a meno che la dose non venga registrata prima.',
      button: 'Ricordamelo tra un’ora',
    },
  },
  done: {
    logged: {
      title: 'Dose registrata',
      explanation: 'Puoi modificarla nella cronologia delle dosi.',
    },
    already: {
      title: 'Nulla da registrare',
      explanation: 'Questa dose è già registrata, o non è più programmata.',
    },
    later: {
      title: 'Riceverai un promemoria tra un’ora',
      explanation: 'Non lo riceverai se nel frattempo la dose viene registrata.',
    },
  },
  toLogDose: 'Vai a Registra dose',
  failed: {
    taken: 'Non è stato possibile registrare la dose. Riprova.',
    later: 'Non è stato possibile impostare il promemoria. Riprova.',
  },
  dead: 'Questo link non funziona più',
  deadAdvice:
    'I pulsanti di un promemoria funzionano per un giorno. Puoi comunque registrare la dose nell’app.',
};

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'questa penna',
  vial: 'questo flaconcino',
  single_pen: 'questo dispositivo',
  tablet: 'questa confezione',
};

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Calcolatore per qualsiasi dispositivo',
  device: 'La tua penna o il tuo flaconcino',
  yourTablets: 'Le tue compresse',
  questions: {
    brand: 'Quale nome c’è sulla confezione?',
    strength: 'Quale dosaggio?',
    own: 'Valori dell’etichetta',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL per dose, in vendita in: ${markets}. Controlla sulla tua confezione.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg in ogni compressa, in vendita in: ${markets}. Controlla sulla tua confezione.`,
  change: 'Modifica',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Scatti che hai contato per una dose completa',
  countedHint: `Se lasci vuoto il campo, Dosewise calcola solo dosi intere. Spesso si parla di ${number(0.01)} mL a scatto, ma nessun foglio illustrativo lo dice, quindi lasciamo il campo vuoto.`,

  kind: 'Tipo',
  kinds: { click_pen: 'Penna', vial: 'Flaconcino', tablet: 'Compresse' },
  ownMedicine: 'Medicinale',
  ownStrength: 'Una dose, in mg',
  ownTablet: 'Una compressa, in mg',
  ownTablets: 'Compresse nella confezione',
  ownVolume: 'Una dose, in mL',
  ownDoses: 'Dosi contenute',
  outside: (least, most) => `Inserisci un numero da ${number(least)} a ${number(most)}.`,
  wholeOutside: (least, most) =>
    `Inserisci un numero intero da ${number(least)} a ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Quantità',
  fields: { mg: 'Dose', mL: 'Volume', units: 'Unità (siringa)' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) => `${number(amount)} unità di una siringa U-100`,
  },

  result: 'Dose calcolata',
  nothingYet: 'Inserisci una quantità per vedere il calcolo.',
  missing: {
    device: 'Scegli la tua penna o il tuo flaconcino, o inserisci i valori.',
    strength: 'Scegli un dosaggio.',
    numbers: 'Inserisci i mg e i mL di una dose.',
  },
  tooMuchOfPen: (amount, dose) => `${amount}: più di una dose completa di questa penna (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount}: più di quanto contiene questo flaconcino (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount}: più di ${pieces} (${most}), il massimo che si può registrare come una sola dose.`,
  partOfDose: (kind, dose) =>
    `Quantità non prevista dal foglio illustrativo: ${thisDevice[kind]} dà dosi da ${dose}.`,
  wholeDosesOnly: 'Indica gli scatti di una dose per calcolare frazioni di dose.',
  log: 'Registra questa dose',

  about: 'Da dove vengono i numeri',
  compare: 'Confronta con la tua etichetta',
  compareWhy:
    'Tutto è calcolato a partire dai mg e dai mL di una dose completa. I mg/mL stampati sono arrotondati, quindi non vengono usati.',
  facts: {
    dose: 'Dose completa',
    concentration: 'Concentrazione',
    steps: 'Scatti o unità',
    content: 'Contenuto',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} in ${mL}`,
  compareTablets: 'Tutto è calcolato a partire dai mg di una compressa.',
  tablets: (count, mg) => `${countTablets(count)}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'circa '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} da ${mL} in una dose`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `fino a ${mL} possono restare dopo le dosi`,
  sourcesOf: (device) => `${device}: fonti`,
  checkedOn: (day) => `Ultima verifica: ${day}.`,
  ownNumbers: 'Hai inserito tu questi valori. Nessuno li ha verificati.',
};

const fromDevice: Readonly<Record<DeviceKind, string>> = {
  click_pen: 'questa penna',
  vial: 'questo flaconcino',
  single_pen: 'questa confezione',
  tablet: 'questa confezione',
};

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Per iniziare · Dosewise',
  title: 'Per iniziare',
  loginPrompt: 'Accedi per iniziare.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare le tue penne.',

  questions: {
    dose: () => 'Che dose prendi?',
    when: () => 'Quando hai preso l’ultima dose?',
    day: () => 'Che giorno era?',
    firstDay: () => 'Quando prendi la prima dose?',
    origin: (kind) => `Quella dose veniva da ${fromDevice[kind]}?`,
    before: (kind) => `Quante dosi avevi già preso da ${fromDevice[kind]} prima di quella?`,
    check: () => 'È tutto giusto?',
  },
  remindQuestion: 'Come vuoi ricevere i promemoria?',

  fullDose: {
    click_pen: 'Una dose completa',
    vial: 'Una dose completa',
    single_pen: 'Una penna',
    tablet: 'Una compressa',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Un’altra quantità',
  amountMissing: 'Inserisci una quantità.',
  amountWrong: (most) => `Inserisci una quantità fino a ${number(most)} mg.`,

  today: 'Oggi',
  yesterday: 'Ieri',
  tomorrow: 'Domani',
  anotherDay: 'Un altro giorno',
  notYet: 'Non ancora',
  unsureDay: 'Non lo so ancora',
  day: 'Giorno',
  dayFaults: {
    missing: 'Inserisci un giorno.',
    wrong: 'Questo giorno non esiste.',
    ahead: 'Questo giorno è nel futuro.',
    over: 'Questo giorno è passato.',
  },
  time: 'Ora della dose',
  timeFaults: { missing: 'Inserisci l’ora.', ahead: 'Quest’ora è nel futuro.' },
  origins: {
    first: 'Sì, la prima dose',
    later: 'Sì, ma non la prima',
    other: 'No, da un’altra penna o confezione',
  },
  before: 'Dosi precedenti',
  countWrong: (most) => `Serve un numero intero da 1 a ${number(most)}.`,

  openedOn: (day) => `In uso ${fromDay(day)}`,
  assumedPen: (pen) =>
    `Supponiamo che sia questa: ${pen}. Con entrambe le penne le dosi si contano allo stesso modo.`,
  dosesOf: (count, mg) => `${countDoses(count)} da ${number(mg)} mg`,
  dosesLeft: (count) => plural(count, { one: '# dose rimasta', other: '# dosi rimaste' }),
  lastDose: 'Ultima dose',
  doses: 'Dosi',
  fromOther: (kind) => `non da ${fromDevice[kind]}`,
  plan: 'Piano',
  nextOn: (day) => `Prossima: ${day}`,
  noPlan: 'Non ancora. Puoi crearne uno quando vuoi.',
  cost: 'Quanto hai pagato?',
  free: 'Niente',
  listPrice: (price) => `Prezzo di listino ${price}`,
  enterCost: 'Inserisci un importo',
  skipCost: 'Salta',
  changeOf: (what) => `Modifica: ${what}`,
  save: 'Salva',
  saveFailed: 'Non è stato possibile salvare.',
  notSent: 'Non è ancora tutto salvato. Le tue risposte restano su questo dispositivo.',
  saved: 'Tutto pronto.',

  remindWhen: 'Quando è ora della dose.',
  push: 'Notifiche su questo dispositivo',
  email: 'Per email',
  calendarNote: 'Non possiamo inviarti promemoria. Può ricordartelo il tuo calendario.',
  notNow: 'Non ora',
};

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Calcolatore della dose di Mounjaro · Dosewise',
  title: 'Calcolatore della dose di Mounjaro',
  lead: 'Calcolatore e diario per le penne settimanali. Converte scatti in milligrammi, e milligrammi in scatti.',
  leadOfAny: 'Scatti, unità, mg e mL di altre penne, di flaconcini e compresse.',
  anotherDevice: 'Un’altra penna o un flaconcino',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calcolatore della dose',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Scatti',
  inClicks: countClicks,
  clicksSpoken: (clicks, dose) => `${countClicks(clicks)}, ${dose}`,
  strength: 'Dosaggio della penna',
  dose: 'Dose',
  outdated: (dose) =>
    `Questo campo non cambia quando sposti il cursore. Gli scatti ora danno ${dose}.`,
  result: 'Dose calcolata',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) => `${number(mL)} mL = ${countUnits(units)} di una siringa U-100`,
  pen: 'Le quattro dosi del foglio illustrativo. Tratteggiato: il liquido che poi può restare nella penna.',

  logIn: 'Accedi per salvare le dosi e gestire le penne',
  log: 'Registra questa dose',
  latest: (dose, day) => `Ultima dose: ${dose} ${onDay(day)}`,

  about: 'Le dosi di Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Ogni dose completa richiede ${countClicks(clicksPerDose)}`,
    `Ogni penna contiene ${plural(dosesPerPen, { one: '# dose completa', other: '# dosi complete' })}`,
    `Di norma la dose aumenta di ${number(2.5)} mg alla volta`,
    'Aspetta almeno 4 settimane tra un aumento della dose e il successivo',
  ],
  partOfDose:
    'Il foglio illustrativo prevede solo dosi complete. Controlla quello della tua confezione.',
};

const { clicksPerDose, mlPerDose, dosesPerPen } = WEEKLY_PEN;

/** The days on which facts of the maker and of costs, those of labels, and those of storage were read. */
const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australia, domande su Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australia, come conservare Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, informazioni sul prodotto di Mounjaro, paragrafo 6.3';
const MODIFIED_PEN =
  'Lilly UK, informazione medica 219072: la KwikPen, versione modificata e iniziale';

const hours = (count: number) => plural(count, { one: '# ora', other: '# ore' });

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Aiuto · Dosewise',
  title: 'Aiuto',
  description:
    'Risposte brevi sulle penne per iniezione: scatti, preparazione, dosi mancate, viaggi e conservazione, con le fonti.',
  lead: 'Risposte brevi. Che cosa iniettare o prendere, e quando, lo decidete tu e il tuo medico.',
  topics: {
    click: {
      answer: [
        `La manopola della dose di una KwikPen fa ${countClicks(clicksPerDose)} per una dose completa di ${number(mlPerDose)} mL. Quindi ogni scatto equivale a ${number(mlPerDose / clicksPerDose)} mL, e metà degli scatti a metà della dose.`,
        'I fogli illustrativi non dicono quanti scatti fa una dose: dicono solo di girare la manopola finché nella finestrella compare 1. Il calcolo è esatto; la tua penna potrebbe non esserlo. Il foglio illustrativo riguarda solo dosi complete. Se il medico ti ha detto di prendere solo una parte della dose, chiedi come misurarla.',
        'Per altre penne non abbiamo trovato un numero affidabile di scatti. Conta gli scatti di una dose completa sulla tua penna, oppure non indicarli e registra dosi intere.',
      ],
      sources: [
        AU_FAQ,
        'Scatti di una dose completa: da pagine di farmacie; nessun foglio illustrativo li indica',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calcolatore' },
    },
    priming: {
      answer: [
        'Le istruzioni della KwikPen dicono di prepararla (priming) prima di ogni iniezione: metti un ago nuovo, gira la manopola della dose di 2 scatti, tieni l’ago verso l’alto e premi la manopola. Ripeti finché non vedi delle gocce. Il tuo foglio illustrativo dice quante volte puoi ripetere.',
        `Una KwikPen da 3 mL contiene ${countDoses(dosesPerPen)} da ${number(mlPerDose)} mL e altro liquido per la preparazione. Quindi la preparazione non toglie nulla ai ${countClicks(LABELLED_CLICKS)} contati qui, e non si registra.`,
        `Ogni preparazione consuma ${number(0.02)} mL: ${number(0.08)} mL se una penna viene preparata quattro volte. Se prepari la stessa penna molto più spesso, per esempio otto volte, il liquido in più può finire e la penna può bloccarsi.`,
        'La KwikPen del 2026 ha una cartuccia più piccola. Non siamo riusciti a sapere quanto liquido sia previsto per la preparazione.',
      ],
      sources: [
        AU_FAQ,
        'Le istruzioni per l’uso riportate su thecarepharmacy.com',
        'apotheke-adhoc.de, sulla preparazione ripetuta',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Penne' },
    },
    units: {
      answer: [
        `In una siringa U-100, 100 unità equivalgono a 1 mL, quindi un’unità corrisponde a ${number(0.01)} mL. Le unità misurano il liquido, non il medicinale.`,
        'Con un altro flaconcino gli stessi mg possono corrispondere a un numero diverso di unità. Leggi i mg e i mL sul tuo flaconcino, e scegli quel flaconcino nel calcolatore.',
      ],
      sources: [
        'ISO 8537: 100 unità sono 1 mL',
        'I fogli illustrativi di Zepbound e Mounjaro del 2026, citati in una guida USA',
        'FDA, estratto del foglio illustrativo di Mounjaro, in vigore dal 29 lug 2026',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calcolatore' },
    },
    'golden-dose': {
      answer: [
        'Alcune persone prelevano ciò che resta in una KwikPen dopo le sue quattro dosi e lo chiamano Golden Dose. Questo uso non è autorizzato, e il produttore ti chiede di non iniettare ciò che resta.',
        'Quanto resta non si sa, quindi la dose può essere più piccola o più grande di quanto sembra. Prelevarla con una siringa può far entrare dei germi. Il limite di 30 giorni dopo il primo utilizzo, indicato nel foglio illustrativo, vale comunque.',
        'Secondo alcune segnalazioni, la KwikPen del 2026 non lascia nulla che si possa prelevare.',
        'Dosewise può registrare una Golden Dose se lo consenti. Non la propone.',
      ],
      sources: [
        'Lilly Germania, informazione medica 227148',
        'Lilly UK e National Pharmacy Association, citate a novembre 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose in Impostazioni' },
    },
    'missed-dose': {
      answer: [
        'I fogli illustrativi sono diversi tra loro, e alcuni non dicono nulla. La tabella riporta ciò che abbiamo trovato; segui il foglio illustrativo che trovi nella tua confezione. In caso di dubbio chiedi al tuo medico o in farmacia.',
        'Il Piano segna una dose come mancata quando è passato il termine entro cui, secondo il foglio illustrativo, si può ancora prendere. Se metà del tempo tra due dosi è più lunga, o se il foglio non indica un termine, il Piano aspetta questa metà. Può essere più tardi di quanto il tuo foglio illustrativo permette: è una regola nostra, non di un foglio illustrativo. Segui il tuo foglio illustrativo.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Piano' },
    },
    travelling: {
      answer: [
        'Il tuo piano, i tuoi giorni e i tuoi promemoria seguono il fuso orario delle impostazioni, non quello del telefono. Una dose programmata per le 08:00 resta alle 08:00 di quel fuso.',
        'Se cambi il fuso orario in Impostazioni, la dose è prevista alle 08:00 di quello nuovo. Le dosi già registrate non si spostano; gli elenchi le mostrano con l’ora del tuo dispositivo.',
        'Il foglio illustrativo di tirzepatide (Mounjaro, Zepbound) permette di cambiare il giorno della settimana se tra due dosi passano almeno 3 giorni (72 ore). La tabella delle dosi mancate riporta che cosa dicono gli altri fogli illustrativi.',
        'Secondo il produttore, una KwikPen di Mounjaro si può conservare fuori dal frigorifero, sotto i 30 °C, fino a 30 giorni in tutto. Chiede anche di avvisare il medico o il farmacista prima di un viaggio all’estero: può servirti una lettera su ciò che porti con te, e là potresti non trovare il medicinale.',
      ],
      sources: [AU_FAQ, 'EMA, informazioni sul prodotto di Mounjaro, paragrafo 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Fuso orario in Impostazioni' },
    },
    curve: {
      answer: [
        'La curva stima quanto medicinale c’è nel sangue, in base alle dosi che hai registrato e alle medie di studi pubblicati. Non è misurata su di te. Non usarla per decidere una dose.',
        'Una dose viene assorbita da sotto la pelle, si sposta tra sangue e tessuti e viene degradata: ognuno di questi passaggi avviene alla velocità misurata nello studio. Per tirzepatide e semaglutide le velocità sono adattate al tuo ultimo peso. Ciò che resta di ogni dose viene sommato. Secondo i dati degli studi, in 9 persone su 10 il livello è tra “Basso” e “Alto”.',
        'Per tirzepatide puoi scegliere un calcolo più semplice, che dà valori di circa il 20% troppo bassi. Per liraglutide disegniamo solo la forma, senza numeri. Per compresse, dulaglutide ed exenatide non abbiamo trovato un modello affidabile, quindi non viene disegnato nulla.',
        'Sotto la curva trovi tutti i numeri, con le fonti e i limiti.',
      ],
      sources: [
        'Tirzepatide: Schneck e Urva 2024, doi 10.1002/psp4.13099',
        'Semaglutide: Overgaard e altri 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutide: Overgaard e altri 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Livello nel sangue' },
    },
    figures: {
      answer: [
        'Una dose in mg è il numero di scatti fatti, diviso per gli scatti di una dose completa e moltiplicato per i mg di una dose completa. Le unità di un flaconcino si calcolano allo stesso modo. Di compresse e penne monodose si conta solo il numero.',
        'Quello che hai pagato per una dose è la parte del prezzo della penna che corrisponde a quanto ne hai usato. Una Golden Dose non costa nulla in più.',
        'Il costo standard è il prezzo di listino di una penna diviso per le sue dosi. Usiamo il prezzo nel tuo Paese nel giorno della dose, per il dosaggio più vicino. Il tuo risparmio è il costo standard meno quanto hai pagato. Se un prezzo non è noto, la pagina dice quale è stato usato al suo posto, o che la dose non è contata.',
        `I costi al mese sono ${number(WEEKS_PER_MONTH)} volte quelli alla settimana. Se una valuta è stata convertita, la pagina indica il cambio, il suo giorno e chi l’ha pubblicato.`,
        'La tendenza del tuo peso è la retta più vicina alle pesate delle 8 settimane prima dell’ultima.',
      ],
      sources: [
        `Tassi di cambio, se il tuo server non ne ha di più recenti: ${REFERENCE_RATES.source}, tabella del 17 ott 2025`,
        'Prezzi di listino: come li mostra Impostazioni, con il giorno da cui valgono',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Risparmio' },
    },
    where: {
      answer: [
        'Con Esporta puoi scaricare tutti i tuoi dati in qualsiasi momento. In Impostazioni puoi eliminare il tuo account con tutto ciò che contiene. Se non hai un account, il comando per eliminare i dati è nel menu.',
        'Le pagine di amministrazione di un server mostrano quante dosi ci sono, non di chi. Il suo database e i suoi backup contengono tutto, quindi chi lo gestisce può leggerlo. I dati vanno a un fornitore di statistiche d’uso solo se questo server ne usa uno e tu hai detto di sì.',
        'Senza account, con dodici parole puoi avere gli stessi dati su più dispositivi. Chi ha le parole ha i dati, e nessuno può recuperare le parole perse. Anche le pagine arrivano dal server: devi poterti fidare di chi lo gestisce, perché potrebbe modificarle. Se la connessione non è cifrata (http), chiunque nella tua rete potrebbe modificarle.',
      ],
      sources: ['Dosewise stesso: il suo programma e i suoi documenti'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Esporta' },
    },
    storing: {
      answer: [
        'Il foglio illustrativo dice di smaltire una penna un certo numero di giorni dopo il primo utilizzo, anche se dentro resta del medicinale. I giorni sono nella tabella; la pagina Penne mostra l’ultimo giorno per usare ognuna delle tue.',
        'Il produttore di Mounjaro chiede di mettere subito penne, aghi e siringhe usati in un contenitore per taglienti o in un altro contenitore rigido che non si possa forare. Tienilo fuori dalla portata dei bambini e non gettarlo nei rifiuti domestici. Chiedi in farmacia dove portarlo.',
        'Il produttore dice di non usare una penna di Mounjaro caduta su una superficie dura. Ogni penna è per una sola persona, ogni ago per una sola iniezione.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Penne' },
    },
  },
  sources: 'Fonti',
  manySources: (count) => plural(count, { one: '# fonte', other: '# fonti' }),
  readOn: (days) => `Ultima verifica: ${days}.`,
  licences: 'Licenze del software in questa app',

  pictures: {
    click: (clicks, all) => `Manopola girata di ${countClicks(clicks)} su ${number(all)}.`,
    priming: 'Le quattro dosi. Tratteggiato: il liquido per la preparazione.',
    units: (units, mg, ml) => `${countUnits(units)}: ${number(mg)} mg in ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Flaconcino monodose',
      'tirzepatide-multi-dose-vial-us': 'Flaconcino multidose',
    },
    golden: 'Le quattro dosi sono usate. Tratteggiato: non si sa quanto resta.',
    missed: (days) =>
      `Fogli illustrativi di Mounjaro e Zepbound: una dose mancata va presa entro ${countDays(days)}. Dopo va saltata, e la successiva va presa nel giorno abituale.`,
    planned: 'Programmata',
    next: 'Prossima dose',
    travelling: 'Nello stesso momento: 08:00 a Londra, 03:00 a New York.',
    curve: 'Sei dosi uguali, una alla settimana, in una persona media. Punteggiato: alto e basso.',
    where: 'Il tuo browser, il server e i suoi backup. Senza account c’è solo il browser.',
  },
  dose: 'Il calcolo di una dose',
  clicks: 'scatti',
  ofDose: 'scatti di una dose completa',
  inDose: 'in una dose completa',
  givenBy: 'dose',
  cost: 'Il calcolo del costo di una dose',
  ofPen: 'scatti della penna',
  price: 'prezzo della penna',
  paid: 'costo della dose',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperature, secondo il foglio illustrativo di Mounjaro',
  temperatures: {
    tooWarm: { range: 'Sopra i 30 °C', what: 'Troppo caldo' },
    warm: {
      range: 'Fino a 30 °C',
      what: 'Solo per i giorni consentiti dal foglio illustrativo, al riparo dalla luce',
    },
    cold: {
      range: 'Da 2 a 8 °C',
      what: 'In frigorifero, nella sua confezione, fino al primo utilizzo',
    },
    frozen: { range: 'Congelata', what: 'Non congelarla e non usarla se è stata congelata' },
  },

  days: countDays,
  daysAndHours: (count) =>
    count % 24 === 0 ? `${countDays(count / 24)} (${number(count)}\u00a0h)` : hours(count),
  missed: {
    caption: 'Dosi mancate secondo il foglio illustrativo',
    label: 'Medicinale',
    take: 'Si può ancora prendere entro',
    gap: 'Intervallo minimo tra due dosi',
    notStated: 'Non abbiamo trovato un valore. Controlla il tuo foglio illustrativo.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic in Europa e Brasile',
      ozempicUs: 'Ozempic negli Stati Uniti',
      wegovyElsewhere: 'Penne Wegovy fuori dagli Stati Uniti',
      wegovyUs: 'Penne Wegovy negli Stati Uniti',
      saxenda: 'Saxenda fuori dagli Stati Uniti',
      victoza: 'Victoza negli Stati Uniti',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy in compresse',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Si salta; la prossima come da piano',
      dayLater: 'Si salta; la prossima compressa il giorno dopo',
    },
  },
  inUse: {
    caption: 'Giorni in uso secondo il foglio illustrativo',
    label: 'Medicinale',
    days: 'Dopo il primo utilizzo',
    labels: {
      mounjaro: 'KwikPen di Mounjaro e Zepbound',
      ozempicElsewhere: 'Ozempic fuori dagli Stati Uniti',
      ozempicUs: 'Ozempic negli Stati Uniti',
      wegovyElsewhere: 'Wegovy FlexTouch fuori dagli Stati Uniti',
      wegovyUs: 'Wegovy FlexTouch negli Stati Uniti',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Che cosa è conservato e dove',
    place: 'Luogo',
    what: 'Che cosa c’è',
    who: 'Chi lo vede',
    rows: {
      server: {
        place: 'Con un account: il server',
        what: 'Il tuo account, penne, dosi, pesate, misure, sintomi, piano e impostazioni.',
        who: 'Tu, chi gestisce il server, le persone con cui condividi, i programmi a cui invii dati, e chiunque abbia un link, un indirizzo del calendario o un token creato da te, finché non lo revochi.',
      },
      browser: {
        place: 'Con un account: questo browser',
        what: 'Ciò che hai guardato per ultimo, da leggere senza connessione, e le voci non ancora inviate. Quando esci tutto questo viene eliminato.',
        who: 'Chiunque apra questo browser mentre il tuo accesso è attivo.',
      },
      backups: {
        place: 'I backup del server',
        what: 'Tutto ciò che il server aveva in quel giorno, ma senza link, token e passkey. Se chi lo gestisce non ha scelto altro, se ne fa uno al giorno e si tengono gli ultimi sette, quindi ciò che elimini vi resta al massimo una settimana. Quello fatto prima di un aggiornamento resta fino al successivo.',
        who: 'Chi gestisce il server.',
      },
      'only-here': {
        place: 'Senza account: questo browser',
        what: 'Tutto. Se non usi altri dispositivi, gli unici backup sono le copie che salvi tu.',
        who: 'Chiunque apra questo browser.',
      },
      encrypted: {
        place: 'Senza account: una copia cifrata su un server',
        what: 'Tutto, cifrato con le tue dodici parole, se usi più dispositivi. Non è in nessun backup e viene eliminata 400 giorni dopo l’ultimo uso.',
        who: 'Chiunque abbia le dodici parole. Chi gestisce il server non può leggerla, ma ne vede la dimensione, i giorni in cui viene usata e, nel log del server, gli indirizzi IP dei tuoi dispositivi.',
      },
    },
  },
};

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'nella penna scelta',
  vial: 'nel flaconcino scelto',
  single_pen: 'nella confezione scelta',
  tablet: 'nella confezione scelta',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'da questa penna',
  vial: 'da questo flaconcino',
  single_pen: 'da questa confezione',
  tablet: 'da questa confezione',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'di questa penna',
  vial: 'di questo flaconcino',
  single_pen: 'di questa confezione',
  tablet: 'di questa confezione',
};
const inside: Record<StepName, string> = {
  click: 'gli scatti',
  unit: 'le unità',
  pen: 'le penne',
  tablet: 'le compresse',
  dose: 'le dosi',
};
const ofSteps: Record<StepName, string> = {
  click: 'di scatti',
  unit: 'di unità',
  pen: 'di penne',
  tablet: 'di compresse',
  dose: 'di dosi',
};
const enough: Record<StepName, string> = {
  click: 'abbastanza scatti',
  unit: 'abbastanza unità',
  pen: 'abbastanza penne',
  tablet: 'abbastanza compresse',
  dose: 'abbastanza dosi',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const logDoseTexts: Words<typeof logDoseEnglish> = {
  pageTitle: 'Registra dose · Dosewise',
  title: 'Registra dose',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per registrare le tue dosi',
  step: (step) => `Passo ${step}`,
  logging: 'Registra una dose',
  history: 'Cronologia delle dosi',
  pensUnknown: 'Non è stato possibile caricare le penne',
  dosesUnknown: 'Non è stato possibile caricare le dosi',
  pensNotLoaded: 'Non è stato possibile caricare le tue penne. Non è stato eliminato nulla.',
  dosesNotLoaded: 'Non è stato possibile caricare le tue dosi. Non è stato eliminato nulla.',

  doseTypes: {
    standard: 'Dose standard',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Registra una dose',
  doseType: 'Tipo di dose',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${penTexts.countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} millilitri, ${dose}`,
  goldenLeft: (ml) =>
    `Da questa penna si possono ancora registrare fino a ${number(ml)} mL come Golden Dose`,
  usual: {
    last: (amount) => `Come l’ultima volta: ${amount}`,
    planned: (amount) => `Come da piano: ${amount}`,
  },
  fullDose: (amount) => `Dose completa: ${amount}`,
  restOffer: (last, rest) => `Usa quanto resta (${last}), poi ${rest}`,
  restFrom: (count, pen) => `${count} da ${pen}`,
  andThen: (rest) => `Poi ${rest}`,
  onlyThisPen: 'Solo da questa penna',
  penThen: (pen, rest) => `${pen}, poi ${rest}`,
  part: (place, of) => `Parte ${place} di ${of} di una dose`,
  sameInjection: 'Parte della stessa dose di',
  noOtherDose: 'Nessuna: una dose a parte',
  doseAmount: 'Dose',
  noPenForMg: 'Scegli una penna per inserire una dose in mg.',
  noPenForSum: 'Nessuna penna scelta',
  location: 'Sede di iniezione',
  lists: 'Scegli da un elenco',
  quadrant: 'Sede esatta',
  side: 'Lato',
  restedLongest: 'A riposo da più tempo',
  pain: 'Dolore',
  painHint: '0 è nessun dolore, 10 il dolore più forte',
  note: 'Nota',
  now: 'Adesso',
  more: 'Altro',
  log: 'Registra dose',
  logged: (dose, pen, place) =>
    `Dose registrata! ${dose} da ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Questa dose è già registrata: ${when}.`,
  logFailed: 'Non è stato possibile registrare la dose. Riprova.',
  penOfDoseGone:
    'La penna di questa dose è stata eliminata altrove. Non è stato registrato nulla. Controlla quale penna è scelta ora.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Registra una dose senza penna' : 'Registra una dose senza confezione',

  noPen: 'Scegli prima una penna',
  stepsMissing: (step) => `Inserisci ${inside[step]} di questa dose.`,
  refusals: {
    golden_pen_not_empty: 'Una Golden Dose si può prelevare solo da penne vuote',
    golden_not_enabled: 'La Golden Dose non è attiva per questa penna',
    golden_volume_exceeded:
      'È più di quanto si può ancora registrare come Golden Dose da questa penna',
    not_enough_clicks: 'Nella penna scelta non restano abbastanza scatti',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Questa penna contiene un medicinale diverso da quello di questa dose.'
        : kind === 'vial'
          ? 'Questo flaconcino contiene un medicinale diverso da quello di questa dose.'
          : 'Questa confezione contiene un medicinale diverso da quello di questa dose.',
    above_one_dose: (doseMg, { kind }) => `${misfitMg(doseMg)}: più di una dose ${ofThis[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'dosi' : 'scatti',
        vial: 'unità',
        single_pen: 'penne',
        tablet: 'compresse',
      }[kind];
      return `${misfitMg(doseMg)}: non corrisponde a un numero intero di ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Inserisci il volume di questa dose.',
  notEnough: (step, kind) => `Non restano ${enough[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${penTexts.stepLabels[step]}: può essere solo 1.`
      : `${penTexts.stepLabels[step]}: serve un numero intero da 1 a ${number(most)}.`,
  mgWrong: (most) =>
    `La dose deve essere un numero maggiore di 0 e al massimo di ${number(most)} mg.`,
  volumeWrong: (most) =>
    `Il volume deve essere un numero maggiore di 0 e al massimo di ${number(most)} mL.`,
  dateMissing: 'Inserisci la data e l’ora della dose.',
  dateAhead: 'La data è nel futuro. Registra una dose dopo averla presa.',
  dateBeforePen: 'La data è precedente alla data di inizio di questa penna.',
  openedOn: (kind, day) => `Sposta la data di inizio ${ofThis[kind]} ${untilDay(day)}`,
  openedFailed: 'Non è stato possibile cambiare la data di inizio. Riprova.',
  dateAfterDiscard: 'La data è successiva al giorno dello smaltimento.',
  dateOutOfYears: `La data deve essere tra il ${KEPT_YEARS.first} e il ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Penna per questa dose' : 'Confezione per questa dose'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: 'Mostra # altra penna', other: 'Mostra altre # penne' })
      : plural(count, { one: 'Mostra # altra confezione', other: 'Mostra altre # confezioni' }),
  otherPen: (thing) => (thing === 'pen' ? 'Altra penna' : 'Altra confezione'),
  penActions: (name) => `Cambia ${name}`,
  edit: (name) => `Modifica ${name}`,
  delete: (name) => `Elimina ${name}`,
  firstPen:
    'Aggiungi la tua prima penna per iniziare a registrare le dosi. Il dosaggio è sull’etichetta.',

  typed: (asked, mg, amount) =>
    `Hai scritto ${number(asked)} mg. Verrà registrata una dose di ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg: più di quanto si può ancora registrare come Golden Dose da questa penna (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg: più di quanto resta in questo flaconcino (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg: più di ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg non corrispondono a un numero intero ${ofSteps[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dose senza penna' : 'Dose senza confezione'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Per una dose presa prima di usare questa app, o da una penna che non è in questo elenco.'
      : 'Per una dose presa prima di usare questa app, o da una confezione che non è in questo elenco.',
  byMouth: 'Lo prendo per bocca',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dose registrata! ${dose} ${medicine}, senza penna.`
      : `Dose registrata! ${dose} ${medicine}, senza confezione.`,
  editDose: 'Modifica dose',
  saveDose: 'Salva dose',
  pen: 'Penna',
  penHint:
    'Se questa dose veniva da una delle tue penne, scegli quella penna. Sottrarremo la dose da ciò che vi resta.',
  noPenFits: 'Nessuna delle tue penne può aver dato esattamente questa dose in quel giorno.',
  otherPenHint: 'Se questa dose veniva da un’altra penna, sceglila. La dose in mg non cambia.',
  noOtherPenFits:
    'Nessuna delle tue altre penne può aver dato esattamente questa dose in quel giorno.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) =>
    `${steps} ${fromThis[kind]}: ${plural(left, { one: 'ne resta #', other: 'ne restano #' })}.`,
  editDoseFailed: 'Non è stato possibile modificare la dose.',
  doseGone: 'Questa dose è stata eliminata altrove.',
  deleteDose: 'Elimina dose',
  confirmDoseDelete: 'Vuoi davvero eliminare questa dose? Questa azione non si può annullare.',
  deleteDoseFailed: 'Non è stato possibile eliminare la dose.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` per ${pen}`,
  goldenToggleFailed: 'Non è stato possibile modificare l’impostazione della Golden Dose',
  historyPages: 'Pagine della cronologia delle dosi',
  totalDoses: (count) => plural(count, { one: '# dose in totale', other: '# dosi in totale' }),
  noDoses: 'Ancora nessuna dose',
  noDosesHint: 'Qui compaiono le dosi che registri, dalla più recente.',
  editOwnDose: (when) => `Modifica la dose: ${when}`,
  deleteOwnDose: (when) => `Elimina la dose: ${when}`,
};

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Penne · Dosewise',
  title: 'Penne',
  loginPrompt: 'Accedi per vedere le tue penne.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare le tue penne. Non è stato eliminato nulla.',
  aheadFailed: 'Non è stato possibile calcolare la tua scorta di penne.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Aggiungi penne non aperte' : 'Aggiungi confezioni non aperte',
  addInUse: (thing) =>
    thing === 'pen' ? 'Aggiungi la penna che uso' : 'Aggiungi la confezione che uso',
  none: 'Ancora nessuna penna',
  nextStep: (thing) =>
    thing === 'pen' ? 'Hai aggiunto la tua penna.' : 'Hai aggiunto la tua confezione.',
  logFirstDose: 'Registra la prima dose',
  noneHint: 'Aggiungi quella che usi e quelle non aperte che hai in frigorifero.',

  inUse: 'In uso',
  noneInUse: (thing) =>
    thing === 'pen' ? 'Nessuna penna è in uso.' : 'Nessuna confezione è in uso.',
  inStock: 'Di scorta',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Nessuna penna di scorta. Aggiungi quelle che hai in frigorifero per vedere quanto durano.'
      : 'Nessuna confezione di scorta. Aggiungi quelle che hai per vedere quanto durano.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'Nessuna penna di scorta.' : 'Nessuna confezione di scorta.',
  past: (count) => `Non più in uso (${number(count)})`,

  outlook: 'Quanto durerà la scorta',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `La scorta finisce ${onDay(day)}.`,
  runsOutAndOrder: (day, order) => `La scorta finisce ${onDay(day)}. Ordina entro ${onDay(order)}.`,
  runsOutOrderNow: (day) => `La scorta finisce ${onDay(day)}. Ordina ora.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Non avrai una penna utilizzabile per la prossima dose, prevista ${onDay(day)}.`
      : `Non avrai una confezione utilizzabile per la prossima dose, prevista ${onDay(day)}.`,
  enough: (doses) =>
    plural(doses, {
      one: 'La scorta basta per la prossima dose programmata.',
      other: 'La scorta basta per tutte le # dosi programmate entro un anno.',
    }),
  dosesBefore: (doses, thing) =>
    `${thing === 'pen' ? 'Fino ad allora le penne coprono' : 'Fino ad allora le confezioni coprono'} ${plural(doses, { one: '# dose programmata', other: '# dosi programmate' })}.`,
  orderDays: (days) =>
    `La data dell’ordine è ${countDays(days)} prima, come impostato nel promemoria “Prima che finiscano le tue penne”.`,
  orderDaysFixed: (days) =>
    `La data dell’ordine è ${countDays(days)} prima. Con un account puoi cambiare questo anticipo.`,
  changeDays: 'Cambia in Impostazioni',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Crea un piano per vedere quando finiscono le tue penne.'
      : 'Crea un piano per vedere quando finiscono le tue confezioni.',
  makePlan: 'Crea un piano',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Non ci sono dosi programmate, quindi non c’è una data in cui finiscono le tue penne.'
      : 'Non ci sono dosi programmate, quindi non c’è una data in cui finiscono le tue confezioni.',

  lastsTo: (day, doses) =>
    `Dura fino ${untilDay(day)} · ${plural(doses, { one: '# dose programmata', other: '# dosi programmate' })}`,
  usableTo: (day, days) =>
    `Si può usare fino ${untilDay(day)}, poi è da smaltire${days === null ? '' : ` (in uso da ${countDays(days)})`}`,
  leftOver: (day, lost) =>
    `Si può usare fino ${untilDay(day)}, poi è da smaltire. Quantità inutilizzata se segui il piano: ${lost}.`,
  discardPassed: (day) =>
    `Secondo il foglio illustrativo non si deve usare dopo ${onDay(day)}. Smaltisci quel che resta. In caso di dubbio chiedi in farmacia.`,
  usedFromTo: (from, to, doses) =>
    `Nel piano ${fromDay(from)} ${untilDay(to)} · ${countDoses(doses)}`,
  usedOn: (day) => `Nel piano ${onDay(day)} · ${countDoses(1)}`,
  notPlanned: 'Nessuna dose programmata',
  expires: (day) => `Scade ${onDay(day)}`,
  batch: (batch) => `Lotto ${batch}`,
  discarded: (day, reason) => `Smaltimento: ${day} · ${reason}`,
  expiredOn: (day) => `Scadenza passata: ${day}`,
  boughtAfterStart: (bought, start) =>
    `La data di acquisto (${bought}) è successiva alla data di inizio (${start}). Controlla entrambe le date.`,
  expiredBeforeStart: (expiry, start) =>
    `La data di scadenza (${expiry}) è precedente alla data di inizio (${start}). Controlla entrambe le date.`,
  startAhead: (start) => `La data di inizio (${start}) è nel futuro. Controllala.`,
  wasted: (amount) => `Quantità persa: ${amount}`,

  open: 'Apri',
  openPen: (name) => `Apri ${name}`,
  discard: 'Smaltisci',
  discardPen: (name) => `Smaltisci ${name}`,
  takeBack: 'Ripristina',
  takeBackPen: (name) => `Ripristina ${name}`,
  takenBack: (name) => `Hai ripristinato ${name}.`,
  takeBackFailed: (name) => `Non è stato possibile ripristinare ${name}.`,
  edit: (name) => `Modifica ${name}`,
  delete: (name) => `Elimina ${name}`,
};

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `di una penna da ${number(mg)} mg`,
  vial: (mg) => `di un flaconcino da ${number(mg)} mg`,
  single_pen: (mg) => `di una confezione da ${number(mg)} mg`,
  tablet: (mg) => `di una confezione da ${number(mg)} mg`,
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Piano · Dosewise',
  title: 'Piano',
  titleOf: (name) => `Piano di ${name}`,
  medicines: 'Medicinali',
  another: 'Pianifica un altro medicinale',
  loginPrompt: 'Accedi per vedere il tuo piano.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare il tuo piano.',
  recordsFailed:
    'Non è stato possibile caricare le tue dosi e penne, quindi scatti e penne non sono mostrati.',

  none: 'Ancora nessun piano',
  noneLead:
    'Un piano mostra quando sono previste le prossime dosi e da quale penna vengono. Puoi saltare una dose o cambiare il piano in qualsiasi momento.',
  noneAdvice: 'Inserisci quello che ti è stato prescritto. Dosewise non propone mai una dose.',
  begin: 'Crea un piano',
  fromForecast: 'Prima guarda i livelli stimati',
  noRecords: 'Aggiungi una penna per vedere le dosi anche in scatti.',
  addPen: 'Aggiungi una penna',

  plan: 'Piano attuale',
  newPlan: 'Nuovo piano',
  change: 'Modifica piano',
  changeDay: 'Cambia giorno',
  pause: 'Metti in pausa',
  editPause: 'Modifica la pausa',
  resume: 'Riprendi oggi',
  removePause: 'Rimuovi la pausa',
  paused: (from, until) =>
    until === null
      ? `In pausa ${fromDay(from)}, finché non riprendi il piano.`
      : `In pausa ${fromDay(from)} ${untilDay(until)}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Una pausa inizia ${onDay(from)} e dura finché non riprendi il piano.`
      : `È prevista una pausa ${fromDay(from)} ${untilDay(until)}.`,
  ended: 'Questo piano è finito.',
  former: 'Piani precedenti',
  calendarFile: 'File calendario',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'Non è stato possibile creare il calendario. Riprova.',
  delete: 'Elimina piano',
  zone: (zone, device) =>
    `Gli orari sono nel fuso ${zone}. Questo dispositivo è impostato su ${device}.`,
  settings: 'Cambia in Impostazioni',

  from: (day) => `Inizio: ${day}`,
  until: (doses) => (doses === null ? 'Senza data di fine' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} mg su ${number(Number(ofMg.toFixed(2)))}`,

  medicine: 'Medicinale',
  switches: (before, after) =>
    `Se salvi, il tuo piano per ${before} finisce e ne inizia uno per ${after}. Per tenerli entrambi, annulla e pianifica ${after} come altro medicinale.`,
  anchor: 'Quando sono previste le dosi',
  anchors: { weekday: 'In giorni fissi', last_dose: 'A distanza fissa dall’ultima dose' },
  fixed: (pace) => `${pace}. Una dose in ritardo non sposta la successiva.`,
  counting: (days) => `${countDays(days)} dopo l’ultima dose, alla stessa ora`,
  firstDay: 'Primo giorno',
  time: 'Ora',
  openHint: 'Lascia vuoto per continuare finché non cambi il piano.',
  untilNextHint: 'Lascia vuoto per continuare fino alla fase successiva.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Nessuna delle penne può dare questa dose.'
      : 'Nessuna delle confezioni può dare questa dose.',
  startNeeded: 'Inserisci il giorno della prima dose.',
  sameStart: 'Un’altra fase inizia in questo giorno.',
  timeNeeded: 'Inserisci l’ora.',
  dosesLimit: (least, most) =>
    `Dosi: serve un numero intero da ${number(least)} a ${number(most)}, oppure lascia vuoto.`,
  save: 'Salva piano',
  saveFailed: 'Non è stato possibile salvare il piano.',
  saved: 'Piano salvato.',
  changedElsewhere:
    'Questo piano è stato cambiato altrove, quindi il tuo non è stato salvato. Le tue modifiche sono ancora qui.',
  showOther: 'Scarta le mie modifiche e mostra l’altra versione',
  saveMine: 'Sostituiscilo con la mia versione',
  leave: 'Uscire senza salvare?',
  leaveQuestion: 'Le tue modifiche al piano non sono salvate.',
  confirmLeave: 'Esci senza salvare',
  stay: 'Resta qui',

  ahead: 'Dosi',
  preview: 'Anteprima',
  incomplete: 'Completa le fasi per vedere le tue dosi.',
  views: 'Vista',
  list: 'Elenco',
  calendar: 'Calendario',
  nothing: 'Non sono programmate altre dosi.',
  nothingDue: 'Nessuna dose è prevista finché non riprendi il piano.',
  more: 'Mostra altro',
  states: {
    upcoming: 'Futura',
    due: 'Prevista ora',
    overdue: 'In ritardo',
    taken: 'Presa',
    partly_taken: 'Presa in parte',
    paused: 'In pausa',
    skipped: 'Saltata',
    missed: 'Mancata',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Non hai una penna utilizzabile per questa dose'
      : 'Non hai una confezione utilizzabile per questa dose',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Salta',
  skipDose: (when) => `Salta la dose: ${when}`,
  unskip: 'Rimetti nel piano',
  unskipDose: (when) => `Rimetti nel piano la dose: ${when}`,
  took: 'L’ho presa',
  tookDose: (when) => `Ho preso la dose: ${when}`,

  earlierMonth: 'Mese precedente',
  laterMonth: 'Mese successivo',
  month: (name) => `Dosi: ${name}`,
  marks: {
    taken: 'Presa',
    partly_taken: 'Presa in parte',
    planned: 'Programmata',
    skipped: 'Saltata',
    paused: 'In pausa',
    missed: 'Mancata',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Nessuna dose in questo mese.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => plural(count, { one: '# presa', other: '# prese' }),
    partly_taken: (count) => plural(count, { one: '# presa in parte', other: '# prese in parte' }),
    planned: (count) => plural(count, { one: '# programmata', other: '# programmate' }),
    skipped: (count) => plural(count, { one: '# saltata', other: '# saltate' }),
    paused: (count) => `${number(count)} in pausa`,
    missed: (count) => plural(count, { one: '# mancata', other: '# mancate' }),
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Metti in pausa il piano',
  editPauseTitle: 'Modifica la pausa',
  firstDay: 'Primo giorno',
  pastHint: 'Può essere un giorno passato.',
  untilResumed: 'Finché non riprendo il piano',
  lastDay: 'Ultimo giorno',
  firstNeeded: 'Inserisci il primo giorno.',
  lastNeeded: 'Inserisci l’ultimo giorno.',
  endsEarly: 'La pausa finisce prima di iniziare.',
  pauseFact:
    'Le dosi di questi giorni non sono né previste né mancate, e non ricevi promemoria per quelle dosi.',
  nextAfter: (day, time) => `La tua prossima dose dopo la pausa: ${day}, ${time}.`,
  noneAfter: 'Dopo la pausa non è programmata nessuna dose.',
  noneUntilResumed: 'Nessuna dose è prevista finché non riprendi il piano.',
  savePause: 'Salva pausa',
  pauseSaved: 'Pausa salvata.',
  pauseFailed: 'Non è stato possibile salvare la pausa.',

  dayTitle: 'Cambia giorno',
  dayLead: 'La prossima dose e quelle dopo si spostano. Le quantità restano uguali.',
  before: (day, time) => `Attualmente programmata: ${day}, ${time}.`,
  day: 'Giorno della prossima dose',
  dayNeeded: 'Inserisci il giorno della prossima dose.',
  dayPassed: 'Scegli oggi o un giorno successivo.',
  next: (day, time, days) =>
    days === null
      ? `La tua prossima dose: ${day}, ${time}.`
      : `La tua prossima dose: ${day}, ${time} (${countDays(days)} dopo l’ultima).`,
  counted:
    'La tua ultima dose viene già contata come quella del giorno che hai scelto, quindi quel giorno non sarebbe prevista nessuna dose.',
  nothing: 'Da questo giorno non sarebbe programmata nessuna dose.',
  changedElsewhere:
    'Questo piano è stato cambiato altrove. Chiudi questa finestra e controlla il piano.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Sedi di iniezione · Dosewise',
  title: 'Sedi di iniezione',
  lead: 'Qui vedi da quanto tempo riposa ogni sede. Scegli una sede per vedere le sue dosi e il dolore.',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per vedere le tue sedi di iniezione.',
  failed: 'Non è stato possibile caricare le tue sedi di iniezione.',

  map: 'Mappa del corpo',
  longest: 'A riposo da più tempo',
  suggestedTitle: 'Sede suggerita',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'È la sede a riposo da più tempo tra quelle che usi.',
  unusedWhy: 'Tra le sedi che usi, è la prima ancora senza dosi.',
  noneChosen: 'Non hai scelto nessuna sede. Scegline alcune qui sotto.',
  noDoses: 'Ancora nessuna iniezione',
  noDosesHint:
    'Registra le dosi con la sede di iniezione per vedere da quanto riposa ogni sede. Le compresse non hanno una sede.',
  logDose: 'Registra una dose',
  withoutPlace:
    'Una dose registrata senza sede esatta conta per tutte le sedi di quella parte del corpo.',

  lastUsed: 'Ultimo uso',
  uses: 'Utilizzi',
  meanPain: 'Dolore medio',
  never: 'Mai',
  painOf: (pain) => `${number(pain)} su 10`,
  noPain: '–',
  painOver: (zone) => `Dolore nel tempo: ${zone}`,
  pain: 'Dolore',
  date: 'Data',
  otherSites: 'Altre sedi',
  noneHere: 'Ancora nessuna dose registrata esattamente qui.',
  painSummary: (uses, pain) => `${countDoses(uses)} qui, dolore medio ${number(pain)} su 10.`,
  dosesFailed: 'Non è stato possibile caricare le tue dosi.',

  own: 'Le sedi che usi',
  ownHint: 'Solo queste vengono suggerite.',
  saveFailed: 'Salvataggio non riuscito. Riprova.',
  notes: {
    arm: 'Secondo il foglio illustrativo di tirzepatide, l’iniezione nella parte superiore del braccio dovrebbe farla un’altra persona.',
    buttock:
      'I fogli illustrativi nominano solo addome, coscia e parte superiore del braccio. Prima di iniettare altrove chiedi in farmacia o al tuo medico.',
  },

  list: 'Tutte le sedi',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `dolore ${number(pain)} su 10`,
};
