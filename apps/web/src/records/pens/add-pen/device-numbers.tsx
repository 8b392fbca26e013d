import { DEVICE_KINDS, findDevice } from '@dosewise/domain';
import { formatCalendarDay } from '../../../format/dates.ts';
import { withCount } from '../../../format/numbers.ts';
import { Checkbox } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Tiles } from '../../../ui/fields/tiles.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { countSteps, nameStep } from '../step-words.ts';
import {
  askedNumbers,
  chosenStrength,
  type DeviceForm,
  type DeviceValues,
} from './device-choice.ts';
import { texts } from './texts.ts';

const KINDS = DEVICE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

/** The facts of the catalogue about the chosen device, and what it leaves to be counted. */
export function DeviceNumbers({ form }: { form: DeviceForm }) {
  const { values, errors, input, change } = form;
  const asked = askedNumbers(values);
  return (
    <>
      <KnownNumbers values={values} />
      {asked.own ? <OwnNumbers form={form} /> : null}
      {asked.pensInBox ? <WholeNumber form={form} field="doses" label={texts.pensInBox} /> : null}
      {asked.clicks ? (
        <div className="flex flex-col gap-2">
          {values.givesWholeDoses ? null : (
            <Field label={texts.clicks} hint={texts.clicksHint} error={errors.stepsPerDose}>
              {(control) => (
                <NumberInput
                  {...control}
                  {...input('stepsPerDose')}
                  inputMode="numeric"
                  min={1}
                  step={1}
                  autoComplete="off"
                />
              )}
            </Field>
          )}
          <Checkbox
            label={texts.wholeDoses}
            checked={values.givesWholeDoses}
            onChange={(givesWholeDoses) => change({ givesWholeDoses })}
          />
        </div>
      ) : null}
    </>
  );
}

/** The catalogue's numbers, to be compared with the label, and where they come from. */
function KnownNumbers({ values }: { values: DeviceValues }) {
  const entry = findDevice(values.device);
  if (entry === undefined) return null;
  const { doseMl, doses, stepsPerDose, sources, checkedOn, kind } = entry;
  const steps =
    stepsPerDose === null || stepsPerDose === 1
      ? null
      : countSteps(stepsPerDose, nameStep({ kind, stepsPerDose }));
  return (
    <div className="rounded-control bg-accent-tint px-4 pt-3 text-small">
      <p className="numbers">
        {texts.arithmetic(
          chosenStrength(values),
          String(doseMl),
          withCount(doses, texts.fullDose),
          steps,
        )}
      </p>
      <Disclosure summary={texts.sources}>
        <ul className="flex list-disc flex-col gap-1 pb-3 pl-5 wrap-anywhere">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <p className="pb-3 text-quiet">{texts.checkedOn(formatCalendarDay(checkedOn))}</p>
      </Disclosure>
    </div>
  );
}

/** One's own numbers, where the catalogue has no such device. */
function OwnNumbers({ form }: { form: DeviceForm }) {
  const { values, errors, input, change } = form;
  return (
    <>
      <Tiles
        legend={texts.kind}
        value={values.kind}
        tiles={KINDS}
        onChange={(kind) => change({ kind })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {values.hasOwnStrength ? (
          <Field label={texts.strength} hint={texts.strengthHint} error={errors.strength}>
            {(control) => (
              <NumberInput
                {...control}
                {...input('strength')}
                suffix="mg"
                min={0}
                step={0.01}
                autoComplete="off"
              />
            )}
          </Field>
        ) : null}
        <Field label={texts.doseMl} error={errors.doseMl}>
          {(control) => (
            <NumberInput
              {...control}
              {...input('doseMl')}
              suffix="mL"
              min={0}
              step={0.01}
              autoComplete="off"
            />
          )}
        </Field>
        <WholeNumber
          form={form}
          field="doses"
          label={values.kind === 'single_pen' ? texts.pensInBox : texts.doses}
        />
      </div>
    </>
  );
}

interface WholeNumberProps {
  readonly form: DeviceForm;
  readonly field: 'doses';
  readonly label: string;
}

function WholeNumber({ form, field, label }: WholeNumberProps) {
  return (
    <Field label={label} error={form.errors[field]}>
      {(control) => (
        <NumberInput
          {...control}
          {...form.input(field)}
          inputMode="numeric"
          min={1}
          step={1}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
