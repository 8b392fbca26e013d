import type { CostSavings } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { formatMoney } from '../../format/money.ts';
import { countOf } from '../../format/numbers.ts';

/** '1 dose', '12 doses'. */
export function doses(count: number): string {
  return countOf(count, 'dose');
}

/** 'Not known' where doses were taken and none is counted; null where the amount says all. */
export function unknownThisMonth({ counted, leftOut }: CostSavings['dosesThisMonth']) {
  return counted === 0 && leftOut > 0 ? 'Not known' : null;
}

/** 'Nov 2026', or 'Nov 2026, 2 doses not counted' where costs or prices are missing. */
export function describeMonth(month: string, leftOut: number): string {
  return leftOut === 0 ? month : `${month}, ${doses(leftOut)} not counted`;
}

/** '$12.30 less than standard', to the cent. */
export function compareWithStandard(standard: number, actual: number, currency: Currency): string {
  const cents = Math.round((standard - actual) * 100);
  if (cents === 0) return 'The same as standard';
  const amount = formatMoney(Math.abs(cents) / 100, currency);
  return `${amount} ${cents > 0 ? 'less' : 'more'} than standard`;
}

/** '34 % below standard', in whole percent; null without a standard cost to compare with. */
export function percentOfStandard(standard: number, actual: number): string | null {
  if (standard === 0) return null;
  const percent = Math.round((1 - actual / standard) * 100);
  if (percent === 0) return 'about the standard cost';
  return `${Math.abs(percent)} % ${percent > 0 ? 'below' : 'above'} standard`;
}
