import type { Pen } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { localDay } from '../../forms/local-date-time.ts';
import { useForm } from '../../forms/use-form.ts';
import { useEditPen } from '../../records/pens/pen-changes.ts';
import { MESSAGES } from './messages.ts';
import { PenCostFields, PenIdentityFields } from './pen-fields.tsx';
import { checkPenForm, EDIT_PEN_REQUIRED, editPenBody, penFailure, valuesOf } from './pen-form.ts';

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
    earliestDose === null
      ? undefined
      : `Must not be after the earliest dose of this pen, ${formatDay(earliestDose)}.`;
  const form = useForm({
    initial: valuesOf(pen),
    check: (values) => ({
      ...(earliestDose !== null &&
        values.startDate > localDay(earliestDose) && { startDate: startHint }),
      ...checkPenForm(values, EDIT_PEN_REQUIRED),
    }),
    body: editPenBody,
    send: (body) => editPen(pen._id, body),
    failed: penFailure(MESSAGES.penEditFailed),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title="Edit Pen" submitLabel="Save pen" size="wide" onClose={onClose}>
      <PenIdentityFields
        form={form}
        hasFixedStrength
        startHint={form.errors.startDate === startHint ? undefined : startHint}
      />
      <PenCostFields form={form} currency={currency} />
    </FormDialog>
  );
}
