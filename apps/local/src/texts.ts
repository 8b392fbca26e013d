import type { Spoken } from '../../server/src/languages/locales.ts';

/** Refusals that a page without an account may meet. */
export const texts = {
  needsServer: 'This needs a server. Create an account to use it.',
  full: 'Not stored: this browser has no room left.',
  denied: 'This browser keeps nothing, so nothing can be stored here.',
  outdated: 'This page is older than the records kept here. Reload it.',
  unreadable: 'The records kept here cannot be read.',
};

type Texts = typeof texts;

const OTHERS: Partial<Record<Spoken, Texts>> = {};

/** The refusals in a language. */
export const textsIn = (language: Spoken): Texts => OTHERS[language] ?? texts;
