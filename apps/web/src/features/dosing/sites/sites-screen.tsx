import type { Sites } from '@dosewise/contract';
import { type InjectionZone, type ZoneKey, zoneKey } from '@dosewise/domain';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { useSites } from '../../../records/sites/sites-query.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MapCard } from './map-card.tsx';
import { NoDoses } from './no-doses.tsx';
import { SiteList } from './site-list.tsx';
import { texts } from './texts.ts';
import { ZoneCard } from './zone-card.tsx';

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

/** The whole screen. */
export function SitesScreen({ timeZone }: { timeZone: string }) {
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
    <>
      <div className={COLUMNS}>
        <MapCard
          {...at}
          sites={sites}
          isNew={isNew}
          value={shown && zoneKey(shown)}
          onPress={setPressed}
        />
        {isNew || shown === null ? <NoDoses /> : <ZoneCard {...at} zone={shown} />}
      </div>
      {isNew ? null : <SiteList {...at} sites={sites} />}
    </>
  );
}

/** The zone that was pressed; before that the one to suggest, else the first. */
function zoneToShow({ zones, suggested }: Sites, pressed: ZoneKey | null) {
  const key = pressed ?? (suggested && zoneKey(suggested));
  return zones.find((zone: InjectionZone) => zoneKey(zone) === key) ?? zones[0] ?? null;
}

function Frame({ children }: { children: ReactNode }) {
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
export function SitesSkeleton() {
  return (
    <Frame>
      <Loading label={texts.loading}>
        <Outline />
      </Loading>
    </Frame>
  );
}
