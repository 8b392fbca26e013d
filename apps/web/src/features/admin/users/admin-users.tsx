import { useMemo, useState } from 'react';
import { FetchFailure } from '../../../api/fetch-failure.tsx';
import { useInfiniteQuery } from '../../../api/use-infinite-query.ts';
import { useRegistration } from '../../../api/use-registration.ts';
import { useDebouncedValue } from '../../../browser/use-debounced-value.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { SummaryCards } from './summary-cards.tsx';
import { texts } from './texts.ts';
import { UserFilters } from './user-filters.tsx';
import { describeShown, type UserFilter, usersOf } from './user-pages.ts';
import { UserTable } from './user-table.tsx';
import { usersQuery } from './users-queries.ts';

const InvitesCard = lazyPart(
  async () => (await import('./invites/invites-card.tsx')).InvitesCard,
  <Skeleton className="h-96 rounded-card" />,
  { whenShown: true },
);

const EVERYBODY: UserFilter = { search: '', type: 'all' };

/** The whole screen. What cannot be fetched at all takes the place of the table. */
export function AdminUsers({ ownEmail }: { ownEmail: string }) {
  const isByInvitation = useRegistration() === 'invite';
  const [filter, setFilter] = useState(EVERYBODY);
  const search = useDebouncedValue(filter.search.trim(), 300);
  const wanted = { search, type: filter.type };
  const list = useInfiniteQuery(usersQuery(wanted));
  const users = useMemo(() => usersOf(list.data?.pages ?? []), [list.data]);
  const retry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <SummaryCards totals={list.data?.pages[0]?.totals} />
      {isByInvitation ? <InvitesCard /> : null}
      <Card>
        <div className="flex flex-col gap-5">
          <UserFilters filter={filter} onChange={setFilter} />
          <p aria-live="polite" className="text-small text-quiet empty:hidden">
            {list.isSuccess && !list.isPlaceholderData && users.length > 0
              ? describeShown(users.length, list.hasNextPage, wanted)
              : null}
          </p>
          {list.isPending ? <TableSkeleton /> : null}
          {list.isSuccess && users.length === 0 ? (
            <NobodyFound onShowAll={() => setFilter(EVERYBODY)} />
          ) : null}
          {users.length === 0 ? null : (
            <UserTable users={users} ownEmail={ownEmail} isOutdated={list.isPlaceholderData} />
          )}
          {list.isError ? (
            <FetchFailure
              sentence={texts.fetchFailed}
              error={list.error}
              busy={list.isFetching}
              onRetry={retry}
            />
          ) : null}
          {list.hasNextPage && !list.isError ? (
            <Button
              kind="secondary"
              busy={list.isFetchingNextPage}
              className="self-center max-sm:w-full"
              onClick={() => void list.fetchNextPage()}
            >
              {uiTexts.loadMore}
            </Button>
          ) : null}
        </div>
      </Card>
    </>
  );
}

function NobodyFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={texts.nobody}
      action={
        <Button kind="secondary" onClick={onShowAll}>
          {texts.showEverybody}
        </Button>
      }
    >
      {texts.nobodyAdvice}
    </EmptyState>
  );
}

function TableSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-4">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
          <Skeleton key={row} className="h-48 lg:h-10" />
        ))}
      </div>
    </Loading>
  );
}

/** The outline of the screen. */
export function AdminUsersSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <SummaryCards totals={undefined} />
      <Card>
        <Skeleton className="mb-5 h-44 sm:h-20" />
        <TableSkeleton />
      </Card>
    </>
  );
}
