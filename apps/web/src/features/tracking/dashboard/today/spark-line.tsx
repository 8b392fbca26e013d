import type { WeightPoint } from '@dosewise/domain';
import { sparkPath } from './spark-path.ts';

/** In units of the view box. */
const SIZE = { width: 120, height: 48, padding: 6 } as const;

/** Weights as a small line that ends in a dot. Decoration beside the words; nothing for a lone point. */
export function SparkLine({ line, label }: { line: readonly WeightPoint[]; label: string }) {
  const { width, height } = SIZE;
  const drawn = sparkPath(line, SIZE);
  if (drawn === null) return null;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="h-12 w-auto min-w-0 lg:h-16"
    >
      <path
        d={drawn.path}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-chart-1"
      />
      <circle cx={drawn.end.x} cy={drawn.end.y} r="4" className="fill-chart-1" />
    </svg>
  );
}
