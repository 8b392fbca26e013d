import { PasswordField } from '../../kit/fields/password-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { texts } from '../../kit/forms/texts.ts';

interface ProofFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label?: string;
  readonly error: string | null | undefined;
}

/** The password that someone has, asked for again. */
export function OwnPasswordField({ label = texts.password, ...input }: ProofFieldProps) {
  return <PasswordField {...input} label={label} name="password" autoComplete="current-password" />;
}

interface CodeFieldProps extends ProofFieldProps {
  readonly hint?: string;
  /** The element in which it appears once it is known to be needed. */
  readonly autoFocus?: boolean;
  /** `numeric` where it cannot be a recovery code. */
  readonly inputMode?: 'numeric';
}

/** A code of the second factor. */
export function CodeField({ label = texts.code, hint = texts.codeHint, ...input }: CodeFieldProps) {
  return (
    <TextField
      {...input}
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
