import type { Pen } from '@dosewise/contract';
import { formatDayAndTime } from '../../../format/dates.ts';
import { parseLocalDateTime } from '../../../forms/local-date-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { describeAmount, describePen, describePlace } from '../dose-words.ts';
import { askedDose } from './asked-dose.ts';
import { type DoseEntry, doseOf } from './dose-entry.ts';

interface ConfirmDoseDialogProps {
  readonly entry: DoseEntry;
  readonly pen: Pen;
  readonly warnings: readonly string[];
  readonly busy: boolean;
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirm Dose: the dose in full before it is logged. */
export function ConfirmDoseDialog(props: ConfirmDoseDialogProps) {
  const { entry, pen, warnings, busy, error, onClose, onConfirm } = props;
  const isStandard = entry.doseType === 'standard';
  const outcome = askedDose(entry)?.outcome;
  const facts: readonly (readonly [string, string])[] = [
    ['Pen', describePen(pen)],
    ['Dose type', isStandard ? 'Standard Dose' : 'Golden Dose'],
    [
      isStandard ? 'Clicks' : 'Volume',
      describeAmount(
        isStandard
          ? { clicks: entry.clicks, volume: null }
          : { clicks: null, volume: entry.volume },
      ),
    ],
    ['Date and time', formatDayAndTime(parseLocalDateTime(entry.date) ?? 0)],
    ['Location', describePlace(entry.location, entry.subLocation)],
    ['Pain level', `${entry.painLevel} of 10`],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Confirm Dose"
      busy={busy}
      error={error}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={onConfirm} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-title font-semibold numbers">{`${doseOf(entry).toFixed(2)} mg`}</p>
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
