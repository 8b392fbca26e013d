import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SaveFailure } from '../../ui/feedback/save-failure.tsx';

interface QuestionDialogProps {
  readonly title: string;
  readonly question: string;
  /** What else there is to know before answering. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly dismissLabel?: string;
  readonly kind?: 'primary' | 'danger';
  readonly onConfirm: () => void;
  /** False where there is only something to read. */
  readonly canConfirm?: boolean;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** Why it did not work; it takes the question's place until Back. */
  readonly failure?: string | null;
  readonly onBack?: () => void;
}

const stay = () => undefined;

/** Asks before something is done to a campaign or a template. */
export function QuestionDialog({
  title,
  question,
  children,
  confirmLabel,
  dismissLabel = 'Cancel',
  kind = 'danger',
  onConfirm,
  canConfirm = true,
  onClose,
  busy = false,
  failure = null,
  onBack = stay,
}: QuestionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      busy={busy}
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
      <SaveFailure failure={failure} onBack={onBack} className="flex flex-col gap-3">
        <p className="wrap-anywhere">{question}</p>
        {children}
      </SaveFailure>
    </Dialog>
  );
}
