import { CURRENCY_SYMBOLS, type Currency, WEEKLY_PEN } from '@dosewise/domain';
import type { FormState } from '../../../forms/use-form.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
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
      <Field label="Pen name" error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.input('name')}
            maxLength={80}
            placeholder="e.g. November pen"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {hasFixedStrength ? null : (
          <Field
            label="Strength"
            hint="One full dose, as printed on the pen"
            error={errors.strength}
          >
            {(control) => <Select {...control} {...form.input('strength')} options={STRENGTHS} />}
          </Field>
        )}
        <DayField
          {...form.input('startDate')}
          label="Start date"
          hint={startHint}
          error={errors.startDate}
        />
        <DayField
          {...form.input('expiresOn')}
          label="Expiry date"
          optional
          hint="As printed on the pen"
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
        <Field label={`Cost per pen (${currency})`} error={errors.costPerPen}>
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
          label="Purchase date"
          error={errors.purchaseDate}
        />
      </div>
      <Field label="Pharmacy" optional error={errors.pharmacy}>
        {(control) => (
          <TextInput {...control} {...form.input('pharmacy')} maxLength={120} autoComplete="off" />
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
