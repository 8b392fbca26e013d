import { Switch } from '../../../../ui/fields/choice.tsx';
import { Details, type GroupProps, ReminderGroup } from './reminder-group.tsx';
import { texts } from './texts.ts';
import { TimeField } from './time-field.tsx';

/** The night, until somebody says otherwise. */
const NIGHT = { from: '22:00', to: '07:00' };

/** When nothing is to be heard, and what a lock screen says. */
export function ReminderManner({ values: { quiet, discreet }, onChange }: GroupProps) {
  return (
    <ReminderGroup title={texts.how}>
      <div>
        <Switch
          label={texts.quiet}
          hint={texts.quietHint}
          checked={quiet !== null}
          onChange={(on) => onChange({ quiet: on ? NIGHT : null })}
        />
        {quiet === null ? null : (
          <Details>
            <TimeField
              label={texts.from}
              value={quiet.from}
              onChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
            <TimeField
              label={texts.to}
              value={quiet.to}
              onChange={(to) => onChange({ quiet: { ...quiet, to } })}
            />
          </Details>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <Switch
          label={texts.discreet}
          hint={texts.discreetHint}
          checked={discreet}
          onChange={(on) => onChange({ discreet: on })}
        />
        <figure className="rounded-control bg-sunken p-3">
          <figcaption className="mb-2 text-small text-quiet">{texts.lockScreen}</figcaption>
          <p className="flex items-center gap-3 rounded-control bg-surface p-3 shadow-card">
            <img src="/favicon.svg" alt="" className="size-8 shrink-0" />
            <span className="min-w-0 font-semibold wrap-anywhere">
              {discreet ? texts.discreetExample : texts.openExample}
            </span>
          </p>
        </figure>
      </div>
    </ReminderGroup>
  );
}
