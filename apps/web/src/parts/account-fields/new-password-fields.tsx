import { PasswordField } from '../../kit/fields/password-field.tsx';
import { texts } from '../../kit/forms/texts.ts';
import type { FormErrors, FormState } from '../../kit/forms/use-form.ts';
import { newPasswordError } from './account-fields.ts';

/** A password that somebody chooses, and the same again. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** The error of a password's confirmation while it is typed: none while it is empty. */
export function mismatchWhileTyped(password: string, confirmation: string): string | null {
  return confirmation === '' || confirmation === password ? null : texts.passwordsDiffer;
}

/** The errors of a new password on submit, where empty fields count too. */
export function checkNewPassword({ newPassword, confirmation }: NewPassword) {
  return {
    newPassword: newPasswordError(newPassword),
    confirmation: confirmation === newPassword ? null : texts.passwordsDiffer,
  } satisfies FormErrors<NewPassword>;
}

interface NewPasswordFieldsProps {
  readonly values: NewPassword;
  readonly errors: FormErrors<NewPassword>;
  readonly input: FormState<NewPassword>['input'];
}

/** A new password, twice. Says so as soon as the two differ. */
export function NewPasswordFields({ values, errors, input }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...input('newPassword')}
        label={texts.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={texts.newPasswordHint}
        minLength={8}
        error={errors.newPassword}
      />
      <PasswordField
        {...input('confirmation')}
        label={texts.confirmNewPassword}
        name="confirmation"
        autoComplete="new-password"
        error={mismatchWhileTyped(values.newPassword, values.confirmation) ?? errors.confirmation}
      />
    </>
  );
}
