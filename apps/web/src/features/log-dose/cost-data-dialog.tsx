import type { Pen } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { isolated } from '../../format/isolated.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useEditPen } from '../../records/pens/pen-changes.ts';
import { MESSAGES } from './messages.ts';
import { PenCostFields } from './pen-fields.tsx';
import { COST_REQUIRED, checkPenForm, costBody, penFailure, valuesOf } from './pen-form.ts';

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
    failed: penFailure(MESSAGES.penCostFailed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Update Pen Cost Data"
      submitLabel="Save cost"
      cancelLabel={MESSAGES.remindLater}
      size="wide"
      onClose={onClose}
    >
      <p className="text-quiet">
        {`Your dose is logged. What did "${isolated(pen.name)}" cost? You can also fill it in later.`}
      </p>
      <PenCostFields form={form} currency={currency} />
    </FormDialog>
  );
}
