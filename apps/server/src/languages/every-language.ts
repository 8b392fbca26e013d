import { madeUpWords } from './made-up.ts';
import { addLanguage } from './speak.ts';

/**
 * Gives this process the words of all languages. A server does it at its start: what it loads later may be gone.
 * `madeUp`: the one for tests, too.
 */
export function speakEveryLanguage(madeUp: boolean): void {
  if (madeUp) addLanguage('en-XA', madeUpWords);
}
