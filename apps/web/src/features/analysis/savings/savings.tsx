import type { CostSavings, UserProfile } from '@dosewise/contract';
import { useEffect, useMemo } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { isolated } from '../../../format/isolated.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { costChart, describeCosts } from './cost-chart.ts';
import { CostComparison } from './cost-comparison.tsx';
import { GoldenSavings } from './golden-savings.tsx';
import { HowCounted } from './how-counted.tsx';
import { MissingCosts } from './missing-costs.tsx';
import { NoSavings } from './no-savings.tsx';
import { PricingNotice } from './pricing-notice.tsx';
import { SavingsFigures } from './savings-figures.tsx';
import { savingsQuery } from './savings-queries.ts';
import { texts } from './texts.ts';

const CHART_HEIGHT = 380;

/** The whole screen. What cannot be loaded is told to the console only. */
export function Savings({ user }: { user: UserProfile }) {
  const { data, isPending, error } = useQuery(savingsQuery);
  useEffect(() => {
    if (error !== null) console.error(`Failed to load cost savings: ${error.message}`);
  }, [error]);
  if (isPending) return <SavingsSkeleton user={user} />;
  return (
    <>
      <SavingsHeading user={user} />
      {data === undefined || data.countedDoses === 0 ? (
        <NoSavings savings={data ?? null} />
      ) : (
        <Analysis savings={data} timeZone={user.timeZone} />
      )}
    </>
  );
}

function Analysis({ savings, timeZone }: { savings: CostSavings; timeZone: string }) {
  const { series, currency } = savings;
  const chart = useMemo(() => costChart(series, currency), [series, currency]);
  return (
    <>
      <PricingNotice savings={savings} />
      <MissingCosts count={savings.leftOutDoses.withoutCost} />
      <SavingsFigures savings={savings} timeZone={timeZone} />
      <div className="grid gap-6 lg:grid-cols-3">
        <Card title={texts.comparison} className="lg:col-span-2">
          <CostComparison savings={savings} />
        </Card>
        <GoldenSavings savings={savings} />
      </div>
      {chart === null ? null : (
        <Card title={texts.addedUp}>
          <Chart
            label={texts.addedUp}
            summary={describeCosts(series, currency)}
            model={chart}
            height={CHART_HEIGHT}
          />
        </Card>
      )}
      <HowCounted savings={savings} />
    </>
  );
}

function SavingsHeading({ user }: { user: UserProfile | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      {user === undefined ? (
        <Skeleton className="h-12 w-full lg:h-6" />
      ) : (
        <p className="text-quiet">{texts.lead(isolated(user.country), user.currency)}</p>
      )}
    </div>
  );
}

/** The outline of the screen. */
export function SavingsSkeleton({ user }: { user?: UserProfile }) {
  return (
    <>
      <SavingsHeading user={user} />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-52 rounded-card sm:h-44" />
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-120 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
