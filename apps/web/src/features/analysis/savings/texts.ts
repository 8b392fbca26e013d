import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** '1 dose', '12 doses'. */
const doses = (count: number): string => withCount(count, 'dose');

/** The words of the savings. */
export const texts = spoken('analysis/savings', {
  pageTitle: 'Cost Savings · Dosewise',
  title: 'Cost Savings',
  lead: (country: string, currency: string) =>
    `What your doses cost, compared with list prices (${country}). Amounts in ${currency}.`,
  loading: 'Loading…',
  loginPrompt: 'Please log in to view your cost savings.',

  noData: 'No cost data available. Add pen costs to see your savings analysis.',
  toLogDose: 'Go to Log Dose',
  paid: (amounts: string, pens: number) => `You paid ${amounts} for ${withCount(pens, 'pen')}.`,
  noListPrice: (medicines: string, country: string) =>
    `There is no list price for ${medicines} to compare with (${country}).`,
  notUsedYet: 'Log the doses to compare their cost with list prices.',
  loggedWithoutCost: (count: number) => `${doses(count)} logged from pens with no cost entered.`,
  withoutCost: (count: number) => `${doses(count)} from pens with no cost entered: not counted. `,
  addCosts: 'Add pen costs',
  estimates: 'These savings are estimates',
  pens: (strengths: string) => `${strengths} pens`,
  noPrice: (pens: string, countries: string) =>
    `No price is known for ${pens} (${countries}). The usual pen price there was used instead.`,
  notCounted: (count: number, countries: string) =>
    `${doses(count)} could not be counted: there is no price to compare with${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Lifetime savings',
  doses,
  thisMonth: 'This month',
  unknown: 'Not known',
  monthWithout: (month: string, count: number) => `${month}, ${doses(count)} not counted`,
  monthlyAverage: 'Monthly average',
  since: (day: string) => `since ${day}`,

  comparison: 'Cost per dose and per month',
  perDose: 'Per dose',
  perMonth: 'Per month',
  standard: 'Standard',
  actual: 'You paid',
  less: (amount: string) => `${amount} less than standard`,
  more: (amount: string) => `${amount} more than standard`,
  same: 'The same as standard',
  below: (percent: number) => `${percent}% below standard`,
  above: (percent: number) => `${percent}% above standard`,
  aboutStandard: 'about the standard cost',
  wasted: (amount: string) => `Discarded or wasted: ${amount}, part of what you paid.`,

  goldenTitle: 'Golden Dose savings',
  noGolden: 'None of the counted doses is a Golden Dose.',
  golden: (count: number) =>
    `The standard cost of ${doses(count)} drawn from pens that had already been paid for. Part of the lifetime savings.`,

  addedUp: 'Total cost',
  date: 'Date',
  summary: (day: string, actual: string, standard: string, comparison: string) =>
    `Up to ${day} your doses cost ${actual}; the standard cost is ${standard}. ${comparison}.`,

  howCounted: 'How this is counted',
  countedStandard: `Standard: the list price of a pen in your country, divided by its ${WEEKLY_PEN.dosesPerPen} doses. We use the price on the day of the dose. We add up what you take in your usual time between doses and use the nearest strength, so two half doses in a week count as one dose. Pens for daily medicines are divided by the doses they hold.`,
  countedActual:
    'You paid: the pen’s cost in proportion to how much of it you used, including what you discarded or wasted. A Golden Dose adds no cost. Doses without a pen are not counted.',
  countedMonth: `Costs per month are ${WEEKS_PER_MONTH} times those per week. Weeks run from the first counted dose to the last, plus your usual time between doses.`,
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  converted: (day: string, source: string, rates: string) =>
    `Converted at rates of ${day} (${source}): ${rates}.`,
});
