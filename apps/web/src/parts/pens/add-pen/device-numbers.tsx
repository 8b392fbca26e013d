import type { Dose, Pen } from '@dosewise/contract';
import { DEVICE_KINDS, type DeviceKind } from '@dosewise/domain';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { Tiles } from '../../../kit/fields/tiles.tsx';
import { MedicineFields } from '../../medicines/medicine-fields.tsx';
import { listMedicines } from '../../medicines/medicines.ts';
import { HelpLink } from '../../navigation/help-link.tsx';
import { askedNumbers, chosenKind, type DeviceForm } from './device-choice.ts';
import { texts } from './texts.ts';

const KINDS = DEVICE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

interface DeviceNumbersProps {
  readonly form: DeviceForm;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
}

/** The numbers that the catalogue leaves to be counted or read from the label. */
export function DeviceNumbers({ form, pens, doses }: DeviceNumbersProps) {
  const { values, field, change } = form;
  const asked = askedNumbers(values);
  return (
    <>
      {asked.own ? (
        <>
          <MedicineFields form={form} medicines={listMedicines(pens, doses)} />
          <OwnNumbers form={form} />
        </>
      ) : null}
      {asked.inBox ? <WholeNumber form={form} label={countLabel(chosenKind(values))} /> : null}
      {asked.clicks ? (
        <div className="flex flex-col gap-2">
          {values.givesWholeDoses ? null : (
            <NumberField
              label={texts.clicks}
              hint={texts.clicksHint}
              {...field('stepsPerDose')}
              inputMode="numeric"
              min={1}
              step={1}
            />
          )}
          <Checkbox
            label={texts.wholeDoses}
            checked={values.givesWholeDoses}
            onChange={(givesWholeDoses) => change({ givesWholeDoses })}
          />
          <HelpLink topic="click" opensTab />
        </div>
      ) : null}
    </>
  );
}

/** One's own numbers, where the catalogue has no such device. */
function OwnNumbers({ form }: { form: DeviceForm }) {
  const { values, field, change } = form;
  return (
    <>
      <Tiles
        legend={texts.kind}
        value={values.kind}
        tiles={KINDS}
        onChange={(kind) => change({ kind })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={texts.strength}
          hint={texts.strengthHint(values.kind)}
          {...field('strength')}
          suffix="mg"
          min={0}
          step={0.01}
        />
        {values.kind === 'tablet' ? null : (
          <NumberField label={texts.doseMl} {...field('doseMl')} suffix="mL" min={0} step={0.01} />
        )}
        <WholeNumber form={form} label={countLabel(values.kind)} />
      </div>
    </>
  );
}

function countLabel(kind: DeviceKind): string {
  if (kind === 'tablet') return texts.tabletsInPack;
  return kind === 'single_pen' ? texts.pensInBox : texts.doses;
}

/** Labelled doses, pens in the box or tablets in the pack. */
function WholeNumber({ form, label }: { form: DeviceForm; label: string }) {
  return (
    <NumberField label={label} {...form.field('doses')} inputMode="numeric" min={1} step={1} />
  );
}
