import type { ChartGlyph } from './chart-model.ts';

interface ChartDotsProps {
  /** Points without length. */
  readonly d: string;
  readonly glyph: ChartGlyph;
  /** Diameter in pixels. */
  readonly size: number;
}

/** Dots in the ink of what they stand in: line caps draw them. */
export function ChartDots({ d, glyph, size }: ChartDotsProps) {
  if (glyph === 'square') {
    // Paper leaves out the square caps of a line without length, as it has no direction.
    const drawn = d.replaceAll('h0', 'h.01');
    return <path d={drawn} strokeWidth={size - 1} strokeLinecap="square" />;
  }
  if (glyph === 'dot') return <path d={d} strokeWidth={size} strokeLinecap="round" />;
  return (
    <>
      <path d={d} strokeWidth={size + 1} strokeLinecap="round" />
      <path d={d} strokeWidth={size - 2.5} strokeLinecap="round" className="stroke-surface" />
    </>
  );
}
