import { countOf } from '../../format/numbers.ts';

/** What a chart says by itself. */
export const texts = {
  keys: (label: string) => `${label}. Arrow keys read it point by point.`,
  legend: 'Legend',
  showTable: 'Show as table',
  table: (label: string) => `${label}, table`,
  tablePages: (label: string) => `${label}, table pages`,
  rows: (count: number) => countOf(count, 'row'),
};
