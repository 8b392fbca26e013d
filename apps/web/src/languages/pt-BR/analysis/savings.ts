import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/savings/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Economia · Dosewise',
  title: 'Economia',
  lead: (country, currency) =>
    `Quanto suas doses custaram, em comparação com preços de tabela (${country}). Valores em ${currency}.`,
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para ver sua economia.',

  noData: 'Não há dados de custo. Adicione o custo das canetas para ver sua economia.',
  toLogDose: 'Ir para Registrar dose',
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
  unknown: 'Não se sabe',
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
  wasted: (amount) => `Jogado fora ou perdido: ${amount}, parte do que você pagou.`,

  goldenTitle: 'Economia com Golden Dose',
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
  countedStandard: `Padrão: o preço de tabela de uma caneta no seu país, dividido por suas ${number(WEEKLY_PEN.dosesPerPen)} doses. Vale a dosagem mais próxima de tudo o que você tomou em um intervalo: duas meias doses de uma semana contam como uma dose. Vale o preço do dia da dose. Canetas de medicamentos diários têm mais doses.`,
  countedActual:
    'Você pagou: o custo da caneta, na proporção que você usou. Uma Golden Dose não acrescenta custo. O que você jogou fora ou perdeu faz parte disso. Doses sem caneta não são contadas.',
  countedMonth: `Os custos por mês são ${number(WEEKS_PER_MONTH)} vezes os da semana. As semanas vão da primeira dose contada até a última, mais o seu intervalo habitual entre doses.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) =>
    `Convertido pelas taxas de câmbio de ${day} (${source}): ${rates}.`,
};
