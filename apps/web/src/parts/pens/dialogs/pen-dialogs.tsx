import type { Pen } from '@dosewise/contract';
import {
  type Currency,
  OPEN_PEN_FIELDS,
  PEN_COST_FIELDS,
  SEALED_PEN_FIELDS,
} from '@dosewise/domain';
import { changePen, useDeletePen } from '../../../data/pens/pen-changes.ts';
import { DeleteDialog } from '../../../kit/dialogs/delete-dialog.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { thingOf } from '../pen-names.ts';
import {
  PenCostFields,
  PenLabelFields,
  PenNameField,
  PenStartField,
  PenWasteField,
  PharmacyField,
} from './pen-fields.tsx';
import {
  checkPenForm,
  costBody,
  editPenBody,
  mostWasted,
  penFailure,
  toPenValues,
} from './pen-form.ts';
import { texts } from './texts.ts';

interface EditPenDialogProps {
  readonly pen: Pen;
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** Edit Pen. */
export function EditPenDialog({ pen, currency, onClose }: EditPenDialogProps) {
  const { kind } = pen.device;
  const thing = thingOf(kind);
  // Its start may not follow its earliest dose; without doses it may be sealed.
  const earliestDose = pen.inUseSince === null ? null : Date.parse(pen.inUseSince);
  const startHint =
    earliestDose === null
      ? texts.sealedWithoutStart(thing)
      : texts.startsTooLate(formatDay(earliestDose));
  const form = useForm({
    initial: toPenValues(pen),
    check: (values) =>
      checkPenForm(
        values,
        {
          required: earliestDose === null ? SEALED_PEN_FIELDS : OPEN_PEN_FIELDS,
          firstDoseOn: earliestDose === null ? null : localDay(earliestDose),
          mostWasted: mostWasted(pen),
        },
        startHint,
      ),
    body: editPenBody,
    send: (body) => changePen(pen._id, body),
    failed: penFailure(texts.editPenFailed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.editPenTitle(thing)}
      submit={texts.savePen(thing)}
      size="wide"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PenNameField form={form} kind={kind} />
        <PenStartField
          form={form}
          hint={form.field('startDate').error === startHint ? undefined : startHint}
        />
      </div>
      <PenCostFields form={form} kind={kind} currency={currency} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PharmacyField form={form} />
        <PenWasteField form={form} device={pen.device} />
      </div>
      <PenLabelFields form={form} kind={kind} />
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
  const form = useForm({
    initial: toPenValues(pen),
    check: (values) => checkPenForm(values, { required: PEN_COST_FIELDS }),
    body: costBody,
    send: (body) => changePen(pen._id, body),
    failed: penFailure(texts.saveCostFailed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.costTitle(thingOf(pen.device.kind))}
      submit={texts.saveCost}
      cancelLabel={texts.remindLater}
      size="wide"
      onClose={onClose}
    >
      <p className="text-quiet">{texts.askCost(isolated(pen.name))}</p>
      <PenCostFields form={form} kind={pen.device.kind} currency={currency} />
      <PharmacyField form={form} />
    </FormDialog>
  );
}

/** Asks before a pen is deleted, and says why when the server refuses. */
export function DeletePenDialog({ pen, onClose }: { pen: Pen; onClose: () => void }) {
  const deletePen = useDeletePen();
  const thing = thingOf(pen.device.kind);
  return (
    <DeleteDialog
      onClose={onClose}
      title={texts.deletePen(thing)}
      question={texts.confirmPenDelete(isolated(pen.name))}
      confirmLabel={texts.deletePen(thing)}
      onDelete={() => deletePen(pen)}
      failed={(error) => texts.deletePenFailed(explainError(error, texts.tryAgain))}
    />
  );
}
