import { DASHES, LINE_CLASS } from './chart-look.ts';
import type {
  ChartGlyph,
  ChartMarkers,
  ChartReference,
  ChartSeries,
  ChartSpan,
} from './chart-model.ts';

type Drawn = ChartSeries | ChartReference | ChartMarkers | ChartSpan;

/** A sample of how something is drawn: its ink and its pattern. Stands beside its name. */
export function ChartSwatch({ of }: { of: Drawn }) {
  return (
    <svg
      width="28"
      height="12"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={`shrink-0 ${LINE_CLASS[of.tone]}`}
    >
      {drawing(of)}
    </svg>
  );
}

function drawing(of: Drawn) {
  if ('at' in of) return <path d="M2 6H26" strokeDasharray={DASHES[of.stroke ?? 'dashed']} />;
  if ('glyph' in of) return <ChartDots d="M14 6h0" glyph={of.glyph} size={7} />;
  if (!('shape' in of)) return <path d="M8 2v8M14 2v8M20 2v8" />;
  return (
    <>
      {of.shape === 'dots' ? null : (
        <path
          d="M2 6H26"
          strokeWidth={of.stroke === 'thin' ? 1 : 2}
          strokeDasharray={DASHES[of.stroke ?? 'solid']}
        />
      )}
      {of.shape === 'dots' || of.dots ? <path d="M14 6h0" strokeWidth="7" /> : null}
    </>
  );
}

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
