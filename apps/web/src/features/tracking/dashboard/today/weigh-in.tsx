import type { Weight } from '@dosewise/contract';
import {
  ADHERENCE_DAYS,
  changeFromStart,
  DAY_MS,
  type ShownWeightUnit,
  smoothedMonth,
  type WeightPoint,
} from '@dosewise/domain';
import { useMayLog } from '../../../../data/session/session.ts';
import { mayHaveOlder } from '../../../../data/weights/weights-query.ts';
import { Amount } from '../../../../kit/amount.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { formatDay, formatDayOfYear } from '../../../../languages/formats/dates.ts';
import { formatWeight, formatWeightChange } from '../../../../languages/formats/weights.ts';
import { isWeighed } from '../dashboard-data.ts';
import { texts as dashboardTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { WeighInForm } from './weigh-in-form.tsx';

interface WeighInProps {
  /** Newest first; undefined while no one knows them. */
  readonly kept: readonly Weight[] | undefined;
  /** The same in the order of time, null while no one knows them. */
  readonly weights: readonly WeightPoint[] | null;
  readonly isLoading: boolean;
  readonly unit: ShownWeightUnit;
  readonly now: number;
  readonly timeZone: string;
  readonly className?: string;
}

/** The weight, how it changed from the start, the last month drawn, and a field for the one of today. */
export function WeighIn(props: WeighInProps) {
  const { kept, weights, isLoading, unit, now, timeZone, className } = props;
  const mayLog = useMayLog();
  return (
    <Card isTight className={className ?? ''}>
      <section aria-label={texts.weight} className="flex h-full flex-col justify-between gap-3">
        <div className="flex min-h-13 flex-1 items-center justify-between gap-4">
          {isLoading ? (
            <Skeleton className="h-18 w-40" />
          ) : (
            <Latest weights={weights ?? []} unit={unit} now={now} />
          )}
        </div>
        {mayLog ? (
          <WeighInForm kept={kept} unit={unit} isLogged={isWeighed(weights, now, timeZone)} />
        ) : null}
      </section>
    </Card>
  );
}

interface LatestProps {
  readonly weights: readonly WeightPoint[];
  readonly unit: ShownWeightUnit;
  readonly now: number;
}

function Latest({ weights, unit, now }: LatestProps) {
  const change = changeFromStart(weights);
  if (change === null) return <h2 className="text-lead text-quiet">{texts.noWeight}</h2>;
  const { start, latest } = change;
  const month = smoothedMonth(weights);
  const changed = formatWeightChange(start.kg, latest.kg, unit);
  const notes = [
    // Of the last days the marks above say it.
    now - latest.at < ADHERENCE_DAYS * DAY_MS ? null : texts.weighedOn(formatDayOfYear(latest.at)),
    // There may be weigh-ins before these.
    start.at === latest.at
      ? null
      : mayHaveOlder(weights)
        ? dashboardTexts.since(changed, formatDay(start.at))
        : dashboardTexts.fromStart(changed),
  ].filter((note) => note !== null);
  return (
    <>
      <div className="min-w-0">
        <h2 className="flex flex-col">
          <span className="text-small text-quiet">{dashboardTexts.latestWeight}</span>
          <Amount className="text-title numbers">{formatWeight(latest.kg, unit)}</Amount>
        </h2>
        <p className="text-small text-quiet numbers empty:hidden lg:mt-1">{notes.join(' · ')}</p>
      </div>
      {month === null ? null : <SparkLine line={month.line} label={texts.weightLine} />}
    </>
  );
}

/** In units of the view box. */
const SIZE = { width: 120, height: 48, padding: 6 } as const;

/** Weights as a small line that ends in a dot. Decoration beside the words; nothing for a lone point. */
function SparkLine({ line, label }: { line: readonly WeightPoint[]; label: string }) {
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
        className="stroke-data"
      />
      <circle cx={drawn.end.x} cy={drawn.end.y} r="4" className="fill-data" />
    </svg>
  );
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
}

interface SparkPath {
  /** The `d` of a path. */
  readonly path: string;
  /** The end of the line. */
  readonly end: { readonly x: number; readonly y: number };
}

/** A span below this is drawn flat in the middle: scales waver by as much. In kg. */
const MIN_SPAN_KG = 0.5;

/** Weights in the order of time as a path; null for fewer than two. */
export function sparkPath(line: readonly WeightPoint[], box: Box): SparkPath | null {
  const [first, latest] = [line[0], line.at(-1)];
  if (first === undefined || latest === undefined || first === latest) return null;
  const { width, height, padding } = box;
  const kilograms = line.map(({ kg }) => kg);
  const [low, high] = [Math.min(...kilograms), Math.max(...kilograms)];
  const span = Math.max(high - low, MIN_SPAN_KG);
  const top = (low + high + span) / 2;
  const place = ({ at, kg }: WeightPoint) => ({
    x: tenth(padding + ((at - first.at) / (latest.at - first.at)) * (width - 2 * padding)),
    y: tenth(padding + ((top - kg) / span) * (height - 2 * padding)),
  });
  const path = line.map(place).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`);
  return { path: path.join(''), end: place(latest) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
