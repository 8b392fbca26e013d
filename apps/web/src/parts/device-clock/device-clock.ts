import { useMemo } from 'react';
import { useAuth } from '../../data/session/session.ts';
import { formatDayAndTime } from '../../languages/formats/dates.ts';
import {
  deviceTimeZone,
  placeOfClock,
  withPlace,
  zoneOrDevice,
} from '../../languages/formats/time-zones.ts';

/** The time zone of the account, that of this device where there is none. */
export function useAccountZone(): string {
  const { session } = useAuth();
  return zoneOrDevice(session.status === 'user' ? session.user.timeZone : '');
}

/**
 * Writes instants (ISO or epoch ms) by the clock of this device, with its place beside them where the clock
 * of the account shows another time: 'Sat, 21 Nov 2026, 18:00 (Tokyo)'.
 */
export function useDeviceClock(): (instant: string | number) => string {
  const account = useAccountZone();
  return useMemo(() => {
    const device = deviceTimeZone();
    return (instant) =>
      withPlace(
        formatDayAndTime(instant),
        placeOfClock(new Date(instant).getTime(), device, account),
      );
  }, [account]);
}
