import {
  type DeviceKind,
  KEPT_YEARS,
  LABELLED_CLICKS,
  REFERENCE_RATES,
  WEEKLY_PEN,
  WEEKS_PER_MONTH,
} from '@dosewise/domain';
import { PATHS } from '../../data/navigation/paths.ts';
import type { StepName } from '../../data/pens/texts.ts';
import type { texts as actEnglish } from '../../features/dosing/act/texts.ts';
import type { texts as anyDeviceEnglish } from '../../features/dosing/any-device/texts.ts';
import type { texts as beginEnglish } from '../../features/dosing/begin/texts.ts';
import type { texts as calculatorEnglish } from '../../features/dosing/calculator/texts.ts';
import type { texts as helpEnglish } from '../../features/dosing/help/texts.ts';
import type { texts as logDoseEnglish } from '../../features/dosing/log-dose/texts.ts';
import type { texts as pensEnglish } from '../../features/dosing/pens/texts.ts';
import type { texts as planChangesEnglish } from '../../features/dosing/plan/changes/texts.ts';
import type { texts as planEnglish } from '../../features/dosing/plan/texts.ts';
import type { texts as sitesEnglish } from '../../features/dosing/sites/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts } from './data.ts';
import { list, number, plural, sentence } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Lembrete · Dosewise',
  acts: {
    taken: {
      title: 'Registrar esta dose',
      explanation:
        'Pressione só se a dose já foi tomada. Será registrada a quantidade planejada, com a caneta que o Dosewise supõe que você usa. Depois, confira as duas no histórico de doses. Se a dose já estiver registrada, nada muda.',
      button: 'Registrar como tomada',
    },
    later: {
      title: 'Lembrar depois',
      explanation:
        'Você receberá outro lembrete em uma hora, a não ser que a dose já esteja registrada.',
      button: 'Lembrar em uma hora',
    },
  },
  done: {
    logged: {
      title: 'Dose registrada',
      explanation: 'Você pode alterá-la no seu histórico de doses.',
    },
    already: {
      title: 'Nada a registrar',
      explanation: 'Esta dose já está registrada, ou não está mais planejada.',
    },
    later: {
      title: 'Você receberá um lembrete em uma hora',
      explanation: 'Você não o receberá se a dose já estiver registrada até lá.',
    },
  },
  toLogDose: 'Ir para Registrar dose',
  failed: {
    taken: 'Não foi possível registrar a dose. Tente de novo.',
    later: 'Não foi possível programar o lembrete. Tente de novo.',
  },
  dead: 'Este link não funciona mais',
  deadAdvice:
    'Os botões de um lembrete funcionam por um dia. Você ainda pode registrar a dose por conta própria.',
};

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'esta caneta',
  vial: 'este frasco',
  single_pen: 'esta caixa',
  tablet: 'esta caixa',
};

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Calculadora para qualquer caneta, frasco ou comprimido',
  device: 'Sua caneta ou seu frasco',
  yourTablets: 'Seus comprimidos',
  questions: {
    brand: 'Qual nome está na sua caixa?',
    strength: 'Qual dosagem?',
    own: 'Números do rótulo',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL por dose, à venda em: ${markets}. Compare com a sua caixa.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg em cada comprimido, à venda em: ${markets}. Compare com a sua caixa.`,
  change: 'Alterar',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Cliques que você contou em uma dose completa',
  countedHint:
    'Se você deixar vazio, o Dosewise só calcula com doses inteiras. Costuma-se relatar 0,01 mL por clique; nenhuma bula diz isso, por isso nada vem preenchido.',

  kind: 'Tipo',
  kinds: { click_pen: 'Caneta', vial: 'Frasco', tablet: 'Comprimidos' },
  ownMedicine: 'Medicamento',
  ownStrength: 'Uma dose, em mg',
  ownTablet: 'Um comprimido, em mg',
  ownTablets: 'Comprimidos na caixa',
  ownVolume: 'Uma dose, em mL',
  ownDoses: 'Doses no total',
  outside: (least, most) => `Digite um número de ${number(least)} a ${number(most)}.`,
  wholeOutside: (least, most) => `Digite um número inteiro de ${number(least)} a ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Quanto',
  fields: { mg: 'Dose', mL: 'Volume', units: 'Unidades da seringa' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'unidade', other: 'unidades' })} de uma seringa U-100`,
  },

  result: 'Dose calculada',
  nothingYet: 'Digite uma quantidade para ver o cálculo.',
  missing: {
    device: 'Escolha sua caneta ou seu frasco, ou digite os números.',
    strength: 'Escolha uma dosagem.',
    numbers: 'Digite os mg e os mL de uma dose.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} é mais do que uma dose completa desta caneta (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} é mais do que este frasco contém (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} é mais do que ${pieces} (${most}), o máximo que você pode registrar como uma dose.`,
  partOfDose: (kind, dose) =>
    `A bula trata apenas de doses completas: ${thisDevice[kind]} dá doses de ${dose}.`,
  wholeDosesOnly: 'Digite os cliques de uma dose para calcular partes de uma dose.',
  log: 'Registrar esta dose',

  about: 'De onde vêm os números',
  compare: 'Compare com o rótulo',
  compareWhy:
    'Tudo é calculado a partir dos mg e mL de uma dose completa. Um valor impresso em mg/mL é arredondado; por isso, não é usado.',
  facts: {
    dose: 'Dose completa',
    concentration: 'Concentração',
    steps: 'Cliques ou unidades',
    content: 'Conteúdo',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} em ${mL}`,
  compareTablets: 'Tudo é calculado a partir dos mg de um comprimido.',
  tablets: (count, mg) =>
    `${plural(count, { one: '# comprimido', other: '# comprimidos' })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'cerca de '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} de ${mL} em uma dose`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `podem restar até ${mL} depois das doses`,
  sourcesOf: (device) => `${device}: fontes`,
  checkedOn: (day) => sentence(`Conferido em ${day}`),
  ownNumbers: 'Estes números são seus. Ninguém os conferiu.',
};

const inClicks = (count: number) => plural(count, { one: '# clique', other: '# cliques' });

const ofThis: Readonly<Record<DeviceKind, string>> = {
  click_pen: 'desta caneta',
  vial: 'deste frasco',
  single_pen: 'desta caixa',
  tablet: 'desta caixa',
};

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Primeiros passos · Dosewise',
  title: 'Primeiros passos',
  loginPrompt: 'Entre para começar.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar suas canetas.',

  questions: {
    dose: () => 'Qual é a sua dose?',
    when: () => 'Quando foi sua última dose?',
    day: () => 'Em que dia foi?',
    firstDay: () => 'Quando será sua primeira dose?',
    origin: (kind) => `Essa dose foi ${ofThis[kind]}?`,
    before: (kind) => `Quantas doses ${ofThis[kind]} você já tinha tomado antes dessa?`,
    check: () => 'Está tudo certo?',
  },
  remindQuestion: 'Como devemos lembrar você?',

  fullDose: {
    click_pen: 'Uma dose completa',
    vial: 'Uma dose completa',
    single_pen: 'Uma caneta',
    tablet: 'Um comprimido',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Outra quantidade',
  amountMissing: 'Digite uma quantidade.',
  amountWrong: (most) => `Digite uma quantidade de até ${number(most)} mg.`,

  today: 'Hoje',
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
  anotherDay: 'Outro dia',
  notYet: 'Ainda nenhuma',
  unsureDay: 'Ainda não sei',
  day: 'Dia',
  dayFaults: {
    missing: 'Digite um dia.',
    wrong: 'Esse dia não existe.',
    ahead: 'Esse dia ainda não chegou.',
    over: 'Esse dia já passou.',
  },
  time: 'Horário da dose',
  timeFaults: { missing: 'Digite um horário.', ahead: 'Esse horário ainda não chegou.' },
  origins: {
    first: 'Sim, a primeira dose',
    later: 'Sim, mas não a primeira',
    other: 'Não, de outra embalagem',
  },
  before: 'Doses anteriores',
  countWrong: (most) => `Deve ser um número inteiro de 1 a ${number(most)}.`,

  openedOn: (day) => `Em uso desde ${day}`,
  assumedPen: (pen) =>
    `Supomos que seja: ${pen}. As doses são contadas do mesmo jeito nas duas canetas.`,
  dosesOf: (count, mg) => `${countDoses(count)} de ${number(mg)} mg`,
  dosesLeft: (count) => plural(count, { one: 'resta # dose', other: 'restam # doses' }),
  lastDose: 'Última dose',
  doses: 'Doses',
  fromOther: () => 'de outra embalagem',
  plan: 'Plano',
  nextOn: (day) => `Próxima: ${day}`,
  noPlan: 'Ainda não há. Você pode criar um quando quiser.',
  cost: 'Quanto custou?',
  free: 'Nada',
  listPrice: (price) => `Preço de tabela ${price}`,
  enterCost: 'Digitar um valor',
  skipCost: 'Pular',
  changeOf: (what) => `Alterar: ${what}`,
  save: 'Salvar',
  saveFailed: 'Não foi possível salvar.',
  notSent: 'Ainda não está tudo salvo. Suas respostas continuam neste aparelho.',
  saved: 'Tudo pronto.',

  remindWhen: 'Quando for a hora de uma dose.',
  push: 'Notificações neste aparelho',
  email: 'Por e-mail',
  calendarNote: 'Não podemos enviar lembretes a você. Seu calendário pode lembrar você.',
  notNow: 'Agora não',
};

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Calculadora de dose do Mounjaro · Dosewise',
  title: 'Calculadora de dose do Mounjaro',
  lead: 'Calculadora e diário para canetas semanais. De cliques para miligramas, e de miligramas para cliques.',
  leadOfAny: 'Cliques, unidades, mg e mL de outras canetas, de frascos e comprimidos.',
  anotherDevice: 'Outra caneta ou um frasco',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calculadora de dose',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Cliques',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Dosagem',
  dose: 'Dose',
  outdated: (dose) =>
    `Este campo não muda quando você move o controle. Os cliques agora correspondem a ${dose}.`,
  result: 'Dose calculada',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, { one: '# unidade', other: '# unidades' })} de uma seringa U-100`,
  pen: 'Quatro doses previstas na bula. Tracejado: líquido que pode ficar na caneta depois delas.',

  logIn: 'Entre para salvar suas doses e gerenciar suas canetas',
  log: 'Registrar esta dose',
  latest: (dose, day) => `Última dose: ${dose} em ${day}`,

  about: 'Sobre as doses do Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Cada dose completa exige ${inClicks(clicksPerDose)}`,
    `Cada caneta contém ${plural(dosesPerPen, { one: '# dose completa', other: '# doses completas' })}`,
    `O aumento padrão da dose é de ${number(2.5)} mg por vez`,
    'Espere pelo menos 4 semanas entre aumentos da dose',
  ],
  partOfDose: 'A bula trata apenas de doses completas. Consulte sua bula.',
};

