import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';
import type { ChartRange } from './chart-range.ts';

/** The words of any chart. */
export const texts = spoken('kit/chart', {
  keys: (label: string) => `${label}. Use the arrow keys to move from point to point.`,
  legend: 'Legend',
  showTable: 'Show as table',
  table: (label: string) => `${label}, table`,
  tablePages: (label: string) => `${label}, table pages`,
  range: 'Show',
  ranges: {
    month: '1 month',
    quarter: '3 months',
    'half-year': '6 months',
    all: 'All',
  } satisfies Record<ChartRange, string>,
  rows: (count: number) => withCount(count, 'row'),
});
