import type { ShownWeightUnit } from '@dosewise/domain';
import { texts } from '../../data/weights/texts.ts';
import { Field } from '../../kit/fields/field.tsx';
import { NumberInput } from '../../kit/fields/number-input.tsx';
import { NumberPair } from '../../kit/fields/number-pair.tsx';
import type { TypedWeight } from './typed-weight.ts';

interface WeightFieldProps {
  readonly label: string;
  /** Keeps the label for readers only. */
  readonly hideLabel?: boolean;
  readonly unit: ShownWeightUnit;
  readonly value: TypedWeight;
  readonly onChange: (typed: TypedWeight) => void;
  readonly error?: string | null | undefined;
  readonly name?: string | undefined;
  /** False where the label names the unit already. */
  readonly isUnitShown?: boolean;
}

/** A weight in the person's unit: one number, or stones and pounds side by side. */
export function WeightField(props: WeightFieldProps) {
  const { label, hideLabel, unit, value, onChange, error, name, isUnitShown = true } = props;
  return (
    <Field label={label} hideLabel={hideLabel} error={error}>
      {(control) =>
        unit === 'st' ? (
          <NumberPair
            {...control}
            name={name}
            parts={[
              {
                label: texts.stonesOf(label),
                suffix: 'st',
                value: value.main,
                onChange: (main) => onChange({ ...value, main }),
              },
              {
                label: texts.poundsOf(label),
                suffix: 'lb',
                value: value.pounds,
                onChange: (pounds) => onChange({ ...value, pounds }),
              },
            ]}
          />
        ) : (
          <NumberInput
            {...control}
            name={name}
            {...(isUnitShown ? { suffix: unit } : {})}
            min={0}
            step={0.1}
            autoComplete="off"
            value={value.main}
            onChange={(main) => onChange({ ...value, main })}
          />
        )
      }
    </Field>
  );
}
