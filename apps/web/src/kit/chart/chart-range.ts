/** The part of the past that a chart shows. */
export type ChartRange = 'month' | 'quarter' | 'half-year' | 'all';

export const CHART_RANGES = ['month', 'quarter', 'half-year', 'all'] as const;

const DAY_MS = 86_400_000;

/** Whole weeks, in ms: 4, 13 and 26 of them. */
export const RANGE_MS: Readonly<Record<ChartRange, number>> = {
  month: 28 * DAY_MS,
  quarter: 91 * DAY_MS,
  'half-year': 182 * DAY_MS,
  all: Number.POSITIVE_INFINITY,
};
