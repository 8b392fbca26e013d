import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countClicks, countDays, countDoses, countPens } from './data.ts';
import { fromDay, number, ofDay, onDay, plural, untilDay } from './grammar.ts';

/** A figure with its % written without a space. */
const closed = (figure: string) => figure.replace(/\s%/g, '%');

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Livello nel sangue · Dosewise',
  title: 'Livello nel sangue',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per vedere la tua curva.',
  medicine: 'Medicinale',
  noModel: (medicine) => `Nessuna curva per ${medicine}`,
  noModelBuiltIn:
    'Non conosciamo un modello pubblicato affidabile per questo medicinale, quindi non disegniamo nessuna curva. Le sue dosi sono nella tua cronologia e nei file esportati.',
  noModelOral:
    'Per le compresse non conosciamo un modello pubblicato affidabile, e quello delle iniezioni non vale per questa forma, quindi non disegniamo nessuna curva. Le dosi sono nella tua cronologia e nei file esportati.',
  estimate:
    'Stima di un modello, basata sulle medie di chi ha partecipato agli studi. Non è una misurazione.',
  startsLater:
    'La curva inizia con la prima dose registrata qui. Non comprende ciò che restava di dosi precedenti.',
  dosesFailed: 'Non è stato possibile caricare le dosi',
  weightFailed: 'Non è stato possibile caricare le pesate',

  levelNow: 'Livello stimato adesso',
  nextPeak: 'Prossimo picco',
  peakAfterDose: 'Dopo la prossima dose',
  nextDose: 'Prossima dose',
  noNextDose: 'Nessuna programmata',
  late: (amount, days) => `${amount}, in ritardo di ${countDays(days)}`,

  modelChoices: {
    'tirzepatide-simple': 'Calcolo',
    'tirzepatide-published': 'Calcolo',
    semaglutide: 'Condizione',
    'semaglutide-diabetes': 'Condizione',
    liraglutide: 'Calcolo',
  },
  models: {
    'tirzepatide-simple': 'Di base (circa il 20% troppo basso)',
    'tirzepatide-published': 'Da uno studio',
    semaglutide: 'Senza diabete',
    'semaglutide-diabetes': 'Diabete di tipo 2',
    liraglutide: 'Da uno studio',
  },
  shares: {
    'less-than-a-tenth': 'Secondo la stima, meno di un decimo del picco abituale.',
    near: 'Secondo la stima, vicino al picco abituale.',
    above: 'Secondo la stima, sopra il picco abituale.',
  },
  shareOf: (percent) =>
    `Secondo la stima, circa ${percent === 80 ? 'l’' : 'il '}${number(percent)}% del picco abituale.`,
  firstWeeks: 'Nelle prime settimane il livello stimato continua a salire a poco a poco.',
  risesUntilToday: 'Il livello sta ancora salendo e oggi dovrebbe raggiungere il picco.',
  risesUntil: (weekday) => `Il livello sta ancora salendo, fino a ${weekday} circa.`,
  risesAfterToday: 'Il livello dovrebbe salire dopo la dose di oggi.',
  risesAfterWeekday: (weekday) => `Il livello dovrebbe salire dopo la dose di ${weekday}.`,
  risesAfterDay: (day) => `Il livello dovrebbe salire dopo la dose ${ofDay(day)}.`,
  risesAfterNext: 'Il livello dovrebbe salire dopo la prossima dose.',
  falls: 'Il livello sta scendendo.',

  everyDose: 'Mostra ogni dose',
  includeLogged: 'Includi le dosi registrate',
  includeLoggedHint: 'Include ciò che resta delle dosi già registrate.',

  chart: 'Livello nel sangue',
  time: 'Tempo',
  now: 'Adesso',
  actual: 'Dosi registrate (stima)',
  estimated: 'Stima',
  forecast: 'Previsione',
  high: 'Alto',
  low: 'Basso',
  dose: 'Dose',
  withPlan: 'Con il piano',
  withoutDoses: 'Senza altre dosi',
  people: '9 persone su 10',
  mean: 'Media',
  weeklyMean: 'Media di ogni settimana',
  weeklyRange: 'Dal più basso al più alto',
  week: 'Settimana',
  between: (low, high) => `da ${low} a ${high}`,
  noCurve: 'Ancora nessuna curva.',
  noCurveAdvice:
    'Registra una dose, o inserisci un inizio nel piano di previsione per vedere una previsione.',
  logDose: 'Registra una dose',
  actualSummary: (now, today, peak, peakDay) =>
    `Le dosi registrate danno ${now} oggi, ${today}; il livello più alto è ${peak} ${onDay(peakDay)}.`,
  forecastSummary: (end, peak, peakDay) =>
    `La previsione arriva fino ${untilDay(end)}; il suo massimo è ${peak} ${onDay(peakDay)}.`,
  shapeSummary: (peakDay) => `Il livello dovuto alle dosi registrate è massimo ${onDay(peakDay)}.`,
  shapeForecastSummary: (end, peakDay) =>
    `La previsione arriva fino ${untilDay(end)}; è massima ${onDay(peakDay)}.`,
  shapeOnly: 'È disegnata solo la forma: questo modello non può dire quanto sono alti i livelli.',
  noScale: 'Solo la forma, senza numeri',
  bandSummary: 'In 9 persone su 10 il livello è tra “Basso” e “Alto”, secondo lo studio.',

  plan: 'Piano di previsione',
  planLead:
    'Guarda i livelli che darebbe un piano. Non è un suggerimento. Il piano resta in questo browser.',
  start: 'Inizio',
  startHint: 'Necessario per una previsione.',
  strength: 'Dosaggio della penna',
  clicks: 'Scatti',
  limits: { clicks: 'Scatti', everyDays: 'Giorni', doses: 'Dosi' },
  outOfLimit: (name, most) => `${name}: serve un numero intero da 1 a ${number(most)}.`,
  tooLong:
    'Questo piano dura più di 20 anni e non viene disegnato. Accorcialo per vedere la previsione.',

  pens: 'Penne',
  needsPens: (count) =>
    plural(count, {
      one: 'Per questo piano serve # penna',
      other: 'Per questo piano servono # penne',
    }),
  penRule: `Una penna dà ${countClicks(LABELLED_CLICKS)}. Il foglio illustrativo dice di smaltirla ${countDays(WEEKLY_PEN.inUseDays)} dopo il primo utilizzo.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Sarebbe' : 'Una di queste sarebbe'} in uso per ${countDays(days)}; nei limiti del foglio illustrativo ${plural(countWithinLabel, { one: 'serve # penna', other: 'servono # penne' })}.`,

  constants: 'Costanti del calcolo',
  constant: 'Costante',
  value: 'Valore',
  source: 'Fonte',
  notTold: 'Limiti di questa stima',
  sources: 'Fonti',
  constantNames: {
    uptake: 'Velocità di assorbimento',
    halfLife: 'Emivita',
    share: 'Parte che raggiunge il sangue',
    apparentVolume: 'Volume apparente',
    clearance: 'Clearance',
    exchange: 'Dal sangue ai tessuti',
    central: 'Volume centrale',
    tissue: 'Volume dei tessuti',
    halfLifeFromThese: 'Emivita da questi valori',
  },
  perHour: (rate) => `${number(rate)} /h`,
  halfLifeDays: (days) => `${number(days)} giorni`,
  halfLifeHours: (hours) => `${number(hours)} ore`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, tabella 3.',
  productInformation: '[2] EMA, informazioni sul prodotto di Mounjaro, paragrafo 5.2.',
  noDecision:
    'La stima non tiene conto di cibo, malattie, altri medicinali o di come è andata un’iniezione. Non usarla per decidere una dose.',
  simple: {
    title: 'Come funziona il calcolo di base',
    lead: 'Ogni ora viene assorbita una quota fissa di ciò che è ancora sotto la pelle, e viene eliminata una quota più piccola di ciò che è nel sangue. Il calcolo usa gli stessi numeri per tutti.',
    readsLow: `Dà valori più bassi di circa il 20% rispetto alle medie pubblicate: ${number(10.3)} L è un volume apparente, che tiene già conto della parte di una dose che non raggiunge il sangue. Moltiplicare anche la dose per ${number(0.8)} conta quella parte due volte.`,
    peaksLate:
      'Il picco arriva 61 ore dopo una dose; quelli misurati sono arrivati dopo 24–48 ore.',
    knowsNoWeight:
      'Non tiene conto del tuo peso. Una persona più pesante ha un livello più basso, di circa l’1% per ogni kg.',
    knowsNoWeightInPounds: `Non tiene conto del tuo peso. Una persona più pesante ha un livello più basso, di circa lo ${number(0.5)}% per ogni lb.`,
  },
  published: {
    title: 'Come funziona il calcolo da uno studio',
    lead: (person) =>
      `Una dose viene assorbita da sotto la pelle, si sposta tra sangue e tessuti e viene degradata. ${person}`,
    typicalPerson: (weight) =>
      `Il tuo peso qui non è noto, quindi la curva è disegnata per una persona di ${weight}.`,
    scaled: (weight) => `Adattata all’ultimo peso, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Tra le linee “Basso” e “Alto” sarebbero i livelli di 9 persone su 10. Si basano su quanto differivano le persone dello studio: assorbimento ${closed(uptake)}, clearance ${closed(clearance)}, volume centrale ${closed(central)}. L’errore del modello stesso non è compreso.`,
    fat: (weight) =>
      `I volumi dipendono da quanta parte del corpo è grasso, che qui non è nota: si assume il 38%, come in una persona tipica di ${weight}.`,
    otherWeights:
      'Una persona più leggera ha un livello più alto, una più pesante un livello più basso.',
    latestWeight:
      'L’ultimo peso vale per tutta la curva, anche per le dosi prese prima che cambiasse.',
    scaling: (weight) =>
      `I numeri pubblicati sono per ${weight}. Le clearance crescono con il peso elevato a ${number(0.8)}, i volumi con la massa magra e il ${number(48.2)}% del grasso.`,
  },
  semaglutide: {
    title: 'Come funziona il calcolo per semaglutide',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tabella 4.',
    band: (uptake, flows, volumes) =>
      `Tra le linee “Basso” e “Alto” sarebbero i livelli di 9 persone su 10. Si basano su quanto differivano le persone dello studio: assorbimento ${closed(uptake)}, clearance ${closed(flows)}, volumi ${closed(volumes)}. L’errore del modello stesso non è compreso.`,
    published: `Con diabete di tipo 2 e ${number(0.5)} o 1 mg alla settimana, il livello calcolato si discosta dalla media pubblicata del 6% al massimo. Con 2 e ${number(2.4)} mg era tra il 9% in meno e il 17% in più, a seconda del peso.`,
    solution: `La velocità con cui una dose viene assorbita dipende dalla soluzione. I numeri sono per ${number(1.34)} mg/mL; con altre soluzioni il picco può arrivare prima.`,
    diabetes:
      'Il diabete cambia la clearance e, in una di due letture dell’articolo, la velocità di assorbimento.',
    scaling: (weight) =>
      `I numeri pubblicati sono per ${weight}. Le clearance crescono con il peso elevato a ${number(1.01)}, i volumi con il peso elevato a ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Come funziona il calcolo per liraglutide',
    lead: 'Ogni ora viene assorbita una quota fissa di ciò che è ancora sotto la pelle, e viene eliminata una quota più piccola di ciò che è nel sangue. È disegnata solo la forma: quando il livello sale e scende, non quanto è alto.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tabella S1.',
    noHeights: `L’altezza della curva non è affidabile, quindi l’asse non ha numeri: dopo una dose di ${number(0.6)} mg il picco del modello è a 13 ng/mL, mentre le informazioni sul prodotto indicano 35.`,
    slow: 'La sua emivita è di 20 ore; le informazioni sul prodotto indicano 13. Il livello reale può scendere più in fretta.',
    oneForAll: (weight) => `È disegnata per una donna di ${weight} e non tiene conto del tuo peso.`,
  },

  yourPlan: 'Il tuo piano',
  use: 'Usa come mio piano',
  begin: 'Copia il mio piano nella previsione',
  lead: 'Con un piano, nella panoramica compare la prossima dose.',
  replaces: '“Usa come mio piano” sostituisce il tuo piano attuale.',
  open: 'Apri piano',
  saved: 'Ora questo è il tuo piano.',
  undo: 'Annulla',
  undoFailed: 'Non è stato possibile ripristinare il piano precedente.',
  planFailed: 'Non è stato possibile salvare il piano.',
  missing:
    'Inserisci un inizio per la prima fase e una dose per ogni fase. Un piano può avere fino a 20 fasi.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Report · Dosewise',
  title: 'Report',
  lead: 'Un riepilogo di quello che è stato registrato, per il medico. Stampalo, scarica un PDF o condividi un link. Non contiene l’indirizzo email né le note.',
  loginPrompt: 'Accedi per vedere il tuo report.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare il tuo report.',

  period: 'Periodo',
  from: 'Dal',
  to: 'Al',
  spans: { quarter: '3 mesi', half: '6 mesi', year: '1 anno', longest: '5 anni' },
  wrongPeriod: 'Scegli un primo e un ultimo giorno, a distanza di cinque anni al massimo.',

  ownName: 'Nome sulla stampa',
  name: 'Nome',
  birthDate: 'Data di nascita',
  ownHint:
    'Solo sulla stampa: non viene salvato né inviato. Per averlo in un PDF, stampa e scegli “Salva come PDF”.',
  ownLine: (label, value) => `${label}: ${value}`,

  print: 'Stampa',
  pdf: 'Scarica PDF',
  paper: 'Formato della carta',
  usualPaper: 'Formato: automatico',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-report-${from}-${to}.pdf`,
  pdfFailed: 'Non è stato possibile creare il PDF. Riprova.',

  share: 'Condividi un link',
  shareTitle: 'Condividi questo report',
  shareLead: 'Chiunque abbia il link può leggere il report di questo periodo, senza un account.',
  days: 'Durata del link (giorni)',
  daysError: 'Inserisci un numero intero di giorni da 1 a 90.',
  passcode: 'Codice di accesso',
  passcodeHint: 'Da 4 a 64 caratteri. Invialo separatamente dal link.',
  passcodeError: 'Un codice di accesso ha da 4 a 64 caratteri.',
  makeLink: 'Crea il link',
  shareFailed: 'Non è stato possibile creare il link.',
  address: 'Link al tuo report',
  mailSubject: 'Il mio report',
  mailBody: (url, until) =>
    `Ecco il mio report: ${url}\n\nIl link funziona fino ${untilDay(until)}.`,

  shares: 'Link condivisi',
  noShares: 'Nessun link attivo.',
  sharesFailed: 'Non è stato possibile caricare i tuoi link condivisi.',
  shared: (from, to) => `Report ${fromDay(from)} ${untilDay(to)}`,
  made: (day) => `Creato ${onDay(day)}.`,
  until: (day) => `Funziona fino ${untilDay(day)}.`,
  withPasscode: 'Con un codice di accesso.',
  views: (views, last) =>
    last === null
      ? 'Non ancora aperto.'
      : `${plural(views, { one: 'Aperto # volta', other: 'Aperto # volte' })}, l’ultima: ${last}.`,
  revoke: 'Revoca',
  revokeOf: (period) => `Revoca il link: ${period}`,
  revokeTitle: 'Revocare questo link?',
  revokeQuestion: 'Nessuno potrà più aprirlo.',
  revokeFailed: 'Non è stato possibile revocare il link.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Risparmio · Dosewise',
  title: 'Risparmio',
  lead: (country, currency) =>
    `Quanto costano le tue dosi, rispetto ai prezzi di listino (${country}). Importi in ${currency}.`,
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per vedere il tuo risparmio.',

  noData: 'Ancora nessun costo. Aggiungi i costi delle penne per vedere il tuo risparmio.',
  toLogDose: 'Vai a Registra dose',
  paid: (amounts, pens) => `Hai pagato ${amounts} per ${countPens(pens)}.`,
  noListPrice: (medicines, country) =>
    `Non c’è un prezzo di listino di ${medicines} con cui confrontare (${country}).`,
  notUsedYet: 'Registra le dosi per confrontarne il costo con i prezzi di listino.',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dose registrata da penne di cui manca il costo.',
      other: '# dosi registrate da penne di cui manca il costo.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dose da penne di cui manca il costo: non contata. ',
      other: '# dosi da penne di cui manca il costo: non contate. ',
    }),
  addCosts: 'Aggiungi i costi delle penne',
  estimates: 'Questo risparmio è una stima',
  pens: (strengths) => `penne da ${strengths}`,
  noPrice: (pens, countries) =>
    `Per ${pens} (${countries}) non è noto nessun prezzo. Al suo posto è stato usato il prezzo abituale di una penna in quel Paese.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: 'Non è stato possibile contare # dose',
      other: 'Non è stato possibile contare # dosi',
    })}: manca un prezzo di confronto${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Risparmio totale',
  doses: countDoses,
  thisMonth: 'Questo mese',
  unknown: 'Non noto',
  monthWithout: (month, count) =>
    plural(count, {
      one: `${month}, # dose non contata`,
      other: `${month}, # dosi non contate`,
    }),
  monthlyAverage: 'Media al mese',
  since: (day) => fromDay(day),

  comparison: 'Costo per dose e al mese',
  perDose: 'Per dose',
  perMonth: 'Al mese',
  standard: 'Standard',
  actual: 'Hai pagato',
  less: (amount) => `${amount} in meno del costo standard`,
  more: (amount) => `${amount} in più del costo standard`,
  same: 'Pari al costo standard',
  below: (percent) => `${number(percent)}% sotto il costo standard`,
  above: (percent) => `${number(percent)}% sopra il costo standard`,
  aboutStandard: 'circa il costo standard',
  wasted: (amount) => `Smaltito o perso: ${amount}, parte di quanto hai pagato.`,

  goldenTitle: 'Risparmio con le Golden Dose',
  noGolden: 'Nessuna delle dosi contate è una Golden Dose.',
  golden: (count) =>
    plural(count, {
      one: 'Il costo standard di # dose prelevata da penne già pagate. Fa parte del risparmio totale.',
      other:
        'Il costo standard di # dosi prelevate da penne già pagate. Fa parte del risparmio totale.',
    }),

  addedUp: 'Costo totale',
  date: 'Data',
  summary: (day, actual, standard, comparison) =>
    `Fino ${untilDay(day)} le tue dosi sono costate ${actual}; il costo standard è ${standard}. ${comparison}.`,

  howCounted: 'Come si calcola',
  countedStandard: `Standard: il prezzo di listino di una penna nel tuo Paese, diviso per le sue ${countDoses(WEEKLY_PEN.dosesPerPen)}. Usiamo il prezzo del giorno della dose, per il dosaggio più vicino al totale che hai preso nel tempo abituale tra due dosi. Quindi due mezze dosi in una settimana contano come una dose. Il prezzo delle penne di medicinali giornalieri è diviso per le dosi che contengono.`,
  countedActual:
    'Hai pagato: il costo della penna, in proporzione alla parte che hai usato, compreso ciò che hai smaltito o perso. Una Golden Dose non aggiunge costi. Le dosi senza penna non sono contate.',
  countedMonth: `I costi al mese sono ${number(WEEKS_PER_MONTH)} volte quelli alla settimana. Le settimane vanno dalla prima dose contata all’ultima, più il tuo tempo abituale tra due dosi.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Conversione con i cambi ${ofDay(day)} (${source}): ${rates}.`,
};
