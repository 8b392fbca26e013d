import { beginTotp, confirmTotp } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../../api/api-client.ts';
import { CopiedField } from '../../../../forms/copied-field.tsx';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { CodeField, OwnPasswordField } from '../../../../forms/proof-fields.tsx';
import { texts as formTexts } from '../../../../forms/texts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { QrPicture } from './qr-picture.tsx';
import { texts } from './texts.ts';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** The password, then a code of the app that got the key, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [begun, setBegun] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (begun !== null) return <KeyDialog {...begun} onOn={setCodes} onClose={onClose} />;
  return <PasswordDialog onBegun={setBegun} onClose={onClose} />;
}

interface PasswordDialogProps {
  readonly onBegun: (secret: Secret) => void;
  readonly onClose: () => void;
}

function PasswordDialog({ onBegun, onClose }: PasswordDialogProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? formTexts.enterPassword : null }),
    body: (values) => values,
    send: (body) => call(beginTotp, { body }),
    onSaved: onBegun,
    failed: texts.beginFailed,
  });
  return (
    <FormDialog form={form} title={texts.setUpTitle} submitLabel={texts.next} onClose={onClose}>
      <p className="text-quiet">{texts.passwordFirst}</p>
      <OwnPasswordField {...form.input('password')} error={form.errors.password} />
    </FormDialog>
  );
}

interface KeyDialogProps extends Secret {
  readonly onOn: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function KeyDialog({ secret, uri, onOn, onClose }: KeyDialogProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? formTexts.enterCode : null }),
    body: (values) => values,
    send: (body) => call(confirmTotp, { body }),
    onSaved: ({ recoveryCodes }) => onOn(recoveryCodes),
    failed: texts.beginFailed,
  });
  return (
    <FormDialog form={form} title={texts.setUpTitle} submitLabel={texts.turnOn} onClose={onClose}>
      <QrPicture text={uri} label={texts.picture} />
      <CopiedField label={texts.key} hint={texts.keyHint} value={secret}>
        <a
          href={uri}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
        >
          {texts.openApp}
        </a>
      </CopiedField>
      <CodeField
        {...form.input('code')}
        hint={texts.codeOfApp}
        inputMode="numeric"
        error={form.errors.code}
      />
    </FormDialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.recoveryTitle}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.kept}</Button>}
    >
      <p className="mb-4">{texts.recoveryLead}</p>
      <ul
        aria-label={texts.recoveryCodes}
        className="mb-4 grid gap-2 rounded-control bg-sunken p-4 text-center font-semibold numbers"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
