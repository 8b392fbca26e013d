import {
  MAX_BATCH_CHARACTERS,
  MAX_PEN_NAME_CHARACTERS,
  MAX_PHARMACY_CHARACTERS,
} from '@dosewise/contract';
import { CURRENCY_SYMBOLS, type Currency } from '@dosewise/domain';
import type { ReactNode } from 'react';
import type { FormState } from '../../../forms/use-form.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PenFormValues } from './pen-form.ts';
import { texts } from './texts.ts';

const DAY = { type: 'date', max: '2199-12-31' } as const;

interface PenFieldsProps {
  readonly form: Pick<FormState<PenFormValues>, 'errors' | 'input'>;
}

/** Name and start, or what stands beside the name in its place: a sealed pen has no start. */
export function PenIdentityFields({
  form,
  startHint,
  hasProposedName = false,
  inPlaceOfStart,
}: PenFieldsProps & {
  startHint?: string | undefined;
  hasProposedName?: boolean;
  inPlaceOfStart?: ReactNode;
}) {
  const { errors, input } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...input('name')}
        label={texts.penName}
        error={errors.name}
        maxLength={MAX_PEN_NAME_CHARACTERS}
        placeholder={texts.penNameExample}
        // What is typed takes the place of a proposal.
        onFocus={({ currentTarget }) => {
          if (!hasProposedName) return;
          requestAnimationFrame(() => {
            // Selecting would take the focus back from where it went since.
            if (document.activeElement === currentTarget) currentTarget.select();
          });
        }}
      />
      {inPlaceOfStart ?? (
        <TextField
          {...DAY}
          {...input('startDate')}
          label={texts.startDate}
          hint={startHint}
          error={errors.startDate}
        />
      )}
    </div>
  );
}

/** The printed facts: until when it may be used, and its batch. */
export function PenLabelFields({ form: { errors, input } }: PenFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...DAY}
        {...input('expiresOn')}
        label={texts.expiryDate}
        optional
        hint={texts.expiryHint}
        error={errors.expiresOn}
      />
      <TextField
        {...input('batch')}
        label={texts.batch}
        optional
        hint={texts.batchHint}
        error={errors.batch}
        maxLength={MAX_BATCH_CHARACTERS}
      />
    </div>
  );
}

/** The price of the pen, with day and place. */
export function PenCostFields({ form, currency }: PenFieldsProps & { currency: Currency }) {
  const { errors, input } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.cost(currency)} error={errors.costPerPen}>
          {(control) => (
            <NumberInput
              {...control}
              {...input('costPerPen')}
              prefix={CURRENCY_SYMBOLS[currency]}
              min={0}
              step={0.01}
              autoComplete="off"
            />
          )}
        </Field>
        <TextField
          {...DAY}
          {...input('purchaseDate')}
          label={texts.purchaseDate}
          error={errors.purchaseDate}
        />
      </div>
      <TextField
        {...input('pharmacy')}
        label={texts.pharmacy}
        optional
        error={errors.pharmacy}
        maxLength={MAX_PHARMACY_CHARACTERS}
      />
    </>
  );
}
