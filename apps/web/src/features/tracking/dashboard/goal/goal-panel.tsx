import { setGoal } from '@dosewise/contract';
import type { ShownWeightUnit, Trend, WeightPoint, WeightRange } from '@dosewise/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMayCall } from '../../../../data/people/may-call.ts';
import { Amount } from '../../../../kit/amount.tsx';
import { Button } from '../../../../kit/buttons/button.tsx';
import { cx } from '../../../../kit/class-names.ts';
import { useReturningFocus } from '../../../../kit/dialogs/returning-focus.ts';
import { LoadFailure } from '../../../../kit/feedback/load-failure.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../kit/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { formatCalendarDay } from '../../../../languages/formats/dates.ts';
import { formatWeight } from '../../../../languages/formats/weights.ts';
import { WeightField } from '../../../../parts/weights/weight-field.tsx';
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

/**
 * The goal, the way to it, and when the trend meets it, or how steadily the weight is kept. Where there
 * is no room for columns its fields open by a press, and without a goal one line is all of it. The goal of another
 * person has no fields.
 */
export function GoalPanel(props: GoalPanelProps) {
  const { goal, trend, weights, isLoading, unit, now, timeZone, className } = props;
  const mayChange = useMayCall()(setGoal);
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const place = useReturningFocus<HTMLDivElement>(isOpen);
  const openFields = () => {
    flushSync(() => setOpen(true));
    const first = fields.current?.querySelector<HTMLInputElement>('input:not([type="radio"])');
    first?.scrollIntoView({ block: 'center' });
    first?.focus();
  };
  const isKeeping = goal.entry.aim === 'keep';
  const isSet = isKeeping ? goal.keep !== null : goal.targetKg !== null;
  // What is wrong with a goal is not hidden.
  const isWrong = Object.values(goal.errors).some(Boolean);
  const isUnfolded = isOpen || isWrong;
  const foldedWhen = (isFolded: boolean) => (isFolded ? 'max-lg:hidden' : '');
  return (
    <div ref={place} className={cx('flex min-w-0 flex-col', className)}>
      <Card
        className="flex-1"
        title={texts.goal}
        isTight
        action={
          goal.isLoading ? (
            <Skeleton className="h-7 w-40" />
          ) : (
            <Target goal={goal} unit={unit} isSet={isSet} onPress={mayChange ? openFields : null} />
          )
        }
      >
        <div className="flex flex-col gap-4">
          <div className={cx('flex flex-col gap-4', foldedWhen(!isSet && !isUnfolded))}>
            {isSet ? (
              <GoalBar
                goal={goal}
                weights={weights ?? []}
                unit={unit}
                onPress={mayChange ? openFields : null}
              />
            ) : null}
            {isLoading ? <Skeleton className="h-12 w-full" /> : null}
            {weights === null || !(isSet || mayChange) ? null : isKeeping ? (
              <Steadiness {...{ range: goal.keep, trend, weights, unit, now, timeZone }} />
            ) : (
              <Outlook {...{ targetKg: goal.targetKg, trend, weights, unit, now }} />
            )}
          </div>
          {goal.failure === null ? null : (
            <LoadFailure busy={goal.isBusy} onRetry={goal.failure.retry}>
              {goal.failure.sentence}
            </LoadFailure>
          )}
          {mayChange ? (
            <div ref={fields} className={cx('@container', foldedWhen(!isUnfolded))}>
              <GoalFields goal={goal} unit={unit} />
              {isOpen && !isWrong ? (
                <Button kind="secondary" className="mt-4 lg:hidden" onClick={() => setOpen(false)}>
                  {texts.goalDone}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </Card>
    </div>
  );
}

interface TargetProps {
  readonly goal: GoalForm;
  readonly unit: ShownWeightUnit;
  readonly isSet: boolean;
  /** Leads to the fields; null for who may not change the goal. */
  readonly onPress: (() => void) | null;
}

/** The weight, or the weights, that are aimed at; without any what leads to their fields. */
function Target({ goal, unit, isSet, onPress }: TargetProps) {
  const { targetKg, day, keep } = goal;
  const isKeeping = goal.entry.aim === 'keep';
  if (!isSet && onPress === null) return <p className="text-quiet">{texts.noGoal}</p>;
  if (!isSet) {
    return (
      <button
        type="button"
        onClick={onPress ?? undefined}
        className="-mx-2 -my-2 min-h-11 rounded-control px-2 text-left font-semibold text-accent underline-offset-4 hover:underline"
      >
        {isKeeping ? texts.noRange : texts.noTarget}
      </button>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-2">
      <span className="text-lead font-semibold numbers">
        {keep === null ? (
          <Amount>{formatWeight(targetKg ?? 0, unit)}</Amount>
        ) : (
          <Range {...keep} unit={unit} />
        )}
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
      <Amount className="whitespace-nowrap">{formatWeight(lowKg, unit)}</Amount>
      <span>{texts.rangeTo}</span>
      <Amount className="whitespace-nowrap">{formatWeight(highKg, unit)}</Amount>
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
    <div className="grid content-start gap-4 @min-[22rem]:grid-cols-2">
      <div className="col-span-full">
        <SegmentedControl
          legend={texts.aim}
          hideLegend
          value={entry.aim}
          segments={AIMS}
          onChange={(aim) => change({ aim })}
        />
      </div>
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
