import type { texts as english } from '../../../parts/report/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { number, plural, sentence } from '../grammar.ts';

export const texts: Words<typeof english> = {
  period: (from, to, days) => `De ${from} a ${to}, ${countDays(days)}`,
  statement: 'Informado pela própria pessoa titular desta conta.',

  doses: 'Doses',
  noDoses: 'Nenhuma dose foi registrada neste período.',
  date: 'Data',
  amount: 'Dose',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Local',
  otherSite: 'Outro local',
  places: { abdomen: 'Abdome', thigh: 'Coxa', arm: 'Braço', buttock: 'Nádega' },
  pain: 'Dor /10',
  painOf: (pain) => pain,

  steps: 'Etapas de dose',
  before: 'Antes do período',

  planned: 'Planejadas, não tomadas',
  nonePlanned: 'Nenhuma dose planejada foi esquecida ou pulada.',
  outcome: 'Resultado',
  missed: 'Esquecida',
  skipped: 'Pulada',
  partly: (taken, planned) => `${taken} de ${planned} mg tomados`,
  takenOf: (taken, planned) => `${taken} de ${planned} doses planejadas tomadas`,
  inPause: (doses) => `${doses} durante uma pausa`,

  weight: 'Peso',
  noWeight: 'Nenhuma pesagem neste período.',
  first: 'Primeiro',
  last: 'Último',
  change: 'Variação',
  percent: (percent) => `${percent}%`,
  bmi: 'IMC',
  bmiNote: (height) => `com altura de ${height}`,
  weighIns: (count) => plural(count, { one: '# pesagem', other: '# pesagens' }),
  weightChart: 'Peso neste período',
  smoothed: 'Suavizado',
  chartSummary: (weighIns, first, last) => sentence(`${weighIns}, de ${first} a ${last}`),

  measurements: 'Medidas',
  measurement: 'Tipo',
  onDay: (value, day) => `${value} em ${day}`,

  symptoms: 'Sintomas',
  noneLogged: 'Nenhum sintoma foi registrado neste período.',
  symptom: 'Sintoma',
  entries: 'Vezes',
  mean: 'Média /10',
  worst: 'Pior /10',
  lastDay: 'Último',
  noSymptoms: (count) =>
    plural(count, {
      one: 'Em mais # registro: sem sintomas.',
      other: 'Em mais # registros: sem sintomas.',
    }),

  sources: 'Como estes valores são calculados',
};
