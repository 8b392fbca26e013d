import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';
import { fromDay, onDay, untilDay } from './grammar.ts';

export const report = {
  statement:
    'Dati inseriti dalla persona stessa, o da persone e app che hanno accesso. Non verificati da personale sanitario.',
  sources: {
    doses:
      'Dosi: come sono state registrate. La quantità è calcolata da scatti, unità, volume, penne o compresse, oppure è stata registrata in mg.',
    planned:
      'Dosi programmate: quelle del piano seguito in quel momento. Una dose registrata conta per la dose programmata che è stata scelta. Se non ne è stata scelta una, conta per la dose programmata precedente, se non è più tardi di quanto permette il foglio illustrativo. Se metà del tempo tra due dosi è più lunga, o se il foglio non indica un termine, vale questa metà. Altrimenti conta per la dose programmata successiva, se questa dista al massimo metà del tempo tra due dosi. Una dose programmata risulta mancata quando è passato il termine per una dose in ritardo, o già quando è prevista la dose successiva, se avviene prima. I giorni di pausa non contano.',
    doseSteps:
      'Fasi di dosaggio: una fase inizia con una dose di un altro medicinale, oppure con una dose che differisce di oltre il 5% (in più o in meno) dalla fase precedente, se anche la dose successiva è uguale a questa. Una singola dose diversa non inizia una fase.',
    weightChange:
      'Variazione di peso: l’ultima pesata del periodo meno la prima, anche in percentuale della prima.',
    smoothedWeight:
      'Peso smussato: per ogni giorno si adatta una retta alle pesate da 14 giorni prima a 14 giorni dopo. Le pesate più vicine a quel giorno contano di più (regressione locale; Cleveland 1979). All’inizio e alla fine del periodo la retta usa fino a 28 giorni da un solo lato.',
    measurements: 'Misure: per ogni tipo, l’ultima del periodo meno la prima.',
    bmi: 'IMC: l’ultimo peso del periodo in kg, diviso per il quadrato dell’altezza in m.',
    symptoms:
      'Sintomi: il numero di voci e la loro intensità massima e media, da 0 a 10. Le voci che dicono che non c’erano sintomi sono contate a parte.',
  },
} satisfies ServerWords['analysis/report'];

const plural = pluralIn('it');

export const reportPdf = {
  title: 'Report di dosi, peso e sintomi',
  period: (from, to, { count, shown }, timeZone) =>
    `Periodo: ${fromDay(from)} ${untilDay(to)} (${shown} ${plural(count, { one: 'giorno', other: 'giorni' })}, fuso orario ${timeZone})`,
  made: (day) => `Creato ${onDay(day)}.`,
  footer: (statement, day, page) => `${statement} ${day} · Pagina ${page}`,
  end: 'Fine del report.',
  unknown: '–',
  newest: (shown, all) =>
    `Qui ci sono le ${shown} più recenti su ${all}. La pagina Report di Dosewise le mostra tutte; ogni dose è anche nel file doses.csv.`,

  summary: 'Riepilogo',
  latestDose: 'Ultima dose',
  nothing: 'In questo periodo non è stato registrato nulla.',
  first: 'Prima pesata',
  last: 'Ultima pesata',
  onDay: (weight, day) => `${weight} ${onDay(day)}`,
  change: 'Variazione',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Pesate',
  bmi: 'Indice di massa corporea',
  bmiOf: (bmi, height) => `${bmi} kg/m² con un’altezza di ${height}`,
  chart: 'Curva smussata del peso (linea) e ultima pesata di ogni giorno (cerchi)',
  chartAlt: (first, last, least, most) =>
    `Curva smussata del peso, da ${first} a ${last}. Le pesate sono tra ${least} e ${most}.`,

  measurements: 'Misure',
  measurementHeader: ['Misura', 'Prima', 'Ultima', 'Variazione', 'Voci'],

  doses: 'Dosi',
  doseHeader: ['Giorno', 'Ora', 'Medicinale', 'Dose', 'Sede', 'Dolore, 0–10', 'Forma'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Penna',
    vial: 'Flaconcino',
    single_pen: 'Penna monodose',
    tablet: 'Compressa',
  },
  steps: 'Fasi di dosaggio',
  stepHeader: ['Dal', 'Medicinale', 'Dose'],
  beforePeriod: 'Prima di questo periodo',

  planned: 'Dosi programmate non prese per intero',
  allTaken: 'Nessuna dose programmata risulta mancata o saltata.',
  plannedHeader: ['Programmata per', 'Ora', 'Dose', 'Esito'],
  missed: 'Mancata',
  skipped: 'Saltata',
  partly: (taken, planned) => `Presi ${taken} mg su ${planned}`,
  takenOf: (taken, planned) =>
    `${plural(taken, { one: `Presa ${taken} dose programmata`, other: `Prese ${taken} dosi programmate` })} su ${planned}`,
  inPause: (doses) => `${doses} durante una pausa`,

  symptoms: 'Sintomi',
  symptomHeader: ['Sintomo', 'Voci', 'Massimo, 0–10', 'Media', 'Ultimo'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `${shown} voce dice che non c’erano sintomi.`,
      other: `${shown} voci dicono che non c’erano sintomi.`,
    }),

  sources: 'Come si calcolano questi dati',
} satisfies ServerWords['analysis/report/pdf'];
