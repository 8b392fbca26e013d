import {
  ABDOMEN_QUADRANTS,
  BODY_SIDES,
  INJECTION_LOCATIONS,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  subLocationsOf,
} from '@dosewise/domain';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
      {entry.location === 'abdomen' ? (
        <SelectField
          label={texts.quadrant}
          value={entry.subLocation}
          options={QUADRANTS}
          onChange={(subLocation) => onChange({ subLocation })}
        />
      ) : null}
      {subLocationsOf(entry.location).includes('left') ? (
        <SelectField
          label={texts.side}
          value={entry.side}
          options={SIDES}
          onChange={(side) => onChange({ side })}
        />
      ) : null}
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
      <TextField
        label={texts.note}
        optional
        value={entry.note}
        maxLength={MAX_NOTE_CHARACTERS}
        onChange={(note) => onChange({ note })}
      />
    </div>
  );
}
