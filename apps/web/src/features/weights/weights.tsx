import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toWeightPoints } from '../../lib/weight-chart.ts';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { MESSAGES } from './messages.ts';
import { WeightForm } from './weight-form.tsx';
import { WeightImport } from './weight-import.tsx';
import { WeightList } from './weight-list.tsx';
import { weightsQuery } from './weight-queries.ts';
import { describeTrend, weightChart } from './weight-trend.ts';

const CHART_HEIGHT = 380;

/** The whole screen. */
export function Weights() {
  const weights = useQuery(weightsQuery);
  const points = useMemo(() => toWeightPoints(weights.data ?? []), [weights.data]);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const chart = useMemo(() => weightChart(points, timeZone), [points, timeZone]);

  if (weights.isPending) return <WeightsSkeleton />;
  return (
    <>
      <h1 className="text-title">Weight</h1>
      {weights.isError ? (
        <LoadFailure busy={weights.isFetching} onRetry={() => void weights.refetch()}>
          {MESSAGES.loadFailed}
        </LoadFailure>
      ) : null}
      {chart === null ? null : (
        <Card title="Trend">
          <Chart
            label="Weight"
            summary={describeTrend(points)}
            model={chart}
            height={CHART_HEIGHT}
          />
        </Card>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <WeightForm kept={weights.data} />
          <WeightImport timeZone={timeZone} />
        </div>
        {weights.data === undefined ? null : <WeightList weights={weights.data} />}
      </div>
    </>
  );
}

/** The outline of the screen. */
export function WeightsSkeleton() {
  return (
    <>
      <h1 className="text-title">Weight</h1>
      <Loading label="Loading...">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-120 rounded-card" />
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </div>
      </Loading>
    </>
  );
}
