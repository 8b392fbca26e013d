import { cx } from '../class-names.ts';
import type { ControlProps } from './field.tsx';
import { NumberInput } from './number-input.tsx';

interface NumberPart {
  /** The name of this number, for readers: the label of the field stands over both. */
  readonly label: string;
  readonly suffix: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

interface NumberPairProps extends Partial<ControlProps> {
  /** The whole number of the larger unit, then what is left over in the smaller one. */
  readonly parts: readonly [larger: NumberPart, smaller: NumberPart];
  readonly name?: string | undefined;
  readonly className?: string;
  /** The focus is in neither of them any more. */
  readonly onLeave?: () => void;
}

/** A measure in two units, such as stones and pounds: two numbers side by side. */
export function NumberPair({ parts, name, className, onLeave, id, ...control }: NumberPairProps) {
  const [larger, smaller] = parts;
  const shared = { ...control, min: 0, autoComplete: 'off' };
  return (
    <fieldset
      className={cx('grid min-w-0 grid-cols-2 gap-2', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <NumberInput
        {...shared}
        id={id}
        name={name}
        step={1}
        inputMode="numeric"
        aria-label={larger.label}
        suffix={larger.suffix}
        value={larger.value}
        onChange={larger.onChange}
      />
      <NumberInput
        {...shared}
        step={0.1}
        aria-label={smaller.label}
        suffix={smaller.suffix}
        value={smaller.value}
        onChange={smaller.onChange}
      />
    </fieldset>
  );
}
