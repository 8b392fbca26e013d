import { isMedicine, MEDICINES, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import { listWords } from '../../../format/lists.ts';
import { presentationName } from '../../../records/devices/device-words.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import {
  type DeviceEntry,
  listDevices,
  mayCountClicks,
  numberIn,
  withDevice,
  withMedicine,
  withoutSteps,
  withSource,
} from './device-entry.ts';
import { OwnNumbers } from './own-numbers.tsx';
import { texts } from './texts.ts';

interface DeviceFieldsProps {
  readonly entry: DeviceEntry;
  readonly onChange: (entry: DeviceEntry) => void;
}

const SOURCES = (['list', 'own'] as const).map((value) => ({ value, label: texts.sources[value] }));
const NO_CHOICE = { value: '', label: texts.choose };
const MEDICINE_OPTIONS = [
  NO_CHOICE,
  ...MEDICINES.map((value) => ({ value: value as string, label: texts.medicines[value] })),
];

/** The choice of a device: from the list, step by step, or by one's own numbers. Nothing is preset. */
export function DeviceFields({ entry, onChange }: DeviceFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        legend={texts.source}
        hideLegend
        value={entry.source}
        segments={SOURCES}
        onChange={(source) => onChange(withSource(entry, source))}
      />
      {entry.source === 'own' ? (
        <OwnNumbers entry={entry} onChange={onChange} />
      ) : (
        <ListedDevice entry={entry} onChange={onChange} />
      )}
      {mayCountClicks(entry) ? <CountedClicks entry={entry} onChange={onChange} /> : null}
    </div>
  );
}

function ListedDevice({ entry, onChange }: DeviceFieldsProps) {
  const devices = listDevices(entry.medicine);
  const chosen = devices.find(({ id }) => id === entry.deviceId);
  const strengths = chosen?.strengths ?? [];
  return (
    <>
      <SelectField
        label={texts.medicine}
        value={entry.medicine}
        options={MEDICINE_OPTIONS}
        onChange={(medicine) => onChange(withMedicine(entry, medicine))}
      />
      {isMedicine(entry.medicine) ? (
        <SelectField
          label={texts.presentation}
          hint={
            chosen === undefined
              ? texts.presentationHint
              : texts.chosen(chosen.doseMl, listWords(chosen.markets))
          }
          value={entry.deviceId}
          options={[
            NO_CHOICE,
            ...devices.map((device) => ({ value: device.id, label: presentationName(device) })),
          ]}
          onChange={(id) => onChange(withDevice(entry, id))}
        />
      ) : null}
      {strengths.length === 0 ? null : (
        <SelectField
          label={texts.strength}
          value={entry.strength}
          options={[
            ...(strengths.length === 1 ? [] : [NO_CHOICE]),
            ...strengths.map((strength) => ({
              value: String(strength),
              label: texts.inMg(strength),
            })),
          ]}
          onChange={(strength) => onChange({ ...entry, strength, chosen: null })}
        />
      )}
    </>
  );
}

/** The clicks of a dose that a person counted: no source tells them. */
function CountedClicks({ entry, onChange }: DeviceFieldsProps) {
  const { least, most } = OWN_DEVICE_LIMITS.stepsPerDose;
  const counted = numberIn(entry.counted, OWN_DEVICE_LIMITS.stepsPerDose);
  const isWrong = entry.counted !== '' && !Number.isInteger(counted);
  return (
    <Field
      label={texts.counted}
      optional
      hint={texts.countedHint}
      error={isWrong ? texts.wholeOutside(least, most) : null}
    >
      {(control) => (
        <NumberInput
          {...control}
          value={entry.counted}
          min={least}
          max={most}
          step={1}
          inputMode="numeric"
          autoComplete="off"
          onChange={(counted) => onChange({ ...withoutSteps(entry), counted })}
        />
      )}
    </Field>
  );
}
