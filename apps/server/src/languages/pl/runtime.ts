import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('pl');

export const calls = {
  tooManyEntries: (most) =>
    `Najwyżej ${most} ${plural(most, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' })}.`,
  notJson: 'Wyślij obiekt JSON.',
  badKey: 'Idempotency-Key: od 1 do 200 widocznych znaków ASCII.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'Serwer jest zajęty innymi zadaniami. Spróbuj ponownie za chwilę.',
} satisfies ServerWords['http'];
