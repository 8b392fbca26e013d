import {
  daysWithinRange,
  goalOutlook,
  type Kilograms,
  MIN_TREND_DAYS,
  RANGE_DAYS,
  type ShownWeightUnit,
  type Trend,
  type WeightPoint,
  type WeightRange,
} from '@dosewise/domain';
import type { ReactNode } from 'react';
import { Amount } from '../../../../kit/amount.tsx';
import { formatDay } from '../../../../languages/formats/dates.ts';
import { formatPace } from '../../../../languages/formats/weights.ts';
import { texts } from '../texts.ts';

interface Course {
  readonly trend: Trend | null;
  readonly weights: readonly WeightPoint[];
  readonly unit: ShownWeightUnit;
  readonly now: number;
}

/** The day the trend meets the goal, for someone on the way to it. */
export function Outlook(props: Course & { targetKg: Kilograms | null }) {
  const { targetKg, trend, weights, unit, now } = props;
  const outlook = goalOutlook(weights, trend, targetKg, now);
  if (trend === null || outlook.kind === 'no-goal' || outlook.kind === 'no-trend') {
    return <p className="text-quiet">{describeMissing(weights, trend, targetKg)}</p>;
  }
  return (
    <>
      <Terms>
        <Term name={texts.trendPace} hint={texts.trendPaceNote}>
          <Amount>{formatPace(trend.pace.kgPerWeek, unit)}</Amount>
        </Term>
        {outlook.kind === 'eta' || outlook.kind === 'reached' ? (
          <Term name={texts.eta} note={outlook.kind === 'reached' ? texts.reached : null}>
            {formatDay(outlook.etaAt)}
          </Term>
        ) : null}
      </Terms>
      {outlook.kind === 'stale' ? <p>{texts.staleWeights}</p> : null}
      {outlook.kind === 'not-on-course' ? <p>{texts.notOnCourse}</p> : null}
    </>
  );
}

/** The parts that a projection lacks: weights, a goal, or both. */
function describeMissing(
  weights: readonly WeightPoint[],
  trend: Trend | null,
  targetKg: Kilograms | null,
): string {
  if (trend !== null) return texts.noProjection.goal;
  if (targetKg === null) return texts.noProjection.both;
  return weights.length < 2 ? texts.noProjection.weights : texts.noProjection.days(MIN_TREND_DAYS);
}

/** The days with a weight within the range, for someone who keeps it. */
export function Steadiness(props: Course & { range: WeightRange | null; timeZone: string }) {
  const { range, trend, weights, unit, now, timeZone } = props;
  if (range === null) return null;
  const { within, weighed } = daysWithinRange(weights, range, now, timeZone);
  return (
    <>
      <Terms>
        {trend === null ? null : (
          <Term name={texts.trendPace} hint={texts.trendPaceNote}>
            <Amount>{formatPace(trend.pace.kgPerWeek, unit)}</Amount>
          </Term>
        )}
        {weighed === 0 ? null : (
          <Term name={texts.daysWithin}>{texts.someOf(within, weighed)}</Term>
        )}
      </Terms>
      <p className="text-small text-quiet">
        {weighed === 0 ? texts.noDays(RANGE_DAYS) : texts.whichDays(RANGE_DAYS)}
      </p>
    </>
  );
}

function Terms({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-6 gap-y-2 empty:hidden">{children}</dl>;
}

interface TermProps {
  readonly name: string;
  /** The words beside the figure, or null. */
  readonly note?: string | null;
  /** The sense of the figure, below it. */
  readonly hint?: string;
  readonly children: ReactNode;
}

function Term({ name, note = null, hint, children }: TermProps) {
  return (
    <div className="grid grid-cols-[auto_auto] items-baseline gap-x-2">
      <dt className="col-span-2 text-small text-quiet">{name}</dt>
      <dd className="text-lead font-semibold numbers">{children}</dd>
      {note === null ? null : <dd className="font-semibold text-good">{note}</dd>}
      {hint === undefined ? null : <dd className="col-span-2 text-small text-quiet">{hint}</dd>}
    </div>
  );
}
