import { useEffect, useRef } from 'react';
import { parseMoney } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { MESSAGES } from './messages.ts';
import { PriceFields } from './price-fields.tsx';
import { checkPrice, type PriceValues } from './price-form.ts';
import { useSaveDefaultPrice } from './pricing-queries.ts';
import { usePriceForm } from './use-price-form.ts';

interface CountryEditorProps {
  readonly country: string;
  readonly initial: PriceValues;
  /** Saving failed for a reason that belongs to no field. */
  readonly onFailure: (sentence: string | null) => void;
  readonly onClose: () => void;
}

/** Changes a country's default price in its place. */
export function CountryEditor({ country, initial, onFailure, onClose }: CountryEditorProps) {
  const form = usePriceForm(initial);
  const saving = useSaveDefaultPrice();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);

  const save = () => {
    const { price: text, currency } = form.values;
    const price = parseMoney(text);
    if (!form.passes({ price: checkPrice(text) }) || price === null || saving.isPending) return;
    saving.mutate(
      { country, price, currency },
      {
        onSuccess: onClose,
        onError: (error) => onFailure(form.placeFailure(error, MESSAGES.defaultFailed)),
      },
    );
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={`Default price of ${country}`}
      className="grid gap-4 rounded-control bg-sunken p-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <PriceFields
        label="Default price"
        values={form.values}
        errors={form.errors}
        onChange={form.change}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:col-span-2 sm:justify-end">
        <Button kind="secondary" onClick={onClose} disabled={saving.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={saving.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
