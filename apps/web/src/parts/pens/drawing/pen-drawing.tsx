import { useId } from 'react';
import { cx } from '../../../kit/class-names.ts';
import { PenBody } from './pen-body.tsx';
import { type Dial, PEN, shareGlass } from './pen-geometry.ts';

export interface PenDrawingProps {
  /** The filling of each labelled part, 0 to 1, in the order of use. See `partFills`. */
  readonly parts: readonly number[];
  /** The filling of the remainder nearest the needle, 0 to 1; null leaves it out of the story. */
  readonly remainder?: number | null;
  /** False: there is none after the labelled parts. */
  readonly hasRemainder?: boolean;
  readonly dial?: Dial | undefined;
  /** Says what the drawing shows. Without it the drawing is decoration. */
  readonly label?: string;
  readonly size?: 'hero' | 'gauge';
  readonly className?: string;
}

/** Parts narrower than this are not marked off. */
const NARROWEST_PART = 12;

/** The pen, lying with the needle to the left: what is in it, and what is dialled. */
export function PenDrawing({
  parts,
  remainder = null,
  hasRemainder = true,
  dial,
  label,
  size = 'hero',
  className,
}: PenDrawingProps) {
  const id = useId();
  const { left, width: glassWidth, top, height } = PEN.glass;
  const { plunger, ...part } = shareGlass(parts, hasRemainder);
  // More lines than one can count are only a pattern.
  const lines = part.width < NARROWEST_PART ? [] : parts.map((_, i) => part.left + part.width * i);
  const isHero = size === 'hero';
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a label it is decoration, hidden from readers.
    <svg
      viewBox={`0 0 ${PEN.width} ${PEN.height}`}
      className={cx('notranslate block h-auto w-full', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Gradients id={id} />
      <path d="M12 74H56" strokeWidth="2.5" strokeLinecap="round" className="stroke-pen-metal" />
      <path
        d="M54 66h10l6-8h8v32h-8l-6-8H54Z"
        fill={`url(#${id}-shell)`}
        className="stroke-pen-line"
      />
      <rect
        x="76"
        y="38"
        width="290"
        height="72"
        rx="12"
        className="fill-pen-glass stroke-pen-line"
      />

      <clipPath id={`${id}-glass`}>
        <rect x={left} y={top} width={glassWidth} height={height} rx="7" />
      </clipPath>
      <g clipPath={`url(#${id}-glass)`}>
        <rect x={left} y={top} width={glassWidth} height={height} className="fill-sunken" />
        <rect
          x={left}
          y={top}
          width={Number((plunger - left).toFixed(2))}
          height={height}
          fill={`url(#${id}-liquid)`}
          className="pen-moves"
        />
        <Remainder fill={remainder} />
        {lines.map((at) => (
          <path
            key={at}
            d={`M${at} ${top}v${height}`}
            strokeWidth="1.5"
            strokeOpacity="0.8"
            className="stroke-surface"
          />
        ))}
        <g transform={`translate(${plunger} 0)`} className="pen-moves">
          <rect y={PEN.axis - 7} x="9" width="290" height="14" className="fill-pen-shade" />
          <rect y={top} width="12" height={height} rx="3" className="fill-pen-plunger" />
        </g>
        <rect
          x={left}
          y={top + 5}
          width={glassWidth}
          height="7"
          rx="3.5"
          fillOpacity="0.45"
          className="fill-surface"
        />
      </g>
      <PenBody gradientId={id} dial={dial} isHero={isHero} />
    </svg>
  );
}

/** The remainder after the labelled parts: dashed, since no one knows how much it really is. */
function Remainder({ fill }: { fill: number | null }) {
  const { left, remainder: part, top, height } = PEN.glass;
  if (fill === null) return null;
  return (
    <>
      <rect x={left} y={top} width={part} height={height} className="fill-sunken" />
      <rect
        x={left}
        y={top}
        width={Number((part * fill).toFixed(2))}
        height={height}
        className="pen-moves fill-gold/35"
      />
      <rect
        x={left + 2}
        y={top + 2}
        width={part - 4}
        height={height - 4}
        rx="6"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        className="stroke-gold"
      />
    </>
  );
}

function Gradients({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-shell`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="[stop-color:var(--color-pen-shade)]" />
        <stop offset="0.22" className="[stop-color:var(--color-pen-shell)]" />
        <stop offset="0.6" className="[stop-color:var(--color-pen-shell)]" />
        <stop offset="1" className="[stop-color:var(--color-pen-shade)]" />
      </linearGradient>
      <linearGradient id={`${id}-liquid`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="[stop-color:var(--color-liquid)]" />
        <stop offset="1" className="[stop-color:var(--color-liquid-deep)]" />
      </linearGradient>
    </defs>
  );
}
