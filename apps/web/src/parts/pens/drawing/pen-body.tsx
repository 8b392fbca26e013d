import { type Dial, knobRidges, PEN } from './pen-geometry.ts';

interface PenBodyProps {
  readonly gradientId: string;
  readonly dial: Dial | undefined;
  readonly isHero: boolean;
}

/** The right half of the pen: shell, dose window and the knob, which comes out as it is turned. */
export function PenBody({ gradientId, dial, isHero }: PenBodyProps) {
  const fraction = dial === undefined || dial.max === 0 ? 0 : dial.value / dial.max;
  const travel = Number((fraction * PEN.knobTravel).toFixed(2));
  const shell = `url(#${gradientId}-shell)`;
  return (
    <>
      <g transform={`translate(${travel} 0)`} className="pen-moves">
        <rect x="500" y="46" width="60" height="56" className="fill-pen-shade" />
        <rect
          x="548"
          y="36"
          width="62"
          height="76"
          rx="11"
          fill={shell}
          className="stroke-pen-line"
        />
        {isHero
          ? knobRidges(fraction, 32).map((ridge) => (
              <path
                key={ridge.y}
                d={`M558 ${ridge.y}h42`}
                strokeWidth="2.5"
                strokeLinecap="round"
                opacity={ridge.opacity}
                className="stroke-pen-line"
              />
            ))
          : null}
      </g>
      <rect
        x="356"
        y="30"
        width="182"
        height="88"
        rx="14"
        fill={shell}
        className="stroke-pen-line"
      />
      <path d="M370 30v88" strokeWidth="8" className="stroke-data" />
      <DoseWindow dial={dial} id={`${gradientId}-window`} />
    </>
  );
}

/** A drum of numbers behind a window: only those near the dialled one are drawn. */
function DoseWindow({ dial, id }: { dial: Dial | undefined; id: string }) {
  const { left, top, width, height, lineHeight } = PEN.window;
  const middle = left + width / 2;
  return (
    <>
      <rect x={left} y={top} width={width} height={height} rx="10" className="fill-pen-dial" />
      {dial === undefined ? null : (
        <>
          <clipPath id={id}>
            <rect x={left} y={top} width={width} height={height} rx="10" />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <g transform={`translate(0 ${-dial.value * lineHeight})`} className="pen-moves">
              {neighbours(dial.value, dial.max).map((number) => (
                <text
                  key={number}
                  x={middle}
                  y={PEN.axis + 14 + number * lineHeight}
                  textAnchor="middle"
                  fontSize="40"
                  fontWeight="650"
                  className="fill-pen-number numbers"
                >
                  {number}
                </text>
              ))}
            </g>
          </g>
        </>
      )}
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="10"
        fill="none"
        strokeWidth="2"
        className="stroke-pen-line"
      />
    </>
  );
}

function neighbours(value: number, max: number): number[] {
  const numbers: number[] = [];
  for (let number = Math.max(0, value - 3); number <= Math.min(max, value + 3); number++) {
    numbers.push(number);
  }
  return numbers;
}
