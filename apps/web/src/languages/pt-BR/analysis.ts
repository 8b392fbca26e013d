import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countDoses } from './data.ts';
import { number, plural, sentence } from './grammar.ts';

const countPens = (count: number) => plural(count, { one: '# caneta', other: '# canetas' });
const countClicks = (count: number) => plural(count, { one: '# clique', other: '# cliques' });

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Concentração no sangue · Dosewise',
  title: 'Concentração no sangue',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para ver sua curva.',
  medicine: 'Medicamento',
  noModel: (medicine) => `Sem curva para ${medicine}`,
  noModelBuiltIn:
    'Não conhecemos nenhum modelo publicado confiável para este medicamento; por isso, nenhuma curva é desenhada. As doses dele estão no seu histórico e nas exportações.',
  noModelOral:
    'Não conhecemos nenhum modelo publicado confiável para comprimidos, e o das injeções não vale para eles; por isso, nenhuma curva é desenhada. As doses estão no seu histórico e nas exportações.',
  estimate: 'Estimativa de um modelo com médias de participantes de estudos. Não é uma medição.',
  startsLater:
    'A curva começa com a primeira dose registrada aqui. Ela não inclui o que restava de doses anteriores.',
  dosesFailed: 'Não foi possível carregar as doses',
  weightFailed: 'Não foi possível carregar as pesagens',

  levelNow: 'Nível estimado agora',
  nextPeak: 'Próximo pico',
  peakAfterDose: 'Após a próxima dose',
  nextDose: 'Próxima dose',
  noNextDose: 'Nenhuma planejada',
  late: (amount, days) =>
    plural(days, {
      one: `${amount}, # dia de atraso`,
      other: `${amount}, # dias de atraso`,
    }),

  modelChoices: {
    'tirzepatide-simple': 'Cálculo',
    'tirzepatide-published': 'Cálculo',
    semaglutide: 'Desenhada para',
    'semaglutide-diabetes': 'Desenhada para',
    liraglutide: 'Cálculo',
  },
  models: {
    'tirzepatide-simple': 'Básico (subestima em cerca de 20%)',
    'tirzepatide-published': 'De um estudo',
    semaglutide: 'Sem diabetes',
    'semaglutide-diabetes': 'Diabetes tipo 2',
    liraglutide: 'De um estudo',
  },
  shares: {
    'less-than-a-tenth': 'Segundo a estimativa, menos de um décimo do pico habitual.',
    near: 'Segundo a estimativa, perto do pico habitual.',
    above: 'Segundo a estimativa, acima do pico habitual.',
  },
  shareOf: (percent) => `Segundo a estimativa, cerca de ${number(percent)}% do pico habitual.`,
  firstWeeks: 'Nas primeiras semanas, o nível estimado ainda está aumentando.',
  risesUntilToday: 'O nível ainda está subindo e deve atingir o pico hoje.',
  risesUntil: (weekday) =>
    `O nível ainda está subindo e deve atingir o pico por volta de ${weekday}.`,
  risesAfterToday: 'O nível deve subir após a dose de hoje.',
  risesAfterWeekday: (weekday) => `O nível deve subir após a dose de ${weekday}.`,
  risesAfterDay: (day) => sentence(`O nível deve subir após a dose de ${day}`),
  risesAfterNext: 'O nível deve subir após a próxima dose.',
  falls: 'O nível está caindo.',

  everyDose: 'Mostrar cada dose',
  includeLogged: 'Incluir doses registradas',
  includeLoggedHint: 'Inclui o que resta das doses já registradas.',

  chart: 'Concentração no sangue',
  time: 'Tempo',
  now: 'Agora',
  actual: 'Doses registradas (estimativa)',
  estimated: 'Estimativa',
  forecast: 'Previsão',
  high: 'Alto',
  low: 'Baixo',
  dose: 'Dose',
  withPlan: 'Com o plano',
  withoutDoses: 'Sem mais doses',
  people: '9 de cada 10 pessoas',
  mean: 'Média',
  weeklyMean: 'Média de cada semana',
  weeklyRange: 'Do mais baixo ao mais alto',
  week: 'Semana',
  between: (low, high) => `${low} a ${high}`,
  noCurve: 'Nenhuma curva ainda.',
  noCurveAdvice:
    'Registre uma dose, ou informe um início no plano de previsão para ver uma previsão.',
  logDose: 'Registrar uma dose',
  actualSummary: (now, today, peak, peakDay) =>
    sentence(
      `As doses registradas dão ${now} hoje, ${today}; o nível mais alto é ${peak} em ${peakDay}`,
    ),
  forecastSummary: (end, peak, peakDay) =>
    sentence(`A previsão vai até ${end}; o ponto mais alto é ${peak} em ${peakDay}`),
  shapeSummary: (peakDay) => sentence(`O nível das doses registradas é mais alto em ${peakDay}`),
  shapeForecastSummary: (end, peakDay) =>
    sentence(`A previsão vai até ${end}; é mais alta em ${peakDay}`),
  shapeOnly: 'Só a forma é desenhada: este modelo não indica os valores dos níveis.',
  noScale: 'Só a forma, sem números',
  bandSummary: '9 de cada 10 pessoas ficam entre “Baixo” e “Alto”, segundo o estudo.',

  plan: 'Plano de previsão',
  planLead:
    'Veja os níveis que um plano daria. Isto não é uma sugestão. O que você digita fica neste navegador.',
  start: 'Início',
  startHint: 'Necessário para uma previsão.',
  strength: 'Dosagem',
  clicks: 'Cliques',
  limits: { clicks: 'Cliques', everyDays: 'Dias', doses: 'Doses' },
  outOfLimit: (name, most) => `${name}: deve ser um número inteiro de 1 a ${number(most)}.`,
  tooLong: 'Este plano dura mais de 20 anos e não é desenhado. Encurte-o para ver a previsão.',

  pens: 'Canetas',
  needsPens: (count) => `Este plano precisa de ${countPens(count)}`,
  penRule: `Uma caneta dá ${countClicks(LABELLED_CLICKS)}. A bula diz para descartá-la ${number(WEEKLY_PEN.inUseDays)} dias após o primeiro uso.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Ela' : 'Uma delas'} ficaria em uso por ${plural(days, { one: '# dia', other: '# dias' })}. Para respeitar o prazo da bula, ${plural(countWithinLabel, { one: 'seria necessária # caneta', other: 'seriam necessárias # canetas' })}.`,

  constants: 'Constantes do cálculo',
  constant: 'Constante',
  value: 'Valor',
  source: 'Fonte',
  notTold: 'Limites desta estimativa',
  sources: 'Fontes',
  constantNames: {
    uptake: 'Taxa de absorção',
    halfLife: 'Meia-vida',
    share: 'Parte que chega ao sangue',
    apparentVolume: 'Volume aparente',
    clearance: 'Depuração',
    exchange: 'Do sangue ao tecido',
    central: 'Volume central',
    tissue: 'Volume dos tecidos',
    halfLifeFromThese: 'Meia-vida a partir destes',
  },
  perHour: (rate) => `${number(rate)} /h`,
  halfLifeDays: (days) => `${number(days)} ${plural(Number(days), { one: 'dia', other: 'dias' })}`,
  halfLifeHours: (hours) =>
    `${number(hours)} ${plural(Number(hours), { one: 'hora', other: 'horas' })}`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, tabela 3.',
  productInformation: '[2] EMA, informações do produto Mounjaro, seção 5.2.',
  noDecision:
    'A estimativa não leva em conta alimentação, doenças, outros medicamentos nem como foi a injeção. Não a use para decidir sobre uma dose.',
  simple: {
    title: 'Como funciona o cálculo básico',
    lead: 'A cada hora, uma parte fixa do que ainda está sob a pele é absorvida, e uma parte menor do que está no sangue sai dele. São usados os mesmos números para todo mundo.',
    readsLow: `Ele dá níveis cerca de 20% abaixo das médias publicadas: ${number(10.3)} L é um volume aparente, que já leva em conta a parte de uma dose que não chega ao sangue. Multiplicar ainda a dose por ${number(0.8)} conta essa parte duas vezes.`,
    peaksLate:
      'O pico dele vem 61 horas após uma dose; os picos medidos vieram após 24 a 48 horas.',
    knowsNoWeight:
      'Ele não leva em conta seu peso. Uma pessoa mais pesada tem um nível mais baixo, cerca de 1% por kg.',
    knowsNoWeightInPounds:
      'Ele não leva em conta seu peso. Uma pessoa mais pesada tem um nível mais baixo, cerca de ½% por lb.',
  },
  published: {
    title: 'Como funciona o cálculo de um estudo',
    lead: (person) =>
      `Uma dose é absorvida sob a pele, circula entre o sangue e os tecidos e é degradada. ${person}`,
    typicalPerson: (weight) =>
      `Seu peso não é conhecido aqui; por isso, a curva é desenhada para uma pessoa de ${weight}.`,
    scaled: (weight) => `Ajustada ao último peso, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Entre as linhas “Baixo” e “Alto” ficariam os níveis de 9 de cada 10 pessoas. Elas se baseiam em quanto as pessoas do estudo diferiram: absorção ${uptake}, depuração ${clearance}, volume central ${central}. O erro do próprio modelo não está incluído.`,
    fat: (weight) =>
      `Os volumes dependem de quanto do corpo é gordura, o que não é conhecido aqui: supõem-se 38%, como em uma pessoa típica de ${weight}.`,
    otherWeights:
      'Uma pessoa mais leve tem um nível mais alto; uma mais pesada, um nível mais baixo.',
    latestWeight:
      'O último peso é usado para toda a curva, também para doses de antes de ele mudar.',
    scaling: (weight) =>
      `Os números publicados são para ${weight}. As depurações crescem com o peso elevado a ${number(0.8)}; os volumes, com a massa livre de gordura e ${number(48.2)}% da gordura.`,
  },
  semaglutide: {
    title: 'Como funciona o cálculo para a semaglutida',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tabela 4.',
    band: (uptake, flows, volumes) =>
      `Entre as linhas “Baixo” e “Alto” ficariam os níveis de 9 de cada 10 pessoas. Elas se baseiam em quanto as pessoas do estudo diferiram: absorção ${uptake}, depuração ${flows}, volumes ${volumes}. O erro do próprio modelo não está incluído.`,
    published: `Com diabetes tipo 2 e ${number(0.5)} ou 1 mg por semana, fica a no máximo 6% da média publicada. Com 2 e ${number(2.4)} mg, ficou entre 9% abaixo e 17% acima, conforme o peso.`,
    solution: `A rapidez com que uma dose é absorvida depende da solução. Os números são para ${number(1.34)} mg/mL; com outras soluções, o pico pode vir antes.`,
    diabetes:
      'O diabetes muda a depuração e, em uma de duas leituras do artigo, a taxa de absorção.',
    scaling: (weight) =>
      `Os números publicados são para ${weight}. As depurações crescem com o peso elevado a ${number(1.01)}; os volumes, com o peso elevado a ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Como funciona o cálculo para a liraglutida',
    lead: 'A cada hora, uma parte fixa do que ainda está sob a pele é absorvida, e uma parte menor do que está no sangue sai dele. Só a forma é desenhada: quando o nível sobe e desce, não o valor dele.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tabela S1.',
    noHeights: `A altura da curva não é confiável; por isso, o eixo não tem números: após uma dose de ${number(0.6)} mg, o pico do modelo é de 13 ng/mL, enquanto as informações do produto trazem 35.`,
    slow: 'A meia-vida dele é de 20 horas; as informações do produto trazem 13. O nível real pode cair mais rápido.',
    oneForAll: (weight) => `É desenhada para uma mulher de ${weight} e não leva em conta seu peso.`,
  },

  yourPlan: 'Seu plano',
  use: 'Usar como meu plano',
  begin: 'Copiar meu plano para a previsão',
  lead: 'Seu plano mostra a próxima dose no painel.',
  replaces: '“Usar como meu plano” substitui seu plano atual.',
  open: 'Abrir plano',
  saved: 'Este é o seu plano agora.',
  undo: 'Desfazer',
  undoFailed: 'Não foi possível restaurar o plano anterior.',
  planFailed: 'Não foi possível salvar o plano.',
  missing:
    'Informe um início para a primeira etapa e uma dose para cada etapa. Um plano pode ter até 20 etapas.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Relatório · Dosewise',
  title: 'Relatório',
  lead: 'Um resumo do que foi registrado, para quem prescreve o medicamento. Imprima, baixe um PDF ou compartilhe um link. E-mail e anotações não aparecem nele.',
  loginPrompt: 'Entre na sua conta para ver seu relatório.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar seu relatório.',

  period: 'Período',
  from: 'De',
  to: 'Até',
  spans: { quarter: '3 meses', half: '6 meses', year: '1 ano', longest: '5 anos' },
  wrongPeriod: 'Escolha um primeiro e um último dia, com no máximo cinco anos entre eles.',

  ownName: 'Nome na impressão',
  name: 'Nome',
  birthDate: 'Data de nascimento',
  ownHint:
    'Só na impressão: não é salvo nem enviado. Para ter isso em PDF, imprima e escolha “Salvar como PDF”.',
  ownLine: (label, value) => `${label}: ${value}`,

  print: 'Imprimir',
  pdf: 'Baixar PDF',
  paper: 'Tamanho do papel do PDF',
  usualPaper: 'Papel: automático',
  papers: { a4: 'A4', letter: 'Carta' },
  pdfName: (from, to) => `dosewise-relatorio-${from}-a-${to}.pdf`,
  pdfFailed: 'Não foi possível criar o PDF. Tente de novo.',

  share: 'Compartilhar um link',
  shareTitle: 'Compartilhar este relatório',
  shareLead: 'Quem tiver o link pode ler o relatório deste período, sem conta.',
  days: 'Validade do link (dias)',
  daysError: 'Digite um número inteiro de dias, de 1 a 90.',
  passcode: 'Código de acesso',
  passcodeHint: '4 a 64 caracteres. Envie-o separadamente do link.',
  passcodeError: 'O código de acesso deve ter de 4 a 64 caracteres.',
  makeLink: 'Criar o link',
  shareFailed: 'Não foi possível criar o link.',
  address: 'Link para o seu relatório',
  mailSubject: 'Meu relatório',
  mailBody: (url, until) => sentence(`Aqui está meu relatório: ${url}\n\nO link vale até ${until}`),

  shares: 'Links compartilhados',
  noShares: 'Nenhum link ativo.',
  sharesFailed: 'Não foi possível carregar seus links compartilhados.',
  shared: (from, to) => `${from} a ${to}`,
  made: (day) => sentence(`Criado em ${day}`),
  until: (day) => sentence(`Vale até ${day}`),
  withPasscode: 'Com um código de acesso.',
  views: (views, last) =>
    last === null
      ? 'Ainda não aberto.'
      : plural(views, {
          one: sentence(`Aberto # vez, em ${last}`),
          other: sentence(`Aberto # vezes, a última em ${last}`),
        }),
  revoke: 'Revogar',
  revokeOf: (period) => `Revogar o link: ${period}`,
  revokeTitle: 'Revogar este link?',
  revokeQuestion: 'Ninguém mais poderá abri-lo.',
  revokeFailed: 'Não foi possível revogar o link.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Economia · Dosewise',
  title: 'Economia',
  lead: (country, currency) =>
    `Quanto suas doses custaram, em comparação com preços de tabela (${country}). Valores em ${currency}.`,
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para ver sua economia.',

  noData: 'Não há dados de custo. Adicione o custo das canetas para ver sua economia.',
  toLogDose: 'Ir para Registrar dose',
  paid: (amounts, pens) => `Você pagou ${amounts} por ${countPens(pens)}.`,
  noListPrice: (medicines, country) =>
    `Não há preço de tabela de ${medicines} para comparar (${country}).`,
  notUsedYet: 'Registre as doses para comparar o custo delas com os preços de tabela.',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dose registrada de canetas sem custo informado.',
      other: '# doses registradas de canetas sem custo informado.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dose de canetas sem custo informado: não contada. ',
      other: '# doses de canetas sem custo informado: não contadas. ',
    }),
  addCosts: 'Adicionar custos das canetas',
  estimates: 'Esta economia é uma estimativa',
  pens: (strengths) => `canetas de ${strengths}`,
  noPrice: (pens, countries) =>
    `Nenhum preço é conhecido para ${pens} (${countries}). Em vez dele, foi usado o preço habitual de uma caneta ali.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# dose não pôde ser contada',
      other: '# doses não puderam ser contadas',
    })}: não há preço para comparar${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Economia total',
  doses: countDoses,
  thisMonth: 'Este mês',
  unknown: 'Valor desconhecido',
  monthWithout: (month, count) =>
    `${month}, ${plural(count, { one: '# dose não contada', other: '# doses não contadas' })}`,
  monthlyAverage: 'Média mensal',
  since: (day) => `desde ${day}`,

  comparison: 'Custo por dose e por mês',
  perDose: 'Por dose',
  perMonth: 'Por mês',
  standard: 'Padrão',
  actual: 'Você pagou',
  less: (amount) => `${amount} a menos que o padrão`,
  more: (amount) => `${amount} a mais que o padrão`,
  same: 'Igual ao padrão',
  below: (percent) => `${number(percent)}% abaixo do padrão`,
  above: (percent) => `${number(percent)}% acima do padrão`,
  aboutStandard: 'perto do custo padrão',
  wasted: (amount) => `Descartado ou perdido: ${amount}, parte do que você pagou.`,

  goldenTitle: 'Economia com a Golden Dose',
  noGolden: 'Nenhuma das doses contadas é uma Golden Dose.',
  golden: (count) =>
    plural(count, {
      one: 'O custo padrão de # dose retirada de canetas que já estavam pagas. Parte da economia total.',
      other:
        'O custo padrão de # doses retiradas de canetas que já estavam pagas. Parte da economia total.',
    }),

  addedUp: 'Custo total',
  date: 'Data',
  summary: (day, actual, standard, comparison) =>
    `Até ${day}, suas doses custaram ${actual}; o custo padrão é ${standard}. ${comparison}.`,

  howCounted: 'Como isto é contado',
  countedStandard: `Padrão: o preço de tabela de uma caneta no seu país, dividido por suas ${number(WEEKLY_PEN.dosesPerPen)} doses. Usamos a dosagem mais próxima do seu total no tempo habitual entre duas doses, de modo que duas meias doses em uma semana contam como uma dose, e o preço do dia da dose. O preço das canetas de medicamentos diários é dividido pelas doses que elas contêm.`,
  countedActual:
    'Você pagou: o custo da caneta na proporção do que usou dela, incluindo o que jogou fora ou perdeu. Uma Golden Dose não acrescenta custo. Doses sem caneta não são contadas.',
  countedMonth: `Os custos por mês são ${number(WEEKS_PER_MONTH)} vezes os da semana. As semanas vão da primeira dose contada até a última, mais o seu intervalo habitual entre doses.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) =>
    `Convertido pelas taxas de câmbio de ${day} (${source}): ${rates}.`,
};
