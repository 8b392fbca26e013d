import { beginPasskeyLogin, loginWithPasskey } from '@dosewise/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { track } from '../../../analytics/track.ts';
import { call } from '../../../api/api-client.ts';
import { readStored } from '../../../browser/storage.ts';
import { keepLogin } from '../../../session/account.ts';
import { beginWith } from './begin-session.ts';
import { texts } from './texts.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Logs in with a passkey that the browser lets somebody choose. Rejects as `logIn` does, or with a
 * WebAuthnError where none was given.
 */
export async function logInWithPasskey(): Promise<void> {
  const options = await call(beginPasskeyLogin, {});
  const answer = await startAuthentication({ optionsJSON: options as Options });
  const { userHandle = '' } = answer.response;
  const credential = { ...answer, response: { ...answer.response, userHandle } };
  const device = readStored('loginDevice');
  const body = { credential, ...(device !== null && { device }) };
  await beginWith(async () => keepLogin(await call(loginWithPasskey, { body })), texts.loginFailed);
  track('user_logged_in', { method: 'passkey' });
}
