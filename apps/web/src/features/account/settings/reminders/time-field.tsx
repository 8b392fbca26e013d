import { useState } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';

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
