import { dateFormat } from './dates.ts';
import { placeOfClock, withPlace } from './time-zones.ts';

/** Ways to write instants (epoch ms) on the wall clock of one time zone. */
export interface ZoneDates {
  /** 'M' */
  readonly narrowWeekday: (instant: number) => string;
  /** 'Mon' */
  readonly weekday: (instant: number) => string;
  /** 'Monday' */
  readonly longWeekday: (instant: number) => string;
  /** '23 Nov' */
  readonly day: (instant: number) => string;
  /** '09:00' */
  readonly time: (instant: number) => string;
  /** '09:00', or '09:00 (London)' where this device's clock shows another time. */
  readonly clock: (instant: number) => string;
  /** 'Monday 23 Nov' */
  readonly dayAndWeekday: (instant: number) => string;
  /** 'Friday 4 December' */
  readonly fullDayAndWeekday: (instant: number) => string;
  /** '23 Nov 2026' */
  readonly dayAndYear: (instant: number) => string;
  /** 'Mon, 23 Nov 2026' */
  readonly fullDay: (instant: number) => string;
}

/** The formats of a time zone, by an IANA name that this browser knows. Keep them for many instants. */
export function zoneDates(timeZone: string): ZoneDates {
  const time = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone });
  return {
    narrowWeekday: dateFormat({ weekday: 'narrow', timeZone }),
    weekday: dateFormat({ weekday: 'short', timeZone }),
    longWeekday: dateFormat({ weekday: 'long', timeZone }),
    day: dateFormat({ day: 'numeric', month: 'short', timeZone }),
    time,
    clock: (instant) => withPlace(time(instant), placeOfClock(instant, timeZone)),
    dayAndWeekday: dateFormat({ weekday: 'long', day: 'numeric', month: 'short', timeZone }),
    fullDayAndWeekday: dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone }),
    dayAndYear: dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone }),
    fullDay: dateFormat({
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
    }),
  };
}
