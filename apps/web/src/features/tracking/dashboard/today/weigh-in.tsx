import type { Weight } from '@dosewise/contract';
import {
  ADHERENCE_DAYS,
  changeFromStart,
  DAY_MS,
  type ShownWeightUnit,
  smoothedMonth,
  type WeightPoint,
} from '@dosewise/domain';
import { formatDayOfYear } from '../../../../format/dates.ts';
import { formatWeight, formatWeightChange } from '../../../../format/weights.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SparkLine } from './spark-line.tsx';
import { texts } from './texts.ts';
import { WeighInForm } from './weigh-in-form.tsx';

interface WeighInProps {
  /** Newest first; undefined while nobody knows them. */
  readonly kept: readonly Weight[] | undefined;
  /** The same in the order of time, null while nobody knows them. */
  readonly weights: readonly WeightPoint[] | null;
  readonly isLoading: boolean;
  readonly unit: ShownWeightUnit;
  readonly now: number;
  readonly className?: string;
}

/** The weight, how it changed in a month, and a field for the one of today. */
export function WeighIn({ kept, weights, isLoading, unit, now, className }: WeighInProps) {
  return (
    <Card isTight className={className ?? ''}>
      <section aria-label={texts.weight} className="flex h-full flex-col justify-between gap-3">
        <div className="flex min-h-13 flex-1 items-center justify-between gap-4">
          {isLoading ? (
            <Skeleton className="h-12 w-40" />
          ) : (
            <Latest weights={weights ?? []} unit={unit} now={now} />
          )}
        </div>
        <WeighInForm kept={kept} unit={unit} />
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
  const latest = changeFromStart(weights)?.latest;
  if (latest === undefined) return <h2 className="text-lead text-quiet">{texts.noWeight}</h2>;
  // Figure and line are the same numbers: beside a falling line nothing says that the weight rose.
  const month = smoothedMonth(weights);
  const [first, last] = [month?.line[0], month?.line.at(-1)];
  const notes = [
    // Of the last days the marks above say it.
    now - latest.at < ADHERENCE_DAYS * DAY_MS ? null : texts.weighedOn(formatDayOfYear(latest.at)),
    month?.isWhole && first && last
      ? texts.inAMonth(formatWeightChange(first.kg, last.kg, unit))
      : null,
  ].filter((note) => note !== null);
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-title numbers">
          <span className="sr-only">{texts.weight} </span>
          {formatWeight(latest.kg, unit)}
        </h2>
        <p className="text-small text-quiet numbers empty:hidden lg:mt-1">{notes.join(' · ')}</p>
      </div>
      {month === null ? null : <SparkLine line={month.line} label={texts.weightLine} />}
    </>
  );
}
