import { MAX_MONEY } from '@dosewise/domain';
import { texts } from '../../kit/forms/texts.ts';
import { formatCount } from '../../languages/formats/numbers.ts';

/** True for an amount of money that may be stored. Null: what was typed cannot be read. */
export const isKeptAmount = (amount: number | null): boolean =>
  amount !== null && amount <= MAX_MONEY;

/** The sentence for an amount that may not be stored. */
export const amountSentence = (what: string): string => texts.amount(what, formatCount(MAX_MONEY));
