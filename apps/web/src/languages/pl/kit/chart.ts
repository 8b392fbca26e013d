import type { texts as english } from '../../../kit/chart/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  keys: (label) => `${label}. Klawisze strzałek odczytują punkt po punkcie.`,
  legend: 'Legenda',
  showTable: 'Pokaż jako tabelę',
  table: (label) => `${label}, tabela`,
  tablePages: (label) => `${label}, strony tabeli`,
  range: 'Pokaż',
  ranges: {
    month: '1 mies.',
    quarter: '3 mies.',
    'half-year': '6 mies.',
    all: 'Całość',
  },
  rows: (count) =>
    plural(count, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' }),
};
