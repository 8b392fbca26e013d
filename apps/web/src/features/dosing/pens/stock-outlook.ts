import type { Ahead, Pen } from '@dosewise/contract';
import {
  allocateStock,
  type CalendarDay,
  calendarDayIn,
  dayNumber,
  dayOfNumber,
} from '@dosewise/domain';
import { toStockDevices } from '../../../records/pens/stock-devices.ts';

/** One pen after the planned doses. */
export interface PenOutlook {
  /** Planned doses that it gives. */
  readonly doses: number;
  /** Instants (ISO) of the first and the last of them. */
  readonly firstDoseAt: string | null;
  readonly lastDoseAt: string | null;
  /** First use + days in use, also of a sealed one that a planned dose opens. */
  readonly discardOn: CalendarDay | null;
  /** Steps that are lost at its end, by the label or by its expiry. */
  readonly stepsLost: number;
  /** The instant (epoch ms) to which it would last if nothing ended it before it is empty. */
  readonly wouldLastTo: number | null;
}

interface Looking {
  readonly now: number;
  readonly timeZone: string;
}

/** The outlook of each pen that what lies `ahead` tells of, by the pen's id. */
export function outlooks(
  ahead: Ahead,
  pens: readonly Pen[],
  looking: Looking,
): ReadonlyMap<string, PenOutlook> {
  return new Map(
    ahead.pens.map(({ penId, ...use }) => {
      const firstDoseAt = ahead.doses.find((dose) => dose.penId === penId)?.at ?? null;
      const wouldLastTo =
        use.stepsLost > 0 && firstDoseAt !== null
          ? lastDoseWithoutEnd({ penId, firstDoseAt }, ahead, pens, looking)
          : null;
      return [penId, { ...use, firstDoseAt, wouldLastTo }];
    }),
  );
}

/** The last planned dose that a pen would give without a discard day and an expiry. */
function lastDoseWithoutEnd(
  { penId, firstDoseAt }: { readonly penId: string; readonly firstDoseAt: string },
  { doses, next }: Ahead,
  pens: readonly Pen[],
  { now, timeZone }: Looking,
): number | null {
  const planned = doses.map(({ at, doseMg }) => ({ at: Date.parse(at), doseMg }));
  // Open from its first dose on, as planned: without its expiry a sealed one would come later.
  const openedOn = calendarDayIn(timeZone, Math.max(now, Date.parse(firstDoseAt)));
  const devices = toStockDevices(pens, next?.medicine ?? '').map((device) =>
    device.id === penId
      ? { ...device, startDate: device.startDate ?? openedOn, inUseDays: null, expiresOn: null }
      : device,
  );
  const until = planned.at(-1)?.at ?? now;
  const use = allocateStock(planned, devices, { now, until, timeZone }).devices;
  return use.find(({ id }) => id === penId)?.lastDoseAt ?? null;
}

/** The last day on which a pen may be used, and whether its expiry or its label says so. */
export function penEnd({ discardOn, expiresOn }: Pick<Pen, 'discardOn' | 'expiresOn'>): {
  readonly day: CalendarDay;
  readonly isExpiry: boolean;
} | null {
  if (expiresOn !== null && (discardOn === null || expiresOn < discardOn)) {
    return { day: expiresOn, isExpiry: true };
  }
  return discardOn === null ? null : { day: discardOn, isExpiry: false };
}

/** The day by which new pens are to be ordered, `daysBefore` the old ones run out. */
export function orderDay(runsOutOn: CalendarDay, daysBefore: number): CalendarDay {
  return dayOfNumber(dayNumber(runsOutOn) - daysBefore);
}

/** Today in the user's time zone. */
export const todayIn = ({ now, timeZone }: Looking): CalendarDay => calendarDayIn(timeZone, now);
