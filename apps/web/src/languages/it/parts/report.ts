import type { texts as english } from '../../../parts/report/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countWeighIns } from '../data/pens.ts';
import { fromDay, number, onDay, plural, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  period: (from, to, days) => `Periodo: ${fromDay(from)} ${untilDay(to)}, ${countDays(days)}`,
  statement: 'Dati riferiti dalla persona titolare di questo account.',

  doses: 'Dosi',
  noDoses: 'In questo periodo non è stata registrata nessuna dose.',
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

  planned: 'Programmate, non prese',
  nonePlanned: 'Nulla di quanto programmato è stato mancato o saltato.',
  outcome: 'Esito',
  missed: 'Mancata',
  skipped: 'Saltata',
  partly: (taken, planned) => `Presi ${taken} di ${planned} mg`,
  takenOf: (taken, planned) => `Prese ${taken} dosi programmate su ${planned}`,
  inPause: (doses) => `${doses} in una pausa`,

  weight: 'Peso',
  noWeight: 'Nessuna pesata in questo periodo.',
  first: 'Primo',
  last: 'Ultimo',
  change: 'Variazione',
  percent: (percent) => `${number(percent)}%`,
  bmi: 'IMC',
  bmiNote: (height) => `con un’altezza di ${height}`,
  weighIns: countWeighIns,
  weightChart: 'Peso in questo periodo',
  smoothed: 'Media ponderata',
  chartSummary: (weighIns, first, last) => `${weighIns}, da ${first} a ${last}.`,

  measurements: 'Misure',
  measurement: 'Tipo',
  onDay: (value, day) => `${value} ${onDay(day)}`,

  symptoms: 'Sintomi',
  noneLogged: 'In questo periodo non è stato registrato nessun sintomo.',
  symptom: 'Sintomo',
  entries: 'Voci',
  mean: 'Media su 10',
  worst: 'Massimo su 10',
  lastDay: 'Ultimo',
  noSymptoms: (count) =>
    plural(count, {
      one: '# altra voce diceva: nessun sintomo.',
      other: 'Altre # voci dicevano: nessun sintomo.',
    }),

  sources: 'Come si calcolano questi dati',
};
