import {
  type GoalOutlook,
  goalOutlook,
  type ShownWeightUnit,
  type Trend,
  type WeightPoint,
} from '@dosewise/domain';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatDay } from '../../format/dates.ts';
import { formatPace, formatWeight } from '../../format/weights.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { NumberInput } from '../../ui/fields/number-input.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Goal } from './goal.ts';
import { texts } from './texts.ts';

interface GoalPanelProps {
  readonly goal: Goal;
  readonly trend: Trend | null;
  /** Null while loading, and where they could not be loaded. */
  readonly weights: readonly WeightPoint[] | null;
  readonly isLoading: boolean;
  readonly unit: ShownWeightUnit;
  readonly now: number;
  readonly className?: string;
}

/** What the person aims at, and when the trend meets it. Stays on this device. */
export function GoalPanel(props: GoalPanelProps) {
  const { goal, trend, weights, isLoading, unit, now, className } = props;
  return (
    <Card title={texts.goal} className={className ?? ''}>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Target goal={goal} unit={unit} />
          {isLoading ? <Skeleton className="h-12 w-full" /> : null}
          {weights === null ? null : (
            <Outlook
              trend={trend}
              outlook={goalOutlook(weights, trend, goal.weightKg, now)}
              unit={unit}
            />
          )}
        </div>
        <div className="grid content-start gap-4">
          <Field label={texts.targetWeight} error={goal.weightError}>
            {(control) => (
              <NumberInput
                {...control}
                min={0}
                step={0.1}
                value={goal.weightText}
                onChange={goal.setWeightText}
              />
            )}
          </Field>
          <TextField
            label={texts.targetDate}
            optional
            type="date"
            value={goal.dateText}
            onChange={goal.setDateText}
          />
        </div>
      </div>
    </Card>
  );
}

function Target({ goal, unit }: { goal: Goal; unit: ShownWeightUnit }) {
  if (goal.weightKg === null) {
    return <p className="text-lead font-semibold text-quiet">{texts.noTarget}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-title font-semibold numbers">{formatWeight(goal.weightKg, unit)}</span>
      {goal.day === null ? null : (
        <span className="text-quiet">{texts.byDay(formatCalendarDay(goal.day))}</span>
      )}
    </p>
  );
}

interface OutlookProps {
  readonly trend: Trend | null;
  readonly outlook: GoalOutlook;
  readonly unit: ShownWeightUnit;
}

function Outlook({ trend, outlook, unit }: OutlookProps) {
  if (trend === null || outlook.kind === 'no-goal' || outlook.kind === 'no-trend') {
    return <p className="text-quiet">{texts.noProjection}</p>;
  }
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Term name={texts.pace}>{formatPace(trend.slopeKgPerWeek, unit)}</Term>
        {outlook.kind === 'eta' || outlook.kind === 'reached' ? (
          <Term name={texts.eta} note={outlook.kind === 'reached' ? texts.reached : null}>
            {formatDay(outlook.etaAt)}
          </Term>
        ) : null}
      </dl>
      {outlook.kind === 'stale' ? <p>{texts.staleWeights}</p> : null}
      {outlook.kind === 'not-on-course' ? <p>{texts.notOnCourse}</p> : null}
    </>
  );
}

interface TermProps {
  readonly name: string;
  /** What to say beside the figure, or null. */
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Term({ name, note = null, children }: TermProps) {
  return (
    <div className="grid grid-cols-[auto_auto] items-baseline gap-x-2">
      <dt className="col-span-2 text-small text-quiet">{name}</dt>
      <dd className="text-lead font-semibold numbers">{children}</dd>
      {note === null ? null : <dd className="font-semibold text-good">{note}</dd>}
    </div>
  );
}
