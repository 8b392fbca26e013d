import type { texts as english } from '../../../kit/chart/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  keys: (label) => `${label}. Les touches fléchées lisent le graphique point par point.`,
  legend: 'Légende',
  showTable: 'Afficher en tableau',
  table: (label) => `${label}, tableau`,
  tablePages: (label) => `${label}, pages du tableau`,
  range: 'Période',
  ranges: {
    month: '1 mois',
    quarter: '3 mois',
    'half-year': '6 mois',
    all: 'Tout',
  },
  rows: (count) => plural(count, { one: '# ligne', other: '# lignes' }),
};
