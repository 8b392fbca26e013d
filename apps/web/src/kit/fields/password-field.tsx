import { useState } from 'react';
import { icon } from '../icons/icon.tsx';
import { texts } from '../texts.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
const EyeOffIcon = icon(
  <path d="m4 4 16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.4 9.4 0 0 0 4.3-1.050M10 10.1a2.75 2.75 0 0 0 3.9 3.9" />,
);

interface PasswordFieldProps {
  readonly label: string;
  /** The name of the password on the button that shows it, if the label is a request such as 'Confirm password'. */
  readonly shownName?: string | undefined;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly minLength?: number | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A password, which can be looked at. */
export function PasswordField({
  label,
  shownName = label,
  hint,
  error,
  ...input
}: PasswordFieldProps) {
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
              aria-label={(isShown ? texts.hide : texts.show)(shownName)}
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
