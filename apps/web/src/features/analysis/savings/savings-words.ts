import type { CostSavings } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { formatMoney } from '../../../languages/formats/money.ts';
import { texts } from './texts.ts';

/** 'Not known' where doses were taken and none is counted; null where the amount says all. */
export function unknownThisMonth({ counted, leftOut }: CostSavings['dosesThisMonth']) {
  return counted === 0 && leftOut > 0 ? texts.unknown : null;
}

/** 'Nov 2026', or 'Nov 2026, 2 doses not counted' where costs or prices are missing. */
export function describeMonth(month: string, leftOut: number): string {
  return leftOut === 0 ? month : texts.monthWithout(month, leftOut);
}

/** '$12.30 less than standard', to the cent. */
export function compareWithStandard(standard: number, actual: number, currency: Currency): string {
  const cents = Math.round((standard - actual) * 100);
  if (cents === 0) return texts.same;
  const amount = formatMoney(Math.abs(cents) / 100, currency);
  return cents > 0 ? texts.less(amount) : texts.more(amount);
}

/** '34% below standard', in whole percent; null without a standard cost to compare with. */
export function percentOfStandard(standard: number, actual: number): string | null {
  if (standard === 0) return null;
  const percent = Math.round((1 - actual / standard) * 100);
  if (percent === 0) return texts.aboutStandard;
  return percent > 0 ? texts.below(percent) : texts.above(-percent);
}
