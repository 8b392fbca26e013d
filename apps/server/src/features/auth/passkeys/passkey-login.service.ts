import type {
  beginPasskeyLogin,
  loginWithPasskey,
  RouteInput,
  RouteReply,
} from '@dosewise/contract';
import type { Config } from '../../../config.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  beginAttempt,
  passkeyAttempt,
  recordSuccess,
} from '../../../http/limits/failed-attempts.ts';
import { hashToken } from '../../../secret-tokens.ts';
import { unpackId } from '../../../signed-tokens.ts';
import { lockAccount, noteLogin } from '../auth.queries.ts';
import type { Caller } from '../auth.service.ts';
import { isKnownDevice } from '../login-devices.queries.ts';
import { tellOfNewDevice } from '../new-device.ts';
import { logInWith, type NewLogin } from '../start-session.ts';
import { CHALLENGE_MS, newChallenge, openChallenge, useChallenge } from './challenge.ts';
import * as queries from './passkeys.queries.ts';
import { requireSite } from './passkeys.service.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** What a browser logs in with. It lists no passkeys: that would tell who has an account. */
export async function begin(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
): Promise<RouteReply<typeof beginPasskeyLogin>> {
  const { rpId } = requireSite(config);
  const challenge = Buffer.from(await newChallenge(scope, 'login')).toString('base64url');
  return { rpId, challenge, timeout: CHALLENGE_MS, userVerification: 'required' };
}

/**
 * Logs in with a passkey that verified its user: who has the device and can unlock it has both factors.
 * Throws `wrong_passkey`, whatever is wrong, or `too_many_requests` after many failures.
 */
export async function login(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  { credential, device }: RouteInput<typeof loginWithPasskey>['body'],
  caller: Caller,
): Promise<NewLogin> {
  const site = requireSite(config);
  const attempt = await beginAttempt(
    scope,
    passkeyAttempt(credential.id, caller.ip),
    caller.limited,
  );
  const userId = userOfHandle(credential.response.userHandle);
  const passkey = userId && (await queries.findPasskey(scope.db, userId, credential.id));
  if (!passkey) throw new AppError('wrong_passkey');
  let nonce: string | null = null;
  const signCount = await verifyPasskey(credential, passkey, {
    site,
    isExpected: async (challenge) => {
      nonce = await openChallenge(scope, 'login', challenge);
      return nonce !== null;
    },
  });
  if (signCount === null || nonce === null) throw new AppError('wrong_passkey');
  const used = nonce;
  const session = await inTransaction(scope.db, async (db) => {
    const passwordHash = await lockAccount(db, userId);
    if (passwordHash === undefined || !(await useChallenge(db, userId, used, scope.now))) {
      throw new AppError('wrong_passkey');
    }
    const use = { sign_count: signCount, last_used_at: scope.now };
    // It may have been deleted while its answer was being checked.
    if (!(await queries.noteUse(db, userId, credential.id, use))) {
      throw new AppError('wrong_passkey');
    }
    await noteLogin(db, userId, passwordHash, scope.now);
    return beginSession({ ...scope, db }, userId, caller.deviceName, device);
  });
  await recordSuccess(scope, attempt);
  return session;
}

/** Whose id the authenticator kept; undefined for what we gave none. */
function userOfHandle(handle: string): string | undefined {
  const bytes = Buffer.from(handle, 'base64url');
  return bytes.length === 16 ? unpackId(bytes) : undefined;
}

async function beginSession(
  scope: Scope,
  userId: string,
  name: string | null,
  device: string | undefined,
): Promise<NewLogin> {
  const hash = device === undefined ? null : hashToken(device);
  const isKnown = hash !== null && (await isKnownDevice(scope.db, userId, hash));
  await tellOfNewDevice(scope, userId, name, isKnown ? hash : null);
  return logInWith(scope, userId, { name, token: isKnown ? device : undefined });
}
