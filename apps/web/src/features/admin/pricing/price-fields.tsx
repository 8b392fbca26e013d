import { CURRENCIES, CURRENCY_SYMBOLS } from '@dosewise/domain';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import type { PriceValues } from './price-form.ts';
import { texts } from './texts.ts';

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

interface PriceFieldsProps {
  readonly label: string;
  readonly form: Pick<FormState<PriceValues>, 'values' | 'field'>;
}

/** A price and its currency. */
export function PriceFields({ label, form }: PriceFieldsProps) {
  return (
    <>
      <NumberField
        label={label}
        {...form.field('price')}
        prefix={CURRENCY_SYMBOLS[form.values.currency]}
        min={0}
        step={0.01}
      />
      <SelectField label={texts.currency} options={CURRENCY_OPTIONS} {...form.field('currency')} />
    </>
  );
}

/** The day from which a price holds. */
export function PriceDayField({ form }: { form: Pick<FormState<PriceValues>, 'field'> }) {
  return (
    <TextField
      {...form.field('validFrom')}
      label={texts.validFrom}
      hint={texts.validFromHint}
      optional
      type="date"
      max="2199-12-31"
      className="sm:col-span-2"
    />
  );
}
