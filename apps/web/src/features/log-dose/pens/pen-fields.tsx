import {
  CURRENCY_SYMBOLS,
  type Currency,
  MAX_PEN_NAME_CHARACTERS,
  MAX_PHARMACY_CHARACTERS,
  WEEKLY_PEN,
} from '@dosewise/domain';
import type { FormState } from '../../../forms/use-form.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { texts } from '../texts.ts';
import type { PenFormValues } from './pen-form.ts';

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: `${strength} mg`,
}));

interface PenFieldsProps {
  readonly form: FormState<PenFormValues>;
}

/** Name, strength, start and expiry. The strength of a pen that exists does not change. */
export function PenIdentityFields(
  props: PenFieldsProps & { hasFixedStrength?: boolean; startHint?: string | undefined },
) {
  const { form, hasFixedStrength = false, startHint } = props;
  const { errors } = form;
  return (
    <>
      <Field label={texts.penName} error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.input('name')}
            maxLength={MAX_PEN_NAME_CHARACTERS}
            placeholder={texts.penNameExample}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {hasFixedStrength ? null : (
          <Field label={texts.strength} hint={texts.strengthHint} error={errors.strength}>
            {(control) => <Select {...control} {...form.input('strength')} options={STRENGTHS} />}
          </Field>
        )}
        <DayField
          {...form.input('startDate')}
          label={texts.startDate}
          hint={startHint}
          error={errors.startDate}
        />
        <DayField
          {...form.input('expiresOn')}
          label={texts.expiryDate}
          optional
          hint={texts.expiryHint}
          error={errors.expiresOn}
        />
      </div>
    </>
  );
}

/** What the pen did cost, when and where. */
export function PenCostFields({ form, currency }: PenFieldsProps & { currency: Currency }) {
  const { errors } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.cost(currency)} error={errors.costPerPen}>
          {(control) => (
            <NumberInput
              {...control}
              {...form.input('costPerPen')}
              prefix={CURRENCY_SYMBOLS[currency]}
              min={0}
              step={0.01}
              autoComplete="off"
            />
          )}
        </Field>
        <DayField
          {...form.input('purchaseDate')}
          label={texts.purchaseDate}
          error={errors.purchaseDate}
        />
      </div>
      <Field label={texts.pharmacy} optional error={errors.pharmacy}>
        {(control) => (
          <TextInput
            {...control}
            {...form.input('pharmacy')}
            maxLength={MAX_PHARMACY_CHARACTERS}
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly optional?: boolean;
}

function DayField({ label, value, onChange, hint, error, optional = false }: DayFieldProps) {
  return (
    <Field
      label={label}
      optional={optional}
      error={error}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <TextInput {...control} type="date" max="2199-12-31" value={value} onChange={onChange} />
      )}
    </Field>
  );
}
