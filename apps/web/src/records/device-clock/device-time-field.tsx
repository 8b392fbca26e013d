import type { ComponentProps } from 'react';
import { deviceTimeZone, placeOfClock, withPlace } from '../../format/time-zones.ts';
import { parseLocalDateTime } from '../../forms/local-date-time.ts';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useAccountZone } from './device-clock.ts';

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
