import type { Dose, Sites } from '@dosewise/contract';
import {
  findLastUse,
  INJECTION_ZONES,
  type SiteUse,
  suggestSite,
  type ZoneKey,
  zoneKey,
} from '@dosewise/domain';

/** The number of zones used last that are worth showing. */
const SHOWN_LATEST = 4;

/**
 * The zones and the suggestion by `doses` (newest first), those that wait to be sent included. Nothing
 * is suggested before a first dose, nor without `sites`: no one knows then which zones are one's own.
 */
export function restedSites(sites: Sites | undefined, doses: readonly Dose[]): Sites {
  const uses = usesOf(doses);
  const zones = sites?.zones ?? NOT_KNOWN;
  const own = zones.filter(({ on }) => on);
  const isKnown = sites !== undefined && uses.length > 0;
  return {
    zones: zones.map((zone) => {
      const lastUse = findLastUse(zone, uses);
      return { ...zone, lastUsedAt: lastUse === null ? null : new Date(lastUse).toISOString() };
    }),
    suggested: isKnown ? suggestSite(own, uses) : null,
  };
}

/** The zones that were used last, each once. */
export function latestZones(doses: readonly Dose[]): ReadonlySet<ZoneKey> {
  const latest = new Set<ZoneKey>();
  for (const { injectionLocation: location, injectionSubLocation: subLocation } of doses) {
    if (location !== null && subLocation !== null) latest.add(zoneKey({ location, subLocation }));
    if (latest.size === SHOWN_LATEST) break;
  }
  return latest;
}

const NOT_KNOWN: Sites['zones'] = INJECTION_ZONES.map((zone) => ({
  ...zone,
  on: true,
  lastUsedAt: null,
  uses: 0,
  meanPain: null,
}));

function usesOf(doses: readonly Dose[]): readonly SiteUse[] {
  // Tablets go nowhere.
  return doses.flatMap(({ injectionLocation: location, injectionSubLocation, date }) =>
    location === null
      ? []
      : { location, subLocation: injectionSubLocation, lastUsedAt: Date.parse(date) },
  );
}
