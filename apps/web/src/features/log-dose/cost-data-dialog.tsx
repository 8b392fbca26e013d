import type { Pen } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { isolated } from '../../format/isolated.ts';
import { useEditPen } from '../../records/pens/pen-changes.ts';
import { MESSAGES } from './messages.ts';
import { PenCostFields } from './pen-fields.tsx';
import { COST_REQUIRED, costBody, valuesOf } from './pen-form.ts';
import { PenFormDialog } from './pen-form-dialog.tsx';
import { usePenForm } from './use-pen-form.ts';

interface CostDataDialogProps {
  /** The pen whose cost is not known, or null for no dialog. */
  readonly pen: Pen | null;
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** Update Pen Cost Data: asks for what a pen did cost once a dose of it was logged. */
export function CostDataDialog({ pen, ...rest }: CostDataDialogProps) {
  return pen === null ? null : <OpenCostDataDialog key={pen._id} pen={pen} {...rest} />;
}

function OpenCostDataDialog({ pen, currency, onClose }: CostDataDialogProps & { pen: Pen }) {
  const form = usePenForm(valuesOf(pen), COST_REQUIRED, MESSAGES.penCostFailed);
  const editPen = useEditPen();
  const submit = () => {
    if (!form.passes()) return;
    editPen.mutate(
      { id: pen._id, body: costBody(form.values) },
      { onSuccess: onClose, onError: (error) => form.showFailure(error) },
    );
  };
  return (
    <PenFormDialog
      title="Update Pen Cost Data"
      submitLabel="Save cost"
      cancelLabel={MESSAGES.remindLater}
      onClose={onClose}
      onSubmit={submit}
      busy={editPen.isPending}
      refusal={form.refusal}
    >
      <p className="text-quiet">
        {`Your dose is logged. What did "${isolated(pen.name)}" cost? You can also fill it in later.`}
      </p>
      <PenCostFields
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        currency={currency}
      />
    </PenFormDialog>
  );
}
