import type { FormHTMLAttributes } from 'react';
import { Notice } from '../ui/feedback/notice.tsx';
import { SpokenByForm } from '../ui/fields/field.tsx';
import type { Refusal } from './use-refusal.ts';

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  readonly refusal: Refusal;
  readonly onSubmit: () => void;
}

/** A form that checks itself. What is wrong is announced once: beside the button. */
export function Form({ refusal, onSubmit, children, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      ref={refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SpokenByForm value={refusal.sentence !== null}>{children}</SpokenByForm>
    </form>
  );
}

/** What is wrong, beside the button of a form on a page; in a dialog it is the dialog's `error`. */
export function RefusalNotice({
  refusal,
  className = '',
}: {
  refusal: Refusal;
  className?: string;
}) {
  return refusal.sentence === null ? null : (
    <Notice tone="danger" className={className}>
      {refusal.sentence}
    </Notice>
  );
}
