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
  if (glyph === 'square') return <path d={d} strokeWidth={size - 1} strokeLinecap="square" />;
  if (glyph === 'dot') return <path d={d} strokeWidth={size} strokeLinecap="round" />;
  return (
    <>
      <path d={d} strokeWidth={size + 1} strokeLinecap="round" />
      <path d={d} strokeWidth={size - 2.5} strokeLinecap="round" className="stroke-surface" />
    </>
  );
}
