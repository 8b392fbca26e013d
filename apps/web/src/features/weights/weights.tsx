import type { UserProfile } from '@dosewise/contract';
import { useMemo, useState } from 'react';
import { zoneOrDevice } from '../../format/time-zones.ts';
import { useDoses } from '../../records/doses/doses-query.ts';
import { toTimedDoses } from '../../records/doses/timed-doses.ts';
import { texts as weightTexts } from '../../records/weights/texts.ts';
import { toWeightPoints } from '../../records/weights/weight-chart.ts';
import { FIRST_VIEW, WeightViewControl } from '../../records/weights/weight-view-control.tsx';
import { useWeights } from '../../records/weights/weights-query.ts';
import { useUnits } from '../../session/use-units.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { texts } from './texts.ts';
import { WeightForm } from './weight-form.tsx';
import { WeightImport } from './weight-import.tsx';
import { WeightList } from './weight-list.tsx';
import { describeTrend, trendChart } from './weight-trend.ts';

const CHART_HEIGHT = 380;

/** The whole screen. */
export function Weights({ user }: { user: UserProfile }) {
  const weights = useWeights();
  // They only colour the chart: it shows without them, should they not come.
  const doses = useDoses().data;
  const unit = useUnits().weight;
  const [view, setView] = useState(FIRST_VIEW);
  const points = useMemo(() => toWeightPoints(weights.data ?? []), [weights.data]);
  const taken = useMemo(() => toTimedDoses(doses ?? []), [doses]);
  const chart = useMemo(() => trendChart(points, taken, unit, view), [points, taken, unit, view]);

  if (weights.isPending) return <WeightsSkeleton />;
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      {weights.isError ? (
        <LoadFailure busy={weights.isFetching} onRetry={() => void weights.refetch()}>
          {weightTexts.loadFailed}
        </LoadFailure>
      ) : null}
      {/* The field comes first: on a phone the chart would push it out of sight. */}
      <div className="grid items-start gap-6 lg:grid-cols-6">
        <div className={chart === null ? 'min-w-0 lg:col-span-3' : 'min-w-0 lg:col-span-2'}>
          {/* What is typed in one unit is no weight in another. */}
          <WeightForm key={unit} kept={weights.data} unit={unit} />
        </div>
        {chart === null ? null : (
          <Card title={weightTexts.trend} className="lg:col-span-4">
            <div className="flex flex-col gap-4">
              {points.length < 2 ? null : <WeightViewControl view={view} onChange={setView} />}
              <Chart
                label={texts.weight}
                summary={describeTrend(points, unit)}
                model={chart}
                height={CHART_HEIGHT}
              />
            </div>
          </Card>
        )}
        <div className="min-w-0 lg:col-span-3">
          <WeightImport timeZone={zoneOrDevice(user.timeZone)} />
        </div>
        {weights.data === undefined ? null : (
          <WeightList
            weights={weights.data}
            unit={unit}
            className={chart === null ? 'lg:col-span-6' : 'lg:col-span-3'}
          />
        )}
      </div>
    </>
  );
}

/** The outline of the screen. */
export function WeightsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Loading label={texts.loading}>
        <div className="grid gap-6 lg:grid-cols-6">
          <Skeleton className="h-120 rounded-card lg:col-span-2" />
          <Skeleton className="h-120 rounded-card lg:col-span-4" />
          <Skeleton className="h-96 rounded-card lg:col-span-3" />
          <Skeleton className="h-96 rounded-card lg:col-span-3" />
        </div>
      </Loading>
    </>
  );
}
