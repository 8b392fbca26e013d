import { type ComingDose, calendarDayIn, type MedicineAhead } from '@dosewise/domain';
import type { Ahead } from './plan.ts';

/** The site of the next dose as replies carry it. */
type Site = NonNullable<Ahead['next']>['site'];

/** Nothing planned, and nothing logged that a next dose would follow from. */
export const NOTHING_AHEAD: Ahead = {
  next: null,
  doses: [],
  skipped: [],
  pens: [],
  dosesLeft: 0,
  runsOutOn: null,
};

/** All that comes of a medicine as replies carry it, its days by the clock of `timeZone` (IANA name). */
export function presentAhead(first: MedicineAhead, timeZone: string, site: Site): Ahead {
  const { next, medicine, dosesLeft, runsOutAt } = first;
  return {
    next: next && {
      ...presentDose(next),
      medicine,
      state: next.state,
      earliestAt: next.earliestAt === null ? null : isoOf(next.earliestAt),
      latestAt: isoOf(next.latestAt),
      site,
    },
    doses: first.doses.map(presentDose),
    skipped: first.skipped.map(({ at, doseMg }) => ({ at: isoOf(at), doseMg })),
    pens: first.devices.map(({ id, lastDoseAt, ...use }) => ({
      penId: id,
      lastDoseAt: lastDoseAt === null ? null : isoOf(lastDoseAt),
      ...use,
    })),
    dosesLeft,
    runsOutOn: runsOutAt === null ? null : calendarDayIn(timeZone, runsOutAt),
  };
}

const presentDose = ({ at, doseMg, parts }: ComingDose) => ({
  at: isoOf(at),
  doseMg,
  penId: parts?.[0].deviceId ?? null,
  clicks: parts?.[0].steps ?? null,
});

const isoOf = (instant: number) => new Date(instant).toISOString();
