import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { list, number, plural, sentence } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Exportar · Dosewise',
  title: 'Exportar',
  lead: 'Cada tabela contém todos os seus registros de um tipo, os mais recentes primeiro. Os pesos estão em kg e os comprimentos em cm, sejam quais forem as unidades que você usa.',
  movingIn: 'Quer restaurar um destes arquivos, ou vem de outro app?',
  import: 'Importar um arquivo',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para exportar seus dados.',
  takeAlong: {
    title: 'Continuar sem conta',
    what: 'Uma cópia de tudo, que você pode abrir em qualquer navegador: escolha “Usar sem conta” e depois “Abrir uma cópia”.',
    take: 'Levar meus registros comigo',
    fileName: 'dosewise-exportacao.json',
  },
  tables: 'Tabelas para uma planilha',
  readers: {
    legend: 'Formato das tabelas',
    programs: 'Para outros programas',
    excel: 'Para o Excel no seu idioma',
    programsHint:
      'Vírgulas entre colunas, pontos nos números, horários em UTC. O Dosewise também pode importar estes arquivos.',
    excelHint: (zone) =>
      `Colunas, números e datas como o Excel lê no seu idioma, com os horários de ${zone}.`,
  },
  whole: 'Para outro programa, ou para guardar',
  doses: {
    title: 'Doses',
    contents: 'Data, caneta e sua dosagem, cliques ou volume, mg, local da injeção e dor.',
  },
  weights: {
    title: 'Pesagens',
    contents: 'Data, peso em kg, anotação e origem. Você pode importar de novo na página Peso.',
  },
  symptoms: {
    title: 'Sintomas',
    contents: 'Data, categoria, intensidade de 0 a 10 e anotação.',
  },
  measurements: {
    title: 'Medidas',
    contents: 'Data, tipo, valor com sua unidade, e anotação.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Doses, pesagens, medidas, altura, IMC e sintomas com códigos, para sistemas de prontuário eletrônico.',
  },
  everything: {
    title: 'Tudo em JSON',
    contents:
      'Seu perfil, configurações, meta, plano, canetas, doses, pesagens, medidas e sintomas em um arquivo.',
  },
  download: 'Baixar ',
  downloaded: (fileName) => `${fileName} foi baixado.`,
  fetchFailed: 'Não foi possível baixar o arquivo.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Backup do Shotsy',
  'shotsy-csv': 'Tabela do Shotsy (CSV)',
  'apple-health-xml': 'Exportação do Apple Saúde',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Registros do Health Connect (JSON)',
  'fitbit-json': 'Arquivo do Fitbit (JSON)',
  'garmin-json': 'Composição corporal do Garmin (JSON)',
  'withings-json': 'Medidas do Withings (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Tabela do Pokii (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, tudo em JSON',
  'weights-csv': 'Tabela de pesagens',
  sheet: 'Sua própria tabela',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, enviado automaticamente',
  'health-connect': 'Health Connect, enviado automaticamente',
};

const doses = (count: number) => plural(count, { one: '# dose', other: '# doses' });
const weights = (count: number) => plural(count, { one: '# pesagem', other: '# pesagens' });
const symptoms = (count: number) => plural(count, { one: '# sintoma', other: '# sintomas' });
const measurements = (count: number) => plural(count, { one: '# medida', other: '# medidas' });
const pens = (count: number) => plural(count, { one: '# caneta', other: '# canetas' });

