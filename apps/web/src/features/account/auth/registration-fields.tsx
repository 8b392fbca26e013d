import { COUNTRIES } from '@dosewise/domain';
import {
  useMarketing,
  useSendsMail,
} from '../../../data/deployment-settings/deployment-settings.ts';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { formatCountry } from '../../../languages/formats/countries.ts';
import { CURRENCY_OPTIONS } from '../../../parts/account-fields/account-fields.ts';
import { texts as mailTexts } from '../../../parts/mail/texts.ts';
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
  const { values, field, change } = form;
  const { country, otherCountry, currency, news } = values;
  const isOther = country === OTHER;
  const sendsMail = useSendsMail();
  return (
    <>
      <SelectField
        label={texts.country}
        hint={texts.countryHint}
        error={isOther ? null : field('country').error}
        name="country"
        required
        value={country}
        options={country === '' ? [CHOOSE_COUNTRY, ...COUNTRY_OPTIONS] : COUNTRY_OPTIONS}
        onChange={(chosen) => change(withCountry(values, chosen))}
      />
      {isOther ? (
        <TextField
          label={texts.countryName}
          error={field('country').error}
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
        {...field('currency')}
        name="currency"
        required
        options={currency === '' ? [CHOOSE_CURRENCY, ...CURRENCY_OPTIONS] : CURRENCY_OPTIONS}
      />
      {useMarketing() ? (
        <Checkbox
          label={texts.news}
          hint={sendsMail ? texts.newsHint : mailTexts.noMail}
          name="news"
          checked={news}
          disabled={!sendsMail && !news}
          onChange={(wanted) => change({ news: wanted })}
        />
      ) : null}
    </>
  );
}
