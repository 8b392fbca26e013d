import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface PenFormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly busy: boolean;
  /** The sentence over the whole form, or null. */
  readonly error: string | null;
  readonly children: ReactNode;
}

/** A form about a pen in a dialog. Enter sends it. */
export function PenFormDialog(props: PenFormDialogProps) {
  const { title, onClose, onSubmit, submitLabel, cancelLabel = 'Cancel', busy, error } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      busy={busy}
      error={error}
      size="wide"
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}
