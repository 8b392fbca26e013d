import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../lib/paths.ts';
import { Link } from '../../lib/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronRightIcon, PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { dosesQuery } from './dashboard-queries.ts';
import { dosesInLast28Days, nextDoseAfter } from './dose-figures.ts';
import { FigureCard } from './figure-card.tsx';

const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** What the last weeks held, and what comes next. */
export function Dashboard() {
  const doses = useQuery(dosesQuery);
  if (doses.isPending) return <DashboardSkeleton />;
  const times = (doses.data ?? []).map((dose) => Date.parse(dose.date));
  const next = nextDoseAfter(times);
  return (
    <>
      <h1 className="text-title">Dashboard</h1>
      {doses.isError ? (
        <Notice
          tone="danger"
          action={
            <Button kind="secondary" onClick={() => void doses.refetch()}>
              Try again
            </Button>
          }
        >
          Failed to load doses
        </Notice>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <FigureCard
          label="Doses last 28d"
          value={doses.isError ? '–' : String(dosesInLast28Days(times, Date.now()))}
          note="Expected ~4"
        />
        <FigureCard
          label="Next dose"
          value={next === null ? '–' : DAY_FORMAT.format(next)}
          note="7 days after your latest logged dose"
        />
      </div>
      <Card title="Next best actions">
        <ul>
          <li>
            <Link
              to={PATHS.logDose}
              className="-mx-3 flex min-h-14 items-center gap-3 rounded-control px-3 font-medium hover:bg-accent-tint"
            >
              <PlusIcon className="size-6 text-accent" />
              <span className="flex-1">Log dose</span>
              <ChevronRightIcon className="size-5 text-quiet" />
            </Link>
          </li>
        </ul>
      </Card>
    </>
  );
}

/** The outline of the dashboard. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading...">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-48" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
        <Skeleton className="h-40 rounded-card" />
      </div>
    </Loading>
  );
}
