import { italianDays } from '@dosewise/contract';
import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('it');
export const { on: onDay, of: ofDay, from: fromDay, until: untilDay } = italianDays;
