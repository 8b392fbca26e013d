import { useState } from 'react';
import { dateFormat, formatWeekday } from '../../../../format/dates.ts';
import { cx } from '../../../../ui/class-names.ts';
import { texts } from './texts.ts';

/** ISO days of the week; 1 is Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** An instant of that day of the week, the same day in every time zone. */
const instantOf = (weekday: number) => Date.UTC(2024, 0, weekday, 12);

const shortWeekday = dateFormat({ weekday: 'short' });

export const WEEKDAY_OPTIONS = WEEKDAYS.map((day) => ({
  value: String(day),
  label: formatWeekday(instantOf(day)),
}));

interface WeekdayBoxesProps {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** Days of the week to tick. The last one stays: no day at all is the switch above. */
export function WeekdayBoxes({ days, onChange }: WeekdayBoxesProps) {
  // A tick is seen in the press itself; what is kept comes a moment later, and counts then.
  const [ticked, setTicked] = useState({ of: days, days });
  if (ticked.of !== days) setTicked({ of: days, days });
  const shown = ticked.of === days ? ticked.days : days;
  const toggle = (day: number, isOn: boolean) => {
    const next = WEEKDAYS.filter((each) => (each === day ? isOn : shown.includes(each)));
    if (next.length === 0) return;
    setTicked({ of: days, days: next });
    onChange(next);
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-semibold">{texts.weekdays}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className={cx(
              'relative isolate flex min-h-11 items-center justify-center rounded-control bg-surface text-small font-semibold ring-1 ring-edge ring-inset transition-colors hover:bg-accent-tint',
              'has-checked:bg-accent-tint has-checked:text-accent has-checked:ring-2 has-checked:ring-accent',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="checkbox"
              aria-label={formatWeekday(instantOf(day))}
              checked={shown.includes(day)}
              onChange={(event) => toggle(day, event.currentTarget.checked)}
              className="absolute inset-0 layer-raised size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{shortWeekday(instantOf(day))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
