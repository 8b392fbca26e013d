import { useEffect } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { useForm } from '../../forms/form-values.ts';
import { Form, RefusalNotice } from '../../forms/refusal-form.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { PriceFields } from './price-fields.tsx';
import { checkPrice, type PriceValues, readPrice } from './price-form.ts';
import { useSaveDefaultPrice } from './pricing-queries.ts';
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
  const form = useForm(initial, checkPrice, texts.defaultFailed);
  const saving = useSaveDefaultPrice();
  const { form: element } = form.refusal;
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, [element]);

  const save = () => {
    const price = readPrice(form.values);
    if (!form.passes() || price === null) return;
    saving.mutate(
      { country, ...price },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!form.placeErrors(error)) onFailure(sentenceOf(error, texts.defaultFailed));
        },
      },
    );
  };
  return (
    <Form
      refusal={form.refusal}
      aria-label={texts.defaultOf(country)}
      className="grid gap-4 rounded-control bg-sunken p-4 sm:grid-cols-2"
      onSubmit={save}
    >
      <PriceFields
        label={texts.defaultPrice}
        values={form.values}
        errors={form.errors}
        onChange={form.change}
      />
      <RefusalNotice refusal={form.refusal} className="sm:col-span-2" />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:col-span-2 sm:justify-end">
        <Button kind="secondary" onClick={onClose} disabled={saving.isPending}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={saving.isPending}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
