import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GivingWay } from '../../ui/giving-way.tsx';
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
  /** What is wrong with the form as a whole. */
  readonly sentence: string | null;
  /** Why it could not be saved; it takes the form's place until Back. */
  readonly failure: string | null;
  readonly onBack: () => void;
  readonly formRef?: RefObject<HTMLFormElement | null>;
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
        error={props.sentence}
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
        <form
          ref={props.formRef}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <GivingWay failure={props.failure} onBack={props.onBack} className="flex flex-col gap-5">
            {props.children}
          </GivingWay>
        </form>
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
