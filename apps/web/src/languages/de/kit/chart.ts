import type { texts as english } from '../../../kit/chart/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  keys: (label) => `${label}. Die Pfeiltasten lesen Punkt für Punkt vor.`,
  legend: 'Legende',
  showTable: 'Als Tabelle zeigen',
  table: (label) => `${label}, Tabelle`,
  tablePages: (label) => `${label}, Seiten der Tabelle`,
  range: 'Zeitraum',
  ranges: {
    month: '1 Monat',
    quarter: '3 Monate',
    'half-year': '6 Monate',
    all: 'Alles',
  },
  rows: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
};
