import { KEPT_YEARS, MAX_MONEY } from '@dosewise/domain';
import { formatCount } from '../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

// Apart from the checks: the words of every page with a day load this, and few pages check anything.

/** The sentence about an amount of money that may not be stored. */
export const amountSentence = (what: string): string => texts.amount(what, formatCount(MAX_MONEY));

/** The sentence about a day or a time that exists, but not in the years that are kept. */
export const outOfYears = (what: string): string =>
  texts.outOfYears(what, KEPT_YEARS.first, KEPT_YEARS.last);
