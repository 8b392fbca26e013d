import {
  MAX_BATCH_CHARACTERS,
  MAX_PEN_NAME_CHARACTERS,
  MAX_PHARMACY_CHARACTERS,
  type Pen,
} from '@dosewise/contract';
import {
  CURRENCIES,
  CURRENCY_SYMBOLS,
  type Currency,
  type DeviceKind,
  isCurrency,
} from '@dosewise/domain';
import { cx } from '../../../kit/class-names.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { NumberInput } from '../../../kit/fields/number-input.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { thingOf } from '../pen-names.ts';
import { nameStep } from '../step-words.ts';
import type { PenFormValues } from './pen-form.ts';
import { texts } from './texts.ts';

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));
const DAY = { type: 'date', max: '2199-12-31' } as const;

interface PenFieldsProps {
  readonly form: Pick<FormState<PenFormValues>, 'errors' | 'input'>;
  readonly kind: DeviceKind;
}

/** The name. What is typed takes the place of a proposal. */
export function PenNameField({
  form: { errors, input },
  kind,
  isProposed = false,
}: PenFieldsProps & { isProposed?: boolean }) {
  return (
    <TextField
      {...input('name')}
      label={texts.penName(kind)}
      error={errors.name}
      maxLength={MAX_PEN_NAME_CHARACTERS}
      placeholder={texts.penNameExample(thingOf(kind))}
      onFocus={({ currentTarget }) => {
        if (!isProposed) return;
        const proposal = currentTarget.value;
        requestAnimationFrame(() => {
          // Selecting would take the focus back from where it went since, and what was typed since would go.
          const isUntouched = currentTarget.value === proposal;
          if (isUntouched && document.activeElement === currentTarget) currentTarget.select();
        });
      }}
    />
  );
}

/** The day since when it is in use. */
export function PenStartField({
  form: { errors, input },
  hint,
}: Pick<PenFieldsProps, 'form'> & { hint?: string | undefined }) {
  return (
    <TextField
      {...DAY}
      {...input('startDate')}
      label={texts.startDate}
      hint={hint}
      error={errors.startDate}
    />
  );
}

/** The printed facts: until when it may be used, and its batch. */
export function PenLabelFields({ form: { errors, input }, kind }: PenFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...DAY}
        {...input('expiresOn')}
        label={texts.expiryDate}
        optional
        hint={texts.expiryHint(kind)}
        error={errors.expiresOn}
      />
      <TextField
        {...input('batch')}
        label={texts.batch}
        optional
        hint={texts.batchHint}
        error={errors.batch}
        maxLength={MAX_BATCH_CHARACTERS}
      />
    </div>
  );
}

/** The price with its currency, and the day it was paid. */
export function PenCostFields({
  form: { errors, input },
  kind,
  currency: usual,
}: PenFieldsProps & { currency: Currency }) {
  const said = input('costCurrency').value;
  const currency = isCurrency(said) ? said : usual;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-3',
          // A label of two lines stands over a field beside the other; an error stands below it.
          errors.costPerPen ? 'items-start' : 'items-end',
        )}
      >
        <Field label={texts.cost(kind, currency)} error={errors.costPerPen}>
          {(control) => (
            <NumberInput
              {...control}
              {...input('costPerPen')}
              prefix={CURRENCY_SYMBOLS[currency]}
              min={0}
              step={0.01}
              autoComplete="off"
            />
          )}
        </Field>
        <PenCurrencyField form={{ errors, input }} currency={usual} />
      </div>
      <TextField
        {...DAY}
        {...input('purchaseDate')}
        label={texts.purchaseDate}
        error={errors.purchaseDate}
      />
    </div>
  );
}

/** The currency of the price; `currency` where none is chosen. */
function PenCurrencyField({
  form: { errors, input },
  currency,
}: Pick<PenFieldsProps, 'form'> & { currency: Currency }) {
  const { value, ...control } = input('costCurrency');
  return (
    <SelectField
      {...control}
      value={value || currency}
      label={texts.currency}
      error={errors.costCurrency}
      options={CURRENCY_OPTIONS}
    />
  );
}

/** The steps that went into no dose. */
export function PenWasteField({
  form: { errors, input },
  device,
}: Pick<PenFieldsProps, 'form'> & { device: Pick<Pen['device'], 'kind' | 'stepsPerDose'> }) {
  return (
    <Field
      label={texts.wasted(nameStep(device))}
      hint={texts.wastedHint}
      error={errors.wastedClicks}
    >
      {(control) => (
        <NumberInput {...control} {...input('wastedClicks')} min={0} step={1} autoComplete="off" />
      )}
    </Field>
  );
}

/** The place where it was bought. */
export function PharmacyField({ form: { errors, input } }: Pick<PenFieldsProps, 'form'>) {
  return (
    <TextField
      {...input('pharmacy')}
      label={texts.pharmacy}
      optional
      error={errors.pharmacy}
      maxLength={MAX_PHARMACY_CHARACTERS}
    />
  );
}
