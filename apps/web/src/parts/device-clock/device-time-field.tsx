import type { ComponentProps } from 'react';
import { DateTimeField } from '../../kit/fields/date-time-field.tsx';
import { parseLocalDateTime } from '../../kit/forms/local-date-time.ts';
import { texts as uiTexts } from '../../kit/texts.ts';
import { deviceTimeZone, placeOfClock, withPlace } from '../../languages/formats/time-zones.ts';
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
