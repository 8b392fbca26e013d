import { endTotp } from '@dosewise/contract';
import { call } from '../../../../api/api-client.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { texts } from './texts.ts';

/** Asks for the password and a code, and turns the second factor off. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: password === '' ? texts.enterPassword : null,
      code: code.trim() === '' ? texts.enterCode : null,
    }),
    body: (values) => values,
    send: (body) => call(endTotp, { body }),
    onSaved: onClose,
    failed: texts.removeFailed,
  });
  return (
    <FormDialog
      form={form}
      title={texts.removeTitle}
      submitLabel={texts.remove}
      submitKind="danger"
      onClose={onClose}
    >
      <p className="text-quiet">{texts.removeLead}</p>
      <PasswordField
        {...form.input('password')}
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <TextField
        {...form.input('code')}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.code}
      />
    </FormDialog>
  );
}
