import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { SaveFailure } from '../feedback/save-failure.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { texts } from './texts.ts';

/**
 * A form that is much to type: closing it asks first while something in it is not saved, and a failure takes the
 * place of its fields until Back.
 */
export function GuardedFormDialog(props: Omit<FormDialogProps, 'className'>) {
  const { form, notice = null, onClose, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { isDirty } = form;
  useEffect(() => {
    if (!isDirty) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isDirty]);
  return (
    <>
      <FormDialog
        {...props}
        notice={notice}
        onClose={() => (isDirty ? setIsAsking(true) : onClose())}
      >
        <SaveFailure failure={form.failure} onBack={form.goBack} className="flex flex-col gap-5">
          {children}
        </SaveFailure>
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        words={{
          title: texts.closeTitle,
          question: texts.closeQuestion,
          confirmLabel: texts.discard,
          dismissLabel: texts.keepEditing,
        }}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
