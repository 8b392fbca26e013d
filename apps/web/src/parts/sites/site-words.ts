import type { Sites } from '@dosewise/contract';
import { daysRested, type InjectionZone, type ZoneKey, zoneKey } from '@dosewise/domain';
import { texts } from '../../data/sites/texts.ts';
import { formatCount } from '../../languages/formats/numbers.ts';

/** The look of a zone on the map: by the time since its last use, or that it is not one's own. */
export type ZoneLook = keyof typeof texts.legend;

/** A zone as the map draws it. */
export interface MapZone {
  readonly key: ZoneKey;
  /** 'Left thigh, rested 21 days'. */
  readonly name: string;
  /** '21 d'. */
  readonly mark: string;
  readonly look: ZoneLook;
  readonly isSuggested: boolean;
}

/** 'Left thigh', 'Left lower abdomen'. */
export const nameZone = ({ location, subLocation }: InjectionZone): string =>
  texts.zone(location, subLocation);

/** 'rested 21 days', 'used today', 'never used'. */
export function describeRest(days: number | null): string {
  if (days === null) return texts.neverUsed;
  return days === 0 ? texts.usedToday : texts.rested(days);
}

/** Days of the calendar since `lastUsedAt` (ISO); null for never. */
export function daysSince(lastUsedAt: string | null, now: number, timeZone: string): number | null {
  return lastUsedAt === null ? null : daysRested(Date.parse(lastUsedAt), now, timeZone);
}

/** Every zone as the map draws it. */
export function mapZones({ zones, suggested }: Sites, now: number, timeZone: string): MapZone[] {
  const suggestedKey = suggested && zoneKey(suggested);
  return zones.map((zone) => {
    const days = daysSince(zone.lastUsedAt, now, timeZone);
    const key = zoneKey(zone);
    const isSuggested = key === suggestedKey;
    const words = isSuggested ? texts.suggestedButton : texts.button;
    return {
      key,
      name: words(nameZone(zone), describeRest(days)),
      mark: days === null ? texts.none : texts.days(formatCount(days)),
      look: zone.on ? lookOf(days) : 'off',
      isSuggested,
    };
  });
}

/** A week is the usual time between two doses. */
function lookOf(days: number | null): ZoneLook {
  if (days === null) return 'unused';
  if (days < 7) return 'recent';
  return days < 14 ? 'resting' : 'rested';
}
