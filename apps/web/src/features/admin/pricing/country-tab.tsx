import { CURRENCIES } from '@dosewise/domain';
import { useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { SaveFailure } from '../../../kit/feedback/save-failure.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { CountryRow } from './country-row.tsx';
import { PriceFields } from './price-fields.tsx';
import { checkCountry, countryBody, priceValues } from './price-form.ts';
import { type DefaultPrices, likelyCurrency, type StrengthPrices } from './price-rows.ts';
import { saveDefaultPrice } from './pricing-queries.ts';
import { texts } from './texts.ts';

const HEADERS = [texts.country, texts.defaultPrice, texts.currency];

interface CountryTabProps {
  readonly countries: readonly string[];
  /** Those that the search found. Others stay in the page, for what is typed in their editors. */
  readonly found: readonly string[];
  readonly defaults: DefaultPrices;
  readonly strengths: StrengthPrices;
}

/** Each country's default price, and how to add a country. */
export function CountryTab({ countries, found, defaults, strengths }: CountryTabProps) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <Card className={found.length === 0 ? 'hidden' : ''}>
        <SaveFailure failure={failure} onBack={() => setFailure(null)}>
          <table className="w-full max-sm:block">
            <caption className="mb-3 text-left text-quiet max-sm:block">
              {texts.defaultTable}
            </caption>
            <thead className="max-sm:sr-only">
              <tr>
                {HEADERS.map((header) => (
                  <th
                    key={header}
                    scope="col"
                    className="py-2 pr-2 text-left text-small font-normal text-quiet"
                  >
                    {header}
                  </th>
                ))}
                <td className="w-px" />
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {countries.map((country) => (
                <CountryRow
                  key={country}
                  country={country}
                  isShown={found.includes(country)}
                  price={defaults[country]}
                  initial={priceValues(
                    defaults[country],
                    likelyCurrency(defaults[country], undefined, strengths[country]),
                  )}
                  onFailure={setFailure}
                />
              ))}
            </tbody>
          </table>
        </SaveFailure>
      </Card>
      <AddCountry listed={countries} />
    </div>
  );
}

/** Adds a country by its default price. `listed` are those there are already. */
function AddCountry({ listed }: { listed: readonly string[] }) {
  const form = useForm({
    initial: { country: '', price: '', currency: CURRENCIES[0], validFrom: '' },
    check: (values) => checkCountry(values, listed),
    body: countryBody,
    send: saveDefaultPrice,
    failed: texts.defaultFailed,
    onSaved: () => form.startAnew(),
  });
  return (
    <Card title={texts.addTitle}>
      <SaveFailure failure={form.failure} onBack={form.goBack}>
        <Form form={form} aria-label={texts.addTitle} className="grid gap-4 sm:grid-cols-3">
          <TextField label={texts.country} {...form.field('country')} />
          <PriceFields label={texts.defaultPrice} form={form} />
          <FormNotice form={form} className="sm:col-span-3" />
          <div className="flex max-sm:*:flex-1 sm:col-span-3">
            <Button type="submit" busy={form.busy}>
              {texts.add}
            </Button>
          </div>
        </Form>
      </SaveFailure>
    </Card>
  );
}
