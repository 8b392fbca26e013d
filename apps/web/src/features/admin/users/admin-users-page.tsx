import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '../../../data/calls/use-query.ts';
import { useRegistration } from '../../../data/deployment-settings/deployment-settings.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { FigureCards } from '../../../kit/layout/figure-cards.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { useDebouncedValue } from '../../../kit/use-debounced-value.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { ListEnd } from '../../../parts/loading/loaded.tsx';
import { RequireAdmin } from '../../../parts/session/require-admin.tsx';
import { texts } from './texts.ts';
import { describeShown, joinUserPages, type UserFilter } from './user-pages.ts';
import { UserTable } from './user-table.tsx';
import { type UserPage, usersQuery } from './users-queries.ts';

/** The accounts, and which of them are admins. */
export function AdminUsersPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminUsers} skeleton={<AdminUsersSkeleton />}>
        {(admin) => <AdminUsers ownEmail={admin.email} />}
      </RequireAdmin>
    </>
  );
}

const InvitesCard = lazyPart(
  async () => (await import('./invites-card.tsx')).InvitesCard,
  <Skeleton className="h-96 rounded-card" />,
  { whenShown: true },
);

const EVERYBODY: UserFilter = { search: '', type: 'all' };

/** The whole screen. What cannot be fetched at all takes the place of the table. */
function AdminUsers({ ownEmail }: { ownEmail: string }) {
  const isByInvitation = useRegistration() === 'invite';
  const [filter, setFilter] = useState(EVERYBODY);
  const search = useDebouncedValue(filter.search.trim(), 300);
  const wanted = { search, type: filter.type };
  const list = useInfiniteQuery(usersQuery(wanted));
  const users = useMemo(() => joinUserPages(list.data?.pages ?? []), [list.data]);
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
          <ListEnd list={list} failed={texts.fetchFailed} />
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
function AdminUsersSkeleton() {
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

const TYPE_OPTIONS = (['all', 'user', 'admin'] as const).map((value) => ({
  value,
  label: texts.filters[value],
}));
/** As long as an address may be; the server takes no more. */
const MAX_SEARCH = 254;

interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly onChange: (filter: UserFilter) => void;
}

/** The fields that choose the accounts to show. */
function UserFilters({ filter, onChange }: UserFiltersProps) {
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <TextField
        label={texts.search}
        type="search"
        maxLength={MAX_SEARCH}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={texts.type}
        value={filter.type}
        options={TYPE_OPTIONS}
        onChange={(type) => onChange({ ...filter, type })}
      />
    </search>
  );
}

/** The number of accounts, whatever the search. Nothing is claimed before it is known. */
function SummaryCards({ totals }: { totals: UserPage['totals'] | undefined }) {
  return (
    <FigureCards
      isLoading={totals === undefined}
      className="sm:grid-cols-3"
      figures={(['total', 'admin', 'user'] as const).map((key) => ({
        label: texts.totals[key],
        value: formatCount(totals?.[key] ?? 0),
      }))}
    />
  );
}
