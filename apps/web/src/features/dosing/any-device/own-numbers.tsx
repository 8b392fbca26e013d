import { askedNumbers, type DeviceDraft, MEDICINE_NAME_LENGTH, OWN_DEVICE } from '@dosewise/domain';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { deviceErrors, type NumberSentence } from '../../../parts/devices/device-errors.ts';
import { DeviceNumberField, OwnNumberFields } from '../../../parts/devices/device-numbers.tsx';
import { type DeviceEntry, OWN_KINDS, withoutSteps } from './device-entry.ts';
import { texts } from './texts.ts';

const KINDS = OWN_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

interface OwnNumbersProps {
  readonly entry: DeviceEntry;
  readonly onChange: (entry: DeviceEntry) => void;
}

// Anyone who only calculates may leave a field empty.
const sentence: NumberSentence = (fault, { field, limits: { least, most } }) => {
  if (fault === 'missing') return null;
  const isWhole = field === 'doses' || field === 'stepsPerDose';
  return (isWhole ? texts.wholeOutside : texts.outside)(least, most);
};

/** The numbers of a device that the list leaves to its label: its own, and clicks that were counted. */
export function OwnNumbers({ entry, onChange }: OwnNumbersProps) {
  const asked = askedNumbers(entry);
  const set = (changed: Partial<DeviceDraft>) => onChange({ ...withoutSteps(entry), ...changed });
  const numbers = { draft: entry, errors: deviceErrors(entry, sentence), onChange: set };
  const isTablet = entry.kind === 'tablet';
  return (
    <>
      {entry.device === OWN_DEVICE ? (
        <>
          <SegmentedControl
            legend={texts.kind}
            value={entry.kind}
            segments={KINDS}
            onChange={(kind) => set({ kind })}
          />
          <div className="grid grid-cols-2 gap-4">
            <OwnNumberFields
              {...numbers}
              words={{
                strength: { label: isTablet ? texts.ownTablet : texts.ownStrength },
                doseMl: { label: texts.ownVolume },
                doses: { label: isTablet ? texts.ownTablets : texts.ownDoses, isOptional: true },
              }}
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
      ) : null}
      {asked.clicks ? (
        <DeviceNumberField
          {...numbers}
          name="stepsPerDose"
          words={{ label: texts.counted, hint: texts.countedHint, isOptional: true }}
        />
      ) : null}
    </>
  );
}
