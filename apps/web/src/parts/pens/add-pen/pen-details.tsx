import type { Pen } from '@dosewise/contract';
import {
  type CatalogueDevice,
  type Currency,
  chosenKind,
  chosenMedicine,
  chosenStrength,
  findDevice,
  hasGolden,
  parseNumber,
  readDevice,
} from '@dosewise/domain';
import { useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { Switch } from '../../../kit/fields/choice.tsx';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { deviceName } from '../../devices/device-words.ts';
import { medicineTitle } from '../../medicines/medicines.ts';
import { HelpLink } from '../../navigation/help-link.tsx';
import {
  PenCostFields,
  PenLabelFields,
  PenNameField,
  PenStartField,
  PenWasteField,
  PharmacyField,
} from '../dialogs/pen-fields.tsx';
import { texts as penTexts } from '../dialogs/texts.ts';
import { countSteps, nameStep } from '../step-words.ts';
import { COUNT, type NewPenValues, proposedName } from './new-pen.ts';
import { texts } from './texts.ts';

interface PenDetailsProps {
  readonly form: FormState<NewPenValues>;
  readonly pens: readonly Pen[];
  readonly currency: Currency;
  readonly onChange: () => void;
  /** True when a Golden Dose may be allowed now. */
  readonly onEnableGolden: () => boolean;
}

/** The price and the days of the new pen, and behind More details what few people enter. */
export function PenDetails({ form, pens, currency, onChange, onEnableGolden }: PenDetailsProps) {
  const { values, errors, change } = form;
  const kind = chosenKind(values);
  const device = readDevice(values);
  const [isOpen, setIsOpen] = useState(false);
  // Opened again by each refusal of what is in it, so that no one looks for the field.
  const [seen, setSeen] = useState(errors);
  if (errors !== seen) {
    setSeen(errors);
    const { name, pharmacy, expiresOn, batch, wastedClicks } = errors;
    const inside = [name, pharmacy, expiresOn, batch, wastedClicks];
    if (inside.some(Boolean)) setIsOpen(true);
  }
  return (
    <>
      <ChosenDevice values={values} onChange={onChange} />
      {kind === 'click_pen' ? <HelpLink topic="priming" opensTab /> : null}
      {values.isSealed ? <CountField form={form} /> : null}
      <PenCostFields form={form} kind={kind} currency={currency} />
      {values.isSealed ? null : <PenStartField form={form} />}
      <Disclosure summary={texts.moreDetails} open={isOpen} onToggle={setIsOpen}>
        <div className="flex flex-col gap-5 pt-1 pb-2">
          <PenNameField
            form={form}
            kind={kind}
            isProposed={values.name === proposedName(values, pens)}
          />
          <PharmacyField form={form} />
          <PenLabelFields form={form} kind={kind} />
          {device === null || values.isSealed ? null : (
            <PenWasteField form={form} device={device} />
          )}
          {hasGolden(values) ? (
            <div className="flex flex-col gap-1">
              <Switch
                label={penTexts.allowGolden}
                checked={values.enableFifthDose}
                onChange={(enableFifthDose) => {
                  if (!enableFifthDose || onEnableGolden()) change({ enableFifthDose });
                }}
              />
              <HelpLink topic="golden-dose" opensTab />
            </div>
          ) : null}
          <Sources device={values.device} />
        </div>
      </Disclosure>
    </>
  );
}

/** The device that is chosen, with the catalogue's numbers to be compared with its label. */
function ChosenDevice({ values, onChange }: { values: NewPenValues; onChange: () => void }) {
  const entry = findDevice(values.device);
  const name = entry === undefined ? medicineTitle(chosenMedicine(values)) : deviceName(entry);
  return (
    <div className="flex items-start justify-between gap-4 rounded-control bg-data-tint py-2 pr-2 pl-4">
      <p className="min-w-0 self-center">
        <bdi className="block font-semibold wrap-anywhere">
          {texts.nameOf(name, values.strength)}
        </bdi>
        {entry === undefined ? null : (
          <span className="block text-small numbers">{describeNumbers(values, entry)}</span>
        )}
      </p>
      <Button kind="quiet" className="min-h-11 shrink-0 px-3" onClick={onChange}>
        {texts.change}
      </Button>
    </div>
  );
}

function describeNumbers(values: NewPenValues, entry: CatalogueDevice): string {
  const { kind, doseMl, doses, stepsPerDose } = entry;
  if (doseMl === null) {
    const tablets = countSteps(parseNumber(values.doses), 'tablet');
    return texts.tablets(chosenStrength(values), tablets);
  }
  const steps =
    stepsPerDose === null || stepsPerDose === 1
      ? null
      : countSteps(stepsPerDose, nameStep({ kind, stepsPerDose }));
  const all = countSteps(doses, 'dose');
  return texts.arithmetic(chosenStrength(values), String(doseMl), all, steps);
}

function CountField({ form }: { form: FormState<NewPenValues> }) {
  return (
    <NumberField
      label={penTexts.count}
      hint={penTexts.countHint}
      {...form.field('count')}
      inputMode="numeric"
      min={COUNT.least}
      max={COUNT.most}
      step={1}
    />
  );
}

/** The sources of the catalogue's numbers. */
function Sources({ device }: { device: string }) {
  const entry = findDevice(device);
  if (entry === undefined) return null;
  return (
    <Disclosure summary={texts.sources} className="text-small">
      <ul className="flex list-disc flex-col gap-1 pb-3 pl-5 wrap-anywhere">
        {entry.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p className="pb-3 text-quiet">{texts.checkedOn(formatCalendarDay(entry.checkedOn))}</p>
    </Disclosure>
  );
}
