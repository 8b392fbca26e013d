import type { texts as english } from '../../../ui/chart/texts.ts';
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
    month: '1 miesiąc',
    quarter: '3 miesiące',
    'half-year': '6 miesięcy',
    all: 'Wszystko',
  },
  rows: (count) =>
    plural(count, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' }),
};
