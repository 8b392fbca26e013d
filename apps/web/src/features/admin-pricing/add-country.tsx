import { CURRENCIES } from '@dosewise/domain';
import { useForm } from '../../forms/form-values.ts';
import { Form, RefusalNotice } from '../../forms/refusal-form.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SaveFailure } from '../../ui/feedback/save-failure.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PriceFields } from './price-fields.tsx';
import { type CountryValues, checkCountry, readPrice } from './price-form.ts';
import { useSaveDefaultPrice } from './pricing-queries.ts';
import { texts } from './texts.ts';

const EMPTY: CountryValues = { country: '', price: '', currency: CURRENCIES[0] };

/** Adds a country by its default price. `listed` are those there are already. */
export function AddCountry({ listed }: { listed: readonly string[] }) {
  const form = useForm(EMPTY, (values) => checkCountry(values, listed), texts.defaultFailed);
  const saving = useSaveDefaultPrice();
  const { values } = form;

  const add = () => {
    const price = readPrice(values);
    if (!form.passes() || price === null) return;
    saving.mutate(
      { country: values.country.trim(), ...price },
      { onSuccess: form.startAnew, onError: form.showFailure },
    );
  };
  return (
    <Card title={texts.addTitle}>
      <SaveFailure failure={form.failure} onBack={form.goBack}>
        <Form
          refusal={form.refusal}
          aria-label={texts.addTitle}
          className="grid gap-4 sm:grid-cols-3"
          onSubmit={add}
        >
          <Field label={texts.country} error={form.errors.country}>
            {(control) => (
              <TextInput
                {...control}
                value={values.country}
                autoComplete="off"
                onChange={(country) => form.change({ country })}
              />
            )}
          </Field>
          <PriceFields
            label={texts.defaultPrice}
            values={values}
            errors={form.errors}
            onChange={form.change}
          />
          <RefusalNotice refusal={form.refusal} className="sm:col-span-3" />
          <div className="flex max-sm:*:flex-1 sm:col-span-3">
            <Button type="submit" busy={saving.isPending}>
              {texts.add}
            </Button>
          </div>
        </Form>
      </SaveFailure>
    </Card>
  );
}
