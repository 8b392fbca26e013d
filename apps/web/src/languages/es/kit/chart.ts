import type { texts as english } from '../../../kit/chart/texts.ts';
import type { Words } from '../../words.ts';
import { counted } from '../grammar.ts';

export const texts: Words<typeof english> = {
  keys: (label) => `${label}. Las teclas de flecha lo leen punto por punto.`,
  legend: 'Leyenda',
  showTable: 'Ver como tabla',
  table: (label) => `${label}, tabla`,
  tablePages: (label) => `${label}, páginas de la tabla`,
  range: 'Periodo',
  ranges: {
    month: '1 mes',
    quarter: '3 meses',
    'half-year': '6 meses',
    all: 'Todo',
  },
  rows: (count) => counted(count, 'fila', 'filas'),
};
