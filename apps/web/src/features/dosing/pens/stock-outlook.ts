import type { Ahead, Pen } from '@dosewise/contract';
import { type CalendarDay, dayNumber, dayOfNumber } from '@dosewise/domain';

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
}

/** The outlook of each pen that what lies `ahead` tells of, by the pen's id. */
export function outlooks(ahead: Ahead): ReadonlyMap<string, PenOutlook> {
  const doses = ahead.plans.flatMap((plan) => plan.doses);
  return new Map(
    ahead.pens.map(({ penId, ...use }) => {
      const firstDoseAt = doses.find((dose) => dose.penId === penId)?.at ?? null;
      return [penId, { ...use, firstDoseAt }];
    }),
  );
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
