import type { Dose, Pen } from '@dosewise/contract';
import { explainError } from '../../../../api/api-error.ts';
import { formatDayOfYear } from '../../../../format/dates.ts';
import { useDeviceClock } from '../../../../records/device-clock/device-clock.ts';
import { useDeleteDose } from '../../../../records/doses/dose-changes.ts';
import {
  describeAmount,
  describeDose,
  describeMg,
  describeOrigin,
  describeStep,
} from '../../../../records/doses/dose-words.ts';
import { texts as doseTexts } from '../../../../records/doses/texts.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { texts } from '../texts.ts';

interface DeleteDoseDialogProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly namesMedicine: boolean;
  readonly onClose: () => void;
}

/** Asks before a dose is deleted, and says which. */
export function DeleteDoseDialog({ dose, pen, namesMedicine, onClose }: DeleteDoseDialogProps) {
  const deleteDose = useDeleteDose();
  const when = useDeviceClock();
  const of = [
    when(dose.date),
    describeDose(dose, pen),
    ...(pen === null && dose.penId !== null ? [] : [describeOrigin(dose, pen, namesMedicine)]),
  ];
  const name = doseTexts.doseOf(
    describeMg(dose, pen),
    describeAmount(dose, describeStep(dose, pen)),
    formatDayOfYear(Date.parse(dose.date)),
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.deleteDose}
      question={texts.confirmDoseDelete}
      subject={of.join(' · ')}
      confirmLabel={texts.deleteDose}
      onConfirm={() => deleteDose.mutate({ dose, name }, { onSuccess: onClose })}
      busy={deleteDose.isPending}
      error={deleteDose.isError ? explainError(deleteDose.error, texts.deleteDoseFailed) : null}
    />
  );
}
