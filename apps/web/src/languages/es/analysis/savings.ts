import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/savings/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Ahorro · Dosewise',
  title: 'Ahorro',
  lead: (country, currency) =>
    `Lo que cuestan tus dosis, comparado con los precios de lista (${country}). Importes en ${currency}.`,
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para ver tu ahorro.',

  noData: 'No hay datos de costes. Añade el coste de tus plumas para ver tu ahorro.',
  toLogDose: 'Ir a Registrar dosis',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dosis registrada de plumas sin coste.',
      many: '# de dosis registradas de plumas sin coste.',
      other: '# dosis registradas de plumas sin coste.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dosis de plumas sin coste: no se cuenta. ',
      many: '# de dosis de plumas sin coste: no se cuentan. ',
      other: '# dosis de plumas sin coste: no se cuentan. ',
    }),
  addCosts: 'Añadir costes de plumas',
  estimates: 'Este ahorro es una estimación',
  pens: (strengths) => `plumas de ${strengths}`,
  noPrice: (pens, countries) =>
    `No se conoce ningún precio para ${pens} (${countries}). En su lugar se usó el precio habitual de una pluma allí.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# dosis no se pudo contar',
      many: '# de dosis no se pudieron contar',
      other: '# dosis no se pudieron contar',
    })}: no hay un precio con el que comparar${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Ahorro total',
  doses: countDoses,
  thisMonth: 'Este mes',
  unknown: 'No se sabe',
  monthWithout: (month, count) => `${month}, ${countDoses(count)} sin contar`,
  monthlyAverage: 'Media mensual',
  since: (day) => `desde el ${day}`,

  comparison: 'Coste por dosis y por mes',
  perDose: 'Por dosis',
  perMonth: 'Por mes',
  standard: 'Estándar',
  actual: 'Pagaste',
  less: (amount) => `${amount} menos que el estándar`,
  more: (amount) => `${amount} más que el estándar`,
  same: 'Lo mismo que el estándar',
  below: (percent) => `${number(percent)}\u00a0% por debajo del estándar`,
  above: (percent) => `${number(percent)}\u00a0% por encima del estándar`,
  aboutStandard: 'más o menos el coste estándar',
  wasted: (amount) => `Tirado o perdido: ${amount}, parte de lo que pagaste.`,

  goldenTitle: 'Ahorro con la Golden Dose',
  noGolden: 'Ninguna de las dosis contadas es una Golden Dose.',
  golden: (count) =>
    `El coste estándar de ${countDoses(count)} de plumas que ya estaban pagadas. Forma parte del ahorro total.`,

  addedUp: 'Coste total',
  date: 'Fecha',
  summary: (day, actual, standard, comparison) =>
    `Hasta el ${day} tus dosis costaron ${actual}; el coste estándar es ${standard}. ${comparison}.`,

  howCounted: 'Cómo se calcula',
  countedStandard: `Estándar: el precio de lista de una pluma en tu país, dividido entre sus ${countDoses(WEEKLY_PEN.dosesPerPen)}. Cuentan los mg más cercanos a todo lo que te pusiste en un intervalo: dos medias dosis de una semana cuentan como una dosis. Cuenta el precio del día de la dosis. Las plumas de medicamentos diarios tienen más dosis.`,
  countedActual:
    'Pagaste: el coste de la pluma, según la parte que usaste. Una Golden Dose no añade coste. Lo que tiraste o perdiste forma parte de ello. Las dosis sin pluma no se cuentan.',
  countedMonth: `Los costes por mes son ${number(WEEKS_PER_MONTH)} veces los de una semana. Las semanas van desde la primera dosis contada hasta la última, más tu tiempo habitual entre dosis.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) =>
    `Convertido con los tipos de cambio del ${day} (${source}): ${rates}.`,
};
