import type { FormState } from '../../../forms/use-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PriceValues } from './price-form.ts';
import { texts } from './texts.ts';

/** The day from which a price holds. */
export function PriceDayField({
  form,
}: {
  form: Pick<FormState<PriceValues>, 'errors' | 'input'>;
}) {
  return (
    <TextField
      {...form.input('validFrom')}
      label={texts.validFrom}
      hint={texts.validFromHint}
      error={form.errors.validFrom}
      optional
      type="date"
      max="2199-12-31"
      className="sm:col-span-2"
    />
  );
}
