import type { ChartBand, ChartSeries, ChartStroke, ChartTone } from './chart-model.ts';

/** Draws the outline of text behind its letters. */
const SEAM = 'stroke-4 [paint-order:stroke] [stroke-linejoin:round]';

/** Text on the plain surface. */
export const TEXT_SEAM = `stroke-surface ${SEAM}`;

/** The classes of an ink, written out so that the style sheet finds them. */
export const LINE_CLASS: Readonly<Record<ChartTone, string>> = {
  first: 'stroke-data',
  second: 'stroke-chart-2',
  third: 'stroke-chart-3',
  fourth: 'stroke-chart-4',
  quiet: 'stroke-quiet',
};

export const FILL_CLASS: Readonly<Record<ChartTone, string>> = {
  first: 'fill-data',
  second: 'fill-chart-2',
  third: 'fill-chart-3',
  fourth: 'fill-chart-4',
  quiet: 'fill-quiet',
};

/** The text of a band keeps clear of the lines behind it by a seam in the band's own colour. */
export const BAND_CLASS: Readonly<
  Record<ChartBand['tone'], { readonly area: string; readonly edge: string; readonly text: string }>
> = {
  good: {
    area: 'fill-good-tint',
    edge: 'stroke-good',
    text: `fill-good stroke-good-tint ${SEAM}`,
  },
  caution: {
    area: 'fill-caution-tint',
    edge: 'stroke-caution',
    text: `fill-caution stroke-caution-tint ${SEAM}`,
  },
  danger: {
    area: 'fill-danger-tint',
    edge: 'stroke-danger',
    text: `fill-danger stroke-danger-tint ${SEAM}`,
  },
};

/** Dash patterns for a line 2 to 2.5 pixels wide with round ends. */
export const DASHES: Readonly<Record<ChartStroke, string | undefined>> = {
  solid: undefined,
  thin: undefined,
  dashed: '7 6',
  'long-dashed': '15 7',
  dotted: '0.1 5',
};

/** The quiet ink is 3 : 1 on every ground with it. */
const LIGHT_OPACITY = 0.65;

/** The opacity of the ink of a series. */
export function opacityOf({ isLight }: ChartSeries): number | undefined {
  return isLight ? LIGHT_OPACITY : undefined;
}

/** The opacity of areas: lines and text on them stay plain to see. */
export const AREA_OPACITY = 0.18;

/** The width of a line in pixels: that of the subject is the widest. */
export function widthOf({ stroke, tone }: ChartSeries): number {
  if (stroke === 'thin') return 1;
  return tone === 'first' ? 2.5 : 2;
}
