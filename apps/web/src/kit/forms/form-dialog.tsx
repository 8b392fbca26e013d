import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { Button, type ButtonKind } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { texts as uiTexts } from '../texts.ts';
import { Form } from './form.tsx';
import type { FormView } from './use-form.ts';

export interface FormDialogProps {
  readonly form: FormView;
  readonly title: string;
  /** The button that sends it; null where another press than that of a button leads on. */
  readonly submit: string | Submit | null;
  readonly cancelLabel?: string;
  readonly size?: NonNullable<ComponentProps<typeof Dialog>['size']>;
  /** The question that is asked, where one follows another, and what leads back to the one before it. */
  readonly step?: { readonly name: string; readonly back: (() => void) | null };
  /** Lays out the fields. */
  readonly className?: string;
  /** Stands in place of the failure: null where the content shows that. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface Submit {
  readonly label: string;
  readonly kind?: ButtonKind;
  /** False while something is missing that the form says already. */
  readonly isPossible?: boolean;
}

/** A form in a dialog. Enter sends it. */
export function FormDialog({
  form,
  title,
  submit,
  step,
  cancelLabel = step?.back ? uiTexts.back : uiTexts.cancel,
  size = 'narrow',
  className = 'flex flex-col gap-4',
  notice,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const { refusal, faults, element } = form;
  const [isBeside, setBeside] = useState(false);
  // What stands beside its field is not shown again; a field that is not there shows nothing.
  useLayoutEffect(() => {
    const shown = element.current?.textContent ?? '';
    setBeside(faults.length > 0 && faults.every((sentence) => shown.includes(sentence)));
  }, [faults, element]);
  const button = typeof submit === 'string' ? { label: submit } : submit;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={size}
      content={step?.name}
      busy={form.busy}
      error={refusal ?? (notice === undefined ? form.failure : notice)}
      isErrorBeside={refusal !== null && isBeside}
      actions={
        <>
          <Button kind="secondary" onClick={step?.back ?? onClose} disabled={form.busy}>
            {cancelLabel}
          </Button>
          {button === null ? null : (
            <Button
              type="submit"
              form={formId}
              kind={button.kind ?? 'primary'}
              busy={form.busy}
              disabled={button.isPossible === false}
            >
              {button.label}
            </Button>
          )}
        </>
      }
    >
      <Form form={form} id={formId} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
