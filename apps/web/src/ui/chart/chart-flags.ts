import { type ChartLayout, textWidth } from './chart-layout.ts';
import type { ChartSpans } from './chart-model.ts';

/** A flag where a span begins. */
export interface PlacedFlag {
  /** Pixels from the left. */
  readonly at: number;
  /** What stands beside it; null where there is no room. */
  readonly text: string | null;
  readonly anchor: 'start' | 'end';
}

/** Pixels between a flag and its text, and from that to the next flag. */
const GAP = 4;

/**
 * The flags of the spans that begin within the chart: each says what changed, or only the name of
 * the span, as far as the next flag or the edge leaves room; else it stands without words.
 */
export function placeFlags({ points }: ChartSpans, layout: ChartLayout): PlacedFlag[] {
  const { left, right, width, toX, rem } = layout;
  const shown = points
    .filter(({ change }) => change !== undefined)
    .map(({ x, name, change = name }) => ({ at: toX(x), texts: [change, name] }))
    .filter(({ at }) => at >= left && at <= right);
  let taken = left;
  return shown.map(({ at, texts }, index) => {
    const end = shown[index + 1]?.at ?? width;
    const widthOf = (text: string) => textWidth(text, rem) + 2 * GAP;
    const after = texts.find((text) => at + widthOf(text) <= end);
    const before = texts.find((text) => at - widthOf(text) >= taken);
    if (after === undefined && before === undefined) {
      taken = at;
      return { at, text: null, anchor: 'start' };
    }
    const anchor = after === undefined ? 'end' : 'start';
    const text = after ?? before ?? null;
    taken = after === undefined ? at : at + widthOf(after);
    return { at, text, anchor };
  });
}
