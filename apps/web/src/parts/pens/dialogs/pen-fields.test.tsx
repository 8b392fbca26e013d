import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormState } from '../../../kit/forms/use-form.ts';
import {
  PenCostFields,
  PenLabelFields,
  PenNameField,
  PenStartField,
  PenWasteField,
  PharmacyField,
} from './pen-fields.tsx';
import { noPenValues, type PenFormValues } from './pen-form.ts';

it('draws every field that a pen can be given', () => {
  const values = noPenValues('2026-11-21');
  // The dialog draws it, since it may ask first.
  const drawn = new Set<keyof PenFormValues>(['enableFifthDose']);
  const form: Pick<FormState<PenFormValues>, 'field'> = {
    field: (name) => {
      drawn.add(name);
      return { value: values[name], onChange: () => {}, error: null };
    },
  };
  renderToStaticMarkup(
    <>
      <PenNameField form={form} kind="vial" />
      <PenStartField form={form} />
      <PenCostFields form={form} kind="vial" currency="GBP" />
      <PenWasteField form={form} device={{ kind: 'vial', stepsPerDose: 50 }} />
      <PharmacyField form={form} />
      <PenLabelFields form={form} kind="vial" />
    </>,
  );
  expect([...drawn].sort()).toEqual(Object.keys(values).sort());
});
