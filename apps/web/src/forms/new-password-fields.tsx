import { PasswordField } from '../ui/fields/password-field.tsx';
import { mismatchWhileTyped, type NewPassword } from './new-password.ts';
import { texts } from './texts.ts';
import type { FormErrors, FormState } from './use-form.ts';

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
