import { KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/tracking/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Sintomas · Dosewise',
  total: (count) => plural(count, { one: '# sintoma', other: '# sintomas' }),
  title: 'Sintomas',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para acompanhar seus sintomas.',

  form: 'Registrar um sintoma',
  category: 'Categoria',
  severity: 'Intensidade',
  severityHint: (severity) => `${severity}. 10 é o pior que você pode imaginar.`,
  note: 'Anotação',
  log: 'Registrar sintoma',
  logged: (name, severity) => `Registrado: ${name} (intensidade: ${severity}).`,
  dateMissing: 'Informe a data e a hora do sintoma.',
  dateAhead: 'A data está no futuro. Registre um sintoma depois de senti-lo.',
  dateOutOfYears: `A data deve ficar entre os anos ${KEPT_YEARS.first} e ${KEPT_YEARS.last}.`,

  history: 'Histórico',
  pages: 'Páginas do histórico de sintomas',
  fetchFailed: 'Não foi possível carregar',
  none: 'Nenhum sintoma ainda',
  noneHint: 'O que você registra aparece aqui, o mais novo primeiro, e como média no seu painel.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Excluir este sintoma',
  editTitle: 'Editar sintoma',
  save: 'Salvar sintoma',
  gone: 'Este sintoma foi excluído em outro lugar.',

  patterns: 'Padrões',
  lead: 'Contagens do que você registrou; elas não mostram uma causa.',
  patternOf: 'Sintoma',
  all: 'Todos os sintomas',
  byDay: 'Por dia desde a dose',
  dayRule: 'O dia 0 são as 24 horas após uma dose.',
  bySteps: 'Por etapa de dose',
  day: 'Dia',
  dayOf: (day) => `Dia ${day}`,
  later: (day) => `Dia ${day}+`,
  step: 'Dose',
  mean: 'Intensidade média',
  entries: 'Registros',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# registro de antes da sua primeira dose fica de fora.',
      other: '# registros de antes da sua primeira dose ficam de fora.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# registro de “Sem sintomas hoje” fica fora das médias.',
      other: '# registros de “Sem sintomas hoje” ficam fora das médias.',
    }),
};
