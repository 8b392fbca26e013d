import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { CautionIcon } from '../icons/icons.tsx';
import { texts } from '../texts.ts';

/** The ties that a field hands to its control: to label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The words around a control. `field` of a form gives the error. */
export interface LabelProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The fault, in a sentence. It appears below the control and is read out. */
  readonly error?: string | null | undefined;
  /** Says so beside the label, in words. */
  readonly optional?: boolean | undefined;
}

interface FieldProps extends Omit<LabelProps, 'label' | 'hint'> {
  readonly label: ReactNode;
  /** Keeps the label for readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => Elements;
}

/** True when the form around says what is wrong: then its fields show it without announcing it again. */
export const SpokenByForm = createContext(false);

/** A label, a control, and what there is to say about it. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, optional, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cx(hint !== undefined && hintId, error && errorId);
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        <span>{label}</span>
        {optional ? <span className="font-normal text-quiet">{texts.optional}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The sentence below a control. Stays in the page when empty, so that readers hear it come. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  const isSpoken = use(SpokenByForm);
  return (
    <p
      id={id}
      aria-live={isSpoken ? undefined : 'polite'}
      className="flex items-start gap-2 text-small font-medium text-danger empty:hidden"
    >
      {error ? (
        <>
          <CautionIcon className="size-5" />
          <span>{error}</span>
        </>
      ) : null}
    </p>
  );
}
