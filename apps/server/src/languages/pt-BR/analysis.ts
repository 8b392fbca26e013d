import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const report = {
  statement:
    'Informado pela própria pessoa, e por pessoas e apps com acesso. Sem verificação clínica.',
  sources: {
    doses:
      'Doses: como foram registradas. A quantidade é calculada a partir dos cliques, unidades, volume, canetas ou comprimidos, ou foi registrada em mg.',
    planned:
      'Doses planejadas: as do plano seguido naquele momento. Uma dose registrada conta para a dose planejada que foi escolhida. Se nenhuma foi escolhida, conta para a dose planejada anterior, se não for mais tarde do que a bula permite. Se a metade do tempo entre duas doses for maior, ou se a bula não der um prazo, vale essa metade. Se não contar para a anterior, conta para a próxima dose planejada, se faltar para ela no máximo a metade do tempo entre duas doses. Uma dose planejada conta como não tomada quando termina o prazo para uma dose atrasada ou chega a próxima dose, o que ocorrer primeiro. Os dias de uma pausa não contam.',
    doseSteps:
      'Etapas de dose: uma etapa começa com uma dose de outro medicamento, ou com uma dose mais de 5% maior ou menor que a da etapa anterior, se a dose seguinte for como essa. Uma única dose diferente não inicia uma etapa.',
    weightChange:
      'Mudança de peso: a última pesagem do período menos a primeira, também em porcentagem da primeira.',
    smoothedWeight:
      'Peso suavizado: para cada dia, uma reta é ajustada às pesagens de 14 dias antes até 14 dias depois. As pesagens mais próximas desse dia contam mais (regressão local; Cleveland 1979). No início e no fim do período, a reta usa até 28 dias de um só lado.',
    measurements: 'Medidas: de cada tipo, a última do período menos a primeira.',
    bmi: 'IMC: o último peso do período em kg, dividido pelo quadrado da altura em m.',
    symptoms:
      'Sintomas: o número de registros e as intensidades pior e média, de 0 a 10. Registros que dizem que não houve sintomas são contados à parte.',
  },
} satisfies ServerWords['analysis/report'];

const plural = pluralIn('pt-BR');

export const reportPdf = {
  title: 'Relatório de doses, peso e sintomas',
  period: (from, to, { count, shown }, timeZone) =>
    `De ${from} a ${to} (${shown} ${plural(count, { one: 'dia', other: 'dias' })}, fuso horário ${timeZone})`,
  made: (day) => `Criado em ${day}.`,
  footer: (statement, day, page) => `${statement} ${day} · Página ${page}`,
  end: 'Fim do relatório.',
  unknown: '–',
  newest: (shown, all) =>
    `Aqui estão as ${shown} linhas mais recentes de ${all}. A página Relatório do Dosewise mostra todas; cada dose está também no arquivo doses.csv.`,

  summary: 'Resumo',
  latestDose: 'Última dose',
  nothing: 'Nada foi registrado neste período.',
  first: 'Primeira pesagem',
  last: 'Última pesagem',
  onDay: (weight, day) => `${weight} em ${day}`,
  change: 'Variação',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Pesagens',
  bmi: 'Índice de massa corporal',
  bmiOf: (bmi, height) => `${bmi} kg/m² com altura de ${height}`,
  chart: 'Peso suavizado (linha) e a última pesagem de cada dia (círculos)',
  chartAlt: (first, last, least, most) =>
    `Linha do peso suavizado, de ${first} a ${last}. As pesagens ficam entre ${least} e ${most}.`,

  measurements: 'Medidas',
  measurementHeader: ['Medida', 'Primeira', 'Última', 'Variação', 'Registros'],

  doses: 'Doses',
  doseHeader: ['Data', 'Hora', 'Medicamento', 'Dose', 'Local', 'Dor, 0 a 10', 'Origem'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Caneta',
    vial: 'Frasco',
    single_pen: 'Caneta de dose única',
    tablet: 'Comprimido',
  },
  steps: 'Etapas de dose',
  stepHeader: ['A partir de', 'Medicamento', 'Dose'],
  beforePeriod: 'Antes deste período',

  planned: 'Doses planejadas não tomadas por inteiro',
  allTaken: 'Nenhuma deixou de ser tomada nem foi pulada neste período.',
  plannedHeader: ['Planejada para', 'Hora', 'Dose', 'Resultado'],
  missed: 'Não tomada',
  skipped: 'Pulada',
  partly: (taken, planned) => `${taken} de ${planned} mg tomados`,
  takenOf: (taken, planned) =>
    `${taken} de ${planned} ${plural(planned, { one: 'dose planejada tomada', other: 'doses planejadas tomadas' })}`,
  inPause: (doses) => `${doses} durante uma pausa`,

  symptoms: 'Sintomas',
  symptomHeader: ['Sintoma', 'Vezes', 'Pior, 0 a 10', 'Média', 'Última vez'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `${shown} registro diz que não houve sintomas.`,
      other: `${shown} registros dizem que não houve sintomas.`,
    }),

  sources: 'Como estes valores são calculados',
} satisfies ServerWords['analysis/report/pdf'];
