import type { Dose, Pen } from '@dosewise/contract';
import { findDevice, MEDICINE_NAME_LENGTH } from '@dosewise/domain';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tiles } from '../../../ui/fields/tiles.tsx';
import { deviceName } from '../../devices/device-words.ts';
import { listMedicines, medicineTitle, OTHER } from '../../medicines/medicines.ts';
import { texts as medicineTexts } from '../../medicines/texts.ts';
import {
  type DeviceForm,
  listPresentations,
  listStrengths,
  OWN,
  withDevice,
  withMedicine,
  withStrength,
} from './device-choice.ts';
import { DeviceNumbers } from './device-numbers.tsx';
import { texts } from './texts.ts';

interface DeviceFieldsProps {
  readonly form: DeviceForm;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly country: string;
}

/** The medicine, strength and device of the new pen. That of the last pen stands in one line. */
export function DeviceFields({ form, pens, doses, country }: DeviceFieldsProps) {
  const { values, errors, change } = form;
  const [isOpen, setIsOpen] = useState(values.medicine === '');
  const openAll = () => {
    setIsOpen(true);
    setAsksWhich(true);
  };
  const presentations = listPresentations(values, country);
  // Stays once it is there: a list must not vanish under the finger that chooses from it.
  const [asksWhich, setAsksWhich] = useState(isOpen);
  if (!asksWhich && values.device === '') setAsksWhich(true);
  return (
    <>
      {isOpen ? (
        <MedicineTiles form={form} medicines={listMedicines(pens, doses)} />
      ) : (
        <LastDevice values={values} onChange={openAll} />
      )}
      <StrengthTiles form={form} />
      {asksWhich && presentations.length > 0 && !values.hasOwnStrength ? (
        <Tiles
          legend={texts.device}
          hint={texts.deviceHint}
          error={errors.device}
          value={values.device}
          className="grid gap-2"
          tiles={[
            ...presentations.map((device) => ({
              value: device.id,
              label: deviceName(device),
              note: texts.presentationNote(
                texts.versions[device.id] ?? '',
                device.doses,
                device.doseMl,
                device.markets.join(', '),
              ),
            })),
            { value: OWN, label: texts.notListed, note: texts.notListedNote },
          ]}
          onChange={(device) => change(withDevice(values, device))}
        />
      ) : null}
      <DeviceNumbers form={form} />
    </>
  );
}

function MedicineTiles({ form, medicines }: { form: DeviceForm; medicines: readonly string[] }) {
  const { values, errors, input, change } = form;
  return (
    <>
      <Tiles
        legend={texts.medicine}
        error={errors.medicine}
        value={values.medicine}
        tiles={[
          ...medicines.map((medicine) => ({ value: medicine, label: medicineTitle(medicine) })),
          { value: OTHER, label: medicineTexts.anotherMedicine },
        ]}
        onChange={(medicine) => change(withMedicine(medicine))}
      />
      {values.medicine === OTHER ? (
        <TextField
          {...input('otherMedicine')}
          label={medicineTexts.medicineName}
          error={errors.otherMedicine}
          maxLength={MEDICINE_NAME_LENGTH.most}
        />
      ) : null}
    </>
  );
}

/** Strengths of the chosen medicine; one that is not sold is typed among the device's numbers. */
function StrengthTiles({ form }: { form: DeviceForm }) {
  const { values, errors, change } = form;
  const strengths = listStrengths(values.medicine);
  if (strengths.length === 0) return null;
  return (
    <Tiles
      legend={texts.strength}
      hint={texts.strengthHint}
      error={values.hasOwnStrength ? null : errors.strength}
      value={values.hasOwnStrength ? OWN : values.strength}
      tiles={[
        ...strengths.map((mg) => ({ value: String(mg), label: texts.strengthTile(mg) })),
        { value: OWN, label: texts.otherStrength },
      ]}
      onChange={(strength) => change(withStrength(values, strength))}
    />
  );
}

function LastDevice({ values, onChange }: { values: DeviceForm['values']; onChange: () => void }) {
  const entry = findDevice(values.device);
  const name = entry === undefined ? null : deviceName(entry);
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-sunken py-2 pr-2 pl-4">
      <p className="min-w-0">
        <span className="block text-small text-quiet">{texts.lastTime}</span>
        <bdi className="font-semibold wrap-anywhere">{medicineTitle(values.medicine)}</bdi>
        {name === null ? null : <span className="block text-small">{name}</span>}
      </p>
      <Button kind="quiet" className="min-h-11 shrink-0 px-3" onClick={onChange}>
        {texts.change}
      </Button>
    </div>
  );
}
