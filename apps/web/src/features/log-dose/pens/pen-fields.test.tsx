import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormState } from '../../../forms/use-form.ts';
import { PenCostFields, PenIdentityFields } from './pen-fields.tsx';
import { newPenValues, type PenFormValues } from './pen-form.ts';

it('draws every field that a pen can be given', () => {
  const values = newPenValues('2026-11-21', false);
  // The dialog draws it, since it may ask first.
  const drawn = new Set<keyof PenFormValues>(['enableFifthDose']);
  const form: Pick<FormState<PenFormValues>, 'errors' | 'input'> = {
    errors: {},
    input: (field) => {
      drawn.add(field);
      return { value: values[field], onChange: () => {} };
    },
  };
  renderToStaticMarkup(
    <>
      <PenIdentityFields form={form} />
      <PenCostFields form={form} currency="GBP" />
    </>,
  );
  expect([...drawn].sort()).toEqual(Object.keys(values).sort());
});
