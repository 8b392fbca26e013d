/** Measures of the pen drawing, in units of its view box. The needle points to the left. */
export const PEN = {
  width: 640,
  height: 148,
  axis: 74,
  /** The glass: the remainder lies nearest the needle, then the labelled parts, last one first. */
  glass: { left: 84, part: 53, top: 46, height: 56 },
  window: { left: 404, top: 47, width: 84, height: 54, lineHeight: 50 },
  /** How far the knob comes out when the dial is at its end. */
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

/** Where the liquid ends and the plunger begins, given the parts' fills. */
export function plungerAt(parts: readonly number[]): number {
  const left = parts.reduce((sum, fill) => sum + fill, 0);
  return Number((PEN.glass.left + PEN.glass.part * (1 + left)).toFixed(2));
}

/** The number in the dose window, and the number at which the dial ends. */
export interface Dial {
  readonly value: number;
  readonly max: number;
}
