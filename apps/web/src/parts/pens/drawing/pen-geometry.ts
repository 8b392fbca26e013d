/** Measures of the pen drawing, in units of its view box. The needle points to the left. */
export const PEN = {
  width: 640,
  height: 148,
  axis: 74,
  /** The glass: the remainder lies nearest the needle, then the labelled parts, last one first. */
  glass: { left: 84, width: 265, remainder: 53, top: 46, height: 56 },
  window: { left: 404, top: 47, width: 84, height: 54, lineHeight: 50 },
  /** The distance by which the knob comes out when the dial is at its end. */
  knobTravel: 26,
} as const;

const RIDGES = 14;

/** The knob's ridges as one sees them from the side, turned to `turn` (1 is once around). */
export function knobRidges(turn: number, radius: number): { y: number; opacity: number }[] {
  const ridges: { y: number; opacity: number }[] = [];
  for (let index = 0; index < RIDGES; index++) {
    const angle = 2 * Math.PI * (index / RIDGES + turn);
    const facing = Math.cos(angle);
    // Two decimals, so that server and browser write the same attribute.
    if (facing > 0.05) {
      ridges.push({
        y: Number((PEN.axis + radius * Math.sin(angle)).toFixed(2)),
        opacity: Number((0.15 + 0.55 * facing).toFixed(2)),
      });
    }
  }
  return ridges;
}

/** The labelled parts within the glass, and the plunger, which stands where the liquid ends. */
export interface Parts {
  /** The width of each. */
  readonly width: number;
  readonly left: number;
  readonly plunger: number;
}

/** Shares the glass among the parts, given their fills; the remainder keeps its room before them. */
export function shareGlass(fills: readonly number[], hasRemainder: boolean): Parts {
  const { glass } = PEN;
  const room = hasRemainder ? glass.width - glass.remainder : glass.width;
  const left = glass.left + glass.width - room;
  const width = room / fills.length;
  const filled = fills.reduce((sum, fill) => sum + fill, 0);
  return { width, left, plunger: Number((left + width * filled).toFixed(2)) };
}

/** The number in the dose window, and the number at which the dial ends. */
export interface Dial {
  readonly value: number;
  readonly max: number;
}
