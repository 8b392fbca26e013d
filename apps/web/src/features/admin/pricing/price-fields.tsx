import { CURRENCIES, CURRENCY_SYMBOLS } from '@dosewise/domain';
import { Field } from '../../../kit/fields/field.tsx';
import { NumberInput } from '../../../kit/fields/number-input.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import type { PriceValues } from './price-form.ts';
import { texts } from './texts.ts';

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

interface PriceFieldsProps {
  readonly label: string;
  readonly form: Pick<FormState<PriceValues>, 'values' | 'errors' | 'input'>;
}

/** A price and its currency. */
export function PriceFields({ label, form }: PriceFieldsProps) {
  const { values, errors, input } = form;
  return (
    <>
      <Field label={label} error={errors.price}>
        {(control) => (
          <NumberInput
            {...control}
            {...input('price')}
            prefix={CURRENCY_SYMBOLS[values.currency]}
            min={0}
            step={0.01}
            autoComplete="off"
          />
        )}
      </Field>
      <SelectField
        label={texts.currency}
        error={errors.currency}
        options={CURRENCY_OPTIONS}
        {...input('currency')}
      />
    </>
  );
}

/** The day from which a price holds. */
export function PriceDayField({
  form,
}: {
  form: Pick<FormState<PriceValues>, 'errors' | 'input'>;
}) {
  return (
    <TextField
      {...form.input('validFrom')}
      label={texts.validFrom}
      hint={texts.validFromHint}
      error={form.errors.validFrom}
      optional
      type="date"
      max="2199-12-31"
      className="sm:col-span-2"
    />
  );
}
