import type { UserProfile } from '@dosewise/contract';
import { calendarDayIn } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../data/browser/storage.ts';
import { useSendsMail } from '../../../data/deployment-settings/deployment-settings.ts';
import { dosesQuery, useDoses } from '../../../data/doses/doses-query.ts';
import { goalQuery } from '../../../data/goal/goal-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { pensQuery, usePens } from '../../../data/pens/pens-query.ts';
import { aheadQuery } from '../../../data/plan/plan-queries.ts';
import { useIsLocal, useIsOwn } from '../../../data/session/session.ts';
import { symptomsQuery, useSymptoms } from '../../../data/symptoms/symptoms-query.ts';
import { toWeightPoints, useWeights, weightsQuery } from '../../../data/weights/weights-query.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useNow } from '../../../kit/forms/use-now.ts';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import {
  findDeviceTimeZone,
  placeOfClock,
  zoneOrDevice,
} from '../../../languages/formats/time-zones.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { texts } from './texts.ts';
import { Today } from './today/today.tsx';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(weightsQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(symptomsQuery);
  void client.prefetchQuery(goalQuery);
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(pensQuery);
}

/** The first page of a logged-in person. */
export function DashboardPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.dashboard}
        skeleton={<DashboardSkeleton />}
        askAhead={askAhead}
      >
        {/* What is typed in one unit is no weight in another. */}
        {(user) => <Dashboard key={Object.values(user.units).join()} user={user} />}
      </RequireLogin>
    </>
  );
}

/** Below the fold, and with a chart. */
const Rest = lazyPart(
  async () => (await import('./lower-section.tsx')).LowerSection,
  <LowerSkeleton />,
);

/** Few see it, and once. */
const TimeZoneCard = lazyPart(
  async () => (await import('./time-zone/time-zone-card.tsx')).TimeZoneCard,
  <Skeleton className="h-72 rounded-card" />,
  { whenShown: true },
);

const InvitedNotice = lazyPart(
  async () => (await import('./invited-notice.tsx')).InvitedNotice,
  null,
  { whenShown: true },
);

const MovedCard = lazyPart(
  async () => (await import('./time-zone/moved-card.tsx')).MovedCard,
  <Skeleton className="h-40 rounded-card" />,
  { whenShown: true },
);

/** The dashboard: today, the goal, the weight's way there, figures. */
function Dashboard({ user }: { user: UserProfile }) {
  // All are asked for at once; each part shows as soon as its own has come.
  const lists = {
    doses: useDoses(),
    weighIns: useWeights(),
    symptoms: useSymptoms(),
    pens: usePens(),
  };
  const entries = lists.weighIns.data;
  const weights = useMemo(
    () => (entries === undefined ? null : toWeightPoints(entries)),
    [entries],
  );
  const timeZone = zoneOrDevice(user.timeZone);
  const now = usePresent(Object.values(lists), timeZone);
  const question = useZoneQuestion(user);
  const moved = useMoved(user);
  const [sendsMail, isOwn, isLocal] = [useSendsMail(), useIsOwn(), useIsLocal()];
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      {sendsMail || isLocal || !isOwn ? null : <InvitedNotice />}
      {question.isOpen ? <TimeZoneCard onKeepUtc={question.keepUtc} /> : null}
      {moved.device === null ? null : (
        <MovedCard account={timeZone} device={moved.device} onKeep={moved.keep} />
      )}
      <Today lists={lists} weights={weights} unit={user.units.weight} now={now} timeZone={timeZone}>
        <Rest {...lists} user={user} weights={weights} now={now} />
      </Today>
    </>
  );
}

/**
 * The question for the time zone of an account that got UTC although no one chose it: its browser named no
 * zone, or one that could not be saved. A browser asks until it is answered, and never again.
 */
function useZoneQuestion({ timeZone }: UserProfile) {
  const isOwn = useIsOwn();
  const [isAsked, setAsked] = useState(() => readStored('timeZoneAsked') !== null);
  const isUtc = findDeviceTimeZone() === 'UTC';
  return {
    isOpen: isOwn && !isAsked && timeZone === 'UTC' && !isUtc,
    keepUtc: () => {
      writeStored('timeZoneAsked', 'yes');
      setAsked(true);
    },
  };
}

/**
 * The zone of a device whose clock shows another time than that of the account, who has chosen one; null where
 * they agree, and if someone said on this device that the account is to keep its own.
 */
function useMoved({ timeZone }: UserProfile) {
  const isOwn = useIsOwn();
  const [keptOn, setKeptOn] = useState(() => readStored('timeZoneKeptOn'));
  const device = findDeviceTimeZone();
  const hasMoved =
    isOwn &&
    timeZone !== 'UTC' &&
    device !== null &&
    device !== keptOn &&
    placeOfClock(Date.now(), device, zoneOrDevice(timeZone)) !== null;
  return {
    device: hasMoved ? device : null,
    keep: () => {
      if (device !== null) writeStored('timeZoneKeptOn', device);
      setKeptOn(device);
    },
  };
}

/**
 * The instant of the shown records: a page that is looked at again reloads, and its clock with it. A
 * new day of `timeZone` begins without a network, too.
 */
function usePresent(
  loads: readonly { readonly dataUpdatedAt: number }[],
  timeZone: string,
): number {
  const loadedAt = Math.max(...loads.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const day = useNow((now) => calendarDayIn(timeZone, now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the clock again with each of them.
  return useMemo(() => Date.now(), [loadedAt, day]);
}

/** The outline of the dashboard. */
function DashboardSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-3 lg:gap-6">
        <Skeleton className="h-25 lg:h-17" />
        <div className="grid gap-3 sm:gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]">
          <Skeleton className="h-54 rounded-card sm:h-64 lg:col-span-7 lg:row-span-2 lg:h-auto" />
          <Skeleton className="h-35 rounded-card lg:col-span-5 lg:h-43" />
          <Skeleton className="h-39 rounded-card sm:h-33 lg:col-span-7" />
          <LowerSkeleton />
        </div>
      </div>
    </Loading>
  );
}

function LowerSkeleton() {
  return (
    <>
      <Skeleton className="h-18 rounded-card lg:col-span-5 lg:row-span-2 lg:h-80" />
      <Skeleton className="h-[44rem] rounded-card lg:col-span-12" />
    </>
  );
}
