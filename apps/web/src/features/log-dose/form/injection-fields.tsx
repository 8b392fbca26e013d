import { ABDOMEN_QUADRANTS, INJECTION_LOCATIONS, MAX_PAIN_LEVEL } from '@dosewise/domain';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { texts } from '../texts.ts';
import type { DoseEntry } from './dose-entry.ts';

const LOCATIONS = INJECTION_LOCATIONS.map((value) => ({ value, label: texts.locations[value] }));
const QUADRANTS = ABDOMEN_QUADRANTS.map((value) => ({ value, label: texts.quadrants[value] }));

interface InjectionFieldsProps {
  readonly entry: DoseEntry;
  readonly onChange: (changed: Partial<DoseEntry>) => void;
  readonly dateError: string | null | undefined;
}

/** When and where, and whether it hurt. */
export function InjectionFields({ entry, onChange, dateError }: InjectionFieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <DateTimeField value={entry.date} onChange={(date) => onChange({ date })} error={dateError} />
      <Field label={texts.location}>
        {(control) => (
          <Select
            {...control}
            value={entry.location}
            options={LOCATIONS}
            onChange={(location) => onChange({ location })}
          />
        )}
      </Field>
      {entry.location === 'abdomen' ? (
        <Field label={texts.quadrant}>
          {(control) => (
            <Select
              {...control}
              value={entry.subLocation}
              options={QUADRANTS}
              onChange={(subLocation) => onChange({ subLocation })}
            />
          )}
        </Field>
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
