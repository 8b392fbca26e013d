import type { texts as english } from '../../../kit/chart/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  keys: (label) => `${label}. Use as setas do teclado para ler ponto a ponto.`,
  legend: 'Legenda',
  showTable: 'Mostrar como tabela',
  table: (label) => `${label}, tabela`,
  tablePages: (label) => `${label}, páginas da tabela`,
  range: 'Mostrar',
  ranges: {
    month: '1 mês',
    quarter: '3 meses',
    'half-year': '6 meses',
    all: 'Tudo',
  },
  rows: (count) => plural(count, { one: '# linha', other: '# linhas' }),
};
