import type { addPasskey, beginPasskey, Passkey, RouteInput, RouteReply } from '@dosewise/contract';
import { AppError } from '../../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../../context.ts';
import { inTransaction } from '../../../../db/database.ts';
import type { PasskeyTable } from '../../../../db/tables/account-tables.ts';
import { tellOfDoor } from '../../../../outgoing/ledger/enqueue.queries.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import { type PasskeySite, readPasskeySite } from '../../../../runtime/secrets/passkey-site.ts';
import { packId } from '../../../../runtime/secrets/signed-tokens.ts';
import { findOwnCredentials, lockAccount } from '../auth.queries.ts';
import { NAMES } from '../texts.ts';
import { type LoginConfig, requireWayIn } from '../ways-in.ts';
import { CHALLENGE_MS, newChallenge, openChallenge, useChallenge } from './challenge.ts';
import * as queries from './passkeys.queries.ts';
import { ALGORITHMS, verifyNewPasskey } from './verify-passkey.ts';

/** No one has more devices; each passkey is a door to the account. */
const MAX_PASSKEYS = 20;

/** The site of passkeys. Throws `passkeys_not_offered` where there can be none. */
export function requireSite({ publicUrl }: Pick<Config, 'publicUrl'>): PasskeySite {
  const site = readPasskeySite(publicUrl);
  if (!site) throw new AppError('passkeys_not_offered');
  return site;
}

/** The options of a new passkey: one that finds its account by itself and verifies its user. */
export async function begin(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  userId: string,
): Promise<RouteReply<typeof beginPasskey>> {
  const { rpId } = requireSite(config);
  const own = await findOwnCredentials(scope.db, userId);
  if (!own) throw new AppError('unauthorized');
  const passkeys = await queries.listPasskeys(scope.db, userId);
  if (passkeys.length >= MAX_PASSKEYS) throw new AppError('account_full');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: NAMES.product,
    rpID: rpId,
    userName: own.email,
    userDisplayName: own.email,
    userID: new Uint8Array(packId(userId)),
    challenge: await newChallenge(scope, { newPasskeyOf: userId }),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id: rpId, name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(keyInOptions),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** A passkey as browsers are told of it. */
export const keyInOptions = ({ credential_id, transports }: PasskeyTable) => ({
  id: credential_id,
  type: 'public-key' as const,
  ...(transports === '' ? {} : { transports: transports.split(',') }),
});

/** Adds the passkey that a browser made. Throws `passkey_refused` for an answer that is not right. */
export async function add(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  opener: DoorOpener,
  { credential, name }: RouteInput<typeof addPasskey>['body'],
): Promise<Passkey> {
  const site = requireSite(config);
  const { userId, deviceName } = opener;
  let nonce: string | null = null;
  const key = await verifyNewPasskey(credential, {
    site,
    isExpected: async (challenge) => {
      nonce = await openChallenge(scope, { newPasskeyOf: userId }, challenge);
      return nonce !== null;
    },
  });
  if (!key || nonce === null) throw new AppError('passkey_refused');
  const passkey: PasskeyTable = {
    user_id: userId,
    id: scope.newId(),
    ...key,
    name: name ?? deviceName ?? NAMES.passkey,
    created_at: scope.now,
    last_used_at: null,
  };
  const used = nonce;
  await inTransaction(scope.db, async (db) => {
    if (!(await useChallenge(db, userId, used, scope.now))) throw new AppError('passkey_refused');
    const own = await queries.listPasskeys(db, userId);
    if (own.length >= MAX_PASSKEYS) throw new AppError('account_full');
    await queries.insertPasskey(db, passkey);
    await tellOfDoor({ ...scope, db }, opener, 'passkey', passkey.name);
  });
  return present(passkey);
}

/** The passkeys of a user, without their keys. */
export async function list({ db }: Scope, userId: string): Promise<Passkey[]> {
  return (await queries.listPasskeys(db, userId)).map(present);
}

const present = ({ id, name, created_at, last_used_at }: PasskeyTable): Passkey => ({
  _id: id,
  name,
  createdAt: new Date(created_at).toISOString(),
  lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
});

/** Deletes a passkey. Throws `not_found`, and `last_way_in` where nothing else logs in. */
export function remove(
  { db }: Scope,
  config: LoginConfig,
  userId: string,
  id: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if (!(await queries.deletePasskey(tx, userId, id))) throw new AppError('not_found');
    await requireWayIn(tx, config, userId);
  });
}
