import { getSystemStats, type SystemStats } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { routeQuery, useQuery } from '../../../data/calls/use-query.ts';
import { useMarketing } from '../../../data/deployment-settings/deployment-settings.ts';
import { isOfMarketing, PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { ChevronRightIcon } from '../../../kit/icons/icons.tsx';
import { formatAge, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { FetchFailure } from '../../../parts/loading/loaded.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { RequireAdmin } from '../../../parts/session/require-admin.tsx';
import { SetupCard } from './setup-card.tsx';
import {
  AccuracyPanel,
  RecentActivity,
  StatCards,
  TopCountries,
  UserActivity,
} from './stats-panels.tsx';
import { texts } from './texts.ts';

/** The admin dashboard: figures for all users, and the way to the other admin pages. */
export function AdminPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.admin} skeleton={<AdminStatsSkeleton />}>
        {() => <AdminStats />}
      </RequireAdmin>
    </>
  );
}

/** The whole screen. A failure to fetch takes the place of the figures. */
function AdminStats() {
  const stats = useQuery(statsQuery);
  const refresh = () => void stats.refetch();
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <SetupCard />
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
function AdminStatsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <QuickLinks />
      <FiguresSkeleton />
    </>
  );
}

const TICK_MS = 15_000;

interface CountedAtProps {
  /** The instant (ISO) at which the figures were counted. */
  readonly asOf: string;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** The age of the figures, and the button that asks for newer ones. */
function CountedAt({ asOf, busy, onRefresh }: CountedAtProps) {
  const now = useTickingNow();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-quiet">
        <span>{texts.counted}</span>
        <time dateTime={asOf}>{formatDayAndTime(asOf)}</time>
        <span>{texts.countedAge(formatAge(now - Date.parse(asOf)))}</span>
      </p>
      <Button kind="secondary" busy={busy} onClick={onRefresh}>
        {texts.refresh}
      </Button>
    </div>
  );
}

/** The time (epoch ms), brought up to date every so often. */
function useTickingNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const LINKS = [
  { ...texts.pages.pricing, path: PATHS.adminPricing },
  { ...texts.pages.users, path: PATHS.adminUsers },
  { ...texts.pages.campaigns, path: PATHS.adminEmailCampaigns },
  { ...texts.pages.reddit, path: PATHS.adminReddit },
  { ...texts.pages.system, path: PATHS.adminSystem },
  { ...texts.pages.audit, path: PATHS.adminAudit },
] as const;

/** The way to the other admin pages of this deployment. */
function QuickLinks() {
  const isMarketing = useMarketing();
  const links = LINKS.filter(({ path }) => isMarketing || !isOfMarketing(path));
  return (
    <nav aria-label={texts.adminPages}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {links.map(({ label, note, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-5 py-3 transition-colors hover:bg-accent-tint"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-quiet">{note}</span>
              </span>
              <ChevronRightIcon className="size-5 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The figures for all users. Asked again on each visit; the server counts once a minute. */
const statsQuery = routeQuery(getSystemStats, { staleTime: 0 });
