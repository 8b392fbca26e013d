import { texts } from '../../data/doses/texts.ts';
import { useShownPersonName } from '../../data/people/shown-name.ts';
import { Amount, translateOf } from '../../kit/amount.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { texts as uiTexts } from '../../kit/texts.ts';

interface ConfirmDoseDialogProps {
  /** '10.00 mg'. */
  readonly amount: string;
  /** The outcome for an amount that was asked for and cannot be given exactly. */
  readonly outcome?: string | undefined;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly warnings: readonly string[];
  readonly busy: boolean;
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirm Dose: the dose in full before it is logged, and whose it is where it is another person's. */
export function ConfirmDoseDialog(props: ConfirmDoseDialogProps) {
  const { amount, outcome, warnings, busy, error, onClose, onConfirm } = props;
  const person = useShownPersonName();
  const facts: typeof props.facts =
    person === null ? props.facts : [[texts.forPerson, person], ...props.facts];
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.confirmDose}
      busy={busy}
      error={error}
      beginsAtAction
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
        <Amount as="p" className="text-title font-semibold numbers">
          {amount}
        </Amount>
        {outcome === undefined ? null : <Notice tone="caution">{outcome}</Notice>}
        <dl className="divide-y divide-line">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-2">
              <dt className="text-quiet">{name}</dt>
              <dd
                translate={translateOf(value)}
                className="text-right font-medium numbers wrap-anywhere"
              >
                {value}
              </dd>
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
