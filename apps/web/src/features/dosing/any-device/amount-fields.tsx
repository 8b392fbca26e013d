import {
  type DoseUnit,
  doseDecimals,
  doseFromSteps,
  type KnownDevice,
  typedAmount,
} from '@dosewise/domain';
import { texts as stepTexts } from '../../../data/pens/texts.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { nameStep } from '../../../parts/pens/step-words.ts';
import { texts as typedTexts } from '../../../parts/typed-dose/texts.ts';
import { fallsBetween, TypedDoseHint } from '../../../parts/typed-dose/typed-dose-hint.tsx';
import type { Calculation } from './calculation.ts';
import { type DeviceEntry, withAmount, withChoice } from './device-entry.ts';
import { texts } from './texts.ts';
import { inSteps, writeAmount, writeTyped, writeWithUnit } from './written-amount.ts';

interface AmountFieldsProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly calculation: Calculation;
  readonly onChange: (entry: DeviceEntry) => void;
}

/** The amount in every unit: the field that is typed into leads, the others follow. */
export function AmountFields(props: AmountFieldsProps) {
  const { device } = props;
  const step = nameStep(device.size);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        {step === 'unit' ? null : (
          <AmountField {...props} unit="steps" label={stepTexts.stepLabels[step]} />
        )}
        <AmountField {...props} unit="mg" label={texts.fields.mg} suffix={texts.mg} />
        {device.size.doseMl === null ? null : (
          <>
            <AmountField {...props} unit="mL" label={texts.fields.mL} suffix={texts.mL} />
            <AmountField {...props} unit="units" label={texts.fields.units} />
          </>
        )}
      </div>
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        <AmountHint {...props} />
      </div>
    </div>
  );
}

interface AmountFieldProps extends AmountFieldsProps {
  readonly unit: DoseUnit;
  readonly label: string;
  readonly suffix?: string;
}

function AmountField({ entry, device, calculation, onChange, ...field }: AmountFieldProps) {
  const { unit, label, suffix } = field;
  const isTyped = entry.unit === unit && entry.chosen === null;
  const derived = calculation.dose[unit];
  const value = isTyped ? entry.text : derived === 0 ? '' : writeAmount(derived, unit, device).text;
  return (
    <NumberField
      label={label}
      name={unit}
      value={value}
      {...(suffix === undefined ? {} : { suffix })}
      min={0}
      step="any"
      onChange={(text) => onChange(withAmount(entry, unit, text))}
    />
  );
}

/** The notice about an amount that the device cannot give, or that no label has. */
function AmountHint({ entry, device, calculation, onChange }: AmountFieldsProps) {
  const { neighbours, steps, isTooMuch, isPart } = calculation;
  const { scale, size, hasSteps } = device;
  const mg = (amount: number) => writeWithUnit(amount, 'mg', device).text;
  const typed = writeWithUnit(typedAmount(entry.text), entry.unit, device).text;
  if (isTooMuch) {
    const most = doseFromSteps(scale.mostSteps, scale);
    const pieces = inSteps(String(scale.mostSteps), device);
    const sentence = size.kind === 'vial' ? texts.tooMuchOfVial : texts.tooMuchOfPen;
    const title = scale.isCountedWhole
      ? texts.tooMuchOfPieces(typed, pieces, mg(most))
      : sentence(typed, mg(most));
    return <Notice tone="caution" title={title} />;
  }
  const isOwn = device.entry === null;
  return (
    <>
      {neighbours === null ? null : (
        <TypedDoseHint
          hint={{
            tone: 'info',
            sentence: fallsBetween(
              entry.text,
              scale,
              neighbours,
              typedTexts.pairOfSteps(neighbours[0], inSteps(String(neighbours[1]), device)),
              entry.unit,
              writeTyped(entry.text, entry.unit, device),
            ),
            // No steps at all are no dose to choose.
            choices: neighbours
              .filter((choice) => choice > 0)
              .map((choice) => ({
                label: typedTexts.choice(
                  inSteps(String(choice), device),
                  doseFromSteps(choice, scale).toFixed(doseDecimals(scale)),
                ),
                isChosen: choice === steps,
                onChoose: () => onChange(withChoice(entry, choice)),
              })),
          }}
        />
      )}
      {isPart && !isOwn ? (
        <Notice tone="caution" title={texts.partOfDose(size.kind, mg(scale.strength))}>
          {size.kind === 'click_pen' && !hasSteps ? texts.wholeDosesOnly : undefined}
        </Notice>
      ) : null}
    </>
  );
}
