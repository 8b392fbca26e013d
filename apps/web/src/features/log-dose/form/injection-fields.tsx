import { ABDOMEN_QUADRANTS, INJECTION_LOCATIONS, MAX_PAIN_LEVEL } from '@dosewise/domain';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { texts } from '../texts.ts';
import type { InjectionDetails } from './dose-entry.ts';

const LOCATIONS = INJECTION_LOCATIONS.map((value) => ({ value, label: texts.locations[value] }));
const QUADRANTS = ABDOMEN_QUADRANTS.map((value) => ({ value, label: texts.quadrants[value] }));

interface InjectionFieldsProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly dateError: string | null | undefined;
}

/** When and where, and whether it hurt. */
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
    </div>
  );
}
