import { isTimeZone } from '@dosewise/domain';

/** The time zone that this device is set to, by its IANA name. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The account's time zone, or this device's where this browser does not know that one. */
export const zoneOrDevice = (timeZone: string): string =>
  isTimeZone(timeZone) ? timeZone : deviceTimeZone();

/** Every time zone that this browser knows, by its IANA name. */
export const knownTimeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone');
