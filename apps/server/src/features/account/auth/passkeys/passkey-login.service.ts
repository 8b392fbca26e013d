import type {
  beginConfirmation as beginConfirmationRoute,
  beginPasskeyLogin,
  loginWithPasskey,
  RouteInput,
  RouteReply,
} from '@dosewise/contract';
import { AppError } from '../../../../app-error.ts';
import type { Scope } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/database.ts';
import type { LiveSession } from '../../../../runtime/calls/live-session.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import {
  beginAttempt,
  passkeyAttempt,
  recordSuccess,
} from '../../../../runtime/http/limits/failed-attempts.ts';
import { unpackId } from '../../../../runtime/secrets/signed-tokens.ts';
import { lockAccount, noteConfirmed } from '../auth.queries.ts';
import type { Caller } from '../auth.service.ts';
import { beginLogin } from '../new-device.ts';
import type { NewLogin } from '../start-session.ts';
import {
  CHALLENGE_MS,
  type ChallengePurpose,
  newChallenge,
  openChallenge,
  useChallenge,
} from './challenge.ts';
import * as queries from './passkeys.queries.ts';
import { keyInOptions, requireSite } from './passkeys.service.ts';
import { type GivenCredential, verifyPasskey } from './verify-passkey.ts';

/** The options of a login by passkey. They list no passkeys: that would tell who has an account. */
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
  const userId = userOfHandle(credential.response.userHandle);
  return withPasskey(scope, config, caller, { userId, purpose: 'login', credential }, (db, user) =>
    beginLogin({ ...scope, db }, user, { name: caller.deviceName, token: device }),
  );
}

/** The options of a confirmation by passkey. Only the session's user asks, so the passkeys may be named. */
export async function beginConfirmation(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  userId: string,
): Promise<RouteReply<typeof beginConfirmationRoute>> {
  const { rpId } = requireSite(config);
  const challenge = await newChallenge(scope, { confirmationOf: userId });
  const passkeys = await queries.listPasskeys(scope.db, userId);
  return {
    rpId,
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: passkeys.map(keyInOptions),
  };
}

/** Confirms a session with a passkey of its user. Throws as `login` does. */
export function confirm(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  session: LiveSession,
  credential: GivenCredential,
  caller: Pick<Caller, 'ip' | 'limited'>,
): Promise<void> {
  const { userId } = session;
  const answer = { userId, purpose: { confirmationOf: userId }, credential };
  return withPasskey(scope, config, caller, answer, (db) => noteConfirmed(db, session, scope.now));
}

interface Answer {
  readonly userId: string | undefined;
  readonly purpose: ChallengePurpose;
  readonly credential: GivenCredential;
}

/** Does `work` in the transaction that uses up a passkey's answer, whose user's account is locked. */
async function withPasskey<Result>(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  { ip, limited }: Pick<Caller, 'ip' | 'limited'>,
  { userId, purpose, credential }: Answer,
  work: (db: Database, user: { id: string; passwordHash: string }) => Promise<Result>,
): Promise<Result> {
  const site = requireSite(config);
  const attempt = await beginAttempt(scope, passkeyAttempt(credential.id, ip), limited);
  const passkey = userId && (await queries.findPasskey(scope.db, userId, credential.id));
  if (!passkey) throw new AppError('wrong_passkey');
  let nonce: string | null = null;
  const signCount = await verifyPasskey(credential, passkey, {
    site,
    isExpected: async (challenge) => {
      nonce = await openChallenge(scope, purpose, challenge);
      return nonce !== null;
    },
  });
  if (signCount === null || nonce === null) throw new AppError('wrong_passkey');
  const used = nonce;
  const result = await inTransaction(scope.db, async (db) => {
    const passwordHash = await lockAccount(db, userId);
    if (passwordHash === undefined || !(await useChallenge(db, userId, used, scope.now))) {
      throw new AppError('wrong_passkey');
    }
    const use = { sign_count: signCount, last_used_at: scope.now };
    // It may have been deleted while its answer was being checked.
    if (!(await queries.noteUse(db, userId, credential.id, use))) {
      throw new AppError('wrong_passkey');
    }
    return work(db, { id: userId, passwordHash });
  });
  await recordSuccess(scope, attempt);
  return result;
}

/** The id of the user that the authenticator kept; undefined for a handle that is not ours. */
function userOfHandle(handle: string): string | undefined {
  const bytes = Buffer.from(handle, 'base64url');
  return bytes.length === 16 ? unpackId(bytes) : undefined;
}
