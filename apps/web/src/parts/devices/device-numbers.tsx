import type { DeviceDraft, DeviceField, DeviceNumber } from '@dosewise/domain';
import { NumberField } from '../../kit/fields/number-input.tsx';

/** The words of a field for a number of a device. */
interface NumberWords {
  readonly label: string;
  readonly hint?: string;
  /** True where the screen goes on without it. */
  readonly isOptional?: boolean;
}

interface DeviceNumberFieldProps {
  readonly draft: DeviceDraft;
  readonly errors: { readonly [Field in DeviceField]?: string | null | undefined };
  readonly name: DeviceNumber;
  readonly words: NumberWords;
  readonly onChange: (changed: Partial<DeviceDraft>) => void;
}

const SUFFIXES: Readonly<Partial<Record<DeviceNumber, string>>> = { strength: 'mg', doseMl: 'mL' };

/** A number of a device that is entered: mg, mL, how many there are, or clicks. */
export function DeviceNumberField(props: DeviceNumberFieldProps) {
  const { draft, errors, name, words, onChange } = props;
  const suffix = SUFFIXES[name];
  return (
    <NumberField
      label={words.label}
      hint={words.hint}
      optional={words.isOptional ?? false}
      error={errors[name]}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
      {...(suffix === undefined
        ? { inputMode: 'numeric', min: 1, step: 1 }
        : { suffix, min: 0, step: 0.01 })}
    />
  );
}

interface OwnNumbersProps extends Omit<DeviceNumberFieldProps, 'name' | 'words'> {
  readonly words: Readonly<Record<'strength' | 'doseMl' | 'doses', NumberWords>>;
}

/** The numbers on the label of a device that the catalogue does not have. Tablets hold no liquid. */
export function OwnNumberFields({ words, ...props }: OwnNumbersProps) {
  return (
    <>
      <DeviceNumberField {...props} name="strength" words={words.strength} />
      {props.draft.kind === 'tablet' ? null : (
        <DeviceNumberField {...props} name="doseMl" words={words.doseMl} />
      )}
      <DeviceNumberField {...props} name="doses" words={words.doses} />
    </>
  );
}
