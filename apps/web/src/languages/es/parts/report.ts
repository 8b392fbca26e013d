import type { texts as english } from '../../../parts/report/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { counted, number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  period: (from, to, days) => `Del ${from} al ${to}, ${countDays(days)}`,
  statement: 'Datos declarados por la persona titular de esta cuenta.',

  doses: 'Dosis',
  noDoses: 'No se registró ninguna dosis en este periodo.',
  date: 'Fecha',
  amount: 'Dosis',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Lugar',
  otherSite: 'Otro lugar',
  places: { abdomen: 'Abdomen', thigh: 'Muslo', arm: 'Brazo', buttock: 'Glúteo' },
  pain: 'Dolor',
  painOf: (pain) => `${pain}/10`,

  steps: 'Escalones de dosis',
  before: 'Antes del periodo',

  planned: 'Previsto, no hecho',
  nonePlanned: 'De lo que estaba previsto, no se olvidó ni se omitió nada.',
  outcome: 'Resultado',
  missed: 'Olvidada',
  skipped: 'Omitida',
  partly: (taken, planned) => `${taken} de ${planned} mg administrados`,
  takenOf: (taken, planned) => `${taken} de ${planned} dosis previstas administradas`,
  inPause: (doses) => `${doses} en una pausa`,

  weight: 'Peso',
  noWeight: 'Ningún pesaje en este periodo.',
  first: 'Primero',
  last: 'Último',
  change: 'Cambio',
  percent: (percent) => `${percent}\u00a0%`,
  bmi: 'IMC',
  bmiNote: (height) => `con una altura de ${height}`,
  weighIns: (count) => counted(count, 'pesaje', 'pesajes'),
  weightChart: 'Peso en este periodo',
  smoothed: 'Suavizado',
  chartSummary: (weighIns, first, last) => `${weighIns}, de ${first} a ${last}.`,

  measurements: 'Medidas',
  measurement: 'Tipo',
  onDay: (value, day) => `${value} el ${day}`,

  symptoms: 'Síntomas',
  noneLogged: 'No se registró ningún síntoma en este periodo.',
  symptom: 'Síntoma',
  entries: 'Veces',
  mean: 'Media /10',
  worst: 'Peor /10',
  lastDay: 'Último',
  noSymptoms: (count) =>
    plural(count, {
      one: '# registro más indicaba: sin síntomas.',
      many: '# de registros más indicaban: sin síntomas.',
      other: '# registros más indicaban: sin síntomas.',
    }),

  sources: 'Cómo se calculan estos datos',
};
