import type { FormHTMLAttributes, ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { SpokenByForm } from '../fields/field.tsx';
import type { FormView } from './use-form.ts';

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  readonly form: FormView;
  readonly children: ReactNode;
}

/** A form that checks itself. What is wrong is announced once: beside the button. */
export function Form({ form, children, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      ref={form.element}
      data-typed={form.isDirty || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SpokenByForm value={form.refusal !== null}>{children}</SpokenByForm>
    </form>
  );
}

interface FormNoticeProps {
  readonly form: FormView;
  /** Stands over the reason why it could not be saved. */
  readonly failed?: string;
  readonly className?: string;
}

/** The error of a form or of its saving: beside the button of a form on a page. */
export function FormNotice({ form, failed, className = '' }: FormNoticeProps) {
  const { refusal, failure } = form;
  if (refusal === null && failure === null) return null;
  return (
    <Notice
      tone="danger"
      className={className}
      {...(refusal === null && failed !== undefined && { title: failed })}
    >
      {refusal ?? failure}
    </Notice>
  );
}
