import type { Pen, UserProfile } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { useState } from 'react';
import { formatDay } from '../../../format/dates.ts';
import { isolated } from '../../../format/isolated.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { localDay } from '../../../forms/local-date-time.ts';
import { useForm } from '../../../forms/use-form.ts';
import { hasAcknowledged } from '../../../records/golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../../records/golden-dose/golden-dose-dialog.tsx';
import { useAddPen, useEditPen } from '../../../records/pens/pen-changes.ts';
import { Switch } from '../../../ui/fields/choice.tsx';
import { texts } from '../texts.ts';
import { PenCostFields, PenIdentityFields } from './pen-fields.tsx';
import {
  COST_REQUIRED,
  checkPenForm,
  costBody,
  EDIT_PEN_REQUIRED,
  editPenBody,
  NEW_PEN_REQUIRED,
  newPenBody,
  newPenValues,
  penFailure,
  valuesOf,
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
    failed: penFailure(texts.addPenFailed),
    onSaved: onAdded,
  });
  return (
    <>
      <FormDialog
        form={form}
        title={texts.addPenTitle}
        submitLabel={texts.addPen}
        size="wide"
        onClose={onClose}
      >
        <PenIdentityFields form={form} />
        <PenCostFields form={form} currency={user.currency} />
        <Switch
          label={texts.allowGolden}
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

interface EditPenDialogProps {
  readonly pen: Pen;
  readonly currency: Currency;
  /** The instant (epoch ms) of the pen's earliest dose, which its start may not follow. */
  readonly earliestDose: number | null;
  readonly onClose: () => void;
}

/** Edit Pen. */
export function EditPenDialog({ pen, currency, earliestDose, onClose }: EditPenDialogProps) {
  const editPen = useEditPen();
  const startHint =
    earliestDose === null ? undefined : texts.startsTooLate(formatDay(earliestDose));
  const form = useForm({
    initial: valuesOf(pen),
    check: (values) => ({
      ...(earliestDose !== null &&
        values.startDate > localDay(earliestDose) && { startDate: startHint }),
      ...checkPenForm(values, EDIT_PEN_REQUIRED),
    }),
    body: editPenBody,
    send: (body) => editPen(pen._id, body),
    failed: penFailure(texts.editPenFailed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.editPenTitle}
      submitLabel={texts.savePen}
      size="wide"
      onClose={onClose}
    >
      <PenIdentityFields
        form={form}
        hasFixedStrength
        startHint={form.errors.startDate === startHint ? undefined : startHint}
      />
      <PenCostFields form={form} currency={currency} />
    </FormDialog>
  );
}

interface CostDataDialogProps {
  /** The pen whose cost is not known. */
  readonly pen: Pen;
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** Update Pen Cost Data: asks for what a pen did cost once a dose of it was logged. */
export function CostDataDialog({ pen, currency, onClose }: CostDataDialogProps) {
  const editPen = useEditPen();
  const form = useForm({
    initial: valuesOf(pen),
    check: (values) => checkPenForm(values, COST_REQUIRED),
    body: costBody,
    send: (body) => editPen(pen._id, body),
    failed: penFailure(texts.saveCostFailed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.costTitle}
      submitLabel={texts.saveCost}
      cancelLabel={texts.remindLater}
      size="wide"
      onClose={onClose}
    >
      <p className="text-quiet">{texts.askCost(isolated(pen.name))}</p>
      <PenCostFields form={form} currency={currency} />
    </FormDialog>
  );
}
