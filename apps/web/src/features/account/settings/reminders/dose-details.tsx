import type { ReminderPreferences } from '@dosewise/contract';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Details, type GroupProps } from './reminder-group.tsx';
import { numberOptions, spanWords } from './reminder-options.ts';
import { texts } from './texts.ts';

const LEADS = [0, 15, 30, 60, 120, 720, 1440];
const REPEATS = [0, 15, 30, 60, 120, 240];
const TIMES = [1, 2, 3, 4, 5, 6];

interface DoseDetailsProps extends Pick<GroupProps, 'onChange'> {
  readonly dose: ReminderPreferences['dose'];
}

/** How long before a dose, and how often again. */
export function DoseDetails({ dose, onChange }: DoseDetailsProps) {
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
