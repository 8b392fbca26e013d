import { FIRST_MEDICINE } from '@dosewise/domain';
import { useEffect } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { useQuery } from '../../../api/use-query.ts';
import { Form, FormNotice } from '../../../forms/form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { PriceDayField } from './price-day-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { checkPrice, countryBody, type PriceValues } from './price-form.ts';
import { PriceHistory } from './price-history.tsx';
import {
  priceHistoryQuery,
  useRemoveDefaultPrice,
  useSaveDefaultPrice,
} from './pricing-queries.ts';
import { texts } from './texts.ts';

interface CountryEditorProps {
  readonly country: string;
  readonly initial: PriceValues;
  /** Saving failed for a reason that belongs to no field. */
  readonly onFailure: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Changes a country's default price in its place. */
export function CountryEditor({ country, initial, onFailure, onClose }: CountryEditorProps) {
  const history = useQuery(priceHistoryQuery(country, FIRST_MEDICINE));
  const remove = useRemoveDefaultPrice();
  const form = useForm({
    initial,
    check: checkPrice,
    body: (values) => countryBody({ country, ...values }),
    send: useSaveDefaultPrice(),
    failed: (error) => {
      onFailure(sentenceOf(error, texts.defaultFailed));
      return null;
    },
    onSaved: onClose,
  });
  const { element } = form;
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, [element]);
  return (
    <Form
      form={form}
      aria-label={texts.defaultOf(country)}
      className="grid gap-4 rounded-control bg-sunken p-4 sm:grid-cols-2"
    >
      <PriceFields label={texts.defaultPrice} form={form} />
      <PriceDayField form={form} />
      <PriceHistory
        prices={history.data?.defaults ?? []}
        onRemove={(validFrom) => remove({ country, validFrom })}
      />
      <FormNotice form={form} className="sm:col-span-2" />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:col-span-2 sm:justify-end">
        <Button kind="secondary" onClick={onClose} disabled={form.busy}>
          {uiTexts.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {uiTexts.save}
        </Button>
      </div>
    </Form>
  );
}
