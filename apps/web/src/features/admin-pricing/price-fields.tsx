import { CURRENCIES, CURRENCY_SYMBOLS } from '@dosewise/domain';
import { Field } from '../../ui/fields/field.tsx';
import { NumberInput } from '../../ui/fields/number-input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import type { PriceValues } from './price-form.ts';
import { texts } from './texts.ts';

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

interface PriceFieldsProps {
  readonly label: string;
  readonly values: PriceValues;
  readonly errors: Readonly<Partial<Record<keyof PriceValues, string>>>;
  readonly onChange: (changed: Partial<PriceValues>) => void;
}

/** A price and its currency. */
export function PriceFields({ label, values, errors, onChange }: PriceFieldsProps) {
  return (
    <>
      <Field label={label} error={errors.price}>
        {(control) => (
          <NumberInput
            {...control}
            value={values.price}
            prefix={CURRENCY_SYMBOLS[values.currency]}
            min={0}
            step={0.01}
            autoComplete="off"
            onChange={(price) => onChange({ price })}
          />
        )}
      </Field>
      <Field label={texts.currency} error={errors.currency}>
        {(control) => (
          <Select
            {...control}
            value={values.currency}
            options={CURRENCY_OPTIONS}
            onChange={(currency) => onChange({ currency })}
          />
        )}
      </Field>
    </>
  );
}
