import type { ComponentProps } from 'react';
import { texts } from '../texts.ts';
import { TextField } from './text-field.tsx';

interface DateTimeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  readonly label?: string;
}

/**
 * A day and a time of it, with the platform's own picker. The text is `YYYY-MM-DDTHH:mm`, in the
 * person's own time zone.
 */
export function DateTimeField({ label = texts.dateAndTime, ...field }: DateTimeFieldProps) {
  return <TextField {...field} label={label} type="datetime-local" max="2199-12-31T23:59" />;
}
