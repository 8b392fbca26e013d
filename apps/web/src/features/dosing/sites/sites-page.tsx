import { logDose, type Sites } from '@dosewise/contract';
import { type InjectionZone, type ZoneKey, zoneKey } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dosesQuery } from '../../../data/doses/doses-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { sitesQuery, useSites } from '../../../data/sites/sites-query.ts';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import type { Elements } from '../../../kit/elements.ts';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatToTenths } from '../../../languages/formats/numbers.ts';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { daysSince, describeRest, nameZone } from '../../../parts/sites/site-words.ts';
import { MapCard } from './map-card.tsx';
import { texts } from './texts.ts';
import { ZoneCard } from './zone-card.tsx';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(sitesQuery);
  void client.prefetchQuery(dosesQuery);
}

/** The body with the zones where one injects, and how long each has rested. */
export function SitesPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.sites}
        skeleton={<SitesSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <SitesScreen timeZone={zoneOrDevice(user.timeZone)} />}
      </RequireLogin>
    </>
  );
}

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

/** The whole screen. */
function SitesScreen({ timeZone }: { timeZone: string }) {
  const sites = useSites();
  return (
    <Frame>
      <Loaded query={sites} failed={texts.failed} skeleton={<Outline />}>
        {(data) => <SitesOnBody sites={data} timeZone={timeZone} />}
      </Loaded>
    </Frame>
  );
}

function SitesOnBody({ sites, timeZone }: { sites: Sites; timeZone: string }) {
  const [pressed, setPressed] = useState<ZoneKey | null>(null);
  const [now] = useState(Date.now);
  const shown = zoneToShow(sites, pressed);
  const at = { now, timeZone };
  const isNew = sites.zones.every(({ lastUsedAt }) => lastUsedAt === null);
  return (
    <div className={COLUMNS}>
      <MapCard
        {...at}
        sites={sites}
        isNew={isNew}
        value={shown && zoneKey(shown)}
        onPress={setPressed}
      />
      <div className="flex min-w-0 flex-col gap-6">
        {isNew || shown === null ? <NoDoses /> : <ZoneCard {...at} zone={shown} />}
        {isNew ? null : <SiteList {...at} sites={sites} />}
      </div>
    </div>
  );
}

/** The zone that was pressed; before that the one to suggest, else the first. */
function zoneToShow({ zones, suggested }: Sites, pressed: ZoneKey | null) {
  const key = pressed ?? (suggested && zoneKey(suggested));
  return zones.find((zone: InjectionZone) => zoneKey(zone) === key) ?? zones[0] ?? null;
}

function Frame({ children }: { children: Elements }) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-quiet">{texts.lead}</p>
      </div>
      {children}
    </>
  );
}

function Outline() {
  return (
    <div className={COLUMNS}>
      <Skeleton className="h-144 rounded-card" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

/** The outline of the screen. */
function SitesSkeleton() {
  return (
    <Frame>
      <Loading label={texts.loading}>
        <Outline />
      </Loading>
    </Frame>
  );
}

interface SiteListProps {
  readonly sites: Sites;
  readonly now: number;
  readonly timeZone: string;
}

/** One's own zones and those ever used, with how often and how they felt. */
function SiteList({ sites, now, timeZone }: SiteListProps) {
  const zones = sites.zones.filter(({ on, uses }) => on || uses > 0);
  const isUnplaced = zones.some(({ uses, lastUsedAt }) => uses === 0 && lastUsedAt !== null);
  if (zones.length === 0) return null;
  return (
    <Card title={texts.list}>
      <ul className="-my-3 divide-y divide-line numbers">
        {zones.map((zone) => (
          <li
            key={zoneKey(zone)}
            className="flex flex-wrap items-baseline gap-x-2 py-3 text-small text-quiet sm:grid sm:grid-cols-[5fr_4fr_2fr_3fr] sm:gap-4"
          >
            <span className="w-full text-body font-semibold text-ink">{nameZone(zone)}</span>
            <span className="flex-auto">
              {describeRest(daysSince(zone.lastUsedAt, now, timeZone))}
            </span>
            {zone.uses === 0 ? null : (
              <>
                <span className="sm:text-right">{texts.usesHere(zone.uses)}</span>
                <span className="text-right">
                  {zone.meanPain === null ? null : texts.painHere(formatToTenths(zone.meanPain))}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {isUnplaced ? <p className="mt-6 text-small text-quiet">{texts.withoutPlace}</p> : null}
    </Card>
  );
}

/** Nothing was injected yet, and where that is logged. */
function NoDoses() {
  return (
    <Card>
      <EmptyState
        title={texts.noDoses}
        action={
          <IfMayCall route={logDose}>
            <Link to={PATHS.logDose} className={buttonClass('primary')}>
              {texts.logDose}
            </Link>
          </IfMayCall>
        }
      >
        {texts.noDosesHint}
      </EmptyState>
    </Card>
  );
}
