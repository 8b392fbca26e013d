import type { UserProfile } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { zoneOrDevice } from '../../../format/time-zones.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { toTimedDoses, useDoses } from '../../../records/doses/doses-query.ts';
import { texts as weightTexts } from '../../../records/weights/texts.ts';
import { FIRST_VIEW, WeightViewControl } from '../../../records/weights/weight-view-control.tsx';
import {
  toWeightPoints,
  useWeights,
  weightsQuery,
} from '../../../records/weights/weights-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { useUnits } from '../../../session/use-units.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { cx } from '../../../ui/class-names.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { texts } from './texts.ts';
import { WeightForm } from './weight-form.tsx';
import { describeTrend, trendChart } from './weight-trend.ts';

const askAhead = (client: QueryClient) => void client.prefetchQuery(weightsQuery);

/** Records weigh-ins, one by one or from a file, and shows their trend. */
export function WeightsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.weight}
        skeleton={<WeightsSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <Weights user={user} />}
      </RequireLogin>
    </>
  );
}

const CHART_HEIGHT = 380;
const COLUMNS = 'grid items-start gap-6';
const UNEVEN = 'lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]';

/** Below the chart, and as late as what it lists. */
const WeightList = lazyPart(
  async () => (await import('./weight-list.tsx')).WeightList,
  <Skeleton className="h-96 rounded-card lg:col-span-3" />,
);

/** Beside the form, and needed by few. */
const WeightImport = lazyPart(
  async () => (await import('./weight-import.tsx')).WeightImport,
  <Skeleton className="h-56 rounded-card" />,
);

/** The whole screen. */
function Weights({ user }: { user: UserProfile }) {
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
      <div className={cx(COLUMNS, chart === null ? 'lg:grid-cols-2' : UNEVEN)}>
        <div className="min-w-0">
          {/* What is typed in one unit is no weight in another. */}
          <WeightForm key={unit} kept={weights.data} unit={unit} />
        </div>
        {chart === null ? null : (
          <Card title={weightTexts.trend} className="lg:row-span-2">
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
        {weights.data === undefined ? null : (
          <WeightList
            weights={weights.data}
            unit={unit}
            className={
              chart === null ? 'lg:order-last lg:col-span-2' : 'lg:col-start-2 lg:row-start-3'
            }
          />
        )}
        {/* Below the form where there are columns, else last: it is seldom needed. */}
        <div className={cx('min-w-0', chart !== null && 'lg:row-span-2 lg:row-start-2')}>
          <WeightImport timeZone={zoneOrDevice(user.timeZone)} />
        </div>
      </div>
    </>
  );
}

/** The outline of the screen. */
function WeightsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Loading label={texts.loading}>
        <div className={cx(COLUMNS, UNEVEN)}>
          <Skeleton className="h-100 rounded-card" />
          <Skeleton className="h-[40rem] rounded-card lg:row-span-2" />
          <Skeleton className="h-52 rounded-card lg:row-span-2" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
