import type { Pen } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { localDay } from '../../forms/local-date-time.ts';
import { useEditPen } from '../../records/pens/pen-changes.ts';
import { MESSAGES } from './messages.ts';
import { PenCostFields, PenIdentityFields } from './pen-fields.tsx';
import { EDIT_PEN_REQUIRED, editPenBody, valuesOf } from './pen-form.ts';
import { PenFormDialog } from './pen-form-dialog.tsx';
import { usePenForm } from './use-pen-form.ts';

interface EditPenDialogProps {
  readonly pen: Pen;
  readonly currency: Currency;
  /** The instant (epoch ms) of the pen's earliest dose, which its start may not follow. */
  readonly earliestDose: number | null;
  readonly onClose: () => void;
}

/** Edit Pen. */
export function EditPenDialog({ pen, currency, earliestDose, onClose }: EditPenDialogProps) {
  const form = usePenForm(valuesOf(pen), EDIT_PEN_REQUIRED, MESSAGES.penEditFailed);
  const editPen = useEditPen();
  const startHint =
    earliestDose === null
      ? undefined
      : `Must not be after the earliest dose of this pen, ${formatDay(earliestDose)}.`;

  const submit = () => {
    const startsTooLate = earliestDose !== null && form.values.startDate > localDay(earliestDose);
    if (!form.passes(startsTooLate && startHint ? { startDate: startHint } : {})) return;
    editPen.mutate(
      { id: pen._id, body: editPenBody(form.values) },
      { onSuccess: onClose, onError: (error) => form.showFailure(error) },
    );
  };

  return (
    <PenFormDialog
      title="Edit Pen"
      submitLabel="Save pen"
      onClose={onClose}
      onSubmit={submit}
      busy={editPen.isPending}
      refusal={form.refusal}
    >
      <PenIdentityFields
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        hasFixedStrength
        startHint={form.errors.startDate === startHint ? undefined : startHint}
      />
      <PenCostFields
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        currency={currency}
      />
    </PenFormDialog>
  );
}
