import { makeUp } from '@dosewise/contract';
import type { Words } from './words.ts';

/** English in disguise, to see what was never put into words. */
export function disguised<English>(words: English): Words<English> {
  return disguise(words) as Words<English>;
}

function disguise(words: unknown): unknown {
  // A language writes the figures within its sentences itself.
  if (typeof words === 'string') return makeUp(words.replace(/(\d)\.(?=\d)/g, '$1,'));
  if (typeof words === 'function') return (...given: unknown[]) => disguise(words(...given));
  if (Array.isArray(words)) return words.map(disguise);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, disguise(value)]));
}
