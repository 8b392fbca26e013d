import { COUNTRIES } from '@dosewise/domain';
import { CURRENCY_OPTIONS } from '../../forms/currency-options.ts';
import { Checkbox } from '../../ui/fields/choice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import type { AuthErrors } from './auth-form.ts';
import { OTHER, type Registration, withCountry } from './registration.ts';

const COUNTRY_OPTIONS = [
  ...COUNTRIES.map((country) => ({ value: country as string, label: country as string })),
  { value: OTHER, label: 'Another country' },
];
const CHOOSE_COUNTRY = { value: '', label: 'Choose your country' };
const CHOOSE_CURRENCY = { value: '', label: 'Choose your currency' } as const;

interface RegistrationFieldsProps {
  readonly values: Registration;
  readonly errors: AuthErrors;
  readonly onChange: (values: Registration) => void;
}

/** Where the person lives, what pens are paid in there, and whether news are welcome. */
export function RegistrationFields({ values, errors, onChange }: RegistrationFieldsProps) {
  const { country, otherCountry, currency, news } = values;
  const isOther = country === OTHER;
  return (
    <>
      <Field
        label="Country"
        hint="Prices are those of your country."
        error={isOther ? null : errors.country}
      >
        {(control) => (
          <Select
            {...control}
            name="country"
            required
            value={country}
            options={country === '' ? [CHOOSE_COUNTRY, ...COUNTRY_OPTIONS] : COUNTRY_OPTIONS}
            onChange={(chosen) => onChange(withCountry(values, chosen))}
          />
        )}
      </Field>
      {isOther ? (
        <Field label="Name of the country" error={errors.country}>
          {(control) => (
            <TextInput
              {...control}
              name="other-country"
              autoComplete="country-name"
              required
              minLength={2}
              maxLength={60}
              value={otherCountry}
              onChange={(typed) => onChange({ ...values, otherCountry: typed })}
            />
          )}
        </Field>
      ) : null}
      <Field label="Currency" error={errors.currency}>
        {(control) => (
          <Select
            {...control}
            name="currency"
            required
            value={currency}
            options={currency === '' ? [CHOOSE_CURRENCY, ...CURRENCY_OPTIONS] : CURRENCY_OPTIONS}
            onChange={(chosen) => onChange({ ...values, currency: chosen })}
          />
        )}
      </Field>
      <Checkbox
        label="Send me news by e-mail"
        name="news"
        checked={news}
        onChange={(wanted) => onChange({ ...values, news: wanted })}
      />
    </>
  );
}
