import type { Dose, Pen } from '@dosewise/contract';
import { useDeleteDose } from '../../../../data/doses/dose-changes.ts';
import { texts as doseTexts } from '../../../../data/doses/texts.ts';
import { DeleteDialog } from '../../../../kit/dialogs/delete-dialog.tsx';
import { formatDayOfYear } from '../../../../languages/formats/dates.ts';
import { useDeviceClock } from '../../../../parts/device-clock/device-clock.ts';
import {
  describeAmount,
  describeDose,
  describeMg,
  describeOrigin,
  describeStep,
} from '../../../../parts/doses/dose-words.ts';
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
    <DeleteDialog
      onClose={onClose}
      title={texts.deleteDose}
      question={texts.confirmDoseDelete}
      subject={of.join(' · ')}
      confirmLabel={texts.deleteDose}
      onDelete={() => deleteDose(dose, name)}
      failed={texts.deleteDoseFailed}
    />
  );
}
