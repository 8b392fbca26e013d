import { type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from '../../forms/refusal-form.tsx';
import type { Refusal } from '../../forms/use-refusal.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SaveFailure } from '../../ui/feedback/save-failure.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly size: 'narrow' | 'wide' | 'large';
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly busy: boolean;
  /** Whether something was typed that is not saved. */
  readonly isDirty: boolean;
  readonly refusal: Refusal;
  /** Why it could not be saved; it takes the form's place until Back. */
  readonly failure: string | null;
  readonly onBack: () => void;
  /** Why it was not saved, where the form stays, and what can be done about it. */
  readonly conflict?: ReactNode;
  readonly children: ReactNode;
}

/** A form in a dialog. Closing it asks first while something in it is not saved. */
export function FormDialog(props: FormDialogProps) {
  const { busy, isDirty, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  const formId = useId();
  const close = () => (isDirty ? setIsAsking(true) : onClose());

  useEffect(() => {
    if (!isDirty) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isDirty]);

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={props.title}
        size={props.size}
        busy={busy}
        error={props.refusal.sentence ?? props.conflict}
        actions={
          <>
            <Button kind="secondary" onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <Form refusal={props.refusal} id={formId} onSubmit={props.onSubmit}>
          <SaveFailure
            failure={props.failure}
            onBack={props.onBack}
            className="flex flex-col gap-5"
          >
            {props.children}
          </SaveFailure>
        </Form>
      </Dialog>
      {isAsking ? (
        <QuestionDialog
          title="Close without saving?"
          question="What you typed here is not saved and would be lost."
          confirmLabel="Discard"
          dismissLabel="Keep editing"
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
