import type { Reminders } from '@dosewise/contract';
import { type ReactNode, useId, useState } from 'react';
import type { ReminderChange } from '../../../../data/reminders/reminders-query.ts';
import { IconButton } from '../../../../kit/buttons/icon-button.tsx';
import type { Elements } from '../../../../kit/elements.ts';
import { Switch } from '../../../../kit/fields/choice.tsx';
import { FieldError } from '../../../../kit/fields/field.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { ChevronDownIcon } from '../../../../kit/icons/icons.tsx';
import { placeOfClock, withPlace } from '../../../../languages/formats/time-zones.ts';
import { useAccountZone } from '../../../../parts/device-clock/device-clock.ts';
import { texts } from './texts.ts';

/** The values of a part of the form, and its change handler. */
export interface GroupProps {
  readonly values: Reminders;
  readonly onChange: (change: ReminderChange) => void;
  /** The sentence about what was not saved, for the control that it was changed by; null for others. */
  readonly failureOf: FailureOf;
}

/** The fields in question are those of one of the preferences, or one of its own. */
export type FailureOf = (key: keyof ReminderChange, field?: string) => string | null;

/** Some of the settings under a heading. */
export function ReminderGroup({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="min-w-0">
      <h2 className="text-small font-semibold text-quiet">{title}</h2>
      {children}
    </section>
  );
}

interface SwitchRowProps {
  readonly label: string;
  /** The present times in words; not said while it is off. */
  readonly now?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly failure: string | null;
  /** The fields of what is on, which most leave as they are. */
  readonly children?: Elements;
}

/** A switch, and the button that opens its options while it is on. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, now, checked, disabled = false, onChange, failure, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const hasOptions = checked && children !== undefined;
  return (
    <div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Switch
            label={label}
            hint={checked ? now : undefined}
            checked={checked}
            disabled={disabled}
            onChange={onChange}
          />
        </div>
        {hasOptions ? (
          <div className={isOpen ? 'rotate-180' : undefined}>
            <IconButton
              label={texts.optionsOf(label)}
              isOpen={isOpen}
              onPress={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon className="size-5" />
            </IconButton>
          </div>
        ) : null}
      </div>
      {hasOptions && isOpen ? children : null}
      <FieldError id={useId()} error={failure} />
    </div>
  );
}

/** The fields of a switch that is on: beside each other where there is room. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <div className="@container mt-2 mb-3 rounded-control bg-sunken p-3">
      <div className="grid gap-3 @sm:grid-cols-2">{children}</div>
    </div>
  );
}

interface TimeFieldProps {
  readonly label: string;
  /** `HH:MM` */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** A time of day by the clock of the account, saved once someone is done with it: while it is typed it is many. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const place = placeOfClock(Date.now(), useAccountZone());
  const leave = () => {
    if (typed !== null && typed !== '' && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <TextField
      label={withPlace(label, place)}
      type="time"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
