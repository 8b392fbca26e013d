import type { ShownWeightUnit, Trend, WeightPoint, WeightRange } from '@dosewise/domain';
import { formatCalendarDay } from '../../format/dates.ts';
import { formatWeight } from '../../format/weights.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { GoalFields } from './goal-fields.tsx';
import { Outlook, Steadiness } from './goal-outlook.tsx';
import { texts } from './texts.ts';
import type { GoalForm } from './use-goal.ts';

interface GoalPanelProps {
  readonly goal: GoalForm;
  readonly trend: Trend | null;
  /** Null while loading, and where they could not be loaded. */
  readonly weights: readonly WeightPoint[] | null;
  readonly isLoading: boolean;
  readonly unit: ShownWeightUnit;
  readonly now: number;
  readonly timeZone: string;
  readonly className?: string;
}

/** What the person aims at, and when the trend meets it, or how steadily the weight is kept. */
export function GoalPanel(props: GoalPanelProps) {
  const { goal, trend, weights, isLoading, unit, now, timeZone, className } = props;
  return (
    <Card title={texts.goal} className={className ?? ''}>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          {goal.isLoading ? <Skeleton className="h-10 w-48" /> : <Target goal={goal} unit={unit} />}
          {isLoading ? <Skeleton className="h-12 w-full" /> : null}
          {weights === null ? null : goal.entry.aim === 'keep' ? (
            <Steadiness {...{ range: goal.keep, trend, weights, unit, now, timeZone }} />
          ) : (
            <Outlook {...{ targetKg: goal.targetKg, trend, weights, unit, now }} />
          )}
          {goal.failure === null ? null : (
            <LoadFailure busy={goal.isBusy} onRetry={goal.failure.retry}>
              {goal.failure.sentence}
            </LoadFailure>
          )}
        </div>
        <GoalFields goal={goal} unit={unit} />
      </div>
    </Card>
  );
}

/** The weight, or the weights, that are aimed at. */
function Target({ goal, unit }: { goal: GoalForm; unit: ShownWeightUnit }) {
  const { targetKg, day, keep } = goal;
  const isKeeping = goal.entry.aim === 'keep';
  if (isKeeping ? keep === null : targetKg === null) {
    return (
      <p className="text-lead font-semibold text-quiet">
        {isKeeping ? texts.noRange : texts.noTarget}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-title font-semibold numbers">
        {keep === null ? formatWeight(targetKg ?? 0, unit) : <Range {...keep} unit={unit} />}
      </span>
      {isKeeping || day === null ? null : (
        <span className="text-quiet">{texts.byDay(formatCalendarDay(day))}</span>
      )}
    </p>
  );
}

/** The two ends, of which neither breaks. */
function Range({ lowKg, highKg, unit }: WeightRange & { unit: ShownWeightUnit }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatWeight(lowKg, unit)}</span>
      {texts.rangeTo}
      <span className="whitespace-nowrap">{formatWeight(highKg, unit)}</span>
    </>
  );
}
