import { Button } from '../buttons/button.tsx';
import type { Elements } from '../elements.ts';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The question, in full. */
  readonly question?: string;
  /** The thing it is about, where the question does not name it. */
  readonly subject?: string;
  /** The question, where it is more than a sentence. */
  readonly children?: Elements;
  /** The act of the button, such as 'Delete dose'. */
  readonly confirmLabel: string;
  /** The act of the other button, such as 'Stay here'. */
  readonly dismissLabel?: string;
  readonly kind?: 'primary' | 'danger';
  /** False where there is only something to read. */
  readonly canConfirm?: boolean;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  /** The reason that it did not work. The dialog stays open, so that it can be tried again. */
  readonly error?: string | null;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, question, subject, confirmLabel, kind = 'danger' } = props;
  const { dismissLabel = texts.cancel, canConfirm = true, onConfirm, busy = false, error } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      busy={busy}
      error={error}
      closeOnBackdrop
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={busy}>
            {dismissLabel}
          </Button>
          {canConfirm ? (
            <Button kind={kind} onClick={onConfirm} busy={busy}>
              {confirmLabel}
            </Button>
          ) : null}
        </>
      }
    >
      {props.children ?? <p>{question}</p>}
      {subject === undefined ? null : <p className="mt-3 font-semibold">{subject}</p>}
    </Dialog>
  );
}
