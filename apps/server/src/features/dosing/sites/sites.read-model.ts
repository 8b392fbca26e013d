import type { InjectionSite, Sites } from '@dosewise/contract';
import {
  FIRST_ZONES,
  findLastUse,
  INJECTION_ZONES,
  type InjectionZone,
  type SiteUse,
  suggestSite,
  zoneKey,
} from '@dosewise/domain';
import type { NotNull } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';

/** The figures of all doses at one place. */
interface SiteTotal extends SiteUse {
  readonly uses: number;
  /** Null where no dose says. */
  readonly meanPain: number | null;
}

/** Every zone as its user has it, the chosen ones first, and the one to suggest. */
export async function readSites(db: Database, userId: string): Promise<Sites> {
  const chosen = await readChosenZones(db, userId);
  const totals = await readTotals(db, userId);
  const chosenKeys = new Set(chosen.map(zoneKey));
  const others = INJECTION_ZONES.filter((zone) => !chosenKeys.has(zoneKey(zone)));
  return {
    zones: [...chosen, ...others].map((zone) => {
      const lastUsedAt = findLastUse(zone, totals);
      const total = totals.find(
        ({ location, subLocation }) =>
          location === zone.location && subLocation === zone.subLocation,
      );
      return {
        location: zone.location,
        subLocation: zone.subLocation,
        on: chosenKeys.has(zoneKey(zone)),
        lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
        uses: total?.uses ?? 0,
        meanPain: total?.meanPain ?? null,
      };
    }),
    suggested: suggestSite(chosen, totals),
  };
}

interface SuggestionFacts {
  /** The zones that the user chose, as they are stored. */
  readonly kept: string | null;
  /** The latest doses that say where they went. */
  readonly latest: readonly SiteUse[];
  /** True where no earlier dose says it. */
  readonly isEverySite: boolean;
}

/** The longest rested of the zones that a user chose; null where that is none. */
export async function readSuggestedSite(
  db: Database,
  userId: string,
  { kept, latest, isEverySite }: SuggestionFacts,
): Promise<InjectionSite | null> {
  const zones = zonesOf(kept);
  // Where each zone is found, no dose before these can be later; among the latest nearly all are.
  const isFound = zones.every((zone) => findLastUse(zone, latest) !== null);
  const isEnough = isFound || isEverySite;
  return suggestSite(zones, isEnough ? latest : await readTotals(db, userId));
}

/** The place of a dose as the use of a site; none where it does not say one. */
export function siteUse({
  injection_location: location,
  injection_sub_location: subLocation,
  taken_at: lastUsedAt,
}: Pick<DoseTable, 'injection_location' | 'injection_sub_location' | 'taken_at'>): SiteUse[] {
  return location === null ? [] : [{ location, subLocation, lastUsedAt }];
}

/** The zones that a user chose, in their order; at first the usual ones. */
export async function readChosenZones(db: Database, userId: string): Promise<InjectionZone[]> {
  const row = await db
    .selectFrom('user_account')
    .select('injection_zones')
    .where('id', '=', userId)
    .executeTakeFirst();
  return zonesOf(row?.injection_zones ?? null);
}

function zonesOf(kept: string | null): InjectionZone[] {
  if (kept === null) return [...FIRST_ZONES];
  return kept.split(',').flatMap((key) => INJECTION_ZONES.filter((zone) => zoneKey(zone) === key));
}

/** All of a user's doses, added up by place. */
async function readTotals(db: Database, userId: string): Promise<SiteTotal[]> {
  const rows = await selectTotals(db, { userId });
  return rows.map((row) => ({
    location: row.injection_location,
    subLocation: row.injection_sub_location,
    lastUsedAt: Number(row.last_used_at),
    uses: Number(row.uses),
    meanPain: Number(row.felt) === 0 ? null : Number(row.pain) / Number(row.felt),
  }));
}

const selectTotals = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('dose')
    .select(({ fn }) => [
      'injection_location',
      'injection_sub_location',
      fn.max<number | string>('taken_at').as('last_used_at'),
      fn.countAll<number | string>().as('uses'),
      fn.sum<number | string | null>('pain_level').as('pain'),
      // Those that say how much.
      fn.count<number | string>('pain_level').as('felt'),
    ])
    .where('user_id', '=', userId)
    // Tablets go nowhere.
    .where('injection_location', 'is not', null)
    .$narrowType<{ injection_location: NotNull }>()
    .groupBy(['injection_location', 'injection_sub_location']),
);
