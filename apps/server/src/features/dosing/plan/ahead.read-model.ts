import type { Ahead } from '@dosewise/contract';
import {
  allocateStock,
  calendarDayIn,
  HOUR_MS,
  nextDoseState,
  sameTimeLater,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readSuggestedSite } from '../sites/sites.read-model.ts';
import {
  type ComingDose,
  type ComingDoses,
  findGiver,
  readComingDoses,
  rulesFor,
} from './coming-doses.ts';

const NOTHING_AHEAD: Ahead = {
  next: null,
  doses: [],
  skipped: [],
  pens: [],
  dosesLeft: 0,
  runsOutOn: null,
};

/**
 * The next dose of a user, those planned after it within `days`, the pens that give them, and when
 * these run out.
 */
export async function readAhead(
  db: Database,
  userId: string,
  { now, days }: { now: EpochMs; days: number },
): Promise<Ahead> {
  const untilIn = (timeZone: string) => sameTimeLater(now, days, timeZone);
  const coming = await readComingDoses(db, userId, { now, untilIn });
  if (coming === null) return NOTHING_AHEAD;
  const { doses, stock, timeZone } = coming;
  const until = untilIn(timeZone);
  const { given, devices, dosesLeft, runsOutAt } = allocateStock(doses, stock, {
    now,
    until,
    timeZone,
  });
  return {
    next: coming.next && {
      ...presentNext(coming.next, coming, now),
      site: coming.isOral ? null : await readSuggestedSite(db, userId, coming.injectionZones),
    },
    doses: doses.map((dose, index) => ({
      ...presentDose(dose),
      penId: given[index]?.deviceId ?? null,
      clicks: given[index]?.steps ?? null,
    })),
    skipped: coming.skipped.map(presentDose),
    pens: devices.map(({ id, lastDoseAt, ...use }) => ({
      penId: id,
      lastDoseAt: lastDoseAt === null ? null : isoOf(lastDoseAt),
      ...use,
    })),
    dosesLeft,
    runsOutOn: runsOutAt === null ? null : calendarDayIn(timeZone, runsOutAt),
  };
}

function presentNext(next: NonNullable<ComingDoses['next']>, coming: ComingDoses, now: EpochMs) {
  const giver = findGiver(next, coming, now);
  const { minGapHours } = rulesFor(next, coming, now);
  const { medicine, latestDoseAt } = coming;
  const hasGap = latestDoseAt !== null && minGapHours !== null;
  return {
    ...presentDose(next),
    medicine,
    state: nextDoseState(next.at, next.latestAt, now),
    earliestAt: hasGap ? isoOf(latestDoseAt + minGapHours * HOUR_MS) : null,
    latestAt: isoOf(next.latestAt),
    penId: giver?.pen.id ?? null,
    clicks: giver?.steps ?? null,
  };
}

const presentDose = ({ at, doseMg }: ComingDose) => ({ at: isoOf(at), doseMg });

const isoOf = (instant: EpochMs) => new Date(instant).toISOString();
