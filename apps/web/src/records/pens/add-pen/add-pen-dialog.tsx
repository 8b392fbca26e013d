import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { localDay } from '../../../forms/local-date-time.ts';
import { type FormState, useForm } from '../../../forms/use-form.ts';
import { Switch } from '../../../ui/fields/choice.tsx';
import { hasAcknowledged } from '../../golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../golden-dose/golden-dose-dialog.tsx';
import { PenCostFields, PenIdentityFields, PenLabelFields } from '../dialogs/pen-fields.tsx';
import { penFailure } from '../dialogs/pen-form.ts';
import { texts as penTexts } from '../dialogs/texts.ts';
import { texts } from '../facts/texts.ts';
import { useAddPen } from '../pen-changes.ts';
import { hasGolden } from './device-choice.ts';
import { DeviceFields } from './device-fields.tsx';
import {
  checkNewPen,
  type NewPenValues,
  newPenBody,
  newPenValues,
  withProposal,
} from './new-pen.ts';
import { proposedName } from './proposed-name.ts';

interface AddPenDialogProps {
  readonly user: UserProfile;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly onClose: () => void;
  readonly onAdded: (pen: Pen) => void;
}

/** Add New Pen. */
export function AddPenDialog({ user, pens, doses, onClose, onAdded }: AddPenDialogProps) {
  const [asksConsent, setAsksConsent] = useState(false);
  /** Whether a Golden Dose may be allowed now; asks first where nobody has agreed yet. */
  const mayEnable = () => {
    const hasAgreed = hasAcknowledged(user._id);
    setAsksConsent(!hasAgreed);
    return hasAgreed;
  };
  const form = useForm({
    initial: newPenValues(localDay(Date.now()), pens, user.defaultFifthDoseEnabled),
    check: checkNewPen,
    body: newPenBody,
    // The account's default may have switched it on without anybody being asked in this session.
    onChecked: (values) => !(values.enableFifthDose && hasGolden(values)) || mayEnable(),
    send: useAddPen(),
    failed: penFailure(penTexts.addPenFailed),
    onSaved: onAdded,
  });
  const proposing = withProposing(form, pens);
  return (
    <>
      <FormDialog
        form={form}
        title={texts.addPenTitle}
        submitLabel={penTexts.addPen}
        size="wide"
        className="flex flex-col gap-6"
        onClose={onClose}
      >
        <DeviceFields form={proposing} pens={pens} doses={doses} country={user.country} />
        <PenIdentityFields
          form={proposing}
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
