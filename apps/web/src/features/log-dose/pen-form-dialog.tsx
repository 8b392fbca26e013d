import { type ReactNode, useId } from 'react';
import { Form } from '../../forms/form.tsx';
import type { Refusal } from '../../forms/use-refusal.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface PenFormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly busy: boolean;
  readonly refusal: Refusal;
  readonly children: ReactNode;
}

/** A form about a pen in a dialog. Enter sends it. */
export function PenFormDialog(props: PenFormDialogProps) {
  const { title, onClose, onSubmit, submitLabel, cancelLabel = 'Cancel', busy, refusal } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      busy={busy}
      error={refusal.sentence}
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
      <Form refusal={refusal} id={formId} className="flex flex-col gap-4" onSubmit={onSubmit}>
        {props.children}
      </Form>
    </Dialog>
  );
}
