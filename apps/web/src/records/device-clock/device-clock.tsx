import { type ComponentProps, useMemo } from 'react';
import { formatDayAndTime } from '../../format/dates.ts';
import { deviceTimeZone, placeOfClock, withPlace, zoneOrDevice } from '../../format/time-zones.ts';
import { parseLocalDateTime } from '../../forms/local-date-time.ts';
import { useAuth } from '../../session/session.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';

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

/** A day and a time of it by the clock of this device, whose place the label names where the account's differs. */
export function DeviceTimeField({
  label = uiTexts.dateAndTime,
  ...props
}: ComponentProps<typeof DateTimeField>) {
  const account = useAccountZone();
  const at = parseLocalDateTime(String(props.value));
  const place = at === null ? null : placeOfClock(at, deviceTimeZone(), account);
  return <DateTimeField {...props} label={withPlace(label, place)} />;
}
