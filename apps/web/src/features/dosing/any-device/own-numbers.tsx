import { MEDICINE_NAME_LENGTH, maxDosesOf, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { numberIn } from '../../../kit/forms/number-checks.ts';
import { type DeviceEntry, OWN_KINDS, withoutSteps } from './device-entry.ts';
import { texts } from './texts.ts';

const KINDS = OWN_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

interface OwnNumbersProps {
  readonly entry: DeviceEntry;
  readonly onChange: (entry: DeviceEntry) => void;
}

/** mg and mL of a dose, as they stand on the label of a device that the list does not have. */
export function OwnNumbers({ entry, onChange }: OwnNumbersProps) {
  const set = (changed: Partial<DeviceEntry>) => onChange({ ...withoutSteps(entry), ...changed });
  const { strengthMg, doseMl } = OWN_DEVICE_LIMITS;
  const isTablet = entry.kind === 'tablet';
  return (
    <>
      <SegmentedControl
        legend={texts.kind}
        value={entry.kind}
        segments={KINDS}
        onChange={(kind) => set({ kind, counted: '' })}
      />
      <div className="grid grid-cols-2 gap-4">
        <OwnNumber
          label={isTablet ? texts.ownTablet : texts.ownStrength}
          suffix={texts.mg}
          value={entry.strength}
          limits={strengthMg}
          onChange={(strength) => set({ strength })}
        />
        {isTablet ? null : (
          <OwnNumber
            label={texts.ownVolume}
            suffix={texts.mL}
            value={entry.doseMl}
            limits={doseMl}
            onChange={(volume) => set({ doseMl: volume })}
          />
        )}
        <OwnNumber
          label={isTablet ? texts.ownTablets : texts.ownDoses}
          isOptional
          value={entry.doses}
          limits={{ least: 1, most: maxDosesOf(entry.kind) }}
          onChange={(count) => set({ doses: count })}
        />
        <TextField
          label={texts.ownMedicine}
          optional
          value={entry.medicine}
          maxLength={MEDICINE_NAME_LENGTH.most}
          onChange={(medicine) => onChange({ ...entry, medicine })}
        />
      </div>
    </>
  );
}

interface OwnNumberProps {
  readonly label: string;
  readonly value: string;
  readonly limits: Readonly<{ least: number; most: number }>;
  readonly suffix?: string;
  readonly isOptional?: boolean;
  readonly onChange: (text: string) => void;
}

function OwnNumber({ label, value, limits, suffix, isOptional, onChange }: OwnNumberProps) {
  const { least, most } = limits;
  const isWrong = value !== '' && numberIn(value, limits) === null;
  return (
    <NumberField
      label={label}
      optional={isOptional ?? false}
      error={isWrong ? texts.outside(least, most) : null}
      value={value}
      {...(suffix === undefined ? {} : { suffix })}
      min={least}
      max={most}
      step="any"
      onChange={onChange}
    />
  );
}
