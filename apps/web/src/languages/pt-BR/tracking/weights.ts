import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as english } from '../../../features/tracking/weights/texts.ts';
import type { Words } from '../../words.ts';
import { texts as weightTexts } from '../data/weights.ts';
import { number, plural, sentence } from '../grammar.ts';

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `data inválida “${cell}”`,
  future: (cell) => `data inválida “${cell}”`,
  'unreadable-number': (cell) => `peso inválido “${cell}”`,
  implausible: (cell) => `peso inválido “${cell}”`,
  'not-readable': () =>
    'aqui se abrem aspas que nunca se fecham; por isso, as linhas seguintes se perdem',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `mesma data e hora da linha ${by}`,
  replaced: ({ by }) => `mesma data e hora da linha ${by}`,
  'no-date': () => 'sem data',
  'no-weight': () => 'sem peso',
  'other-kind': ({ detail }) => `não é peso corporal, e sim “${detail}”`,
  'left-out': () => 'deixada de fora por você',
};

const countEntries = (count: number) => plural(count, { one: '# registro', other: '# registros' });
const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# novo', other: '# novos' })}, ${plural(updated, { one: '# alterado', other: '# alterados' })}`;

export const texts: Words<typeof english> = {
  pageTitle: 'Peso · Dosewise',
  title: 'Peso',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para acompanhar seu peso.',

  addTitle: 'Adicionar registro',
  form: 'Adicionar um peso',
  weight: 'Peso',
  date: 'Data',
  note: 'Anotação',
  add: 'Adicionar peso',
  added: (weight) => `Adicionado: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Tente de novo.',
  dateMissing: 'Informe a data.',
  dateAhead: 'A data está no futuro.',
  dateOutOfYears: `A data deve ficar entre os anos ${KEPT_YEARS.first} e ${KEPT_YEARS.last}.`,

  noTrend: 'Nenhum peso ainda.',
  newest: (entries) => `Os ${entries} mais novos`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, { one: 'O registro mais novo', other: 'Os # registros mais novos' }),
  latest: (entries, weight, day) => sentence(`${entries}, o último de ${weight} em ${day}`),
  trendNeedsDays: (days) =>
    `Uma tendência precisa de dois registros com pelo menos ${days} dias de diferença.`,
  lastWeeks: (weeks) => plural(weeks, { one: 'na última semana', other: 'nas últimas # semanas' }),
  theseEntries: 'nestes registros',
  allEntries: 'em todos os registros',
  trendLevel: (window) => `A tendência ${window} é estável.`,
  trendGoes: (window, isDown, amount) =>
    `A tendência ${window} é de ${isDown ? 'queda' : 'alta'} de ${amount} por semana.`,

  recent: 'Registros recentes',
  someOf: (shown, all) => `${number(shown)} de ${all}`,
  none: 'Nenhum peso ainda',
  noneHint: 'Adicione o primeiro, ou importe um arquivo da sua balança ou de outro app.',
  deleteThis: 'Excluir esta pesagem',
  editTitle: 'Editar peso',
  save: 'Salvar peso',
  saveFailed: 'Não foi possível salvar o peso',
  gone: 'Esta pesagem foi excluída em outro lugar.',

  measurements: 'Medidas',
  addMeasurement: 'Adicionar medida',
  addShort: 'Adicionar',
  aMeasurement: ' medida',
  measurementDialog: {
    editTitle: 'Editar medida',
    save: 'Salvar medida',
    deleteThis: 'Excluir esta medida',
  },
  measurementKind: 'Medida',
  measurementAdded: (name, value) => `Adicionado: ${name} ${value}.`,
  measurementWrong: (name, least, most) => `${name}: deve ser de ${least} a ${most}.`,
  measurementGone: 'Esta medida foi excluída em outro lugar.',
  measurementsFailed: 'Não foi possível carregar as medidas',
  noMeasurements: 'Nenhuma medida ainda',
  noMeasurementsHint: 'Cintura, quadril, gordura corporal e massa magra, se você costuma anotar.',
  recentMeasurements: 'Medidas recentes',
  changedSince: (change, day) => `${change} desde ${day}`,
  measurementSummary: (count, first, last) =>
    sentence(`${countEntries(count)}, de ${first} a ${last}`),

  import: 'Importar de CSV',
  importHint:
    'De balanças e apps: um arquivo com linha de cabeçalho, uma coluna de data e uma de peso. Você vê uma prévia antes de salvar qualquer coisa.',
  otherFiles: 'Doses e sintomas também, ou um arquivo de outro app?',
  otherImport: 'Importar tudo',
  chooseFile: 'Escolher um arquivo',
  file: 'Arquivo CSV',
  reading: 'Lendo o arquivo',
  importing: 'Importando',
  importFailed: 'A importação falhou. Verifique o formato do arquivo.',
  unreadable: {
    'no-data':
      'Nenhum dado encontrado no CSV. Inclua uma linha de cabeçalho e pelo menos uma linha de dados.',
    'no-columns':
      'Faltam cabeçalhos obrigatórios. Inclua a data e uma coluna de peso (por exemplo: weightKg, weight ou Value).',
    'too-large': `Este arquivo é grande demais para ser lido aqui: tem mais de ${number(MAX_TABLE_ROWS)} linhas, ou milhões de células.`,
  },
  storedBefore: (inserted, updated) => `Antes disso: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Importação cancelada. Antes disso: ${result(inserted, updated)}. Algumas linhas a caminho ainda podem ser salvas. Importar o arquivo de novo não cria duplicatas.`,
  imported: (inserted, updated) => `Importação concluída: ${result(inserted, updated)}.`,
  rowsRead: 'Linhas lidas',
  toImport: 'A importar',
  inserted: 'Novas',
  updated: 'Alteradas',
  unchanged: 'Iguais',
  skipped: 'Ignoradas',
  rejected: 'Recusadas',
  done: 'Concluído',

  questions: 'Perguntas sobre o arquivo',
  whichUnit: 'Em que unidade estão os pesos?',
  noUnit: 'O arquivo não diz.',
  units: {
    kg: 'Quilogramas (kg)',
    lb: 'Libras (lb)',
    st: 'Stones (st)',
    g: 'Gramas (g)',
  },
  whichOrder: 'Como as datas estão escritas?',
  noOrder: 'As datas deste arquivo podem ser das duas formas.',
  orders: {
    'day-first': 'Dia primeiro: 03/04 é 3 de abril',
    'month-first': 'Mês primeiro: 03/04 é 4 de março',
  },
  columns: {
    date: 'Coluna da data',
    time: 'Coluna da hora',
    weight: 'Coluna do peso',
    unit: 'Coluna da unidade',
    note: 'Coluna da anotação',
    source: 'Coluna da origem',
  },
  kinds: { weight: 'Peso', 'leave-out': 'Deixar de fora' },
  choose: 'Escolher…',
  noColumn: 'Nenhuma',
  discard: 'Descartar',
  continue: 'Continuar',

  preview: 'Prévia',
  zoneUsed: (zone) =>
    `Horários sem fuso são lidos como horários de ${zone}, seu fuso horário em Configurações.`,
  nothingToImport: 'Este arquivo não tem linhas para importar.',
  firstRows: (shown, all) => `As primeiras ${number(shown)} de ${all} linhas.`,
  importRows: 'Importar',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dose fica de fora: aqui só se importam pesos.',
      other: '# doses ficam de fora: aqui só se importam pesos.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# outra coluna fica de fora',
      other: '# outras colunas ficam de fora',
    }),
  issues: (count) => plural(count, { one: '# problema', other: '# problemas' }),
  downloadRejected: 'Baixar linhas recusadas',
  skippedRows: (count) => `Ignoradas: ${count}`,
  skippedRow: (row) => `Linha ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Linha ${row}: ${refused[reason](detail)}`,
  more: (count) => `e mais ${count}`,
};
