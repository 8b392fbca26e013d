import { beginConfirmation, confirmSession, getTotp, type RouteCall } from '@dosewise/contract';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { routeQuery, useQuery } from '../../../data/calls/use-query.ts';
import {
  useOidcName,
  usePasskeysWork,
} from '../../../data/deployment-settings/deployment-settings.ts';
import { useLocation } from '../../../data/navigation/address.ts';
import { pathAfterLogin } from '../../../data/navigation/paths.ts';
import { oidcLinkQuery, oidcStart, useHasPassword } from '../../../data/oidc/oidc.ts';
import { confirmation } from '../../../data/session/confirmation.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { texts as formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { CodeField, OwnPasswordField } from '../../../parts/account-fields/proof-fields.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { passkeysQuery } from '../../../parts/passkeys/passkeys.tsx';
import { texts } from './texts.ts';

/** Asks for the password, a code, a passkey or a fresh login at the provider, whichever the account has. */
export function ConfirmSession() {
  return (
    <QueryProvider>
      <ConfirmDialog />
    </QueryProvider>
  );
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const send = (body: RouteCall<typeof confirmSession>['body']) => call(confirmSession, { body });

async function confirmByPasskey(): Promise<void> {
  const options = await call(beginConfirmation, {});
  await send({ passkey: await startAuthentication({ optionsJSON: options as Options }) });
}

function failureOf(error: Error): string {
  return error instanceof WebAuthnError ? texts.noPasskey : explainError(error, texts.failed);
}

const totpQuery = routeQuery(getTotp, { staleTime: 0 });

const onClose = () => confirmation.answer(false);
const onConfirmed = () => confirmation.answer(true);

function ConfirmDialog() {
  const [choosesCode, setChoosesCode] = useState(false);
  const hasPassword = useHasPassword();
  const linked = useQuery(oidcLinkQuery).data?.link ?? null;
  const oidcName = useOidcName();
  const { pathname } = useLocation();
  const hasCodes = useQuery(totpQuery).data?.on ?? false;
  const hasPasskeys = (useQuery(passkeysQuery).data?.length ?? 0) > 0;
  const isByCode = choosesCode || (!hasPassword && hasCodes);
  const canUsePasskey = usePasskeysWork() && hasPasskeys;
  const onFailed = (error: Error) => {
    // There is no one left to confirm.
    if (error instanceof ApiError && error.code === 'unauthorized') onClose();
  };
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: !isByCode && password === '' ? formTexts.enterPassword : null,
      code: isByCode && code.trim() === '' ? texts.enterCode : null,
    }),
    body: ({ password, code }) => (isByCode ? { code } : { password }),
    send,
    onSaved: onConfirmed,
    onFailed,
    failed: texts.failed,
  });
  const passkey = useMutation({
    mutationFn: confirmByPasskey,
    onSuccess: onConfirmed,
    onError: onFailed,
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submit={
        hasPassword || isByCode ? { label: texts.confirm, isPossible: !passkey.isPending } : null
      }
      onClose={onClose}
    >
      <p className="text-quiet">{texts.lead}</p>
      {isByCode ? (
        <CodeField {...form.field('code')} label={texts.code} hint={texts.codeHint} />
      ) : hasPassword ? (
        <OwnPasswordField {...form.field('password')} label={texts.password} />
      ) : null}
      {passkey.isError ? <Notice tone="danger">{failureOf(passkey.error)}</Notice> : null}
      {hasCodes && hasPassword ? (
        <Button kind="secondary" onClick={() => setChoosesCode(!choosesCode)}>
          {isByCode ? texts.usePassword : texts.useCode}
        </Button>
      ) : null}
      {canUsePasskey ? (
        <Button kind="secondary" busy={passkey.isPending} onClick={() => passkey.mutate()}>
          {hasPassword || isByCode ? texts.usePasskey : texts.byPasskey}
        </Button>
      ) : null}
      {linked !== null && oidcName !== '' ? (
        <>
          <a
            href={oidcStart(pathAfterLogin(pathname), 'confirm')}
            className={buttonClass('secondary', 'wrap-anywhere')}
          >
            {texts.byOidc(isolated(oidcName))}
          </a>
          <p className="text-small text-quiet">{texts.oidcHint}</p>
        </>
      ) : null}
    </FormDialog>
  );
}
