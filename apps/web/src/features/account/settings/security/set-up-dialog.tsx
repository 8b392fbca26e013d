import { beginTotp, confirmTotp } from '@dosewise/contract';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { useOwnPassword } from '../../../../data/oidc/oidc.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { CopiedField } from '../../../../kit/forms/copied-field.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { texts as formTexts } from '../../../../kit/forms/texts.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { CodeField, OwnPasswordField } from '../../../../parts/account-fields/proof-fields.tsx';
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
  const own = useOwnPassword();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: own.errorOf(password) }),
    body: ({ password }) => own.sent(password),
    send: (body) => call(beginTotp, { body }),
    onSaved: onBegun,
    failed: texts.secondFactor.beginFailed,
  });
  return (
    <FormDialog
      form={form}
      title={texts.secondFactor.setUpTitle}
      submit={texts.secondFactor.next}
      onClose={onClose}
    >
      {own.isAsked ? (
        <>
          <p className="text-quiet">{texts.secondFactor.passwordFirst}</p>
          <OwnPasswordField {...form.field('password')} />
        </>
      ) : (
        <p className="text-quiet">{texts.secondFactor.confirmFirst}</p>
      )}
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
    failed: texts.secondFactor.beginFailed,
  });
  return (
    <FormDialog
      form={form}
      title={texts.secondFactor.setUpTitle}
      submit={texts.secondFactor.turnOn}
      onClose={onClose}
    >
      <QrPicture text={uri} label={texts.secondFactor.picture} />
      <CopiedField label={texts.secondFactor.key} hint={texts.secondFactor.keyHint} value={secret}>
        <a
          href={uri}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
        >
          {texts.secondFactor.openApp}
        </a>
      </CopiedField>
      <CodeField {...form.field('code')} hint={texts.secondFactor.codeOfApp} inputMode="numeric" />
    </FormDialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.secondFactor.recoveryTitle}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.secondFactor.kept}</Button>}
    >
      <p className="mb-4">{texts.secondFactor.recoveryLead}</p>
      <ul
        aria-label={texts.secondFactor.recoveryCodes}
        className="mb-4 grid gap-2 rounded-control bg-sunken p-4 text-center font-semibold numbers"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The modules of white that the standard asks for around a code. */
const QUIET_ZONE = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A text to scan. Dark on white whatever the theme: few cameras read it the other way round. */
function QrPicture({ text, label }: QrPictureProps) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-control"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
