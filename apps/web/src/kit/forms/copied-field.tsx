import { useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import type { Elements } from '../elements.ts';
import { StatusLine } from '../feedback/status-line.tsx';
import { Field } from '../fields/field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { texts } from './texts.ts';

interface CopiedFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** For one that is not what the dialog is about. */
  readonly isQuiet?: boolean;
  /** More buttons. */
  readonly children?: Elements;
}

/** A text that is shown to be taken away. */
export function CopiedField({ label, hint, value, isQuiet, children }: CopiedFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    field.current?.select();
    // A page without TLS has no clipboard, and a browser may refuse.
    const copying = navigator.clipboard?.writeText(value) ?? Promise.reject();
    setCopied(
      await copying.then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            value={value}
            onChange={() => undefined}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button {...(isQuiet ? { kind: 'secondary' } : {})} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {children}
      </div>
      <StatusLine
        className="-mb-5"
        tone={isCopied === false ? 'danger' : 'good'}
        message={isCopied === null ? null : isCopied ? texts.copied : texts.notCopied}
      />
    </div>
  );
}
