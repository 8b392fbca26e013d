import { useMemo } from 'react';
import { formatDayAndTime } from '../format/dates.ts';
import { deviceTimeZone, placeOfClock, withPlace, zoneOrDevice } from '../format/time-zones.ts';
import { useAuth } from './session.tsx';

/**
 * Writes instants (ISO or epoch ms) by the clock of this device, with its place beside them where the clock
 * of the account shows another time: 'Sat, 21 Nov 2026, 18:00 (Tokyo)'.
 */
export function useDeviceClock(): (instant: string | number) => string {
  const { session } = useAuth();
  const zone = session.status === 'user' ? session.user.timeZone : '';
  return useMemo(() => {
    const [device, account] = [deviceTimeZone(), zoneOrDevice(zone)];
    return (instant) =>
      withPlace(
        formatDayAndTime(instant),
        placeOfClock(new Date(instant).getTime(), device, account),
      );
  }, [zone]);
}
