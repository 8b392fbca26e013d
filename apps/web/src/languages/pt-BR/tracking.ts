import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as dashboardNextDoseEnglish } from '../../features/tracking/dashboard/next-dose/texts.ts';
import type { texts as dashboardEnglish } from '../../features/tracking/dashboard/texts.ts';
import type { texts as dashboardTimeZoneEnglish } from '../../features/tracking/dashboard/time-zone/texts.ts';
import type { texts as dashboardTodayEnglish } from '../../features/tracking/dashboard/today/texts.ts';
import type { texts as dashboardWeightJumpEnglish } from '../../features/tracking/dashboard/weight-jump/texts.ts';
import type { texts as symptomsEnglish } from '../../features/tracking/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../features/tracking/weights/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, weightsTexts as weightTexts } from './data.ts';
import { atTime, number, plural, sentence } from './grammar.ts';

const inDays = (days: number) =>
  plural(days, { one: 'no último dia', other: 'nos últimos # dias' });

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Painel · Dosewise',
  loginPrompt: 'Entre na sua conta para ver seu painel.',
  title: 'Painel',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar os dados',
  invited: {
    by: (email) => `Você recebeu um convite de ${email} para ver os registros dessa pessoa.`,
    look: 'Ver o convite',
  },
  dosesFailed: 'Não foi possível carregar as doses',
  symptomsFailed: 'Não foi possível carregar os sintomas',
  heightFailed: 'Não foi possível salvar a altura',

  goal: 'Meta',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Tipo de meta',
  aims: { reach: 'Alcançar um peso', keep: 'Ficar em uma faixa' },
  targetWeight: 'Peso desejado',
  targetDate: 'Data desejada',
  goalWrong: (rule) => `A meta deve ser ${rule}.`,
  lowest: 'Peso mínimo',
  highest: 'Peso máximo',
  rangeWrong: (rule) => `Cada extremo da faixa deve ser ${rule}.`,
  rangeTurned: 'O peso máximo deve ser maior que o mínimo.',
  goalNotSaved: 'Sua meta ainda não está salva.',
  goalNotLoaded: 'Não foi possível carregar sua meta.',
  noTarget: 'Definir um peso desejado',
  noRange: 'Definir uma faixa a manter',
  noGoal: 'Nenhuma meta definida',
  range: (low, high) => `${low} a ${high}`,
  rangeTo: ' a ',
  toGo: (weight) => `${weight} até a meta`,
  withinRange: 'Dentro da faixa',
  aboveRange: (weight) => `${weight} acima da faixa`,
  belowRange: (weight) => `${weight} abaixo da faixa`,
  changeGoal: 'Alterar meta',
  goalDone: 'Pronto',
  byDay: (day) => `até ${day}`,
  eta: 'Previsão',
  reached: 'Alcançada',
  noProjection: {
    weights: 'Registre algumas pesagens para ver projeções.',
    goal: 'Defina uma meta para ver projeções.',
    days: (days) => `As projeções começam quando suas pesagens abrangerem pelo menos ${days} dias.`,
    both: 'Registre algumas pesagens e defina uma meta para ver projeções.',
  },
  notOnCourse: 'O ritmo atual não leva à meta',
  daysWithin: 'Dias dentro da faixa',
  someOf: (within, weighed) => `${number(within)} de ${number(weighed)}`,
  whichDays: (days) => `Dos dias com pesagem ${inDays(days)}. Vale a última pesagem do dia.`,
  noDays: (days) => `Nenhuma pesagem ${inDays(days)}.`,
  staleWeights: 'Registre uma pesagem para ver quando você pode alcançar a meta',

  later: 'Meta, gráfico e números',
  figures: 'Números',

  nextActions: 'Próximos passos',
  logWeight: 'Registrar o peso de hoje',
  logDose: 'Registrar dose',
  logSymptoms: 'Registrar sintomas',

  journey: 'Evolução do peso',
  noWeights: 'Nenhuma pesagem ainda. Registre algumas na página Peso.',
  addWeight: 'Registrar um peso',
  changeSince: (day) => `Variação desde ${day} `,
  totalChange: 'Variação total ',
  chartOptions: 'Opções do gráfico',
  showDoses: 'Mostrar marcas de dose',
  showBands: 'Mostrar faixas de IMC',
  height: 'Altura',
  feetOf: (label) => `${label}, pés`,
  inchesOf: (label) => `${label}, polegadas`,
  heightExample: 'ex.: 175',
  dose: 'Dose',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Meta',
  today: 'Hoje',
  rangeToKeep: 'Faixa a manter',
  ends: { lowKg: 'Mínimo a manter', highKg: 'Máximo a manter' },
  goalAt: (weight) => `Meta ${weight}`,
  bands: {
    healthy: 'IMC 20–25',
    overweight: 'IMC 25–30',
    obese: 'IMC 30+',
  },
  onlyWeight: (weight, day) => sentence(`${weight} em ${day}`),
  wayOfWeight: (from, to) =>
    sentence(`De ${from.weight} em ${from.day} a ${to.weight} em ${to.day}`),
  projection: 'Depois da última pesagem, a tendência é uma projeção.',
  theGoal: (weight) => `A meta é ${weight}.`,
  theRange: (range) => `A faixa a manter é ${range}.`,

  latestWeight: 'Último peso',
  fromStart: (change) => `${change} desde o início`,
  since: (change, day) => `${change} desde ${day}`,
  trendPace: 'Ritmo (tendência)',
  trendPaceNote: 'Negativo: perda de peso',
  adherence: 'Constância nas pesagens (7 d)',
  adherenceNote: 'Dias com pesagem',
  dosesLately: 'Doses em 28 d',
  dosesExpected: (doses) => `Esperadas: cerca de ${number(doses)}`,
  symptomsLately: 'Sintomas (média 14 d)',
  symptomsLatelyNote: 'Intensidade de 0 a 10',
  nextDose: 'Próxima dose',
  afterLatest: (days) => `${countDays(days)} após a última dose`,
  nextDoseOn: (weekday, rule) => `${weekday}, ${rule}`,
  overdueBy: (days, rule) => `${countDays(days)} de atraso (normalmente ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'Sua próxima dose',
  titleOf: (medicine) => `Sua próxima dose de ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `${sentence(`Prevista para ${due}`)} Segundo a bula, ainda pode ser tomada até ${day} ${atTime(time)}. Consulte a sua própria bula.`,
  stillByPlan: (due, day, time) =>
    `${sentence(`Prevista para ${due}`)} O plano a conta como não tomada depois de ${day} ${atTime(time)}. Esse limite é nosso, e o da sua bula pode ser menor. Consulte a bula ou pergunte na farmácia antes de tomar a dose com atraso.`,
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar sua próxima dose.',
  dueToday: 'Dose para hoje',
  dueTomorrow: 'Próxima dose amanhã',
  inDays: (days) => plural(days, { one: 'Próxima dose em # dia', other: 'Próxima dose em # dias' }),
  late: (days) => plural(days, { one: '# dia de atraso', other: '# dias de atraso' }),
  at: (weekday, day, time) => `${weekday}, ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) =>
    `${amount} · ${pen}, ${plural(left, { one: 'resta #', other: 'restam #' })}`,
  givenInWords: (amount, pen, left) =>
    `${amount}, ${pen}, ${plural(left, { one: 'resta # dose', other: 'restam # doses' })}`,
  noPen: (thing) =>
    thing === 'pen'
      ? 'Você não tem nenhuma caneta que possa usar para esta dose.'
      : 'Você não tem nenhuma caixa que possa usar para esta dose.',
  log: (amount) => `Registrar ${amount}`,
  change: 'Alterar',
  logIt: 'Registrar uma dose',
  plan: 'Seu plano',
  openPlan: 'Abrir o plano',
  dose: (mg, amount, pen, place) => [mg, amount, pen, place].filter(Boolean).join(', '),
  loggedAlready: (when) => sentence(`Esta dose já está registrada: ${when}`),
  logFailed: 'Não foi possível registrar a dose. Nada foi alterado. Tente de novo.',
  changedElsewhere:
    'Uma caneta ou o plano foi alterado em outro lugar; por isso, a dose não foi registrada. Confira a caneta e a quantidade e registre-a de novo.',

  noLatest: 'Nenhuma dose deste medicamento está registrada ainda.',
  anotherPen: 'A última dose foi de outra caneta. Confira se esta é a caneta certa.',
  moreThanUsual: (mg, usual) =>
    `Esta dose (${mg}) é maior do que a última (${usual}). Compare a quantidade com sua receita antes de tomar a dose.`,

  nothing: 'Nenhuma dose planejada',
  nothingAdvice: 'Crie um plano ou registre uma dose para ver aqui a próxima.',
  makePlan: 'Criar um plano',
};

const open = (days: number) => plural(days, { one: 'em uso há # dia', other: 'em uso há # dias' });

const sinceFirstDose = (weeks: number) =>
  plural(weeks, {
    one: '# semana desde a primeira dose',
    other: '# semanas desde a primeira dose',
  });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'Os últimos sete dias',
  dose: 'dose',
  weighIn: 'pesagem',
  nothing: 'nada registrado',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Pesagem',

  firstDose: 'A primeira dose está registrada.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `${plural(doses, { one: '# dose registrada', other: '# doses registradas' })} até agora.`
      : `${sinceFirstDose(weeks)}, ${plural(doses, { one: '# dose registrada', other: '# doses registradas' })}.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `${weight} a menos do que há um mês.`
        : `${sinceFirstDose(weeks)}, ${weight} a menos do que há um mês.`,
    more: (weight, weeks) =>
      weeks === null
        ? `${weight} a mais do que há um mês.`
        : `${sinceFirstDose(weeks)}, ${weight} a mais do que há um mês.`,
    same: (weeks) =>
      weeks === null
        ? 'Quase o mesmo peso de um mês atrás.'
        : `${sinceFirstDose(weeks)}, quase o mesmo peso de um mês atrás.`,
  },

  comes: 'O que esta página vai mostrar',
  example: 'Exemplo',
  comesNote: 'Dados de exemplo de alguém depois de oito semanas:',
  comesNext: (days) => `em ${plural(days, { one: '# dia', other: '# dias' })}`,

  weight: 'Peso',
  noWeight: 'Nenhuma pesagem ainda',
  weighedOn: (day) => `em ${day}`,
  weightToday: 'Peso de hoje',
  addWeight: 'Registrar peso',
  weighedToday: 'Registrado hoje',
  weightAdded: (weight) => `Registrado: ${weight}.`,
  weightLine: 'O último mês, suavizado',

  symptoms: 'Sintomas hoje',
  otherSymptoms: 'Outros sintomas',
  noneToday: 'Nenhum hoje',
  loggedToday: 'com registro hoje',
  howSevere: (symptom) => `${symptom}: com que intensidade?`,
  ofTen: (severity, most) => `${severity} de ${most}`,
  symptomLogged: (symptom, word) => `Registrado: ${symptom} (intensidade ${word}).`,
  noneLogged: 'Registrado: sem sintomas hoje.',

  begin: 'Dois passos para começar',
  steps: { 1: 'Falta um passo', 2: 'Faltam dois passos' },
  stepsNote: 'Depois, esta página mostra o que está previsto para cada dia.',
  penNote: 'Adicione sua caneta para poder registrar uma dose prevista com um toque.',
  stepDone: 'feito',
  stepBegin: 'Configurar caneta e plano',
  stepGoOn: 'Continuar com caneta e plano',
  stepPen: 'Adicionar sua caneta',
  stepDose: 'Registrar sua primeira dose',
  stepWeight: 'Registrar seu peso',
  hasPens: (count) => plural(count, { one: '# caneta', other: '# canetas' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# pesagem', other: '# pesagens' }),
  otherApp: 'Vindo de outro app?',
  bringHistory: 'Importe seu histórico',

  lastDose: (pen) => `${pen}: resta uma dose`,
  openUntil: (pen, day, days) => `Descartar ${pen} até ${day} (${open(days)})`,
  openTooLong: (pen, days, label) =>
    `${pen}: ${open(days)}. A bula diz para descartar depois de ${plural(label, { one: '# dia', other: '# dias' })}.`,
  costMissing: (pen) => `Adicionar o custo: ${pen}`,

  installTitle: 'Instale o Dosewise neste aparelho',
  install: {
    button: 'Ele abre a partir da tela inicial ou da área de trabalho, também sem internet.',
    shareMenu:
      'Abra o menu Compartilhar e escolha “Adicionar à Tela de Início”. O app abre sem internet, pode enviar notificações e guarda os registros ainda não enviados. No próprio Safari, eles podem ser excluídos se você não abrir o site por sete dias. No app, será preciso entrar na conta de novo.',
    oldShareMenu:
      'No Safari, abra o menu Compartilhar e escolha “Adicionar à Tela de Início”. O app abre sem internet e guarda os registros ainda não enviados. No próprio Safari, eles podem ser excluídos se você não abrir o site por sete dias. No app, será preciso entrar na conta de novo. As notificações exigem o iOS 16.4.',
  },
  installNow: 'Instalar',
  noInstall: 'Agora não',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: 'Em que fuso horário você está?',
  unknown:
    'Seu navegador não informa um fuso horário conhecido, então seus dias começam à meia-noite UTC.',
  differs: (zone) => `Seus dias começam à meia-noite UTC, mas este aparelho está em ${zone}.`,
  label: 'Fuso horário',
  choose: 'Escolha um fuso horário',
  missing: 'Escolha um fuso horário.',
  keep: 'Continuar com UTC',
  moved: (city) => `Parece que você está em ${city}`,
  keepOrSwitch: (city) =>
    `Manter o horário de ${city} ou mudar? Se você mudar, uma dose planejada para as 08:00 passa a ser às 08:00 do novo fuso horário.`,
  keepTime: (city) => `Manter ${city}`,
  switchTo: (city) => `Mudar para ${city}`,
  saved: 'Fuso horário salvo.',
  failed: 'Não foi possível salvar o fuso horário',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Em ${day}, seu celular enviou ${weight}. A pesagem anterior é de ${one}, e a seguinte, de ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Em ${day}, seu celular enviou ${weight}. As pesagens seguintes são de ${one} e ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Em ${day}, seu celular enviou ${weight}. As pesagens anteriores são de ${one} e ${other}.`,
  deleteJump: 'Excluir',
  isRight: 'Está certo',
  confirmFailed: 'Não foi possível salvar sua resposta.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
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
  noneHint:
    'Os sintomas registrados aparecem aqui, os mais recentes primeiro, e como média no painel.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Excluir este sintoma',
  editTitle: 'Editar sintoma',
  save: 'Salvar sintoma',
  gone: 'Este sintoma foi excluído em outro lugar.',

  patterns: 'Padrões',
  lead: 'Estes valores apenas resumem o que foi registrado; eles não mostram o que causou um sintoma.',
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
      one: '# registro de “Nenhum hoje” fica fora das médias.',
      other: '# registros de “Nenhum hoje” ficam fora das médias.',
    }),
};

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `data inválida “${cell}”`,
  future: (cell) => `data inválida “${cell}”`,
  'unreadable-number': (cell) => `peso inválido “${cell}”`,
  implausible: (cell) => `peso inválido “${cell}”`,
  'not-readable': () =>
    'aqui se abrem aspas que nunca se fecham; por isso, as linhas seguintes não podem ser lidas',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `mesma data e hora da linha ${by}`,
  replaced: ({ by }) => `mesma data e hora da linha ${by}`,
  'no-date': () => 'sem data',
  'no-weight': () => 'sem peso',
  'other-kind': ({ detail }) => `não é peso corporal, e sim “${detail}”`,
  'other-person': () => 'de outra pessoa',
  'left-out': () => 'deixada de fora por você',
};

const countEntries = (count: number) => plural(count, { one: '# registro', other: '# registros' });
const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# novo', other: '# novos' })}, ${plural(updated, { one: '# alterado', other: '# alterados' })}`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Peso · Dosewise',
  title: 'Peso',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para acompanhar seu peso.',

  addTitle: 'Adicionar registro',
  form: 'Registrar um peso',
  weight: 'Peso',
  date: 'Data',
  note: 'Anotação',
  add: 'Registrar peso',
  added: (weight) => `Registrado: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Tente de novo.',
  dateMissing: 'Informe a data.',
  dateAhead: 'A data está no futuro.',
  dateOutOfYears: `A data deve ficar entre os anos ${KEPT_YEARS.first} e ${KEPT_YEARS.last}.`,

  noTrend: 'Nenhuma pesagem ainda.',
  newest: (entries) => `Os ${entries} mais recentes`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, { one: 'O registro mais recente', other: 'Os # registros mais recentes' }),
  latest: (entries, weight, day) => sentence(`${entries}, o último de ${weight} em ${day}`),
  trendNeedsDays: (days) =>
    `Uma tendência precisa de dois registros com pelo menos ${days} dias de diferença.`,
  lastWeeks: (weeks) => plural(weeks, { one: 'na última semana', other: 'nas últimas # semanas' }),
  theseEntries: 'nestes registros',
  allEntries: 'em todos os registros',
  trendLevel: (window) => `A tendência ${window} é estável.`,
  trendGoes: (window, isDown, amount) =>
    `Tendência ${window}: ${isDown ? 'queda' : 'alta'} de ${amount} por semana.`,
  smoothed:
    'Suavizado: uma linha baseada nas pesagens de 14 dias antes até 14 dias depois de cada dia (regressão local, Cleveland 1979). Os últimos 14 dias da linha ainda podem mudar.',

  recent: 'Registros recentes',
  someOf: (shown, all) => `${number(shown)} de ${all}`,
  none: 'Nenhuma pesagem ainda',
  noneHint: 'Registre a primeira, ou importe um arquivo da sua balança ou de outro app.',
  deleteThis: 'Excluir esta pesagem',
  editTitle: 'Editar pesagem',
  save: 'Salvar pesagem',
  saveFailed: 'Não foi possível salvar a pesagem',
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
  measurementUnit: 'Unidade',
  measurementOrigin: 'Onde foi medida',
  origins: { home: 'Em casa', laboratory: 'Laboratório', none: 'Não informado' },
  isMeasurementRight: (name, value) => `${name} ${value}: está certo?`,
  mayBeSlip: 'Pode ser um erro de digitação ou a outra unidade. Confira o número e a unidade.',
  mayBePairSlip: 'Pode ser um erro de digitação. Confira os dois números.',
  diastolicAbove: 'A diastólica não pode ser maior que a sistólica. Confira se não estão trocadas.',
  changeMeasurement: 'Alterar',
  saveMeasurement: 'Sim, salvar',
  measurementGone: 'Esta medida foi excluída em outro lugar.',
  measurementsFailed: 'Não foi possível carregar as medidas',
  noMeasurements: 'Nenhuma medida ainda',
  noMeasurementsHint:
    'Aqui você pode anotar cintura, quadril, gordura corporal, massa magra, pulso em repouso, pressão arterial, HbA1c e glicemia em jejum.',
  recentMeasurements: 'Medidas recentes',
  changedSince: (change, day) => `${change} desde ${day}`,
  measurementSummary: (count, first, last) =>
    sentence(`${countEntries(count)}, de ${first} a ${last}`),

  import: 'Importar de CSV',
  importHint:
    'De balanças e apps: um arquivo com linha de cabeçalho, uma coluna de data e uma de peso. Você vê uma prévia antes de salvar qualquer coisa.',
  otherFiles: 'Doses e sintomas também, ou um arquivo de outro app?',
  otherImport: 'Ir para Importar',
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
    `Importação cancelada. Antes disso: ${result(inserted, updated)}. Linhas que já estão sendo enviadas ainda podem ser salvas. Importar o arquivo de novo não cria duplicatas.`,
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
  noOrder: 'As datas deste arquivo podem ser lidas das duas formas.',
  orders: {
    'day-first': 'Dia primeiro: 03/04 é 3 de abril',
    'month-first': 'Mês primeiro: 03/04 é 4 de março',
    'year-first': 'Ano primeiro: 26-04-03 é 3 de abril de 2026',
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
      one: '# dose fica de fora: aqui só se importam pesagens.',
      other: '# doses ficam de fora: aqui só se importam pesagens.',
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
