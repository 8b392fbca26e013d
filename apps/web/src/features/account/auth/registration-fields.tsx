import { COUNTRIES } from '@dosewise/domain';
import { useMarketing } from '../../../api/deployment-settings.ts';
import { formatCountry } from '../../../format/countries.ts';
import { CURRENCY_OPTIONS } from '../../../forms/account-fields.ts';
import type { FormState } from '../../../forms/use-form.ts';
import { Checkbox } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { AuthFields } from './auth-form.ts';
import { OTHER, withCountry } from './registration.ts';
import { texts } from './texts.ts';

const COUNTRY_OPTIONS = [
  ...COUNTRIES.map((country) => ({ value: country as string, label: formatCountry(country) })),
  { value: OTHER, label: texts.otherCountry },
];
const CHOOSE_COUNTRY = { value: '', label: texts.chooseCountry };
const CHOOSE_CURRENCY = { value: '', label: texts.chooseCurrency } as const;

/** Country, currency, and whether news are welcome. */
export function RegistrationFields({ form }: { form: FormState<AuthFields> }) {
  const { values, errors, input, change } = form;
  const { country, otherCountry, currency, news } = values;
  const isOther = country === OTHER;
  return (
    <>
      <SelectField
        label={texts.country}
        hint={texts.countryHint}
        error={isOther ? null : errors.country}
        name="country"
        required
        value={country}
        options={country === '' ? [CHOOSE_COUNTRY, ...COUNTRY_OPTIONS] : COUNTRY_OPTIONS}
        onChange={(chosen) => change(withCountry(values, chosen))}
      />
      {isOther ? (
        <TextField
          label={texts.countryName}
          error={errors.country}
          value={otherCountry}
          onChange={(typed) => change({ country, otherCountry: typed })}
          name="other-country"
          autoComplete="country-name"
          required
          minLength={2}
          maxLength={60}
        />
      ) : null}
      <SelectField
        label={texts.currency}
        error={errors.currency}
        {...input('currency')}
        name="currency"
        required
        options={currency === '' ? [CHOOSE_CURRENCY, ...CURRENCY_OPTIONS] : CURRENCY_OPTIONS}
      />
      {useMarketing() ? (
        <Checkbox
          label={texts.news}
          hint={texts.newsHint}
          name="news"
          checked={news}
          onChange={(wanted) => change({ news: wanted })}
        />
      ) : null}
    </>
  );
}
