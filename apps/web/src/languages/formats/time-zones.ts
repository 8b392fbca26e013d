import { isTimeZone, zoneClock } from '@dosewise/domain';

/**
 * The time zone that this device is set to, by its IANA name; null if the browser names none, or one that
 * it does not know itself, such as 'Etc/Unknown'. Nothing else may ask the browser for it.
 */
export function findDeviceTimeZone(): string | null {
  // Some browsers give none, whatever the type says.
  const name: string | null | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return typeof name === 'string' && isTimeZone(name) ? name : null;
}

/** The time zone by which this device counts its days: UTC if it has none. */
export const deviceTimeZone = (): string => findDeviceTimeZone() ?? 'UTC';

/** The account's time zone, or this device's if this browser does not know that one. */
export const zoneOrDevice = (timeZone: string): string =>
  isTimeZone(timeZone) ? timeZone : deviceTimeZone();

/** 'London' for 'Europe/London', 'New York' for 'America/New_York'. */
export const cityOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/**
 * The place whose clock an instant (epoch ms) is told by, to stand beside the time; null where the clocks of
 * the account and this device agree. `shown` is the zone of the time, `other` that of the other of the two.
 */
export function placeOfClock(
  instant: number,
  shown: string,
  other: string = deviceTimeZone(),
): string | null {
  if (shown === other) return null;
  const wallIn = (timeZone: string) => zoneClock(timeZone).wallOf(instant);
  return wallIn(shown) === wallIn(other) ? null : cityOfZone(shown);
}

/** '09:00', or '09:00 (London)' where a place has to stand beside it. */
export const withPlace = (time: string, place: string | null): string =>
  place === null ? time : `${time} (${place})`;

/** Every time zone that this browser knows, by its IANA name. */
export const knownTimeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone');
