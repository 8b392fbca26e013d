import { Switch } from '../../../../ui/fields/choice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { DoseDetails } from './dose-details.tsx';
import { Details, type GroupProps, ReminderGroup } from './reminder-group.tsx';
import { numberOptions } from './reminder-options.ts';
import { texts } from './texts.ts';
import { TimeField } from './time-field.tsx';
import { WEEKDAY_OPTIONS, WeekdayBoxes } from './weekdays.tsx';

/** What somebody can be reminded of, and when. */
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
