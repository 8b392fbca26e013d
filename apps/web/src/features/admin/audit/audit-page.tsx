import { type AuditEntry, listAudit } from '@dosewise/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { useInfiniteQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { ListEnd } from '../../../parts/loading/loaded.tsx';
import { RequireAdmin } from '../../../parts/session/require-admin.tsx';
import { texts } from './texts.ts';

/** The page of the audit log. */
export function AuditPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminAudit} skeleton={<AuditSkeleton />}>
        {() => <Audit />}
      </RequireAdmin>
    </>
  );
}

/** The acts of admins, newest first, page after page. */
const auditQuery = infiniteQueryOptions({
  queryKey: [listAudit.id],
  queryFn: ({ pageParam, signal }) =>
    call(listAudit, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** The whole screen. */
function Audit() {
  const list = useInfiniteQuery(auditQuery);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Card title={texts.entries}>
        <div className="flex flex-col gap-5">
          {list.isPending ? <EntriesSkeleton /> : null}
          {list.isSuccess && entries.length === 0 ? (
            <p className="text-quiet">{texts.none}</p>
          ) : (
            <Entries entries={entries} />
          )}
          <ListEnd list={list} failed={texts.fetchFailed} />
        </div>
      </Card>
    </>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="-my-3 divide-y divide-line empty:hidden">
      {entries.map(({ _id, at, description }) => (
        <li
          key={_id}
          className="flex flex-col gap-x-6 gap-y-1 py-3 sm:flex-row sm:items-baseline sm:justify-between"
        >
          <span className="min-w-0 wrap-anywhere">{description}</span>
          <time dateTime={at} className="shrink-0 text-small text-quiet numbers">
            {formatDayAndTime(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function EntriesSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96" />
    </Loading>
  );
}

/** The outline of the screen. */
function AuditSkeleton() {
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Card title={texts.entries}>
        <EntriesSkeleton />
      </Card>
    </>
  );
}
