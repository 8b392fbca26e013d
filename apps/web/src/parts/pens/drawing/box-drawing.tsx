interface BoxDrawingProps {
  /** Single-dose pens in the whole box. */
  readonly count: number;
  readonly left: number;
}

const PEN_WIDTH = 34;
const GAP = 14;

/** Single-dose pens in a row; those that are used are outlines. Decoration beside words. */
export function BoxDrawing({ count, left }: BoxDrawingProps) {
  const start = (640 - count * (PEN_WIDTH + GAP) + GAP) / 2;
  const pens = Array.from({ length: count }, (_, index) => ({
    x: start + index * (PEN_WIDTH + GAP),
    isLeft: index < left,
  }));
  return (
    <svg viewBox="0 0 640 148" className="block h-auto w-full" aria-hidden="true">
      {pens.map(({ x, isLeft }) =>
        isLeft ? <FullPen key={x} x={x} /> : <UsedPen key={x} x={x} />,
      )}
    </svg>
  );
}

function FullPen({ x }: { x: number }) {
  return (
    <g>
      <rect
        x={x}
        y="36"
        width={PEN_WIDTH}
        height="106"
        rx="10"
        className="fill-pen-shell stroke-pen-line"
      />
      <rect x={x + 8} y="62" width={PEN_WIDTH - 16} height="50" rx="6" className="fill-liquid" />
      <rect x={x} y="8" width={PEN_WIDTH} height="34" rx="8" className="fill-data" />
    </g>
  );
}

function UsedPen({ x }: { x: number }) {
  return (
    <rect
      x={x + 1}
      y="36"
      width={PEN_WIDTH - 2}
      height="106"
      rx="10"
      fill="none"
      strokeWidth="2.5"
      strokeDasharray="6 5"
      className="stroke-edge"
    />
  );
}