/** The words that readers of files write before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'linha', line: 'linha', day: 'dia' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Data',
    time: 'Hora',
    medicine: 'Medicamento',
    dose: 'Dose',
    site: 'Local da injeção',
    pain: 'Dor',
    taken: 'Tomada ou não',
    weight: 'Peso',
    unit: 'Unidade',
    note: 'Anotação',
    source: 'Origem',
    symptom: 'Sintoma',
    kind: 'Tipo de medida',
  },
  'kind-word': {
    weight: 'Peso',
    waist: 'Cintura',
    hips: 'Quadril',
    body_fat: 'Gordura corporal',
    lean_mass: 'Massa magra',
    resting_pulse: 'Pulso em repouso',
    blood_pressure: 'Pressão arterial',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glicemia em jejum',
    systolic: 'Sistólica',
    diastolic: 'Diastólica',
  },
  'status-word': { taken: 'Tomada', 'not-taken': 'Não tomada' },
  'dose-level': {
    doses: 'Uma dose tomada em cada um desses dias',
    level: 'A dose que eu usava na época: não importar nenhuma',
  },
  'date-order': {
    'day-first': 'Dia primeiro: 03/04 é 3 de abril',
    'month-first': 'Mês primeiro: 03/04 é 4 de março',
    'year-first': 'Ano primeiro: 26-04-03 é 3 de abril de 2026',
  },
  'weight-unit': { kg: 'Quilogramas (kg)', lb: 'Libras (lb)', st: 'Stones (st)', g: 'Gramas (g)' },
  'length-unit': { cm: 'Centímetros (cm)', in: 'Polegadas (in)' },
  'dosage-unit': {
    mg: 'Miligramas (mg)',
    mcg: 'Microgramas (mcg)',
    units: `Unidades de ${number(0.01)} mL`,
    mL: 'Mililitros (mL)',
    clicks: `Cliques de ${number(0.01)} mL`,
  },
  'site-quadrant': {
    keep: 'Manter as palavras',
    left_lower: 'Esquerda, embaixo',
    left_upper: 'Esquerda, em cima',
    right_lower: 'Direita, embaixo',
    right_upper: 'Direita, em cima',
  },
  'severity-words': { bands: 'Leve 2, moderada 5, intensa 8' },
  'severity-scale': { 'times-two': '1 a 5, em dobro' },
  'pain-scale': { keep: 'Manter como está' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'Deixar de fora',
  keep: 'Manter como está',
  take: 'Sim, importar',
  import: 'Importar',
  yes: 'Sim',
  no: 'Não',
  start: 'Quando começou',
  scheduled: 'Quando estava planejado',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Importar · Dosewise',
  title: 'Importar',
  lead: 'Traga doses, pesagens, sintomas e medidas de outro app ou da sua própria planilha. O arquivo é lido no seu navegador, e você vê uma prévia antes de salvar qualquer coisa.',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para importar seu histórico.',

  chooseTitle: 'Escolha um arquivo',
  chooseHint:
    'Shotsy, Pokii, Apple Saúde, Health Connect e outros, uma exportação do Dosewise ou qualquer tabela com datas e doses.',
  drop: 'Solte um arquivo aqui, ou escolha um.',
  choose: 'Escolher um arquivo',
  file: 'Arquivo a importar',
  paste: 'Colar uma tabela',
  pasted: 'Tabela com a linha de cabeçalho',
  readPasted: 'Ler a tabela',
  pastedName: 'colado.csv',
  nothingPasted: 'Cole uma tabela primeiro.',
  reading: 'Lendo o arquivo',
  readingAgain: 'Lendo o arquivo com suas respostas',
  unreadable:
    'Não foi possível ler este arquivo. Tente exportá-lo de novo e escolha-o mais uma vez.',
  refused: {
    'empty-file': 'Este arquivo está vazio.',
    'not-readable': 'Este arquivo está danificado ou incompleto. Tente exportá-lo de novo.',
    'unknown-format': 'Este tipo de arquivo não pode ser importado aqui.',
    'too-large': 'Este arquivo é grande demais para ser lido aqui.',
  },
  answerRefused: 'Essa resposta não corresponde ao arquivo',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Parece ser: ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Reconhecido como',
  preview: 'O que será importado',
  doses: 'Doses',
  weights: 'Pesagens',
  symptoms: 'Sintomas',
  measurements: 'Medidas',
  counts: (of) =>
    [
      of.doses > 0 && doses(of.doses),
      of.weights > 0 && weights(of.weights),
      of.symptoms > 0 && symptoms(of.symptoms),
      of.measurements > 0 && measurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${mg} mg ${medicine}`,
  pain: (pain) => `dor ${pain}`,
  symptom: (name, severity) => `${name}: ${severity}`,
  siteNote: (words) => `Local: ${words}`,
  noSite: 'sem local',
  first: (shown, all) => `Mostrando ${number(shown)} de ${all}.`,
  bands: 'A intensidade em palavras virou um número: leve 2, moderada 5, intensa 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# anotação tem mais de 500 caracteres e será cortada.',
      other: '# anotações têm mais de 500 caracteres e serão cortadas.',
    }),
  ignored: (kinds) => `Não importado, porque o Dosewise não guarda: ${kinds}.`,
  nothing: 'Não há nada para importar neste arquivo.',
  skipped: (count) =>
    plural(count, { one: '# registro deixado de fora', other: '# registros deixados de fora' }),
  account: (of) =>
    `De ${plural(of.rows, { one: '# linha', other: '# linhas' })}: ${[
      of.imported > 0 && plural(of.imported, { one: '# a importar', other: '# a importar' }),
      of.notTaken > 0 &&
        plural(of.notTaken, {
          one: '# marcada como não tomada',
          other: '# marcadas como não tomadas',
        }),
      of.repeated > 0 && plural(of.repeated, { one: '# repetida', other: '# repetidas' }),
      of.other > 0 && plural(of.other, { one: '# deixada de fora', other: '# deixadas de fora' }),
      of.notUnderstood > 0 &&
        plural(of.notUnderstood, { one: '# não entendida', other: '# não entendidas' }),
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, rows) =>
    `Por enquanto, dá para importar ${number(imported)} de ${plural(rows, { one: '# linha', other: '# linhas' })}`,
  showRows: '(mostrar)',
  keptInstead: (place) => `fica: ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `e mais ${count}`,
  parts: (parts) =>
    `O arquivo é grande; por isso, é importado em ${plural(parts, { one: '# parte', other: '# partes' })}. Cada parte é salva inteira ou não é salva.`,
  import: (counts) => `Importar ${counts}`,
  importNothing: 'Importar',
  unanswered: 'Responda primeiro às perguntas acima.',
  discard: 'Descartar',
  importing: 'Importando',
  failed: 'A importação falhou.',
  tryAgain: 'Tente de novo.',
  savedBefore: (counts) => ` Registros já salvos: ${counts}. Importar de novo não cria duplicatas.`,
  cancelled: (counts) =>
    `Importação cancelada. ${counts === '' ? 'Nada foi adicionado antes disso.' : `Antes disso: ${counts}.`} Registros que já estavam sendo enviados ainda podem ser salvos: veja em “Importações anteriores”.`,

  outcome: 'Importação concluída',
  done: 'Importado',
  added: (counts) =>
    counts === '' ? 'Nada de novo foi adicionado.' : `Registros adicionados: ${counts}.`,
  changed: (counts) => `Registros alterados: ${counts}.`,
  there: (counts) => `Registros que já existiam: ${counts}.`,
  undo: 'Desfazer',
  close: 'Importar outro arquivo',
  today: 'Ir para Hoje',

  earlier: 'Importações anteriores',
  noneYet: 'Nada importado ainda.',
  earlierFailed: 'Não foi possível carregar suas importações anteriores.',
  undoOf: (source, day) => `Desfazer a importação de ${day}: ${source}`,
  undoTitle: 'Desfazer esta importação?',
  undoQuestion: (counts) =>
    `Isto remove o que a importação adicionou${counts === '' ? '' : ` (${counts})`} e restaura o que ela alterou. O que você editou desde então fica como está.`,
  undoConfirm: 'Desfazer importação',
  undoFailed: 'Não foi possível desfazer a importação.',
  undoneBelow: 'Esta importação foi desfeita.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, { one: '# registro removido.', other: '# registros removidos.' }),
      restored > 0 &&
        plural(restored, {
          one: '# registro voltou a ser como antes.',
          other: '# registros voltaram a ser como antes.',
        }),
      kept > 0 &&
        plural(kept, {
          one: '# registro fica, pois foi editado desde então.',
          other: '# registros ficam, pois foram editados desde então.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Este arquivo é uma cópia completa do Dosewise. Como sua conta ainda não tem registros, tudo pode ser restaurado: também canetas, plano, meta e configurações. A importação só adiciona doses, pesagens, sintomas e medidas.',
    recordsOnly:
      'Canetas, plano, meta e configurações deste arquivo só podem ser restaurados em uma conta sem registros. A sua tem alguns; por isso, só são adicionados doses, pesagens, sintomas e medidas.',
    restore: 'Restaurar tudo',
    failed: 'Nada foi restaurado.',
    tryAgain: 'Tente de novo.',
    noReply: 'Não sabemos se o arquivo foi restaurado, porque a conexão caiu.',
    noReplyHint: 'Confira seus registros antes de tentar de novo.',
    damaged: 'Este arquivo está danificado. Exporte-o de novo.',
    outcome: 'Tudo foi restaurado',
    counts: (of) =>
      `${list([
        pens(of.pens),
        doses(of.doses),
        weights(of.weights),
        symptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [measurements(of.measurements)]),
      ])}, com plano, meta e configurações.`,
  },

  questions: {
    must: 'Perguntas sobre o arquivo',
    granted: 'Suposições',
    choose: 'Escolher…',
    likely: (answer) => `${answer} (provável)`,
    take: (likely) => `Usar ${likely}`,
    inFile: (samples) => `No arquivo: ${samples}`,
    leaveOut: 'Deixar de fora',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'O que há nesta coluna?',
      'date-order': 'Como as datas estão escritas?',
      'time-zone': 'Em que fuso horário estão os horários?',
      'weight-unit': 'Em que unidade estão os pesos?',
      'length-unit': 'Em que unidade estão cintura e quadril?',
      'hba1c-unit': 'Em que unidade está a HbA1c?',
      'glucose-unit': 'Em que unidade está a glicemia em jejum?',
      'dosage-unit': 'Em que unidade estão as doses?',
      'mg-per-count': 'Quantos mg tem cada unidade (caneta, comprimido…)?',
      concentration: 'Qual é a concentração?',
      'which-medicines': 'Quais medicamentos você quer importar?',
      medicine: 'Qual é o medicamento?',
      'automatic-marks': 'Algumas doses foram marcadas automaticamente como tomadas. Importá-las?',
      'planned-amount':
        'Alguns registros têm só uma quantidade planejada. Importá-la como a dose tomada?',
      'start-or-scheduled': 'Que horário vale?',
      'site-quadrant': 'Que local exato é?',
      'pain-scale': 'Qual é a escala da dor?',
      'severity-words': 'O que significam as palavras de intensidade?',
      'severity-scale': 'Qual é a escala de intensidade?',
      'severity-unknown': 'Que intensidade tem um sintoma sem intensidade indicada?',
      'no-doses': 'O que fazer com os registros sem dose?',
      'status-word': 'A dose foi tomada?',
      'dose-level': 'Há uma dose em quase todos os dias. O que ela significa?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject}: ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Nada a importar',
    reasons: {
      'not-taken': 'Não tomada',
      'not-confirmed': 'Não confirmada como tomada',
      duplicate: 'Duas vezes no arquivo',
      replaced: 'Substituído por um valor posterior',
      future: 'No futuro',
      'before-noon': 'De hoje, sem hora: importe depois do meio-dia',
      'no-dose': 'Sem dose',
      implausible: 'Não plausível',
      'unreadable-date': 'Data ilegível',
      'unreadable-number': 'Número ilegível',
      'ask-unit': 'Unidade desconhecida',
      incomplete: 'Só um dos dois valores da pressão',
      'not-an-injection': 'Não é uma injeção',
      'other-medicine': 'Outro medicamento',
      'other-person': 'Outra pessoa',
      'unknown-medicine': 'Medicamento desconhecido',
      'not-present': 'Marcado como ausente',
      'no-date': 'Sem data',
      prescription: 'Uma receita, não uma dose',
      'test-data': 'Dados de teste',
      'other-kind': 'Outro tipo de registro',
      'not-readable': 'Ilegível',
      level: 'A dose que você usava na época, não uma que tomou',
      'left-out': 'Deixado de fora por você',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Copiar seus registros · Dosewise',
  title: 'Copiar seus registros para a conta',
  loginPrompt: 'Entre na sua conta para copiar seus registros para ela.',
  loading: 'Carregando…',
  readFailed: 'Não foi possível ler os registros deste navegador.',
  nothing: 'Não há registros neste navegador para copiar.',
  sending: 'Copiando seus registros…',
  sendFailed:
    'Seus registros podem não ter chegado. Eles ainda estão neste navegador. Tente de novo.',
  tryAgain: 'Tentar de novo',
  arrived: (counts) => `Agora está tudo na sua conta: ${counts}.`,
  arrivedHint:
    'A cópia deste navegador ainda está aqui. Qualquer pessoa que abra este navegador pode vê-la sem entrar na conta.',
  deleteCopy: 'Sim, excluir a cópia daqui',
  keepCopy: 'Manter por enquanto',
  deleteFailed: 'Não foi possível excluir a cópia. Tente de novo.',
  deleted: 'A cópia neste navegador foi excluída.',
  toToday: 'Ir para o painel',
  inBrowser: (counts) => `Neste navegador: ${counts}.`,
  hasRecords:
    'Sua conta já tem registros. Adicionar estes não altera nenhum deles, e você pode desfazer.',
  there: (counts) => `Registros já na conta: ${counts}.`,
  add: (count) => plural(count, { one: 'Adicionar # registro', other: 'Adicionar # registros' }),
  added: (counts) => `Registros adicionados: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# registro não foi adicionado, porque você já tem um nesse horário.',
      other: '# registros não foram adicionados, porque você já tem outros nesses horários.',
    }),
  notNow: 'Agora não',
  undo: 'Desfazer',
  undoFailed: 'Não foi possível desfazer. Tente de novo.',
  undone: 'Os registros foram retirados da sua conta. Ainda estão neste navegador.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Relatório compartilhado · Dosewise',
  title: 'Relatório compartilhado',
  loading: 'Carregando…',
  dead: 'Este link não é válido',
  deadHint: 'Ele pode ter vencido ou sido revogado. Peça outro a quem o enviou.',
  askPasscode: 'Este relatório tem um código de acesso',
  passcode: 'Código de acesso',
  passcodeHint: 'Peça-o à pessoa que enviou o link a você.',
  open: 'Abrir o relatório',
  missing: 'Digite o código de acesso.',
  wrong: 'Este código de acesso está errado.',
  failed: 'Não foi possível abrir o relatório. Tente de novo.',
  until: (day) => sentence(`O link vale até ${day}`),
  print: 'Imprimir',
};
