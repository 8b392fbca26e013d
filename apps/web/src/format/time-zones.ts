import { isTimeZone } from '@dosewise/domain';

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

/** Every time zone that this browser knows, by its IANA name. */
export const knownTimeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone');
