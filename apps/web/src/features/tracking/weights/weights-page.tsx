import type { UserProfile } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toTimedDoses, useDoses } from '../../../data/doses/doses-query.ts';
import { measurementsQuery } from '../../../data/measurements/measurements.ts';
import { useAddForm } from '../../../data/navigation/fragment.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useIsOwn, useMayLog } from '../../../data/session/session.ts';
import { useUnits } from '../../../data/session/use-units.ts';
import { texts as weightTexts } from '../../../data/weights/texts.ts';
import { toWeightPoints, useWeights, weightsQuery } from '../../../data/weights/weights-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Chart } from '../../../kit/chart/chart.tsx';
import { cx } from '../../../kit/class-names.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { FIRST_VIEW, WeightViewControl } from '../../../parts/weights/weight-view-control.tsx';
import { texts } from './texts.ts';
import { WeightForm } from './weight-form.tsx';
import { describeTrend, trendChart } from './weight-trend.ts';

const askAhead = (client: QueryClient) => {
  void client.prefetchQuery(weightsQuery);
  void client.prefetchQuery(measurementsQuery);
};

/** The trend of weigh-ins, their list, and measurements; takes them one by one or from a file. */
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
const UNEVEN = 'lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]';

/** Below the chart, and as late as what it lists. */
const WeightList = lazyPart(
  async () => (await import('./weight-list.tsx')).WeightList,
  <Skeleton className="h-96 rounded-card lg:col-span-2" />,
);

/** Below the list, and of interest to some. */
const MeasurementsCard = lazyPart(
  async () => (await import('./measurements-card.tsx')).MeasurementsCard,
  <Skeleton className="h-56 rounded-card lg:col-span-2" />,
);

/** Needed by few. */
const WeightImport = lazyPart(
  async () => (await import('./weight-import.tsx')).WeightImport,
  <Skeleton className="h-56 rounded-card" />,
);

/** The whole screen: what there is, then what can be added. */
function Weights({ user }: { user: UserProfile }) {
  const weights = useWeights();
  // They only stand above the chart: it shows without them, should they not come.
  const doses = useDoses().data;
  const unit = useUnits().weight;
  const isWide = useIsWide();
  const isOwn = useIsOwn();
  const mayLog = useMayLog();
  const form = useAddForm();
  const [view, setView] = useState(FIRST_VIEW);
  const points = useMemo(() => toWeightPoints(weights.data ?? []), [weights.data]);
  const taken = useMemo(() => toTimedDoses(doses ?? []), [doses]);
  const chart = useMemo(() => trendChart(points, taken, unit, view), [points, taken, unit, view]);

  if (weights.isPending) return <WeightsSkeleton />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title">{texts.title}</h1>
        {isWide || !mayLog ? null : <Button onClick={form.open}>{texts.addTitle}</Button>}
      </div>
      {weights.isError ? (
        <QueryFailure query={weights}>{weightTexts.loadFailed}</QueryFailure>
      ) : null}
      <div className={cx(COLUMNS, chart === null ? 'lg:grid-cols-2' : UNEVEN)}>
        {chart === null ? null : (
          <Card title={weightTexts.trend} className="lg:row-span-2">
            <Chart
              label={texts.weight}
              summary={
                <>
                  <span className="block">{describeTrend(points, unit)}</span>
                  {chart.series.every(({ id }) => id !== 'smoothed') ? null : (
                    <span className="mt-1 block">{texts.smoothed}</span>
                  )}
                </>
              }
              model={chart}
              height={CHART_HEIGHT}
              controls={
                points.length < 2 ? null : <WeightViewControl view={view} onChange={setView} />
              }
            />
          </Card>
        )}
        {/* What is typed in one unit is no weight in another. */}
        {mayLog ? (
          <WeightForm
            key={unit}
            kept={weights.data}
            unit={unit}
            isOpen={form.isOpen}
            onClose={form.close}
          />
        ) : null}
        {weights.data === undefined ? null : (
          <WeightList weights={weights.data} unit={unit} className="lg:order-last lg:col-span-2" />
        )}
        <MeasurementsCard className="lg:order-last lg:col-span-2" />
        {isOwn ? <WeightImport timeZone={zoneOrDevice(user.timeZone)} /> : null}
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
          <Skeleton className="h-[36rem] rounded-card lg:row-span-2" />
          <Skeleton className="h-100 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-96 rounded-card lg:col-span-2" />
        </div>
      </Loading>
    </>
  );
}
