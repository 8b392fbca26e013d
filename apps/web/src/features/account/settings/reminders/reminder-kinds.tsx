import type { ReminderPreferences } from '@dosewise/contract';
import { useState } from 'react';
import { dateFormat, formatWeekday } from '../../../../format/dates.ts';
import { cx } from '../../../../ui/class-names.ts';
import { Switch } from '../../../../ui/fields/choice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Details, type GroupProps, ReminderGroup, TimeField } from './reminder-group.tsx';
import { texts } from './texts.ts';

/** The kinds of reminders, and their times. */
export function ReminderKinds({ values, onChange }: GroupProps) {
  const { dose, stock, discard, weighIn, weeklySummary } = values;
  return (
    <ReminderGroup title={texts.what}>
      <div>
        <Switch
          label={texts.dose}
          hint={texts.doseHint}
          checked={dose.on}
          onChange={(on) => onChange({ dose: { ...dose, on } })}
        />
        {dose.on ? <DoseDetails dose={dose} onChange={onChange} /> : null}
      </div>
      <div>
        <Switch
          label={texts.stock}
          hint={texts.stockHint}
          checked={stock.on}
          onChange={(on) => onChange({ stock: { ...stock, on } })}
        />
        {stock.on ? (
          <Details>
            <SelectField
              label={texts.daysBefore}
              value={String(stock.daysBefore)}
              options={numberOptions([3, 7, 14, 21, 30], stock.daysBefore, texts.days)}
              onChange={(days) => onChange({ stock: { ...stock, daysBefore: Number(days) } })}
            />
          </Details>
        ) : null}
      </div>
      <Switch
        label={texts.discard}
        hint={texts.discardHint}
        checked={discard.on}
        onChange={(on) => onChange({ discard: { on } })}
      />
      <div>
        <Switch
          label={texts.weighIn}
          checked={weighIn.on}
          onChange={(on) =>
            onChange({
              weighIn: { ...weighIn, on, days: weighIn.days.length > 0 ? weighIn.days : [1] },
            })
          }
        />
        {weighIn.on ? (
          <Details>
            <WeekdayBoxes
              days={weighIn.days}
              onChange={(days) => onChange({ weighIn: { ...weighIn, days } })}
            />
            <TimeField
              label={texts.time}
              value={weighIn.time}
              onChange={(time) => onChange({ weighIn: { ...weighIn, time } })}
            />
          </Details>
        ) : null}
      </div>
      <div>
        <Switch
          label={texts.weeklySummary}
          checked={weeklySummary.on}
          onChange={(on) => onChange({ weeklySummary: { ...weeklySummary, on } })}
        />
        {weeklySummary.on ? (
          <Details>
            <SelectField
              label={texts.day}
              value={String(weeklySummary.day)}
              options={WEEKDAY_OPTIONS}
              onChange={(day) =>
                onChange({ weeklySummary: { ...weeklySummary, day: Number(day) } })
              }
            />
            <TimeField
              label={texts.time}
              value={weeklySummary.time}
              onChange={(time) => onChange({ weeklySummary: { ...weeklySummary, time } })}
            />
          </Details>
        ) : null}
      </div>
    </ReminderGroup>
  );
}

const LEADS = [0, 15, 30, 60, 120, 720, 1440];
const REPEATS = [0, 15, 30, 60, 120, 240];
const TIMES = [1, 2, 3, 4, 5, 6];

interface DoseDetailsProps extends Pick<GroupProps, 'onChange'> {
  readonly dose: ReminderPreferences['dose'];
}

/** The time before a dose, and the repetitions. */
function DoseDetails({ dose, onChange }: DoseDetailsProps) {
  const change = (changed: Partial<ReminderPreferences['dose']>) =>
    onChange({ dose: { ...dose, ...changed } });
  // To repeat is to do so at least once; the other way round it says nothing.
  const repeatTimes = dose.repeatMinutes === 0 ? 0 : Math.max(1, dose.repeatTimes);
  return (
    <Details>
      <SelectField
        label={texts.lead}
        value={String(dose.leadMinutes)}
        options={numberOptions(LEADS, dose.leadMinutes, (minutes) =>
          minutes === 0 ? texts.atItsTime : texts.before(spanWords(minutes)),
        )}
        onChange={(minutes) => change({ leadMinutes: Number(minutes) })}
      />
      <SelectField
        label={texts.repeat}
        value={String(dose.repeatMinutes)}
        options={numberOptions(REPEATS, dose.repeatMinutes, (minutes) =>
          minutes === 0 ? texts.noRepeat : texts.every(spanWords(minutes)),
        )}
        onChange={(minutes) =>
          change({ repeatMinutes: Number(minutes), repeatTimes: Math.max(1, dose.repeatTimes) })
        }
      />
      {dose.repeatMinutes === 0 ? null : (
        <SelectField
          label={texts.times}
          value={String(repeatTimes)}
          options={numberOptions(TIMES, repeatTimes, texts.timesOf)}
          onChange={(times) => change({ repeatTimes: Number(times) })}
        />
      )}
    </Details>
  );
}

/** ISO days of the week; 1 is Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** An instant of that day of the week, the same day in every time zone. */
const instantOf = (weekday: number) => Date.UTC(2024, 0, weekday, 12);

const shortWeekday = dateFormat({ weekday: 'short' });

const WEEKDAY_OPTIONS = WEEKDAYS.map((day) => ({
  value: String(day),
  label: formatWeekday(instantOf(day)),
}));

interface WeekdayBoxesProps {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
}

/** Days of the week to tick. The last one stays: no day at all is the switch above. */
function WeekdayBoxes({ days, onChange }: WeekdayBoxesProps) {
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

/** A list of numbers to choose from, with the one that is set even when it is another one. */
export function numberOptions(
  usual: readonly number[],
  current: number,
  label: (value: number) => string,
): { readonly value: string; readonly label: string }[] {
  const values = [...new Set([...usual, current])].toSorted((a, b) => a - b);
  return values.map((value) => ({ value: String(value), label: label(value) }));
}

/** A time span in the largest unit that says it whole. */
export function spanWords(minutes: number): string {
  return minutes >= 60 && minutes % 60 === 0 ? texts.hours(minutes / 60) : texts.minutes(minutes);
}
