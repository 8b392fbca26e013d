import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { localDay } from '../../../forms/local-date-time.ts';
import { type FormState, useForm } from '../../../forms/use-form.ts';
import { Switch } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { hasAcknowledged } from '../../golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../golden-dose/golden-dose-dialog.tsx';
import { PenCostFields, PenIdentityFields, PenLabelFields } from '../dialogs/pen-fields.tsx';
import { penFailure } from '../dialogs/pen-form.ts';
import { texts as penTexts } from '../dialogs/texts.ts';
import { useAddPens } from '../pen-changes.ts';
import { texts } from '../texts.ts';
import { hasGolden } from './device-choice.ts';
import { DeviceFields } from './device-fields.tsx';
import {
  checkNewPen,
  MAX_AT_ONCE,
  type NewPenValues,
  newPenBodies,
  newPenValues,
  proposedName,
  withProposal,
} from './new-pen.ts';

interface AddPenDialogProps {
  readonly user: UserProfile;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly onClose: () => void;
  /** Adds any number of sealed pens in place of one in use. */
  readonly isSealed?: boolean;
  readonly onAdded: (pens: readonly Pen[]) => void;
}

/** Add New Pen, or Add to stock. */
export function AddPenDialog(props: AddPenDialogProps) {
  const { user, pens, doses, isSealed = false, onClose, onAdded } = props;
  const [asksConsent, setAsksConsent] = useState(false);
  /** True when a Golden Dose may be allowed now; asks first where nobody has agreed yet. */
  const mayEnable = () => {
    const hasAgreed = hasAcknowledged(user._id);
    setAsksConsent(!hasAgreed);
    return hasAgreed;
  };
  const form = useForm({
    initial: newPenValues(isSealed ? '' : localDay(Date.now()), pens, user.defaultFifthDoseEnabled),
    check: (values) => checkNewPen(values, { isSealed }),
    body: (values) => newPenBodies(values, pens),
    // The account's default may have switched it on without anybody being asked in this session.
    onChecked: (values) => !(values.enableFifthDose && hasGolden(values)) || mayEnable(),
    send: useAddPens(),
    failed: penFailure(penTexts.addPenFailed),
    onSaved: onAdded,
  });
  const proposing = withProposing(form, pens);
  return (
    <>
      <FormDialog
        form={form}
        title={isSealed ? penTexts.addStockTitle : texts.addPenTitle}
        submitLabel={isSealed ? penTexts.addToStock : penTexts.addPen}
        size="wide"
        className="flex flex-col gap-6"
        onClose={onClose}
      >
        <DeviceFields form={proposing} pens={pens} doses={doses} country={user.country} />
        <PenIdentityFields
          form={proposing}
          inPlaceOfStart={isSealed ? <CountField form={form} /> : undefined}
          hasProposedName={form.values.name === proposedName(form.values, pens)}
        />
        <PenCostFields form={form} currency={user.currency} />
        <PenLabelFields form={form} />
        {hasGolden(form.values) ? (
          <Switch
            label={penTexts.allowGolden}
            checked={form.values.enableFifthDose}
            onChange={(enableFifthDose) => {
              if (!enableFifthDose || mayEnable()) form.change({ enableFifthDose });
            }}
          />
        ) : null}
      </FormDialog>
      <GoldenDoseDialog
        open={asksConsent}
        onClose={() => setAsksConsent(false)}
        onAcknowledged={() => {
          setAsksConsent(false);
          form.change({ enableFifthDose: true });
        }}
      />
    </>
  );
}

function CountField({ form }: { form: FormState<NewPenValues> }) {
  return (
    <Field label={penTexts.count} hint={penTexts.countHint} error={form.errors.count}>
      {(control) => (
        <NumberInput
          {...control}
          {...form.input('count')}
          inputMode="numeric"
          min={1}
          max={MAX_AT_ONCE}
          step={1}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

/** The form, whose proposed name follows what is entered until somebody writes another one. */
function withProposing(
  form: FormState<NewPenValues>,
  pens: readonly Pen[],
): FormState<NewPenValues> {
  const change = (changed: Partial<NewPenValues>) =>
    form.change('name' in changed ? changed : withProposal(form.values, changed, pens));
  return {
    ...form,
    change,
    input: (field) => ({
      value: form.values[field],
      onChange: (value) => change({ [field]: value } as unknown as Partial<NewPenValues>),
    }),
  };
}
