import { PasswordField } from '../../kit/fields/password-field.tsx';
import { texts } from '../../kit/forms/texts.ts';
import type { FormErrors, FormState } from '../../kit/forms/use-form.ts';
import { newPasswordError } from './account-fields.ts';

/** A password that someone chooses, and the same again. */
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

/** A new password, twice. Says so as soon as the two differ. */
export function NewPasswordFields({ form }: { form: Pick<FormState<NewPassword>, 'field'> }) {
  const password = form.field('newPassword');
  const confirmation = form.field('confirmation');
  return (
    <>
      <PasswordField
        {...password}
        label={texts.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={texts.newPasswordHint}
        minLength={8}
      />
      <PasswordField
        {...confirmation}
        label={texts.confirmNewPassword}
        shownName={texts.repeatedNewPassword}
        name="confirmation"
        autoComplete="new-password"
        error={mismatchWhileTyped(password.value, confirmation.value) ?? confirmation.error}
      />
    </>
  );
}
