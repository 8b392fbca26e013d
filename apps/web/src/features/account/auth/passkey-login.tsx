import { WebAuthnError } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { failureOf } from './auth-form.ts';
import { logInWithPasskey } from './passkey-session.ts';
import { texts } from './texts.ts';

/** Logs in without a password, by what the device keeps. */
export function PasskeyLogin() {
  const login = useMutation({ mutationFn: logInWithPasskey });
  const { error } = login;
  return (
    <div className="flex flex-col gap-4">
      {error ? (
        <Notice tone="danger">
          {error instanceof WebAuthnError ? texts.noPasskey : failureOf(error)}
        </Notice>
      ) : null}
      <Button kind="secondary" busy={login.isPending} onClick={() => login.mutate()}>
        {texts.withPasskey}
      </Button>
    </div>
  );
}
