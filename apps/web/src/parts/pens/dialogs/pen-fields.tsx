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
import { NumberField } from '../../../kit/fields/number-input.tsx';
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
  readonly form: Pick<FormState<PenFormValues>, 'field'>;
  readonly kind: DeviceKind;
}

/** The name. What is typed takes the place of a proposal. */
export function PenNameField({
  form: { field },
  kind,
  isProposed = false,
}: PenFieldsProps & { isProposed?: boolean }) {
  return (
    <TextField
      {...field('name')}
      label={texts.penName(kind)}
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
  form: { field },
  hint,
}: Pick<PenFieldsProps, 'form'> & { hint?: string | undefined }) {
  return <TextField {...DAY} {...field('startDate')} label={texts.startDate} hint={hint} />;
}

/** The printed facts: until when it may be used, and its batch. */
export function PenLabelFields({ form: { field }, kind }: PenFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...DAY}
        {...field('expiresOn')}
        label={texts.expiryDate}
        optional
        hint={texts.expiryHint(kind)}
      />
      <TextField
        {...field('batch')}
        label={texts.batch}
        optional
        hint={texts.batchHint}
        maxLength={MAX_BATCH_CHARACTERS}
      />
    </div>
  );
}

/** The price with its currency, and the day it was paid. */
export function PenCostFields({
  form,
  kind,
  currency: usual,
}: PenFieldsProps & { currency: Currency }) {
  const cost = form.field('costPerPen');
  const said = form.field('costCurrency').value;
  const currency = isCurrency(said) ? said : usual;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-3',
          // A label of two lines stands over a field beside the other; an error stands below it.
          cost.error ? 'items-start' : 'items-end',
        )}
      >
        <NumberField
          label={texts.cost(kind, currency)}
          {...cost}
          prefix={CURRENCY_SYMBOLS[currency]}
          min={0}
          step={0.01}
        />
        <PenCurrencyField form={form} currency={usual} />
      </div>
      <TextField {...DAY} {...form.field('purchaseDate')} label={texts.purchaseDate} />
    </div>
  );
}

/** The currency of the price; `currency` where none is chosen. */
function PenCurrencyField({
  form: { field },
  currency,
}: Pick<PenFieldsProps, 'form'> & { currency: Currency }) {
  const { value, ...control } = field('costCurrency');
  return (
    <SelectField
      {...control}
      value={value || currency}
      label={texts.currency}
      options={CURRENCY_OPTIONS}
    />
  );
}

/** The steps that went into no dose. */
export function PenWasteField({
  form: { field },
  device,
}: Pick<PenFieldsProps, 'form'> & { device: Pick<Pen['device'], 'kind' | 'stepsPerDose'> }) {
  return (
    <NumberField
      label={texts.wasted(nameStep(device))}
      hint={texts.wastedHint}
      {...field('wastedClicks')}
      min={0}
      step={1}
    />
  );
}

/** The place where it was bought. */
export function PharmacyField({ form: { field } }: Pick<PenFieldsProps, 'form'>) {
  return (
    <TextField
      {...field('pharmacy')}
      label={texts.pharmacy}
      optional
      maxLength={MAX_PHARMACY_CHARACTERS}
    />
  );
}
