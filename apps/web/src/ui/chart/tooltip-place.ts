import type { ChartLayout } from './chart-layout.ts';
import type { ChartSeries } from './chart-model.ts';

/** In rem. Fixed, so that a tooltip need not be measured to keep it inside the drawing. */
const WIDTH_REM = 14;
/** Padding and heading, and one reading. */
const HEIGHT_REM = { frame: 3, reading: 1.5 };
/** Pixels between the cursor and the tooltip, and between that and an edge. */
const GAP = { cursor: 14, edge: 4 };

export type TooltipPlace = { readonly left: number; readonly width: number } & (
  | { readonly top: number }
  | { readonly bottom: number }
);

/**
 * Where a tooltip with `rows` readings stands, in pixels: beside the cursor at `at`, on the side
 * with room, and at the top or the foot of the plot, wherever it covers fewer points.
 */
export function placeTooltip(
  at: number,
  rows: number,
  layout: ChartLayout,
  series: readonly ChartSeries[],
): TooltipPlace {
  const { rem, top, bottom } = layout;
  const width = WIDTH_REM * rem;
  const height = (HEIGHT_REM.frame + rows * HEIGHT_REM.reading) * rem;
  const isRoomAtRight = at + GAP.cursor + width <= layout.width;
  const left = isRoomAtRight ? at + GAP.cursor : Math.max(0, at - GAP.cursor - width);

  let covered = 0;
  for (const { points } of series) {
    for (const point of points) {
      const x = layout.toX(point.x);
      if (x < left || x > left + width) continue;
      const y = layout.toY(point.y);
      // On a narrow drawing it may reach over the cursor: what is being read counts for many.
      const weight = Math.abs(x - at) < GAP.cursor ? 100 : 1;
      if (y < top + height) covered += weight;
      if (y > bottom - height) covered -= weight;
    }
  }
  return covered > 0
    ? { left, width, bottom: layout.height - bottom + GAP.edge }
    : { left, width, top: top + GAP.edge };
}
