import type { texts as english } from '../../../kit/chart/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  keys: (label) => `${label}. Con i tasti freccia si legge punto per punto.`,
  legend: 'Legenda',
  showTable: 'Mostra come tabella',
  table: (label) => `${label}, tabella`,
  tablePages: (label) => `${label}, pagine della tabella`,
  range: 'Periodo',
  ranges: {
    month: '1 mese',
    quarter: '3 mesi',
    'half-year': '6 mesi',
    all: 'Tutto',
  },
  rows: (count) => plural(count, { one: '# riga', other: '# righe' }),
};
