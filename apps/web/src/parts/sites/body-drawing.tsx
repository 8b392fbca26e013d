import { useId } from 'react';
import type { Elements } from '../../kit/elements.ts';
import type { BodyView } from './body-zones.ts';

/** One side of a person from the front, from the middle outwards: neck, flank, hip, leg. */
const FRONT_HALF =
  'M99 60H111C111 76 117 80 128 83C147 87 156 94 158 110C158 128 156 146 155 164C154 184 155 196 157 212C161 234 165 252 164 284C163 322 155 352 151 410H113C112 370 108 326 102 288H99';
const FRONT_ARM =
  'M148 88C170 92 182 104 184 128C185 158 190 186 194 214C196 232 194 250 190 262C184 268 178 264 177 256C175 228 170 200 164 172C158 150 150 122 148 88Z';

interface DrawingProps {
  readonly view: BodyView;
}

/** A person from the front, down to the knees. */
export function FrontDrawing({ view }: DrawingProps) {
  return (
    <Body view={view} fadeFrom={0.86}>
      <path d={FRONT_ARM} />
      <path d={FRONT_HALF} />
      <ellipse cx="100" cy="43" rx="19" ry="24" />
    </Body>
  );
}

const BACK_HALF =
  'M69 4H114C114 22 116 34 121 48C128 66 132 84 131 104C130 130 126 150 123 170H76C76 150 74 134 71 120H69';

/** The hips from behind. */
export function BackDrawing({ view }: DrawingProps) {
  return (
    <Body view={view} fadeFrom={0.78} fadesIn line="M70 46V120">
      <path d={BACK_HALF} />
    </Body>
  );
}

interface BodyProps extends DrawingProps {
  /** The place where it begins to end softly, as a share of the height. */
  readonly fadeFrom: number;
  /** True when it begins softly too. */
  readonly fadesIn?: boolean;
  /** Drawn on top. */
  readonly line?: string;
  /** The shapes of one half. */
  readonly children: Elements;
}

/** Both halves: all outlines first, so that none shows where two shapes meet. */
function Body({ view, fadeFrom, fadesIn, line, children }: BodyProps) {
  const id = useId();
  const { width, top, height } = view;
  const halves = (
    <>
      {children}
      <g transform={`translate(${width} 0) scale(-1 1)`}>{children}</g>
    </>
  );
  return (
    <svg viewBox={`0 ${top} ${width} ${height}`} aria-hidden="true" className="block h-auto w-full">
      <defs>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          {fadesIn ? <stop stopColor="black" /> : null}
          {fadesIn ? <stop offset="0.12" stopColor="white" /> : null}
          <stop offset={fadeFrom} stopColor="white" />
          <stop offset="1" stopColor="black" />
        </linearGradient>
        <mask id={id}>
          <rect y={top} width={width} height={height} fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <g mask={`url(#${id})`}>
        <g
          strokeOpacity="0.7"
          className="fill-none stroke-edge"
          strokeWidth="3"
          strokeLinejoin="round"
        >
          {halves}
        </g>
        <g className="fill-sunken">{halves}</g>
        {line === undefined ? null : (
          <path d={line} strokeOpacity="0.7" className="fill-none stroke-edge" />
        )}
      </g>
    </svg>
  );
}
