import { type GoalOutlook, goalOutlook, type Trend } from '@dosewise/domain';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatDay } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Goal } from './goal.ts';
import { formatKg, formatPace } from './kg-words.ts';
import { MESSAGES } from './messages.ts';

interface GoalPanelProps {
  readonly goal: Goal;
  readonly trend: Trend | null;
  /** Whether the weights are on their way, are there, or could not be had. */
  readonly weights: 'loading' | 'known' | 'unknown';
  readonly now: number;
  readonly className?: string;
}

/** What the person aims at, and when the trend meets it. Stays on this device. */
export function GoalPanel({ goal, trend, weights, now, className }: GoalPanelProps) {
  return (
    <Card title="Goal" className={className ?? ''}>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Target goal={goal} />
          {weights === 'loading' ? <Skeleton className="h-12 w-full" /> : null}
          {weights === 'known' ? (
            <Outlook trend={trend} outlook={goalOutlook(trend, goal.weightKg, now)} />
          ) : null}
        </div>
        <div className="grid content-start gap-4">
          <Field label="Target weight (kg)" error={goal.weightError}>
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
          <Field label="Target date" optional>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={goal.dateText}
                onChange={goal.setDateText}
              />
            )}
          </Field>
        </div>
      </div>
    </Card>
  );
}

function Target({ goal }: { goal: Goal }) {
  if (goal.weightKg === null) {
    return <p className="text-lead font-semibold text-quiet">{MESSAGES.noTarget}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-title font-semibold numbers">{formatKg(goal.weightKg)}</span>
      {goal.day === null ? null : (
        <span className="text-quiet">{`by ${formatCalendarDay(goal.day)}`}</span>
      )}
    </p>
  );
}

function Outlook({ trend, outlook }: { trend: Trend | null; outlook: GoalOutlook }) {
  if (trend === null || outlook.kind === 'no-goal' || outlook.kind === 'no-trend') {
    return <p className="text-quiet">{MESSAGES.noProjection}</p>;
  }
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Term name="Pace">{formatPace(trend.slopeKgPerWeek)}</Term>
        {outlook.kind === 'eta' ? <Term name="ETA">{formatDay(outlook.etaAt)}</Term> : null}
      </dl>
      {outlook.kind === 'not-on-course' ? <p>{MESSAGES.notOnCourse}</p> : null}
    </>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-quiet">{name}</dt>
      <dd className="text-lead font-semibold numbers">{children}</dd>
    </div>
  );
}
