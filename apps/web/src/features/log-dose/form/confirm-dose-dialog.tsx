import type { Pen } from '@dosewise/contract';
import { formatDayAndTime } from '../../../format/dates.ts';
import { parseLocalDateTime } from '../../../forms/local-date-time.ts';
import { describePen } from '../../../records/pens/facts/pen-names.ts';
import { stepNameOf } from '../../../records/pens/step-words.ts';
import { texts as penTexts } from '../../../records/pens/texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { describeAmount, describePlace } from '../dose-words.ts';
import { texts } from '../texts.ts';
import { askedDose } from './asked-dose.ts';
import { type DoseEntry, doseOf, placeWithin, writeDose } from './dose-entry.ts';

interface ConfirmDoseDialogProps {
  readonly entry: DoseEntry;
  readonly pen: Pen;
  readonly namesMedicine: boolean;
  readonly warnings: readonly string[];
  readonly busy: boolean;
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirm Dose: the dose in full before it is logged. */
export function ConfirmDoseDialog(props: ConfirmDoseDialogProps) {
  const { entry, pen, namesMedicine, warnings, busy, error, onClose, onConfirm } = props;
  const isStandard = entry.doseType === 'standard';
  const step = stepNameOf(pen.device);
  const outcome = askedDose(entry)?.outcome;
  const facts: readonly (readonly [string, string])[] = [
    [texts.penFact, describePen(pen, namesMedicine)],
    [texts.doseType, texts.doseTypes[entry.doseType]],
    [isStandard ? penTexts.stepLabels[step] : texts.volumeLabel, describeAmount(entry, step) ?? ''],
    [texts.dateAndTime, formatDayAndTime(parseLocalDateTime(entry.date) ?? 0)],
    [texts.placeFact, describePlace(entry.location, placeWithin(entry))],
    [texts.pain, texts.painOfTen(entry.painLevel)],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.confirmDose}
      busy={busy}
      error={error}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={busy}>
            {uiTexts.cancel}
          </Button>
          <Button onClick={onConfirm} busy={busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-title font-semibold numbers">
          {texts.mgOf(writeDose(doseOf(entry), entry))}
        </p>
        {outcome === undefined ? null : <Notice tone="caution">{outcome}</Notice>}
        <dl className="divide-y divide-line">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-2">
              <dt className="text-quiet">{name}</dt>
              <dd className="text-right font-medium numbers wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {warnings.map((warning) => (
          <Notice key={warning} tone="caution">
            {warning}
          </Notice>
        ))}
      </div>
    </Dialog>
  );
}
