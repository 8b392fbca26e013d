import type { ReminderPreferences } from '@dosewise/contract';
import { useState } from 'react';
import {
  channelsToAdd,
  hasChannel,
  isAnyOffered,
} from '../../../../data/reminders/reminder-channels.ts';
import type { ReminderChange } from '../../../../data/reminders/reminders-query.ts';
import { cx } from '../../../../kit/class-names.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { dateFormat, formatWeekday } from '../../../../languages/formats/dates.ts';
import { listWords } from '../../../../languages/formats/lists.ts';
import {
  Details,
  type GroupProps,
  ReminderGroup,
  SwitchRow,
  TimeField,
} from './reminder-group.tsx';
import { texts } from './texts.ts';

/** The kinds of reminders, and their times. */
export function ReminderKinds({ values, onChange, failureOf }: GroupProps) {
  const { dose, stock, discard, weighIn, weeklySummary } = values;
  const [isAsked, setAsked] = useState(false);
  const canSend = hasChannel(values);
  /** Turns a kind on or off. On without any channel, it would be green and never come. */
  const turn = (on: boolean, change: ReminderChange) => {
    const channels = on ? channelsToAdd(values) : {};
    setAsked(channels === null);
    if (channels !== null) onChange({ ...change, channels });
  };
  const isOffered = isAnyOffered(values.offered);
  const rowOf = (on: boolean) => ({ checked: canSend && on, disabled: !isOffered });
  return (
    <ReminderGroup title={texts.what}>
      {isAsked && !canSend ? (
        <Notice tone="caution" announce="status" className="mt-2">
          {texts.chooseFirst}
        </Notice>
      ) : null}
      <SwitchRow
        label={texts.dose}
        now={doseWords(dose)}
        {...rowOf(dose.on)}
        onChange={(on) => turn(on, { dose: { on } })}
        failure={failureOf('dose')}
      >
        <DoseDetails dose={dose} onChange={onChange} />
      </SwitchRow>
      <SwitchRow
        label={texts.stock}
        now={texts.daysBeforeAt(stock.daysBefore)}
        {...rowOf(stock.on)}
        onChange={(on) => turn(on, { stock: { on } })}
        failure={failureOf('stock')}
      >
        <Details>
          <SelectField
            label={texts.daysBefore}
            value={String(stock.daysBefore)}
            options={numberOptions([3, 7, 14, 21, 30], stock.daysBefore, texts.days)}
            onChange={(days) => onChange({ stock: { daysBefore: Number(days) } })}
          />
        </Details>
      </SwitchRow>
      <SwitchRow
        label={texts.discard}
        now={texts.discardHint}
        {...rowOf(discard.on)}
        onChange={(on) => turn(on, { discard: { on } })}
        failure={failureOf('discard')}
      />
      <SwitchRow
        label={texts.weighIn}
        now={texts.dayAt(
          listWords(weighIn.days.map((day) => shortWeekday(instantOf(day)))),
          weighIn.time,
        )}
        {...rowOf(weighIn.on)}
        onChange={(on) =>
          turn(on, { weighIn: { on, ...(weighIn.days.length === 0 && { days: [1] }) } })
        }
        failure={failureOf('weighIn')}
      >
        <Details>
          <WeekdayBoxes days={weighIn.days} onChange={(days) => onChange({ weighIn: { days } })} />
          <TimeField
            label={texts.time}
            value={weighIn.time}
            onChange={(time) => onChange({ weighIn: { time } })}
          />
        </Details>
      </SwitchRow>
      <SwitchRow
        label={texts.weeklySummary}
        now={texts.dayAt(formatWeekday(instantOf(weeklySummary.day)), weeklySummary.time)}
        {...rowOf(weeklySummary.on)}
        onChange={(on) => turn(on, { weeklySummary: { on } })}
        failure={failureOf('weeklySummary')}
      >
        <Details>
          <SelectField
            label={texts.day}
            value={String(weeklySummary.day)}
            options={WEEKDAY_OPTIONS}
            onChange={(day) => onChange({ weeklySummary: { day: Number(day) } })}
          />
          <TimeField
            label={texts.time}
            value={weeklySummary.time}
            onChange={(time) => onChange({ weeklySummary: { time } })}
          />
        </Details>
      </SwitchRow>
    </ReminderGroup>
  );
}

const LEADS = [0, 15, 30, 60, 120, 720, 1440];
const REPEATS = [0, 15, 30, 60, 120, 240];
const TIMES = [1, 2, 3, 4, 5, 6];

const leadWords = (minutes: number) => (minutes === 0 ? texts.atItsTime : texts.before(minutes));

function doseWords({ leadMinutes, repeatMinutes }: ReminderPreferences['dose']): string {
  const first = leadWords(leadMinutes);
  return repeatMinutes === 0 ? first : texts.andAgain(first, repeatMinutes);
}

interface DoseDetailsProps extends Pick<GroupProps, 'onChange'> {
  readonly dose: ReminderPreferences['dose'];
}

/** The time before a dose, and the repetitions. */
function DoseDetails({ dose, onChange }: DoseDetailsProps) {
  const change = (changed: Partial<ReminderPreferences['dose']>) => onChange({ dose: changed });
  // To repeat is to do so at least once; the other way round it says nothing.
  const repeatTimes = dose.repeatMinutes === 0 ? 0 : Math.max(1, dose.repeatTimes);
  return (
    <Details>
      <SelectField
        label={texts.lead}
        value={String(dose.leadMinutes)}
        options={numberOptions(LEADS, dose.leadMinutes, leadWords)}
        onChange={(minutes) => change({ leadMinutes: Number(minutes) })}
      />
      <SelectField
        label={texts.repeat}
        value={String(dose.repeatMinutes)}
        options={numberOptions(REPEATS, dose.repeatMinutes, (minutes) =>
          minutes === 0 ? texts.noRepeat : texts.every(minutes),
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
      <p className="col-span-full text-small text-quiet">{texts.doseHint}</p>
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
              'has-checked:bg-data-tint has-checked:text-data has-checked:ring-2 has-checked:ring-data',
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
