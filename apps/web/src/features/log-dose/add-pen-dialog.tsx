import type { Pen, UserProfile } from '@dosewise/contract';
import { useState } from 'react';
import { useSubmissionKeys } from '../../api/submission-key.ts';
import { localDay } from '../../forms/local-date-time.ts';
import { hasAcknowledged } from '../../records/golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../records/golden-dose/golden-dose-dialog.tsx';
import { useAddPen } from '../../records/pens/pen-changes.ts';
import { Switch } from '../../ui/fields/choice.tsx';
import { MESSAGES } from './messages.ts';
import { PenCostFields, PenIdentityFields } from './pen-fields.tsx';
import { NEW_PEN_REQUIRED, newPenBody, newPenValues } from './pen-form.ts';
import { PenFormDialog } from './pen-form-dialog.tsx';
import { usePenForm } from './use-pen-form.ts';

interface AddPenDialogProps {
  readonly open: boolean;
  readonly user: UserProfile;
  readonly onClose: () => void;
  readonly onAdded: (pen: Pen) => void;
}

/** Add New Pen. */
export function AddPenDialog(props: AddPenDialogProps) {
  return props.open ? <OpenAddPenDialog {...props} /> : null;
}

function OpenAddPenDialog({ user, onClose, onAdded }: AddPenDialogProps) {
  const form = usePenForm(
    newPenValues(localDay(Date.now()), user.defaultFifthDoseEnabled),
    NEW_PEN_REQUIRED,
    MESSAGES.penCreateFailed,
  );
  const addPen = useAddPen();
  const keys = useSubmissionKeys();
  const [asksConsent, setAsksConsent] = useState(false);

  const submit = () => {
    if (!form.passes()) return;
    // The account's default may have switched it on without anybody being asked in this session.
    if (form.values.enableFifthDose && !hasAcknowledged(user._id)) {
      setAsksConsent(true);
      return;
    }
    const body = newPenBody(form.values);
    addPen.mutate(
      { body, key: keys.keyFor(body) },
      { onSuccess: onAdded, onError: (error) => form.showFailure(error) },
    );
  };
  const setGolden = (enableFifthDose: boolean) => form.change({ ...form.values, enableFifthDose });

  return (
    <>
      <PenFormDialog
        title="Add New Pen"
        submitLabel="Add pen"
        onClose={onClose}
        onSubmit={submit}
        busy={addPen.isPending}
        refusal={form.refusal}
      >
        <PenIdentityFields values={form.values} errors={form.errors} onChange={form.change} />
        <PenCostFields
          values={form.values}
          errors={form.errors}
          onChange={form.change}
          currency={user.currency}
        />
        <Switch
          label="Allow a Golden Dose from this pen"
          checked={form.values.enableFifthDose}
          onChange={(wanted) => {
            if (wanted && !hasAcknowledged(user._id)) setAsksConsent(true);
            else setGolden(wanted);
          }}
        />
      </PenFormDialog>
      <GoldenDoseDialog
        open={asksConsent}
        onClose={() => setAsksConsent(false)}
        onAcknowledged={() => {
          setAsksConsent(false);
          setGolden(true);
        }}
      />
    </>
  );
}
