import type { ShownWeightUnit, Trend, WeightPoint, WeightRange } from '@dosewise/domain';
import { useRef } from 'react';
import { formatCalendarDay } from '../../../../format/dates.ts';
import { formatWeight } from '../../../../format/weights.ts';
import { WeightField } from '../../../../records/weights/weight-field.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { texts } from '../texts.ts';
import { GoalBar } from './goal-bar.tsx';
import type { Aim } from './goal-entry.ts';
import { Outlook, Steadiness } from './goal-outlook.tsx';
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

/** The goal, the way to it, and when the trend meets it, or how steadily the weight is kept. */
export function GoalPanel(props: GoalPanelProps) {
  const { goal, trend, weights, isLoading, unit, now, timeZone, className } = props;
  const fields = useRef<HTMLDivElement>(null);
  const openFields = () => {
    const first = fields.current?.querySelector<HTMLInputElement>('input:not([type="radio"])');
    first?.scrollIntoView({ block: 'center' });
    first?.focus();
  };
  return (
    <Card
      title={texts.goal}
      isTight
      action={
        goal.isLoading ? <Skeleton className="h-7 w-40" /> : <Target goal={goal} unit={unit} />
      }
      className={className ?? ''}
    >
      <div className="flex flex-col gap-4">
        <GoalBar goal={goal} weights={weights ?? []} unit={unit} onPress={openFields} />
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
        <div ref={fields}>
          <GoalFields goal={goal} unit={unit} />
        </div>
      </div>
    </Card>
  );
}

/** The weight, or the weights, that are aimed at. */
function Target({ goal, unit }: { goal: GoalForm; unit: ShownWeightUnit }) {
  const { targetKg, day, keep } = goal;
  const isKeeping = goal.entry.aim === 'keep';
  if (isKeeping ? keep === null : targetKg === null) {
    return <p className="font-semibold text-quiet">{isKeeping ? texts.noRange : texts.noTarget}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-2">
      <span className="text-lead font-semibold numbers">
        {keep === null ? formatWeight(targetKg ?? 0, unit) : <Range {...keep} unit={unit} />}
      </span>
      {isKeeping || day === null ? null : (
        <span className="text-small text-quiet">{texts.byDay(formatCalendarDay(day))}</span>
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

const AIMS = (['reach', 'keep'] satisfies Aim[]).map((value) => ({
  value,
  label: texts.aims[value],
}));

/** A weight and a day to reach it by, or the two ends of a range to stay in. */
function GoalFields({ goal, unit }: { goal: GoalForm; unit: ShownWeightUnit }) {
  const { entry, errors, change } = goal;
  // With stones each of the two fields names its unit.
  const labelled = (label: string) => (unit === 'st' ? label : texts.inUnit(label, unit));
  const shared = { unit, isUnitShown: false };
  return (
    <div className="grid content-start gap-4">
      <SegmentedControl
        legend={texts.aim}
        hideLegend
        value={entry.aim}
        segments={AIMS}
        onChange={(aim) => change({ aim })}
      />
      {entry.aim === 'keep' ? (
        <>
          <WeightField
            {...shared}
            label={labelled(texts.lowest)}
            value={entry.low}
            error={errors.low}
            onChange={(low) => change({ low })}
          />
          <WeightField
            {...shared}
            label={labelled(texts.highest)}
            value={entry.high}
            error={errors.high}
            onChange={(high) => change({ high })}
          />
        </>
      ) : (
        <>
          <WeightField
            {...shared}
            label={labelled(texts.targetWeight)}
            value={entry.weight}
            error={errors.weight}
            onChange={(weight) => change({ weight })}
          />
          <TextField
            label={texts.targetDate}
            optional
            type="date"
            value={entry.day}
            onChange={(day) => change({ day })}
          />
        </>
      )}
    </div>
  );
}
