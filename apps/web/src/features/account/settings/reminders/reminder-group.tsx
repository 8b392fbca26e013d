import type { ReminderPreferences } from '@dosewise/contract';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { ReminderChange } from './use-reminders.ts';

/** The values of a part of the form, and its change handler. */
export interface GroupProps<Values = ReminderPreferences> {
  readonly values: Values;
  readonly onChange: (change: ReminderChange) => void;
}

/** Some of the settings under a heading, a line between them. */
export function ReminderGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-small font-semibold text-quiet">{title}</h3>
      <div className="-mb-3 divide-y divide-line *:py-3">{children}</div>
    </section>
  );
}

/** The fields of a switch that is on: beside each other where there is room. */
export function Details({ children }: { children: ReactNode }) {
  return <div className="mt-3 grid gap-3 sm:grid-cols-2">{children}</div>;
}

interface TimeFieldProps {
  readonly label: string;
  /** `HH:MM` */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** A time of day, saved once somebody is done with it: while it is typed it is many. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed !== '' && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      type="time"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
