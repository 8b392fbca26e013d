import type { InjectionLocation, InjectionSubLocation } from '../dose/injection.ts';
import { daysBetween } from '../time/day-numbers.ts';
import type { InjectionZone } from './injection-zone.ts';

/** The last injection logged somewhere; without a sub-location no one noted which. */
export interface SiteUse {
  readonly location: InjectionLocation;
  readonly subLocation: InjectionSubLocation | null;
  /** Epoch ms. */
  readonly lastUsedAt: number;
}

/**
 * The last time at which a zone may have been used, in epoch ms; null for never. An injection
 * logged without its quadrant or side may have gone into any of its location's zones, so each of
 * them rests from then.
 */
export function findLastUse(zone: InjectionZone, uses: readonly SiteUse[]): number | null {
  let latest: number | null = null;
  for (const { location, subLocation, lastUsedAt } of uses) {
    const isHere = subLocation === null || subLocation === zone.subLocation;
    if (location !== zone.location || !isHere) continue;
    latest = Math.max(latest ?? lastUsedAt, lastUsedAt);
  }
  return latest;
}

/**
 * The longest rested of `zones`; those never used come before it, in the order given, which also
 * decides between zones last used at the same instant. Null without a zone.
 */
export function suggestSite<Zone extends InjectionZone>(
  zones: readonly Zone[],
  uses: readonly SiteUse[],
): Zone | null {
  let suggested: Zone | null = null;
  let earliest = Number.POSITIVE_INFINITY;
  for (const zone of zones) {
    const at = findLastUse(zone, uses) ?? Number.NEGATIVE_INFINITY;
    if (at >= earliest) continue;
    suggested = zone;
    earliest = at;
  }
  return suggested;
}

/** Calendar days of `timeZone` (IANA name) from a last use to `now`, both epoch ms; never below 0. */
export function daysRested(lastUsedAt: number, now: number, timeZone: string): number {
  return Math.max(0, daysBetween(timeZone, lastUsedAt, now));
}
