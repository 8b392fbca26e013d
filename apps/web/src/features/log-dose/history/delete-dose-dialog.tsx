import type { Dose, Pen } from '@dosewise/contract';
import { sentenceOf } from '../../../api/api-error.ts';
import { formatDayAndTime } from '../../../format/dates.ts';
import { useDeleteDose } from '../../../records/doses/dose-changes.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { describeDose, describeOrigin } from '../dose-words.ts';
import { texts as lateTexts } from '../form/texts.ts';

interface DeleteDoseDialogProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly namesMedicine: boolean;
  readonly onClose: () => void;
}

/** Asks before a dose is deleted, and says which. */
export function DeleteDoseDialog({ dose, pen, namesMedicine, onClose }: DeleteDoseDialogProps) {
  const deleteDose = useDeleteDose();
  const of = [
    formatDayAndTime(dose.date),
    describeDose(dose, pen),
    ...(pen === null && dose.penId !== null ? [] : [describeOrigin(dose, pen, namesMedicine)]),
  ];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={lateTexts.deleteDose}
      question={lateTexts.confirmDoseDelete}
      subject={of.join(' · ')}
      confirmLabel={lateTexts.deleteDose}
      onConfirm={() => deleteDose.mutate(dose._id, { onSuccess: onClose })}
      busy={deleteDose.isPending}
      error={deleteDose.isError ? sentenceOf(deleteDose.error, lateTexts.deleteDoseFailed) : null}
    />
  );
}
