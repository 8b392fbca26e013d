import { makeUp } from '@dosewise/contract';
import { german } from './de/index.ts';
import { english, respell } from './english.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import { dutch } from './nl/index.ts';
import { polish } from './pl/index.ts';
import { brazilianPortuguese } from './pt-BR/index.ts';
import { addLanguage } from './speak.ts';

/**
 * Gives this process the words of all languages. A server does it at its start: what it loads later may be gone.
 * `madeUp`: the one for tests, too.
 */
export function speakEveryLanguage(madeUp: boolean): void {
  addLanguage('de', german);
  addLanguage('fr', french);
  addLanguage('es', spanish);
  addLanguage('it', italian);
  addLanguage('pt-BR', brazilianPortuguese);
  addLanguage('pl', polish);
  addLanguage('nl', dutch);
  if (madeUp) addLanguage('en-XA', respell(english, makeUp));
}
