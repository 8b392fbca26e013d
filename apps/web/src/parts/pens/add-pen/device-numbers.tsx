import type { Dose, Pen } from '@dosewise/contract';
import { askedNumbers, chosenKind, DEVICE_KINDS, type DeviceKind } from '@dosewise/domain';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { Tiles } from '../../../kit/fields/tiles.tsx';
import { DeviceNumberField, OwnNumberFields } from '../../devices/device-numbers.tsx';
import { MedicineFields } from '../../medicines/medicine-fields.tsx';
import { listMedicines } from '../../medicines/medicines.ts';
import { HelpLink } from '../../navigation/help-link.tsx';
import type { DeviceForm } from './device-form.ts';
import { texts } from './texts.ts';

const KINDS = DEVICE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

interface DeviceNumbersProps {
  readonly form: DeviceForm;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
}

/** The numbers that the catalogue leaves to be counted or read from the label. */
export function DeviceNumbers({ form, pens, doses }: DeviceNumbersProps) {
  const { values, errors, change } = form;
  const asked = askedNumbers(values);
  const numbers = { draft: values, errors, onChange: change };
  const content = { label: countLabel(chosenKind(values)) };
  return (
    <>
      {asked.own ? (
        <>
          <MedicineFields form={form} medicines={listMedicines(pens, doses)} />
          <Tiles
            legend={texts.kind}
            value={values.kind}
            tiles={KINDS}
            onChange={(kind) => change({ kind })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <OwnNumberFields
              {...numbers}
              words={{
                strength: { label: texts.strength, hint: texts.strengthHint(values.kind) },
                doseMl: { label: texts.doseMl },
                doses: content,
              }}
            />
          </div>
        </>
      ) : null}
      {asked.inBox ? <DeviceNumberField {...numbers} name="doses" words={content} /> : null}
      {asked.clicks ? (
        <div className="flex flex-col gap-2">
          {values.givesWholeDoses ? null : (
            <DeviceNumberField
              {...numbers}
              name="stepsPerDose"
              words={{ label: texts.clicks, hint: texts.clicksHint }}
            />
          )}
          <Checkbox
            label={texts.wholeDoses}
            hint={texts.wholeDosesHint}
            checked={values.givesWholeDoses}
            onChange={(givesWholeDoses) => change({ givesWholeDoses })}
          />
          <HelpLink topic="click" opensTab />
        </div>
      ) : null}
    </>
  );
}

function countLabel(kind: DeviceKind): string {
  if (kind === 'tablet') return texts.tabletsInPack;
  return kind === 'single_pen' ? texts.pensInBox : texts.doses;
}
