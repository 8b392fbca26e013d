import type { ControlProps } from './field.tsx';
import { NumberInput } from './number-input.tsx';

interface NumberPart {
  /** What this number is, for readers: the label of the field stands over both. */
  readonly label: string;
  readonly suffix: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

interface NumberPairProps extends Partial<ControlProps> {
  /** The whole number of the larger unit, then what is left over in the smaller one. */
  readonly parts: readonly [larger: NumberPart, smaller: NumberPart];
  readonly name?: string | undefined;
  readonly placeholders?: readonly [string, string];
  readonly onBlur?: (() => void) | undefined;
}

/** A measure in two units, such as stones and pounds: two numbers side by side. */
export function NumberPair({ parts, name, placeholders, onBlur, id, ...control }: NumberPairProps) {
  const [larger, smaller] = parts;
  const shared = { ...control, min: 0, autoComplete: 'off', onBlur };
  return (
    <span className="grid grid-cols-2 gap-2">
      <NumberInput
        {...shared}
        id={id}
        name={name}
        step={1}
        inputMode="numeric"
        placeholder={placeholders?.[0]}
        aria-label={larger.label}
        suffix={larger.suffix}
        value={larger.value}
        onChange={larger.onChange}
      />
      <NumberInput
        {...shared}
        step={0.1}
        placeholder={placeholders?.[1]}
        aria-label={smaller.label}
        suffix={smaller.suffix}
        value={smaller.value}
        onChange={smaller.onChange}
      />
    </span>
  );
}
