interface BlisterDrawingProps {
  /** Tablets in the whole pack. */
  readonly count: number;
  readonly left: number;
}

const ROWS = 3;
/** More than these are drawn in proportion. */
const MOST_COLUMNS = 10;
const PITCH = 44;
const HEIGHT = 148;

/** A blister of tablets; those that are taken are outlines. Decoration beside words. */
export function BlisterDrawing({ count, left }: BlisterDrawingProps) {
  const places = Math.min(count, ROWS * MOST_COLUMNS);
  const columns = Math.max(1, Math.ceil(places / ROWS));
  // One that is left is seen, however many there were.
  const full = Math.ceil((left / Math.max(1, count)) * places);
  const width = columns * PITCH + 16;
  const x = (640 - width) / 2;
  const blisters = Array.from({ length: places }, (_, index) => ({
    cx: x + 8 + PITCH * (Math.floor(index / ROWS) + 0.5),
    cy: HEIGHT / 2 + PITCH * ((index % ROWS) - 1),
    isLeft: index < full,
  }));
  return (
    <svg viewBox={`0 0 640 ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      <rect
        x={x}
        y="2"
        width={width}
        height={HEIGHT - 4}
        rx="14"
        className="fill-pen-shell stroke-pen-line"
      />
      {blisters.map(({ isLeft, cx, cy }) =>
        isLeft ? (
          <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx="17" ry="13" className="fill-liquid" />
        ) : (
          <ellipse
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            rx="16"
            ry="12"
            fill="none"
            strokeWidth="2.5"
            strokeDasharray="6 5"
            className="stroke-edge"
          />
        ),
      )}
    </svg>
  );
}
