import { useState } from 'react';
import { Field } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './later-icons.tsx';
import { TextInput } from './text-input.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly minLength?: number | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A password, which can be looked at. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          action={
            <button
              type="button"
              aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
              onClick={() => setIsShown(!isShown)}
              className="flex size-11 items-center justify-center rounded-control text-quiet hover:text-ink"
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          }
        />
      )}
    </Field>
  );
}
