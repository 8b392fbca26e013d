import { CURRENCY_SYMBOLS, type Currency, WEEKLY_PEN } from '@dosewise/domain';
import { Field } from '../../ui/fields/field.tsx';
import { NumberInput } from '../../ui/fields/number-input.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import type { PenFieldErrors, PenFormValues } from './pen-form.ts';

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: `${strength} mg`,
}));

interface PenFieldsProps {
  readonly values: PenFormValues;
  readonly errors: PenFieldErrors;
  readonly onChange: (values: PenFormValues) => void;
}

/** Name, strength, start and expiry. The strength of a pen that exists does not change. */
export function PenIdentityFields(
  props: PenFieldsProps & { hasFixedStrength?: boolean; startHint?: string | undefined },
) {
  const { values, errors, onChange, hasFixedStrength = false, startHint } = props;
  return (
    <>
      <Field label="Pen name" error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            value={values.name}
            maxLength={80}
            placeholder="e.g. November pen"
            autoComplete="off"
            onChange={(name) => onChange({ ...values, name })}
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
            {(control) => (
              <Select
                {...control}
                value={values.strength}
                options={STRENGTHS}
                onChange={(strength) => onChange({ ...values, strength })}
              />
            )}
          </Field>
        )}
        <DayField
          label="Start date"
          hint={startHint}
          error={errors.startDate}
          value={values.startDate}
          onChange={(startDate) => onChange({ ...values, startDate })}
        />
        <DayField
          label="Expiry date"
          optional
          hint="As printed on the pen"
          error={errors.expiresOn}
          value={values.expiresOn}
          onChange={(expiresOn) => onChange({ ...values, expiresOn })}
        />
      </div>
    </>
  );
}

/** What the pen did cost, when and where. */
export function PenCostFields(props: PenFieldsProps & { currency: Currency }) {
  const { values, errors, onChange, currency } = props;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`Cost per pen (${currency})`} error={errors.costPerPen}>
          {(control) => (
            <NumberInput
              {...control}
              value={values.costPerPen}
              prefix={CURRENCY_SYMBOLS[currency]}
              min={0}
              step={0.01}
              autoComplete="off"
              onChange={(costPerPen) => onChange({ ...values, costPerPen })}
            />
          )}
        </Field>
        <DayField
          label="Purchase date"
          error={errors.purchaseDate}
          value={values.purchaseDate}
          onChange={(purchaseDate) => onChange({ ...values, purchaseDate })}
        />
      </div>
      <Field label="Pharmacy" optional error={errors.pharmacy}>
        {(control) => (
          <TextInput
            {...control}
            value={values.pharmacy}
            maxLength={120}
            autoComplete="off"
            onChange={(pharmacy) => onChange({ ...values, pharmacy })}
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
  readonly error?: string | undefined;
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
