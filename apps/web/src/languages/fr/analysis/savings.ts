import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/savings/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Économies · Dosewise',
  title: 'Économies',
  lead: (country, currency) =>
    `Ce que coûtent vos doses, comparé aux prix publics (${country}). Montants en ${currency}.`,
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour voir vos économies.',

  noData: 'Aucun coût disponible. Ajoutez le coût de vos stylos pour voir vos économies.',
  toLogDose: 'Aller à « Noter une dose »',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dose notée avec des stylos sans coût indiqué.',
      other: '# doses notées avec des stylos sans coût indiqué.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dose de stylos sans coût indiqué : non comptée. ',
      other: '# doses de stylos sans coût indiqué : non comptées. ',
    }),
  addCosts: 'Ajouter le coût des stylos',
  estimates: 'Ces économies sont des estimations',
  pens: (strengths) => `stylos de ${strengths}`,
  noPrice: (pens, countries) =>
    `Aucun prix connu pour : ${pens} (${countries}). Le prix habituel d’un stylo dans ce pays a été utilisé à la place.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# dose n’a pas pu être comptée',
      other: '# doses n’ont pas pu être comptées',
    })} : il n’y a pas de prix pour comparer${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Économies totales',
  doses: countDoses,
  thisMonth: 'Ce mois-ci',
  unknown: 'Inconnu',
  monthWithout: (month, count) =>
    `${month}, ${plural(count, { one: '# dose non comptée', other: '# doses non comptées' })}`,
  monthlyAverage: 'Moyenne mensuelle',
  since: (day) => `depuis le ${day}`,

  comparison: 'Coût par dose et par mois',
  perDose: 'Par dose',
  perMonth: 'Par mois',
  standard: 'Standard',
  actual: 'Vous avez payé',
  less: (amount) => `${amount} de moins que le coût standard`,
  more: (amount) => `${amount} de plus que le coût standard`,
  same: 'Égal au coût standard',
  below: (percent) => `${number(percent)} % sous le coût standard`,
  above: (percent) => `${number(percent)} % au-dessus du coût standard`,
  aboutStandard: 'à peu près le coût standard',
  wasted: (amount) => `Jeté ou perdu : ${amount}, compris dans ce que vous avez payé.`,

  goldenTitle: 'Économies dues à la Golden Dose',
  noGolden: 'Aucune des doses comptées n’est une Golden Dose.',
  golden: (count) =>
    `Coût standard de ${plural(count, { one: '# dose prélevée', other: '# doses prélevées' })} dans des stylos déjà payés. Fait partie des économies totales.`,

  addedUp: 'Coût total',
  date: 'Date',
  summary: (day, actual, standard, comparison) =>
    `Jusqu’au ${day}, vos doses ont coûté ${actual} ; le coût standard est de ${standard}. ${comparison}.`,

  howCounted: 'Mode de calcul',
  countedStandard: `Standard : le prix public d’un stylo dans votre pays, divisé par ses ${number(WEEKLY_PEN.dosesPerPen)} doses. Le dosage est le plus proche de tout ce que vous avez pris pendant un intervalle : deux demi-doses d’une semaine comptent pour une dose. C’est le prix du jour de la dose qui compte. Les stylos de médicaments quotidiens ont plus de doses.`,
  countedActual:
    'Vous avez payé : le coût du stylo, selon la part que vous en avez utilisée. Une Golden Dose n’ajoute aucun coût. Ce que vous avez jeté ou perdu en fait partie. Les doses sans stylo ne sont pas comptées.',
  countedMonth: `Le coût par mois est ${number(WEEKS_PER_MONTH)} fois le coût par semaine. Les semaines vont de la première dose comptée à la dernière, plus votre délai habituel entre deux doses.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Converti aux taux du ${day} (${source}) : ${rates}.`,
};
