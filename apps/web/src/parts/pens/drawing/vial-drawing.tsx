import { useId } from 'react';

/** Measures in units of the view box, which is that of the pen. */
const VIAL = { left: 262, width: 116, top: 46, bottom: 142, neck: 36 } as const;

/** A vial, standing: how full it is, 0 to 1. Decoration beside words that say it. */
export function VialDrawing({ fill }: { fill: number }) {
  const id = useId();
  const { left, width, top, bottom, neck } = VIAL;
  const level = Number((bottom - (bottom - top - 8) * Math.min(1, Math.max(0, fill))).toFixed(2));
  const middle = left + width / 2;
  return (
    <svg viewBox="0 0 640 148" className="block h-auto w-full" aria-hidden="true">
      <rect
        x={middle - neck}
        y="4"
        width={neck * 2}
        height="20"
        rx="6"
        className="fill-data stroke-pen-line"
      />
      <rect
        x={middle - neck + 5}
        y="24"
        width={neck * 2 - 10}
        height="14"
        className="fill-pen-metal stroke-pen-line"
      />
      <clipPath id={id}>
        <rect x={left} y="36" width={width} height={bottom - 36} rx="16" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x={left} y="36" width={width} height={bottom - 36} className="fill-pen-glass" />
        <rect
          x={left}
          y={level}
          width={width}
          height={Number((bottom - level).toFixed(2))}
          className="pen-moves fill-liquid"
        />
        <rect
          x={left + 12}
          y="50"
          width="8"
          height="78"
          rx="4"
          fillOpacity="0.45"
          className="fill-surface"
        />
      </g>
      <rect
        x={left}
        y="36"
        width={width}
        height={bottom - 36}
        rx="16"
        fill="none"
        strokeWidth="2"
        className="stroke-pen-line"
      />
    </svg>
  );
}
