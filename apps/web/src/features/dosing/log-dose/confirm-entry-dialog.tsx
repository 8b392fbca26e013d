import type { Pen } from '@dosewise/contract';
import { mg } from '@dosewise/domain';
import { texts as doseTexts } from '../../../data/doses/texts.ts';
import { texts as penTexts } from '../../../data/pens/texts.ts';
import { parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';
import { useDeviceClock } from '../../../parts/device-clock/device-clock.ts';
import { ConfirmDoseDialog } from '../../../parts/doses/confirm-dose-dialog.tsx';
import { describeAmount, describePain, describePlace } from '../../../parts/doses/dose-words.ts';
import { describePen } from '../../../parts/pens/pen-names.ts';
import { nameStep } from '../../../parts/pens/step-words.ts';
import { askedDose } from './asked-dose.ts';
import { type DoseEntry, entryDose, isOralEntry, placeWithin, writeDose } from './dose-entry.ts';
import { texts } from './texts.ts';
import { type PenRest, restMg } from './two-pens.ts';

interface ConfirmEntryDialogProps {
  readonly asked: {
    readonly entry: DoseEntry;
    readonly pen: Pen;
    /** The part that other pens give. */
    readonly rest: PenRest | null;
  };
  readonly namesMedicine: boolean;
  readonly warnings: readonly string[];
  readonly busy: boolean;
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirm Dose, for what was entered. */
export function ConfirmEntryDialog(props: ConfirmEntryDialogProps) {
  const { asked, namesMedicine, ...dialog } = props;
  const { entry, pen, rest } = asked;
  const isStandard = entry.doseType === 'standard';
  const step = nameStep(pen.device);
  const when = useDeviceClock();
  return (
    <ConfirmDoseDialog
      {...dialog}
      amount={doseTexts.mgOf(writeDose(mg(entryDose(entry) + restMg(rest)), entry))}
      outcome={askedDose(entry)?.outcome}
      facts={[
        [doseTexts.sourceFact(pen.device.kind), describePen(pen, namesMedicine)],
        [texts.doseType, texts.doseTypes[entry.doseType]],
        [
          isStandard ? penTexts.stepLabels[step] : texts.volumeLabel,
          rest === null
            ? (describeAmount(entry, step) ?? '')
            : texts.penThen(describeAmount(entry, step) ?? '', rest.words),
        ],
        [doseTexts.dateAndTime, when(parseLocalDateTime(entry.date) ?? 0)],
        ...(isOralEntry(entry)
          ? []
          : ([
              [doseTexts.placeFact, describePlace(entry.location, placeWithin(entry))],
              [doseTexts.pain, describePain(entry.painLevel)],
            ] as const)),
      ]}
    />
  );
}
