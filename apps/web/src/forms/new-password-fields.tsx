import { PasswordField } from '../ui/fields/password-field.tsx';
import { mismatchWhileTyped } from './password-mismatch.ts';
import { texts } from './texts.ts';

interface NewPasswordFieldsProps {
  readonly password: string;
  readonly confirmation: string;
  /** What is wrong with the password. */
  readonly error: string | null | undefined;
  /** What is wrong with the second one on submit; while typing only that the two differ. */
  readonly confirmationError: string | null;
  readonly onPassword: (password: string) => void;
  readonly onConfirmation: (confirmation: string) => void;
}

/** A new password, twice. Says so as soon as the two differ. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation } = props;
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={texts.newPasswordHint}
        minLength={8}
        error={props.error}
        value={password}
        onChange={props.onPassword}
      />
      <PasswordField
        label={texts.confirmNewPassword}
        name="confirmation"
        autoComplete="new-password"
        error={mismatchWhileTyped(password, confirmation) ?? props.confirmationError}
        value={confirmation}
        onChange={props.onConfirmation}
      />
    </>
  );
}
