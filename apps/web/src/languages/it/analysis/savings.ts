import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/savings/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { fromDay, number, ofDay, plural, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Risparmio · Dosewise',
  title: 'Risparmio',
  lead: (country, currency) =>
    `Quanto costano le tue dosi, rispetto ai prezzi di listino (${country}). Importi in ${currency}.`,
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per vedere il tuo risparmio.',

  noData: 'Ancora nessun costo. Aggiungi i costi delle penne per vedere il tuo risparmio.',
  toLogDose: 'Vai a Registra dose',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dose registrata da penne di cui manca il costo.',
      other: '# dosi registrate da penne di cui manca il costo.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dose da penne di cui manca il costo: non contata. ',
      other: '# dosi da penne di cui manca il costo: non contate. ',
    }),
  addCosts: 'Aggiungi i costi delle penne',
  estimates: 'Questo risparmio è una stima',
  pens: (strengths) => `penne da ${strengths}`,
  noPrice: (pens, countries) =>
    `Per ${pens} (${countries}) non è noto nessun prezzo. Al suo posto è stato usato il prezzo abituale di una penna in quel Paese.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: 'Non è stato possibile contare # dose',
      other: 'Non è stato possibile contare # dosi',
    })}: manca un prezzo di confronto${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Risparmio totale',
  doses: countDoses,
  thisMonth: 'Questo mese',
  unknown: 'Non noto',
  monthWithout: (month, count) =>
    plural(count, {
      one: `${month}, # dose non contata`,
      other: `${month}, # dosi non contate`,
    }),
  monthlyAverage: 'Media al mese',
  since: (day) => fromDay(day),

  comparison: 'Costo per dose e al mese',
  perDose: 'Per dose',
  perMonth: 'Al mese',
  standard: 'Standard',
  actual: 'Hai pagato',
  less: (amount) => `${amount} meno dello standard`,
  more: (amount) => `${amount} più dello standard`,
  same: 'Come lo standard',
  below: (percent) => `${number(percent)}% sotto lo standard`,
  above: (percent) => `${number(percent)}% sopra lo standard`,
  aboutStandard: 'circa il costo standard',
  wasted: (amount) => `Buttato o perso: ${amount}, parte di quanto hai pagato.`,

  goldenTitle: 'Risparmio con le Golden Dose',
  noGolden: 'Nessuna delle dosi contate è una Golden Dose.',
  golden: (count) =>
    plural(count, {
      one: 'Il costo standard di # dose prelevata da penne già pagate. Fa parte del risparmio totale.',
      other:
        'Il costo standard di # dosi prelevate da penne già pagate. Fa parte del risparmio totale.',
    }),

  addedUp: 'Costo totale',
  date: 'Data',
  summary: (day, actual, standard, comparison) =>
    `Fino ${untilDay(day)} le tue dosi sono costate ${actual}; il costo standard è ${standard}. ${comparison}.`,

  howCounted: 'Come si calcola',
  countedStandard: `Standard: il prezzo di listino di una penna nel tuo Paese, diviso per le sue ${countDoses(WEEKLY_PEN.dosesPerPen)}. Vale il dosaggio più vicino a tutto ciò che hai assunto in un intervallo: due mezze dosi di una settimana contano come una dose. Vale il prezzo del giorno della dose. Le penne di medicinali giornalieri hanno più dosi.`,
  countedActual:
    'Hai pagato: il costo della penna, in proporzione alla parte che ne hai usato. Una Golden Dose non aggiunge costi. Ciò che hai buttato o perso ne fa parte. Le dosi senza penna non sono contate.',
  countedMonth: `I costi al mese sono ${number(WEEKS_PER_MONTH)} volte quelli alla settimana. Le settimane vanno dalla prima dose contata all’ultima, più il tuo tempo abituale tra due dosi.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Conversione con i cambi ${ofDay(day)} (${source}): ${rates}.`,
};
