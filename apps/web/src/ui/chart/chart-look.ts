import type { ChartBand, ChartStroke, ChartTone } from './chart-model.ts';

/** The classes of an ink, written out so that the style sheet finds them. */
export const LINE_CLASS: Readonly<Record<ChartTone, string>> = {
  first: 'stroke-chart-1',
  second: 'stroke-chart-2',
  third: 'stroke-chart-3',
  fourth: 'stroke-chart-4',
  quiet: 'stroke-quiet',
};

export const FILL_CLASS: Readonly<Record<ChartTone, string>> = {
  first: 'fill-chart-1',
  second: 'fill-chart-2',
  third: 'fill-chart-3',
  fourth: 'fill-chart-4',
  quiet: 'fill-quiet',
};

export const BAND_CLASS: Readonly<
  Record<ChartBand['tone'], { readonly area: string; readonly edge: string; readonly text: string }>
> = {
  good: { area: 'fill-good-tint', edge: 'stroke-good', text: 'fill-good' },
  caution: { area: 'fill-caution-tint', edge: 'stroke-caution', text: 'fill-caution' },
  danger: { area: 'fill-danger-tint', edge: 'stroke-danger', text: 'fill-danger' },
};

/** Dash patterns for a line 2 to 2.5 pixels wide with round ends. */
export const DASHES: Readonly<Record<ChartStroke, string | undefined>> = {
  solid: undefined,
  dashed: '7 6',
  dotted: '0.1 5',
};
