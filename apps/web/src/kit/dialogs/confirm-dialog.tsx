import { Button } from '../buttons/button.tsx';
import type { Elements } from '../elements.ts';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmWords {
  readonly title: string;
  /** The question, in full; absent where the content asks it. */
  readonly question?: string;
  /** The thing it is about, where the question does not name it. */
  readonly subject?: string;
  /** The act of the button, such as 'Delete dose'. */
  readonly confirmLabel: string;
  /** The act of the other button, such as 'Stay here'. */
  readonly dismissLabel?: string;
}

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly words: ConfirmWords;
  /** Stands in place of the question, where it is more than a sentence. */
  readonly children?: Elements;
  readonly kind?: 'primary' | 'danger';
  /** Null where there is only something to read. */
  readonly onConfirm: (() => void) | null;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** The reason that it did not work. The dialog stays open, so that it can be tried again. */
  readonly error?: string | null;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, words, kind = 'danger', onConfirm, onClose, busy = false, error } = props;
  const { title, question, subject, confirmLabel, dismissLabel = texts.cancel } = words;
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
          {onConfirm === null ? null : (
            <Button kind={kind} onClick={onConfirm} busy={busy}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {props.children ?? <p>{question}</p>}
      {subject === undefined ? null : <p className="mt-3 font-semibold">{subject}</p>}
    </Dialog>
  );
}
