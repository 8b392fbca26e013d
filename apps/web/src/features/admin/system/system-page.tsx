import { getSystem, type SystemState } from '@dosewise/contract';
import { routeQuery, useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { FigureCards } from '../../../kit/layout/figure-cards.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { formatDay, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { formatBytes, formatCount } from '../../../languages/formats/numbers.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { RequireAdmin } from '../../../parts/session/require-admin.tsx';
import { BackupsCard } from './backups-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { texts } from './texts.ts';

/** The state of the installation: its version, backups, mail. */
export function SystemPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminSystem} skeleton={<SystemSkeleton />}>
        {() => <System />}
      </RequireAdmin>
    </>
  );
}

/** Again every half minute: a backup may be under way. */
const systemQuery = {
  ...routeQuery(getSystem, { staleTime: 0 }),
  refetchInterval: 30_000,
};

/** The whole screen. */
function System() {
  const system = useQuery(systemQuery);
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loaded query={system} failed={texts.loadFailed} skeleton={<Outline />}>
        {(state) => (
          <>
            <Figures state={state} />
            <FindingsCard />
            <BackupsCard backups={state.backups} />
            <Sending state={state} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Figures({ state }: { state: SystemState }) {
  const { version, startedAt, engine, sizes, lastBackup } = state;
  return (
    <FigureCards
      isNarrow
      className="sm:grid-cols-2 lg:grid-cols-4"
      figures={[
        { label: texts.version, value: version, note: texts.running(formatDayAndTime(startedAt)) },
        {
          label: texts.database,
          value: texts.engines[engine],
          note: formatBytes(sizes.databaseBytes),
        },
        {
          label: texts.lastBackup,
          value: lastBackup ? formatDay(lastBackup.madeAt) : texts.noBackup,
          ...(lastBackup && { note: texts.checks[lastBackup.check] }),
        },
        {
          label: texts.free,
          value: sizes.freeBytes === null ? texts.notKnown : formatBytes(sizes.freeBytes),
          note: texts.freeNote,
        },
      ]}
    />
  );
}

function Sending({ state: { mail, push } }: { state: SystemState }) {
  const rows: readonly (readonly [label: string, value: string])[] = [
    [texts.mail, texts.transports[mail.transport]],
    [texts.waiting, formatCount(mail.waiting + mail.sending)],
    [texts.unconfirmed, formatCount(mail.unconfirmed)],
    [texts.browsers, push.browsers ? formatCount(push.subscriptions) : texts.noBrowsers],
    [texts.ntfy, push.ntfyHosts === 0 ? texts.noNtfy : texts.hosts(push.ntfyHosts)],
  ];
  return (
    <Card title={texts.sending}>
      <dl className="-my-3 divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <dt className="text-quiet">{label}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Outline() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-64 rounded-card sm:h-32" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

/** The outline of the screen. */
function SystemSkeleton() {
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Outline />
    </>
  );
}
