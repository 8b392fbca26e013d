import { endTotp } from '@dosewise/contract';
import { call } from '../../../../api/api-client.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { CodeField, OwnPasswordField } from '../../../../forms/proof-fields.tsx';
import { texts as formTexts } from '../../../../forms/texts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { texts } from './texts.ts';

/** Asks for the password and a code, and turns the second factor off. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: password === '' ? formTexts.enterPassword : null,
      code: code.trim() === '' ? formTexts.enterCode : null,
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
      <OwnPasswordField {...form.input('password')} error={form.errors.password} />
      <CodeField {...form.input('code')} hint={texts.codeHint} error={form.errors.code} />
    </FormDialog>
  );
}