const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Austrália, perguntas sobre o Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Austrália, como guardar o Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, informações do produto Mounjaro, seção 6.3';
const MODIFIED_PEN =
  'Lilly UK, informação médica 219072: a KwikPen, versão modificada e versão inicial';

const days = (count: number) => plural(count, { one: '# dia', other: '# dias' });

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Ajuda · Dosewise',
  title: 'Ajuda',
  description:
    'Respostas curtas sobre canetas de injeção: cliques, preparo, doses esquecidas, viagens e armazenamento, com fontes.',
  lead: 'Respostas curtas. O que injetar ou tomar, e quando, é assunto entre você e quem prescreve seu medicamento.',
  topics: {
    click: {
      answer: [
        `Ao girar o botão de dose de uma KwikPen, há ${plural(WEEKLY_PEN.clicksPerDose, { one: '# clique', other: '# cliques' })} até uma dose completa de ${number(WEEKLY_PEN.mlPerDose)} mL. Assim, cada clique corresponde a ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, e metade dos cliques é metade da dose.`,
        'As bulas não dizem quantos cliques tem uma dose: só mandam girar o botão até aparecer 1 na janela. A conta é exata; sua caneta pode não ser. A bula trata apenas de doses completas. Se quem prescreve seu medicamento indicou parte de uma dose, pergunte como medi-la.',
        'Para outras canetas, não encontramos nenhum número confiável de cliques. Conte os cliques de uma dose completa na sua própria caneta, ou não os informe e registre doses inteiras.',
      ],
      sources: [AU_FAQ, 'Cliques de uma dose completa: páginas de farmácias, em nenhuma bula'],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
    },
    priming: {
      answer: [
        'As instruções da KwikPen pedem o preparo antes de cada injeção: coloca-se uma agulha nova, gira-se o botão de dose 2 cliques e aperta-se o botão com a agulha para cima. Repete-se até aparecerem gotas. Sua bula diz quantas vezes você pode repetir.',
        `Uma KwikPen de 3 mL contém ${number(WEEKLY_PEN.dosesPerPen)} doses de ${number(WEEKLY_PEN.mlPerDose)} mL e mais líquido para o preparo. Assim, o preparo não tira nada dos ${number(LABELLED_CLICKS)} cliques contados aqui, e não é registrado.`,
        'Cada preparo gasta 0,02 mL: são 0,08 mL se uma caneta for preparada quatro vezes. Se a mesma caneta for preparada muito mais vezes, por exemplo oito, o líquido a mais pode acabar e a caneta pode travar.',
        'A KwikPen de 2026 tem um refil menor. Não conseguimos descobrir quanto dele se destina ao preparo.',
      ],
      sources: [
        AU_FAQ,
        'As instruções de uso, como copiadas em thecarepharmacy.com',
        'apotheke-adhoc.de, sobre preparar várias vezes',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Canetas' },
    },
    units: {
      answer: [
        'Uma seringa U-100 tem 100 unidades em 1 mL; portanto, uma unidade é 0,01 mL. As unidades medem o líquido, não o medicamento.',
        'A mesma dose em mg pode ser outro número de unidades em outro frasco. Leia os mg e os mL no seu próprio frasco e escolha esse frasco na calculadora.',
      ],
      sources: [
        'ISO 8537: 100 unidades são 1 mL',
        'As bulas de Zepbound e Mounjaro de 2026, como citadas em um guia dos EUA',
        'FDA, extrato da bula do Mounjaro, em vigor desde 29 de julho de 2026',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
    },
    'golden-dose': {
      answer: [
        'Algumas pessoas retiram o que resta em uma KwikPen depois das quatro doses e chamam isso de Golden Dose. Não há autorização para esse uso, e o fabricante pede que você não injete o que resta.',
        'Não se sabe quanto resta; por isso, a dose pode ser menor ou maior do que parece. Retirar líquido com uma seringa pode contaminá-lo com germes. O limite da bula, de 30 dias após o primeiro uso, continua valendo.',
        'Segundo relatos, a KwikPen de 2026 não deixa nada que se possa retirar.',
        'O Dosewise pode registrar uma Golden Dose, se você permitir. Ele não sugere nenhuma.',
      ],
      sources: [
        'Lilly Alemanha, informação médica 227148',
        'Lilly UK e National Pharmacy Association, como citadas em novembro de 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose em Configurações' },
    },
    'missed-dose': {
      answer: [
        'As bulas diferem, e algumas não dizem nada. A tabela traz o que encontramos; siga a bula da sua própria caixa. Na dúvida, pergunte a quem prescreve seu medicamento ou na farmácia.',
        'O plano marca uma dose como não tomada quando passa o prazo dado na bula para tomá-la com atraso. Se a metade do tempo entre duas doses for maior, ou se a bula não der um prazo, o plano espera essa metade. Isso pode ser mais tarde do que sua bula permite: essa regra é nossa, não de uma bula. Siga a sua bula.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Plano' },
    },
    travelling: {
      answer: [
        'Seu plano, seus dias e seus lembretes seguem o fuso horário de Configurações, não o do seu celular. Uma dose planejada para as 08:00 continua às 08:00 nesse fuso.',
        'Se você alterar o fuso horário em Configurações, a dose passa a ser às 08:00 do novo fuso. As doses já registradas não mudam; as listas as mostram no horário do seu aparelho.',
        'A bula da tirzepatida (Mounjaro, Zepbound) permite mudar o dia da semana se houver pelo menos 3 dias (72 horas) entre duas doses. A tabela de doses esquecidas traz o que dizem outras bulas.',
        'Segundo o fabricante, uma Mounjaro KwikPen pode ser guardada fora da geladeira, abaixo de 30 °C, por até 30 dias ao todo. Ele também pede que você avise seu médico ou farmacêutico antes de viajar ao exterior: você pode precisar de uma carta sobre o que leva, e pode não conseguir o medicamento lá.',
      ],
      sources: [AU_FAQ, 'EMA, informações do produto Mounjaro, seção 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Fuso horário em Configurações' },
    },
    curve: {
      answer: [
        'A curva estima quanto do medicamento há no sangue, a partir das doses que você registrou e das médias de estudos publicados. Nada foi medido em você. Não a use para decidir sobre uma dose.',
        'Uma dose é absorvida sob a pele, circula entre o sangue e os tecidos e é degradada, cada etapa à taxa medida no estudo. Para tirzepatida e semaglutida, as taxas são ajustadas ao seu peso mais recente. O que ainda resta de cada dose é somado. Segundo os dados dos estudos, 9 de cada 10 pessoas ficam entre “Baixo” e “Alto”.',
        'Para a tirzepatida, você pode escolher um cálculo mais simples, que dá níveis cerca de 20% baixos demais. Para a liraglutida, desenhamos só a forma, sem números. Para comprimidos, dulaglutida e exenatida, não encontramos nenhum modelo confiável; por isso, nada é desenhado.',
        'Abaixo da curva estão todos os números, com suas fontes e seus limites.',
      ],
      sources: [
        'Tirzepatida: Schneck e Urva 2024, doi 10.1002/psp4.13099',
        'Semaglutida: Overgaard e outros 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutida: Overgaard e outros 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Concentração no sangue' },
    },
    figures: {
      answer: [
        'Uma dose em mg são os cliques dados, divididos pelos cliques de uma dose completa e multiplicados pelos mg de uma dose completa. As unidades de um frasco são calculadas do mesmo modo. Comprimidos e canetas de dose única são simplesmente contados.',
        'O que você pagou por uma dose é a parte do preço da caneta que corresponde ao que a dose consumiu. Uma Golden Dose não acrescenta custo.',
        'O custo padrão é o preço de tabela de uma caneta, dividido pelas doses dela. Usamos o preço no seu país, no dia da dose, para a dosagem mais próxima. Sua economia é o custo padrão menos o que você pagou. Quando nenhum preço é conhecido, a página diz qual foi usado no lugar, ou que a dose não é contada.',
        `Os custos por mês são ${number(WEEKS_PER_MONTH)} vezes os da semana. Quando uma moeda foi convertida, a página informa a taxa de câmbio, o dia dela e quem a publicou.`,
        'A tendência do seu peso é a linha reta mais próxima das pesagens das 8 semanas antes da última.',
      ],
      sources: [
        `Taxas de câmbio, a não ser que seu servidor tenha outras mais recentes: ${REFERENCE_RATES.source}, tabela de 17 de outubro de 2025`,
        'Preços de tabela: como Configurações os mostra, com o dia a partir do qual valem',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Economia' },
    },
    where: {
      answer: [
        'Em Exportar, você recebe tudo em arquivos, a qualquer momento. Em Configurações, você pode excluir a conta e tudo o que há nela. Sem conta, exclua seus registros pelo menu.',
        'As páginas de admin de um servidor mostram quantas doses há, não de quem. O banco de dados e os backups contêm tudo; portanto, quem administra o servidor pode ler tudo. Só são enviados dados a um provedor de estatísticas se este servidor usar um e você tiver dito sim.',
        'Sem conta, com doze palavras você pode ter os mesmos registros em vários aparelhos. Quem tem as palavras tem acesso aos registros, e ninguém pode recuperar palavras perdidas. As páginas também vêm do servidor: é preciso confiar que quem o administra não as altera. Sem https, qualquer pessoa na sua rede poderia alterá-las.',
      ],
      sources: ['O próprio Dosewise: seu programa e seus documentos'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Exportar' },
    },
    storing: {
      answer: [
        'A bula diz para descartar uma caneta certo número de dias após o primeiro uso, mesmo que ainda reste medicamento. A tabela mostra os dias; a página Canetas, o último dia de uso de cada uma das suas.',
        'O fabricante do Mounjaro pede que canetas, agulhas e seringas usadas sejam colocadas imediatamente em um coletor de perfurocortantes ou em outro recipiente rígido que não possa ser perfurado. Mantenha-o fora do alcance de crianças e não o jogue no lixo doméstico. Pergunte na farmácia onde entregá-lo.',
        'O fabricante diz para não usar uma caneta de Mounjaro que caiu sobre uma superfície dura. Cada caneta é para uma só pessoa; cada agulha, para uma só injeção.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Canetas' },
    },
  },
  sources: 'Fontes',
  manySources: (count) => plural(count, { one: '# fonte', other: '# fontes' }),
  readOn: (on) => sentence(`Conferido em ${on}`),
  licences: 'Licenças do software deste app',

  pictures: {
    click: (clicks, all) => `${number(clicks)} de ${number(all)} cliques.`,
    priming: 'As quatro doses. Tracejado: o líquido para o preparo.',
    units: (units, mg, ml) =>
      `${plural(units, { one: '# unidade', other: '# unidades' })}: ${number(mg)} mg em ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Frasco de dose única',
      'tirzepatide-multi-dose-vial-us': 'Frasco de várias doses',
    },
    golden: 'As quatro doses foram usadas. Tracejado: não se sabe quanto resta.',
    missed: (count) =>
      `Bulas de Mounjaro e Zepbound: uma dose esquecida deve ser tomada em até ${days(count)}. Depois disso, ela deve ser pulada, e a próxima tomada no dia habitual.`,
    planned: 'Planejada',
    next: 'Próxima dose',
    travelling: 'No mesmo momento: 08:00 em Londres, 03:00 em Nova York.',
    curve:
      'Seis doses iguais, com uma semana entre elas, em uma pessoa média. Pontilhado: alto e baixo.',
    where: 'Seu navegador, o servidor e os backups dele. Sem conta, há só o navegador.',
  },
  dose: 'Uma dose, calculada',
  clicks: 'cliques',
  ofDose: 'cliques de uma dose completa',
  inDose: 'em uma dose completa',
  givenBy: 'dose',
  cost: 'Quanto custou uma dose, calculado',
  ofPen: 'cliques da caneta',
  price: 'preço da caneta',
  paid: 'custo da dose',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturas, segundo a bula do Mounjaro',
  temperatures: {
    tooWarm: { range: 'Acima de 30 °C', what: 'Quente demais' },
    warm: {
      range: 'Até 30 °C',
      what: 'Só pelo número de dias que a bula permite, protegida da luz',
    },
    cold: { range: '2 a 8 °C', what: 'Na geladeira, dentro da caixa, até o primeiro uso' },
    frozen: { range: 'Congelada', what: 'Não congele, e não use se tiver congelado' },
  },

  days,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${days(hours / 24)} (${number(hours)}\u00a0h)`
      : plural(hours, { one: '# hora', other: '# horas' }),
  missed: {
    caption: 'Doses esquecidas, segundo a bula',
    label: 'Medicamento',
    take: 'Ainda pode ser tomada em até',
    gap: 'Mínimo entre doses',
    notStated: 'Não encontramos nenhum número. Consulte sua bula.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic na Europa e no Brasil',
      ozempicUs: 'Ozempic nos Estados Unidos',
      wegovyElsewhere: 'Canetas de Wegovy fora dos Estados Unidos',
      wegovyUs: 'Canetas de Wegovy nos Estados Unidos',
      saxenda: 'Saxenda fora dos Estados Unidos',
      victoza: 'Victoza nos Estados Unidos',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, comprimidos de Wegovy',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'É pulada; a próxima, como planejado',
      dayLater: 'É pulada; o próximo comprimido, no dia seguinte',
    },
  },
  inUse: {
    caption: 'Dias em uso, segundo a bula',
    label: 'Medicamento',
    days: 'Após o primeiro uso',
    labels: {
      mounjaro: 'KwikPen de Mounjaro e Zepbound',
      ozempicElsewhere: 'Ozempic fora dos Estados Unidos',
      ozempicUs: 'Ozempic nos Estados Unidos',
      wegovyElsewhere: 'Wegovy FlexTouch fora dos Estados Unidos',
      wegovyUs: 'Wegovy FlexTouch nos Estados Unidos',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'O que fica guardado, e onde',
    place: 'Lugar',
    what: 'O que há ali',
    who: 'Quem vê',
    rows: {
      server: {
        place: 'Com conta: o servidor',
        what: 'Sua conta, canetas, doses, pesagens, medidas, sintomas, plano e configurações.',
        who: 'Você, quem administra o servidor, as pessoas com quem você compartilha, os programas aos quais você envia dados e qualquer pessoa que tenha um link, um endereço de calendário ou um token que você criou, até você revogá-lo.',
      },
      browser: {
        place: 'Com conta: este navegador',
        what: 'O que você viu por último, para ler sem internet, e registros ainda não enviados. Tudo isso é excluído quando você sai da conta.',
        who: 'Qualquer pessoa que abra este navegador enquanto sua sessão está aberta.',
      },
      backups: {
        place: 'Backups do servidor',
        what: 'Tudo o que o servidor tinha naquele dia, mas sem links, tokens e chaves de acesso. A não ser que quem o administra tenha escolhido outra coisa, há um por dia, e os sete últimos são guardados; por isso, o que você exclui fica neles por até uma semana. O que é feito antes de uma atualização fica até a próxima.',
        who: 'Quem administra o servidor.',
      },
      'only-here': {
        place: 'Sem conta: este navegador',
        what: 'Tudo. Se você não usa outros aparelhos, os únicos backups são as cópias que você salva.',
        who: 'Qualquer pessoa que abra este navegador.',
      },
      encrypted: {
        place: 'Sem conta: uma cópia criptografada em um servidor',
        what: 'Tudo, criptografado com suas doze palavras, se você usa vários aparelhos. Ela não está em nenhum backup e é excluída 400 dias depois do último uso.',
        who: 'Qualquer pessoa que tenha as doze palavras. Quem administra o servidor não consegue lê-la, mas vê o tamanho, os dias em que é usada e, no log do servidor, os endereços IP dos seus aparelhos.',
      },
    },
  },
};

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'na caneta escolhida',
  vial: 'no frasco escolhido',
  single_pen: 'na caixa escolhida',
  tablet: 'na caixa escolhida',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'desta caneta',
  vial: 'deste frasco',
  single_pen: 'desta caixa',
  tablet: 'desta caixa',
};
const manySteps: Record<StepName, string> = {
  click: 'cliques',
  unit: 'unidades',
  pen: 'canetas',
  tablet: 'comprimidos',
  dose: 'doses',
};
const notEnough: Record<StepName, string> = {
  click: 'Não restam cliques suficientes',
  unit: 'Não restam unidades suficientes',
  pen: 'Não restam canetas suficientes',
  tablet: 'Não restam comprimidos suficientes',
  dose: 'Não restam doses suficientes',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const logDoseTexts: Words<typeof logDoseEnglish> = {
  pageTitle: 'Registrar dose · Dosewise',
  title: 'Registrar dose',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para registrar suas doses',
  step: (step) => `Passo ${step}`,
  logging: 'Registro de dose',
  history: 'Histórico de doses',
  pensUnknown: 'Não foi possível carregar as canetas',
  dosesUnknown: 'Não foi possível carregar as doses',
  pensNotLoaded: 'Não foi possível carregar suas canetas. Nada foi excluído.',
  dosesNotLoaded: 'Não foi possível carregar suas doses. Nada foi excluído.',

  doseTypes: {
    standard: 'Dose padrão',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Registrar uma dose',
  doseType: 'Tipo de dose',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) =>
    `${plural(ml, { one: '# mililitro', other: '# mililitros' })}, ${dose}`,
  goldenLeft: (ml) =>
    `Ainda é possível registrar até ${number(ml)} mL desta caneta como Golden Dose`,
  usual: {
    last: (amount) => `Como da última vez: ${amount}`,
    planned: (amount) => `Como planejado: ${amount}`,
  },
  fullDose: (amount) => `Dose completa: ${amount}`,
  restOffer: (last, rest) => `Usar o que resta (${last}) e depois ${rest}`,
  restFrom: (count, pen) => `${count} de ${pen}`,
  andThen: (rest) => `Depois ${rest}`,
  onlyThisPen: 'Só desta caneta',
  penThen: (pen, rest) => `${pen}, depois ${rest}`,
  part: (place, of) => `Parte ${place} de ${of} de uma dose`,
  sameInjection: 'Parte da mesma dose que',
  noOtherDose: 'Nenhuma: uma dose separada',
  doseAmount: 'Dose',
  noPenForMg: 'Escolha uma caneta para digitar uma dose em mg.',
  noPenForSum: 'Nenhuma caneta escolhida',
  location: 'Local da injeção',
  lists: 'Escolher de uma lista',
  quadrant: 'Local exato',
  side: 'Lado',
  restedLongest: 'Maior pausa',
  pain: 'Dor',
  painHint: '0 é sem dor, 10 é a pior dor',
  note: 'Anotação',
  now: 'Agora',
  more: 'Mais',
  log: 'Registrar dose',
  logged: (dose, pen, place) =>
    `Dose registrada! ${[dose, pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => sentence(`Esta dose já está registrada: ${when}`),
  logFailed: 'Não foi possível registrar a dose. Tente de novo.',
  penOfDoseGone:
    'A caneta desta dose foi excluída em outro lugar. Nada foi registrado. Verifique qual caneta está escolhida agora.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Registrar uma dose sem caneta' : 'Registrar uma dose sem caixa',

  noPen: 'Escolha uma caneta primeiro',
  stepsMissing: (step) => `Digite o número de ${manySteps[step]} desta dose.`,
  refusals: {
    golden_pen_not_empty: 'Só é possível retirar uma Golden Dose de canetas vazias',
    golden_not_enabled: 'O registro de Golden Dose não está ativado para esta caneta',
    golden_volume_exceeded: 'É mais do que ainda se pode registrar como Golden Dose desta caneta',
    not_enough_clicks: 'Não restam cliques suficientes na caneta escolhida',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Esta caneta contém um medicamento diferente do desta dose.'
        : kind === 'vial'
          ? 'Este frasco contém um medicamento diferente do desta dose.'
          : 'Esta caixa contém um medicamento diferente do desta dose.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} é mais do que uma dose ${fromThis[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'doses' : 'cliques',
        vial: 'unidades',
        single_pen: 'canetas',
        tablet: 'comprimidos',
      }[kind];
      return `${misfitMg(doseMg)} não correspondem a um número inteiro de ${steps} ${fromThis[kind]}.`;
    },
  },
  volumeMissing: 'Digite o volume desta dose.',
  notEnough: (step, kind) => `${notEnough[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: só pode ser 1.`
      : `${stepLabels[step]}: deve ser um número inteiro de 1 a ${number(most)}.`,
  mgWrong: (most) => `A dose deve ser um número acima de 0 e de no máximo ${number(most)} mg.`,
  volumeWrong: (most) =>
    `O volume deve ser um número acima de 0 e de no máximo ${number(most)} mL.`,
  dateMissing: 'Informe a data e a hora da dose.',
  dateAhead: 'A data está no futuro. Registre uma dose depois de tomá-la.',
  dateBeforePen: 'A data é anterior ao início desta caneta.',
  openedOn: (kind, day) =>
    `Mudar o início de uso ${{ click_pen: 'desta caneta', vial: 'deste frasco', single_pen: 'desta caixa', tablet: 'desta caixa' }[kind]} para ${day}`,
  openedFailed: 'Não foi possível alterar a data de início. Tente de novo.',
  dateAfterDiscard: 'A data é posterior ao dia do descarte.',
  dateOutOfYears: `A data deve ficar entre os anos ${KEPT_YEARS.first} e ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Caneta para esta dose' : 'Caixa para esta dose'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: 'Mostrar # outra caneta', other: 'Mostrar # outras canetas' })
      : plural(count, { one: 'Mostrar # outra caixa', other: 'Mostrar # outras caixas' }),
  otherPen: (thing) => (thing === 'pen' ? 'Outra caneta' : 'Outra caixa'),
  penActions: (name) => `Alterar ${name}`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Excluir ${name}`,
  firstPen: 'Adicione sua primeira caneta para começar a registrar. A dosagem dela está no rótulo.',

  typed: (asked, mg, amount) =>
    `Você digitou ${number(asked)} mg. Serão registrados ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg é mais do que ainda se pode registrar como Golden Dose desta caneta (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg é mais do que resta neste frasco (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg é mais do que ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg não correspondem a um número inteiro de ${manySteps[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dose sem caneta' : 'Dose sem caixa'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Para uma dose de antes de você usar este app, ou de uma caneta que não está na lista.'
      : 'Para uma dose de antes de você usar este app, ou de uma caixa que não está na lista.',
  byMouth: 'Tomo por via oral',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dose registrada! ${dose} ${medicine}, sem caneta.`
      : `Dose registrada! ${dose} ${medicine}, sem caixa.`,
  editDose: 'Editar dose',
  saveDose: 'Salvar dose',
  pen: 'Caneta',
  penHint:
    'Se esta dose veio de uma das suas canetas, escolha a caneta. Vamos descontar a dose do que resta nela.',
  noPenFits: 'Nenhuma das suas canetas pode ter dado exatamente esta dose nesse dia.',
  otherPenHint: 'Se esta dose veio de outra caneta, escolha essa caneta. A dose em mg não muda.',
  noOtherPenFits: 'Nenhuma das suas outras canetas pode ter dado exatamente esta dose nesse dia.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Usa ${steps} ${fromThis[kind]} e deixa ${number(left)}.`,
  editDoseFailed: 'Não foi possível alterar a dose.',
  doseGone: 'Esta dose foi excluída em outro lugar.',
  deleteDose: 'Excluir dose',
  confirmDoseDelete: 'Quer mesmo excluir esta dose? Esta ação não pode ser desfeita.',
  deleteDoseFailed: 'Não foi possível excluir a dose.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` para ${pen}`,
  goldenToggleFailed: 'Não foi possível alterar a configuração da Golden Dose',
  historyPages: 'Páginas do histórico de doses',
  totalDoses: (count) => plural(count, { one: '# dose no total', other: '# doses no total' }),
  noDoses: 'Nenhuma dose ainda',
  noDosesHint: 'Suas doses registradas aparecem aqui, as mais recentes primeiro.',
  editOwnDose: (when) => `Editar dose de ${when}`,
  deleteOwnDose: (when) => `Excluir dose de ${when}`,
};

const countPlanned = (count: number) =>
  plural(count, { one: '# dose planejada', other: '# doses planejadas' });

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Canetas · Dosewise',
  title: 'Canetas',
  loginPrompt: 'Entre na sua conta para ver suas canetas.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar suas canetas. Nada foi excluído.',
  aheadFailed: 'Não foi possível calcular seu estoque de canetas.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Adicionar canetas lacradas' : 'Adicionar caixas lacradas',
  addInUse: (thing) => (thing === 'pen' ? 'Adicionar caneta em uso' : 'Adicionar caixa em uso'),
  none: 'Nenhuma caneta ainda',
  nextStep: (thing) =>
    thing === 'pen' ? 'Sua caneta foi adicionada.' : 'Sua caixa foi adicionada.',
  logFirstDose: 'Registrar sua primeira dose',
  noneHint: 'Adicione a que você usa e as lacradas que estão na sua geladeira.',

  inUse: 'Em uso',
  noneInUse: (thing) => (thing === 'pen' ? 'Nenhuma caneta em uso.' : 'Nenhuma caixa em uso.'),
  inStock: 'Em estoque',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Nenhuma caneta lacrada. Adicione as da sua geladeira para ver quanto tempo duram.'
      : 'Nenhuma caixa lacrada. Adicione as que você tem para ver quanto tempo duram.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'Nenhuma caneta lacrada.' : 'Nenhuma caixa lacrada.',
  past: (count) => `Anteriores (${number(count)})`,

  outlook: 'Quanto tempo o estoque vai durar',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => sentence(`O estoque acaba em ${day}`),
  runsOutAndOrder: (day, order) =>
    `${sentence(`O estoque acaba em ${day}`)} ${sentence(`Faça o pedido até ${order}`)}`,
  runsOutOrderNow: (day) => `${sentence(`O estoque acaba em ${day}`)} Faça o pedido agora.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? sentence(`Você não terá nenhuma caneta que possa usar para a próxima dose, em ${day}`)
      : sentence(`Você não terá nenhuma caixa que possa usar para a próxima dose, em ${day}`),
  enough: (doses) =>
    doses === 1
      ? 'Suficiente para a próxima dose planejada.'
      : plural(doses, {
          one: 'Suficiente para a dose planejada em um ano.',
          other: 'Suficiente para todas as # doses planejadas em um ano.',
        }),
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `As canetas cobrem ${countPlanned(doses)} até lá.`
      : `As caixas cobrem ${countPlanned(doses)} até lá.`,
  orderDays: (days) =>
    plural(days, {
      one: 'A data do pedido é # dia antes, como definido no seu lembrete “Antes que suas canetas acabem”.',
      other:
        'A data do pedido é # dias antes, como definido no seu lembrete “Antes que suas canetas acabem”.',
    }),
  orderDaysFixed: (days) =>
    plural(days, {
      one: 'A data do pedido é # dia antes. Com uma conta, você pode mudar isso.',
      other: 'A data do pedido é # dias antes. Com uma conta, você pode mudar isso.',
    }),
  changeDays: 'Alterar em Configurações',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Crie um plano para ver quando suas canetas acabam.'
      : 'Crie um plano para ver quando suas caixas acabam.',
  makePlan: 'Criar um plano',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Nenhuma dose está planejada; por isso, não há uma data em que suas canetas acabem.'
      : 'Nenhuma dose está planejada; por isso, não há uma data em que suas caixas acabem.',

  lastsTo: (day, doses) => `Dura até ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Usar até ${day}, depois descartar${days === null ? '' : ` (em uso há ${plural(days, { one: '# dia', other: '# dias' })})`}`,
  leftOver: (day, lost) => `Usar até ${day}, depois descartar. Pelo plano, sobrará: ${lost}.`,
  discardPassed: (day) =>
    `${sentence(`A bula diz para não usar depois de ${day}`)} Descarte o que sobrou. Em caso de dúvida, pergunte na farmácia.`,
  usedFromTo: (from, to, doses) => `Plano: ${from} a ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Plano: ${day} · 1 dose`,
  notPlanned: 'Nenhuma dose planejada',
  expires: (day) => `Vence em ${day}`,
  batch: (batch) => `Lote ${batch}`,
  discarded: (day, reason) => `Descarte em ${day} · ${reason}`,
  expiredOn: (day) => `Venceu em ${day}`,
  boughtAfterStart: (bought, start) =>
    `A data da compra (${bought}) é posterior à data de início (${start}). Confira as duas datas.`,
  expiredBeforeStart: (expiry, start) =>
    `A validade (${expiry}) é anterior à data de início (${start}). Confira as duas datas.`,
  startAhead: (start) => `A data de início (${start}) está no futuro. Confira essa data.`,
  wasted: (amount) => `Perda: ${amount}`,

  open: 'Abrir',
  openPen: (name) => `Abrir ${name}`,
  discard: 'Descartar',
  discardPen: (name) => `Descartar ${name}`,
  takeBack: 'Restaurar',
  takeBackPen: (name) => `Restaurar ${name}`,
  takenBack: (name) => `${name} está de volta.`,
  takeBackFailed: (name) => `Não foi possível restaurar ${name}.`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Excluir ${name}`,
};

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `de uma caneta de ${number(mg)} mg`,
  vial: (mg) => `de um frasco de ${number(mg)} mg`,
  single_pen: (mg) => `de uma caixa de ${number(mg)} mg`,
  tablet: (mg) => `de uma caixa de ${number(mg)} mg`,
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Plano · Dosewise',
  title: 'Plano',
  titleOf: (name) => `Plano de ${name}`,
  medicines: 'Medicamentos',
  another: 'Criar um plano para outro medicamento',
  loginPrompt: 'Entre na sua conta para ver seu plano.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar seu plano.',
  recordsFailed:
    'Não foi possível carregar suas doses e canetas; por isso, cliques e canetas não aparecem.',

  none: 'Nenhum plano ainda',
  noneLead:
    'Um plano mostra quando são as próximas doses e de qual caneta elas vêm. Você pode pular uma dose ou alterar o plano a qualquer momento.',
  noneAdvice: 'Digite o que foi prescrito. O Dosewise nunca sugere uma dose.',
  begin: 'Criar um plano',
  fromForecast: 'Ver antes os níveis estimados',
  noRecords: 'Adicione uma caneta para ver as doses também em cliques.',
  addPen: 'Adicionar uma caneta',

  plan: 'Plano atual',
  newPlan: 'Novo plano',
  change: 'Alterar plano',
  changeDay: 'Mudar o dia',
  pause: 'Pausar',
  editPause: 'Alterar a pausa',
  resume: 'Retomar hoje',
  removePause: 'Remover a pausa',
  paused: (from, until) =>
    until === null
      ? `Em pausa desde ${from}, até você retomar o plano.`
      : `Em pausa de ${from} a ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Uma pausa começa em ${from} e dura até você retomar o plano.`
      : `Há uma pausa planejada de ${from} a ${until}.`,
  ended: 'Este plano terminou.',
  former: 'Planos anteriores',
  calendarFile: 'Arquivo de calendário',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'Não foi possível criar o calendário. Tente de novo.',
  delete: 'Excluir plano',
  zone: (zone, device) => `Os horários estão no fuso ${zone}. Este aparelho está em ${device}.`,
  settings: 'Alterar em Configurações',

  from: (day) => `A partir de ${day}`,
  until: (doses) => (doses === null ? 'Sem data final' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} de ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medicamento',
  switches: (before, after) =>
    `Ao salvar, seu plano de ${before} termina e começa um de ${after}. Para manter os dois, cancele e crie um plano separado para ${after}.`,
  anchor: 'Quando são as doses',
  anchors: { weekday: 'Em dias fixos', last_dose: 'Com intervalo fixo após minha última dose' },
  fixed: (pace) => `${pace}. Uma dose atrasada não muda a data da próxima.`,
  counting: (days) => `${countDays(days)} após a última dose, no mesmo horário`,
  firstDay: 'Primeiro dia',
  time: 'Horário',
  openHint: 'Deixe vazio para continuar até você alterar o plano.',
  untilNextHint: 'Deixe vazio para continuar até a próxima etapa.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Nenhuma das canetas pode dar esta dose.'
      : 'Nenhuma das caixas pode dar esta dose.',
  startNeeded: 'Informe o dia da primeira dose.',
  sameStart: 'Outra etapa começa neste dia.',
  timeNeeded: 'Informe um horário.',
  dosesLimit: (least, most) =>
    `Doses: deve ser um número inteiro de ${number(least)} a ${number(most)}, ou vazio.`,
  save: 'Salvar plano',
  saveFailed: 'Não foi possível salvar o plano.',
  saved: 'Plano salvo.',
  changedElsewhere:
    'Este plano foi alterado em outro lugar; por isso, o seu não foi salvo. Suas mudanças ainda estão aqui.',
  showOther: 'Descartar minhas mudanças e mostrar a outra versão',
  saveMine: 'Substituir pela minha versão',
  leave: 'Sair sem salvar?',
  leaveQuestion: 'Suas mudanças no plano não estão salvas.',
  confirmLeave: 'Sair sem salvar',
  stay: 'Ficar aqui',

  ahead: 'Doses',
  preview: 'Prévia',
  incomplete: 'Complete as etapas para ver suas doses.',
  views: 'Visualização',
  list: 'Lista',
  calendar: 'Calendário',
  nothing: 'Não há mais doses planejadas.',
  nothingDue: 'Nenhuma dose está prevista até você retomar o plano.',
  more: 'Mostrar mais',
  states: {
    upcoming: 'Futura',
    due: 'Prevista para agora',
    overdue: 'Atrasada',
    taken: 'Tomada',
    partly_taken: 'Tomada em parte',
    paused: 'Em pausa',
    skipped: 'Pulada',
    missed: 'Não tomada',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Você não tem nenhuma caneta que possa usar para esta dose'
      : 'Você não tem nenhuma caixa que possa usar para esta dose',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Pular',
  skipDose: (when) => `Pular a dose de ${when}`,
  unskip: 'Planejar de novo',
  unskipDose: (when) => `Planejar de novo a dose de ${when}`,
  took: 'Já tomei',
  tookDose: (when) => `Já tomei a dose de ${when}`,

  earlierMonth: 'Mês anterior',
  laterMonth: 'Próximo mês',
  month: (name) => `Doses em ${name}`,
  marks: {
    taken: 'Tomada',
    partly_taken: 'Tomada em parte',
    planned: 'Planejada',
    skipped: 'Pulada',
    paused: 'Em pausa',
    missed: 'Não tomada',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Nenhuma dose neste mês.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => plural(count, { one: '# tomada', other: '# tomadas' }),
    partly_taken: (count) =>
      plural(count, { one: '# tomada em parte', other: '# tomadas em parte' }),
    planned: (count) => plural(count, { one: '# planejada', other: '# planejadas' }),
    skipped: (count) => plural(count, { one: '# pulada', other: '# puladas' }),
    paused: (count) => `${number(count)} em pausa`,
    missed: (count) => plural(count, { one: '# não tomada', other: '# não tomadas' }),
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Pausar o plano',
  editPauseTitle: 'Alterar a pausa',
  firstDay: 'Primeiro dia',
  pastHint: 'Pode ser um dia que já passou.',
  untilResumed: 'Até eu retomar o plano',
  lastDay: 'Último dia',
  firstNeeded: 'Informe o primeiro dia.',
  lastNeeded: 'Informe o último dia.',
  endsEarly: 'A pausa termina antes de começar.',
  pauseFact:
    'As doses desses dias não contam como previstas nem como não tomadas, e você não recebe lembretes delas.',
  nextAfter: (day, time) => `Sua próxima dose depois da pausa: ${day}, ${time}.`,
  noneAfter: 'Nenhuma dose está planejada depois da pausa.',
  noneUntilResumed: 'Nenhuma dose está prevista até você retomar o plano.',
  savePause: 'Salvar pausa',
  pauseSaved: 'Pausa salva.',
  pauseFailed: 'Não foi possível salvar a pausa.',

  dayTitle: 'Mudar o dia',
  dayLead: 'Sua próxima dose e as seguintes mudam de dia. As quantidades continuam iguais.',
  before: (day, time) => `Data atual no plano: ${day}, ${time}.`,
  day: 'Dia da próxima dose',
  dayNeeded: 'Informe o dia da próxima dose.',
  dayPassed: 'Escolha hoje ou um dia depois.',
  next: (day, time, days) =>
    days === null
      ? `Sua próxima dose: ${day}, ${time}.`
      : `Sua próxima dose: ${day}, ${time} (${countDays(days)} depois da última).`,
  counted:
    'Sua última dose já conta como a do dia que você escolheu; portanto, nenhuma dose estaria prevista para ele.',
  nothing: 'Nenhuma dose ficaria planejada a partir deste dia.',
  changedElsewhere: 'Este plano foi alterado em outro lugar. Feche esta janela e confira o plano.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Locais de injeção · Dosewise',
  title: 'Locais de injeção',
  lead: 'Há quanto tempo cada local está em pausa. Escolha um local para ver as doses e a dor.',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para ver seus locais de injeção.',
  failed: 'Não foi possível carregar seus locais de injeção.',

  map: 'Mapa do corpo',
  longest: 'Maior pausa',
  suggestedTitle: 'Local sugerido',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'A maior pausa entre os locais que você usa.',
  unusedWhy: 'O primeiro dos locais que você usa ainda sem dose.',
  noneChosen: 'Você não escolheu nenhum local. Escolha alguns abaixo.',
  noDoses: 'Nenhuma injeção ainda',
  noDosesHint:
    'Registre doses com o local da injeção para ver há quanto tempo cada um está em pausa. Comprimidos não têm local.',
  logDose: 'Registrar uma dose',
  withoutPlace: 'Uma dose registrada sem local exato conta para todas as partes da região.',

  lastUsed: 'Último uso',
  uses: 'Vezes usado',
  meanPain: 'Dor média',
  never: 'Nunca',
  painOf: (pain) => `${number(pain)} de 10`,
  noPain: '–',
  painOver: (zone) => `Dor ao longo do tempo: ${zone}`,
  pain: 'Dor',
  date: 'Data',
  otherSites: 'Outros locais',
  noneHere: 'Nenhuma dose registrada exatamente aqui ainda.',
  painSummary: (uses, pain) => `${countDoses(uses)} aqui, dor ${number(pain)} de 10 em média.`,
  dosesFailed: 'Não foi possível carregar suas doses.',

  own: 'Os locais que você usa',
  ownHint: 'Só estes são sugeridos.',
  saveFailed: 'Não foi possível salvar. Tente de novo.',
  notes: {
    arm: 'A bula da tirzepatida diz que a injeção no braço deve ser aplicada por outra pessoa.',
    buttock:
      'As bulas citam apenas abdome, coxa e braço. Antes de injetar em outro local, pergunte na farmácia ou a quem prescreve seu medicamento.',
  },

  list: 'Todos os locais',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `dor ${number(pain)} de 10`,
};
