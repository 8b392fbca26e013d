import { beginPasskeyLogin, loginWithPasskey } from '@dosewise/contract';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { track } from '../../../data/analytics/track.ts';
import { readStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { keepLogin } from '../../../data/session/account.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { failureSentence } from './auth-form.ts';
import { beginWith } from './begin-session.ts';
import { texts } from './texts.ts';

/** Logs in without a password, by what the device keeps. */
export function PasskeyLogin() {
  const login = useMutation({ mutationFn: logInWithPasskey });
  const { error } = login;
  return (
    <div className="flex flex-col gap-4">
      {error ? (
        <Notice tone="danger">
          {error instanceof WebAuthnError ? texts.noPasskey : failureSentence(error)}
        </Notice>
      ) : null}
      <Button kind="secondary" busy={login.isPending} onClick={() => login.mutate()}>
        {texts.withPasskey}
      </Button>
    </div>
  );
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Logs in with a passkey that the browser lets someone choose. Rejects as `logIn` does, or with a
 * WebAuthnError where none was given.
 */
async function logInWithPasskey(): Promise<void> {
  const options = await call(beginPasskeyLogin, {});
  const answer = await startAuthentication({ optionsJSON: options as Options });
  const { userHandle = '' } = answer.response;
  const credential = { ...answer, response: { ...answer.response, userHandle } };
  const device = readStored('loginDevice');
  const body = { credential, ...(device !== null && { device }) };
  await beginWith(async () => keepLogin(await call(loginWithPasskey, { body })), texts.loginFailed);
  track('user_logged_in', { method: 'passkey' });
}
