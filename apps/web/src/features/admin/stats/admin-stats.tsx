import type { SystemStats } from '@dosewise/contract';
import { FetchFailure } from '../../../api/fetch-failure.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccuracyPanel } from './accuracy-panel.tsx';
import { CountedAt } from './counted-at.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';
import { statsQuery } from './stats-queries.ts';
import { texts } from './texts.ts';
import { TopCountries } from './top-countries.tsx';
import { UserActivity } from './user-activity.tsx';

/** The whole screen. A failure to fetch takes the place of the figures. */
export function AdminStats() {
  const stats = useQuery(statsQuery);
  const refresh = () => void stats.refetch();
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <QuickLinks />
      {stats.isPending ? <FiguresSkeleton /> : null}
      {stats.isError ? (
        <FetchFailure
          sentence={texts.fetchFailed}
          error={stats.error}
          busy={stats.isFetching}
          onRetry={refresh}
        />
      ) : null}
      {stats.isSuccess ? (
        <>
          <CountedAt asOf={stats.data.asOf} busy={stats.isFetching} onRefresh={refresh} />
          <Figures stats={stats.data} />
        </>
      ) : null}
    </>
  );
}

function Figures({ stats }: { stats: SystemStats }) {
  return (
    <>
      <StatCards stats={stats} />
      <AccuracyPanel pricing={stats.pricingStats} />
      <div className="grid gap-6 lg:grid-cols-2 *:min-w-0">
        <UserActivity stats={stats} />
        <TopCountries countries={stats.topCountries} />
      </div>
      <RecentActivity activity={stats.recentActivity} />
    </>
  );
}

function FiguresSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-64 rounded-card lg:h-36" />
        <Skeleton className="h-72 rounded-card sm:h-56" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}

/** The outline of the screen. */
export function AdminStatsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <QuickLinks />
      <FiguresSkeleton />
    </>
  );
}
