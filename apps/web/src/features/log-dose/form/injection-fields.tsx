import {
  ABDOMEN_QUADRANTS,
  BODY_SIDES,
  INJECTION_LOCATIONS,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
} from '@dosewise/domain';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { texts } from '../texts.ts';
import type { InjectionDetails } from './dose-entry.ts';

const LOCATIONS = INJECTION_LOCATIONS.map((value) => ({ value, label: texts.locations[value] }));
const QUADRANTS = ABDOMEN_QUADRANTS.map((value) => ({ value, label: texts.subLocations[value] }));
const SIDES = [
  { value: '' as const, label: texts.noSide },
  ...BODY_SIDES.map((value) => ({ value, label: texts.subLocations[value] })),
];

interface InjectionFieldsProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly dateError: string | null | undefined;
}

/** When and where, whether it hurt, and what else there is to say. */
export function InjectionFields({ entry, onChange, dateError }: InjectionFieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <DateTimeField value={entry.date} onChange={(date) => onChange({ date })} error={dateError} />
      <SelectField
        label={texts.location}
        value={entry.location}
        options={LOCATIONS}
        onChange={(location) => onChange({ location })}
      />
      <PlaceField entry={entry} onChange={onChange} />
      <Slider
        label={texts.pain}
        value={entry.painLevel}
        min={0}
        max={MAX_PAIN_LEVEL}
        step={1}
        valueText={`${entry.painLevel} of ${MAX_PAIN_LEVEL}`}
        hint={texts.painHint}
        onChange={(painLevel) => onChange({ painLevel })}
      />
      <Field label={texts.note} optional>
        {(control) => (
          <TextArea
            {...control}
            value={entry.note}
            onChange={(note) => onChange({ note })}
            maxLength={MAX_NOTE_CHARACTERS}
          />
        )}
      </Field>
    </div>
  );
}

/** The quadrant of the abdomen, the side of what there are two of, nothing for the rest. */
function PlaceField({ entry, onChange }: Pick<InjectionFieldsProps, 'entry' | 'onChange'>) {
  if (entry.location === 'other') return null;
  return entry.location === 'abdomen' ? (
    <SelectField
      label={texts.quadrant}
      value={entry.subLocation}
      options={QUADRANTS}
      onChange={(subLocation) => onChange({ subLocation })}
    />
  ) : (
    <SelectField
      label={texts.side}
      value={entry.side}
      options={SIDES}
      onChange={(side) => onChange({ side })}
    />
  );
}
