import { CURRENCIES } from '@dosewise/domain';
import { Form, FormNotice } from '../../../forms/form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SaveFailure } from '../../../ui/feedback/save-failure.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PriceFields } from './price-fields.tsx';
import { checkCountry, countryBody } from './price-form.ts';
import { useSaveDefaultPrice } from './pricing-queries.ts';
import { texts } from './texts.ts';

/** Adds a country by its default price. `listed` are those there are already. */
export function AddCountry({ listed }: { listed: readonly string[] }) {
  const form = useForm({
    initial: { country: '', price: '', currency: CURRENCIES[0], validFrom: '' },
    check: (values) => checkCountry(values, listed),
    body: countryBody,
    send: useSaveDefaultPrice(),
    failed: texts.defaultFailed,
    onSaved: () => form.startAnew(),
  });
  return (
    <Card title={texts.addTitle}>
      <SaveFailure failure={form.failure} onBack={form.goBack}>
        <Form form={form} aria-label={texts.addTitle} className="grid gap-4 sm:grid-cols-3">
          <TextField label={texts.country} error={form.errors.country} {...form.input('country')} />
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
