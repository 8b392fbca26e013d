import { useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import type { PriceValues } from './price-form.ts';

type FieldErrors<Values> = Readonly<Partial<Record<keyof Values, string>>>;

/** The state of a form for a price: what stands in it, and what is wrong with single fields. */
export function usePriceForm<Values extends PriceValues>(initial: Values) {
  // Empty fits every form, which the compiler cannot see for a form it does not know.
  const none = {} as FieldErrors<Values>;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(none);
  return {
    values,
    errors,
    /** Takes what was typed; the errors of the fields that changed go. */
    change(changed: Partial<Values>): void {
      setValues({ ...values, ...changed });
      const kept = Object.entries(errors).filter(([field]) => !(field in changed));
      setErrors(Object.fromEntries(kept) as FieldErrors<Values>);
    },
    /** Begins anew with `next`. */
    reset(next: Values): void {
      setValues(next);
      setErrors(none);
    },
    /** Shows what is wrong; whether nothing is. */
    passes(found: Readonly<Partial<Record<keyof Values, string | null>>>): boolean {
      const wrong = Object.entries(found).filter(([, sentence]) => sentence !== null);
      setErrors(Object.fromEntries(wrong) as FieldErrors<Values>);
      return wrong.length === 0;
    },
    /**
     * Shows what the server said beside its field, where it named one of ours. Null then, else the
     * sentence to show, `fallback` where the server had none.
     */
    placeFailure(error: unknown, fallback: string): string | null {
      const named = error instanceof ApiError ? Object.entries(error.fields) : [];
      const placed = named.filter(([field]) => field in values);
      if (placed.length === 0) return sentenceOf(error, fallback);
      setErrors(Object.fromEntries(placed) as FieldErrors<Values>);
      return null;
    },
  };
}
