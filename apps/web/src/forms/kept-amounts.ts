import { MAX_MONEY } from '@dosewise/domain';
import { formatCount } from '../format/numbers.ts';
import { texts } from './texts.ts';

/** Whether an amount of money that was typed is one that is kept. Null is what cannot be read. */
export const isKeptAmount = (amount: number | null): boolean =>
  amount !== null && amount <= MAX_MONEY;

/** The sentence for one that is not. */
export const amountSentence = (what: string): string => texts.amount(what, formatCount(MAX_MONEY));
