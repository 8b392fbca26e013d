import type { Pen, UserProfile } from '@dosewise/contract';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { localDay } from '../../forms/local-date-time.ts';
import { useForm } from '../../forms/use-form.ts';
import { hasAcknowledged } from '../../records/golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../records/golden-dose/golden-dose-dialog.tsx';
import { useAddPen } from '../../records/pens/pen-changes.ts';
import { Switch } from '../../ui/fields/choice.tsx';
import { MESSAGES } from './messages.ts';
import { PenCostFields, PenIdentityFields } from './pen-fields.tsx';
import {
  checkPenForm,
  NEW_PEN_REQUIRED,
  newPenBody,
  newPenValues,
  penFailure,
} from './pen-form.ts';

interface AddPenDialogProps {
  readonly user: UserProfile;
  readonly onClose: () => void;
  readonly onAdded: (pen: Pen) => void;
}

/** Add New Pen. */
export function AddPenDialog({ user, onClose, onAdded }: AddPenDialogProps) {
  const [asksConsent, setAsksConsent] = useState(false);
  /** Whether a Golden Dose may be allowed now; asks first where nobody has agreed yet. */
  const mayEnable = () => {
    const hasAgreed = hasAcknowledged(user._id);
    setAsksConsent(!hasAgreed);
    return hasAgreed;
  };
  const form = useForm({
    initial: newPenValues(localDay(Date.now()), user.defaultFifthDoseEnabled),
    check: (values) => checkPenForm(values, NEW_PEN_REQUIRED),
    body: newPenBody,
    // The account's default may have switched it on without anybody being asked in this session.
    onChecked: ({ enableFifthDose }) => !enableFifthDose || mayEnable(),
    send: useAddPen(),
    failed: penFailure(MESSAGES.penCreateFailed),
    onSaved: onAdded,
  });
  return (
    <>
      <FormDialog
        form={form}
        title="Add New Pen"
        submitLabel="Add pen"
        size="wide"
        onClose={onClose}
      >
        <PenIdentityFields form={form} />
        <PenCostFields form={form} currency={user.currency} />
        <Switch
          label="Allow a Golden Dose from this pen"
          checked={form.values.enableFifthDose}
          onChange={(enableFifthDose) => {
            if (!enableFifthDose || mayEnable()) form.change({ enableFifthDose });
          }}
        />
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
