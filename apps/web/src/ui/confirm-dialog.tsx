import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The question, in full. */
  readonly question: string;
  /** What the button does, such as 'Delete dose'. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  /** Why it did not work. The dialog stays open, so that it can be tried again. */
  readonly error?: string | null;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, question, confirmLabel, onConfirm, busy = false, error } = props;
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
            Cancel
          </Button>
          <Button kind="danger" onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
