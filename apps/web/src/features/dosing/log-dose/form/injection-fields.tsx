import { MAX_NOTE_CHARACTERS, MAX_PAIN_LEVEL } from '@dosewise/domain';
import { describePain } from '../../../../records/doses/dose-words.ts';
import { DateTimeField } from '../../../../ui/fields/date-time-field.tsx';
import { LINE_FIELD } from '../../../../ui/fields/line-field.ts';
import { LineSlider } from '../../../../ui/fields/line-slider.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { texts } from '../texts.ts';
import type { InjectionDetails } from './dose-entry.ts';
import { PlaceFields, type Rest } from './place-fields.tsx';

interface InjectionFieldsProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly dateError: string | null | undefined;
  readonly rest: Rest;
}

/** Where and when, whether it hurt, and what else there is to say: a line for each but the place. */
export function InjectionFields({ entry, onChange, dateError, rest }: InjectionFieldsProps) {
  return (
    <PlaceFields entry={entry} onChange={onChange} rest={rest}>
      <DateTimeField
        className={LINE_FIELD}
        value={entry.date}
        onChange={(date) => onChange({ date })}
        error={dateError}
      />
      <LineSlider
        label={texts.pain}
        value={entry.painLevel}
        min={0}
        max={MAX_PAIN_LEVEL}
        step={1}
        valueText={describePain(entry.painLevel)}
        unsetText={describePain(null)}
        hint={texts.painHint}
        onChange={(painLevel) => onChange({ painLevel })}
      />
      <TextField
        // Below what the usual dose needs: on a phone it begins behind the button.
        className={`${LINE_FIELD} max-sm:mt-3`}
        label={texts.note}
        optional
        value={entry.note}
        maxLength={MAX_NOTE_CHARACTERS}
        onChange={(note) => onChange({ note })}
      />
    </PlaceFields>
  );
}
