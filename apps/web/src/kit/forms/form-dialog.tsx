import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { Button, type ButtonKind } from '../buttons/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { texts as uiTexts } from '../texts.ts';
import { Form } from './form.tsx';
import { texts } from './texts.ts';
import type { FormView } from './use-form.ts';

interface FormDialogProps {
  readonly form: FormView;
  readonly title: string;
  /** Null where another press than that of a button leads on. */
  readonly submitLabel: string | null;
  readonly cancelLabel?: string;
  readonly submitKind?: ButtonKind;
  /** False while something is missing that the form says already. */
  readonly canSubmit?: boolean;
  readonly size?: NonNullable<ComponentProps<typeof Dialog>['size']>;
  /** Names what it asks, where one question follows another. */
  readonly content?: string;
  /** Takes the place of closing at the first button, which `cancelLabel` names. */
  readonly onBack?: (() => void) | undefined;
  /** Lays out the fields. */
  readonly className?: string;
  /** True when closing it asks first while something in it is not saved. */
  readonly asksBeforeClosing?: boolean;
  /** Stands in place of the failure: null where the content shows that. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. Enter sends it. */
export function FormDialog({
  form,
  title,
  submitLabel,
  cancelLabel = uiTexts.cancel,
  submitKind = 'primary',
  canSubmit = true,
  size = 'narrow',
  className = 'flex flex-col gap-4',
  asksBeforeClosing = false,
  notice,
  content,
  onBack,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const isGuarded = asksBeforeClosing && form.isDirty;
  const close = () => (isGuarded ? setIsAsking(true) : onClose());
  useEffect(() => {
    if (!isGuarded) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isGuarded]);

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        size={size}
        content={content}
        busy={form.busy}
        error={form.refusal ?? (notice === undefined ? form.failure : notice)}
        actions={
          <>
            <Button kind="secondary" onClick={onBack ?? close} disabled={form.busy}>
              {cancelLabel}
            </Button>
            {submitLabel === null ? null : (
              <Button
                type="submit"
                form={formId}
                kind={submitKind}
                busy={form.busy}
                disabled={!canSubmit}
              >
                {submitLabel}
              </Button>
            )}
          </>
        }
      >
        <Form form={form} id={formId} className={className}>
          {children}
        </Form>
      </Dialog>
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
