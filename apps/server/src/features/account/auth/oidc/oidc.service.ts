import {
  type finishOidc,
  type getOidcLink,
  type RouteInput,
  type RouteReply,
  register as registerRoute,
} from '@dosewise/contract';
import { AppError } from '../../../../app-error.ts';
import type { DoorOpener, Scope, SpokenScope } from '../../../../context.ts';
import { type Database, inTransaction } from '../../../../db/database.ts';
import { constraintFailure } from '../../../../db/engines/engine-errors.ts';
import type { OidcLinkTable } from '../../../../db/tables/account-tables.ts';
import { enqueueMail, tellOfDoor } from '../../../../outgoing/ledger/enqueue.queries.ts';
import { findUserIdByEmail } from '../../../../records/doors/addresses.queries.ts';
import * as links from '../../../../records/doors/oidc-links.queries.ts';
import { insertActivity } from '../../../../runtime/activity/user-activity.queries.ts';
import type { LiveSession } from '../../../../runtime/calls/live-session.ts';
import type { Config, OidcConfig } from '../../../../runtime/config/config.ts';
import { recordSuccess } from '../../../../runtime/http/limits/failed-attempts.ts';
import { newNoPassword } from '../../../../runtime/secrets/passwords.ts';
import { hashToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { findOwnCredentials, insertUser, lockAccount, noteConfirmed } from '../auth.queries.ts';
import type { Caller } from '../auth.service.ts';
import { isKnownDevice } from '../login-devices.queries.ts';
import { languageOf, newUser } from '../new-account.ts';
import { beginLogin } from '../new-device.ts';
import { useChallenge } from '../passkeys/challenge.ts';
import { beginCode, requireCode } from '../second-factor/check-code.ts';
import { logInWith, type NewLogin } from '../start-session.ts';
import { doesCount, type LoginConfig, requireWayIn } from '../ways-in.ts';
import { type EndedLogin, openCode, readBrowserKey } from './oidc-tokens.ts';
import type { Identity } from './provider.ts';

type OidcPlace = Pick<Config, 'oidc' | 'publicUrl' | 'marketing'>;
type NewPlace = Pick<RouteInput<typeof finishOidc>['body'], 'country' | 'currency' | 'timeZone'>;
type Ended = NonNullable<Awaited<ReturnType<typeof openCode>>>;

/** The provider's settings. Throws `oidc_not_offered` where there is none. */
export function requireOidc({ oidc }: Pick<Config, 'oidc'>): OidcConfig {
  if (!oidc) throw new AppError('oidc_not_offered');
  return oidc;
}

const dead = () => new AppError('oidc_code_dead');

/** The login of a code that this browser began, for a use. Throws `oidc_code_dead` for any other. */
async function openFor(
  scope: Scope,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  given: { readonly code: string; readonly cookies: string },
  isMeant: (purpose: EndedLogin['purpose']) => boolean,
): Promise<Ended> {
  const ended = await openCode(scope, given.code, readBrowserKey(given.cookies, publicUrl));
  if (!ended || !isMeant(ended.purpose)) throw dead();
  return ended;
}

/**
 * Logs in the person who logged in at the provider: into the account that is linked, or has the address where the
 * operator trusts it, or a new one. The code counts once. Throws `oidc_code_dead`, `oidc_address_taken`,
 * `oidc_no_address`, `registration_closed`; `second_factor_required` or `wrong_code` as any login.
 */
export async function finish(
  scope: SpokenScope,
  config: OidcPlace,
  { code, device, secondFactor, ...place }: RouteInput<typeof finishOidc>['body'],
  caller: Caller & { readonly cookies: string },
): Promise<NewLogin> {
  const oidc = requireOidc(config);
  const { cookies } = caller;
  const ended = await openFor(scope, config, { code, cookies }, (use) => use === 'login');
  const linkedId = await links.findUserIdBySubject(scope.db, ended.identity);
  const userId = linkedId ?? (await findByAddress(scope.db, oidc, ended.identity));
  if (userId === undefined) {
    if (ended.isLate) throw dead();
    return register(scope, config, ended, { place, deviceName: caller.deviceName });
  }
  const hash = device === undefined ? null : hashToken(device);
  const isKnown = hash !== null && (await isKnownDevice(scope.db, userId, hash));
  const deviceHash = isKnown ? hash : null;
  const begun = await beginCode(scope, userId, secondFactor, { ...caller, deviceHash });
  // Only who types a code of an app gets longer.
  if (ended.isLate && !begun) throw dead();
  const login = await inTransaction(scope.db, async (db) => {
    const passwordHash = await beginUse(db, userId, ended, scope.now);
    await requireCode({ ...scope, db }, userId, secondFactor, begun);
    const opener = { userId, deviceName: caller.deviceName };
    if (linkedId === undefined) await link({ ...scope, db }, oidc, opener, ended.identity);
    await noteUse({ ...scope, db }, userId, ended.identity);
    const user = { id: userId, passwordHash };
    return beginLogin({ ...scope, db }, user, { name: caller.deviceName, token: device });
  });
  if (begun) await recordSuccess(scope, begun);
  return login;
}

/** Locks the account and uses the login up; the account's hash. Throws `oidc_code_dead` the second time. */
async function beginUse(
  db: Database,
  userId: string,
  { nonce }: Pick<EndedLogin, 'nonce'>,
  now: number,
): Promise<string> {
  const passwordHash = await lockAccount(db, userId);
  if (passwordHash === undefined || !(await useChallenge(db, userId, nonce, now))) throw dead();
  return passwordHash;
}

/** Notes a login by what is linked. Throws `oidc_code_dead` where it is linked no more. */
async function noteUse({ db, now }: Scope, userId: string, identity: Identity): Promise<void> {
  const key = { user_id: userId, issuer: identity.issuer, subject: identity.subject };
  const use = { name: nameOf(identity), last_used_at: now };
  if (!(await links.noteLinkUse(db, key, use))) throw dead();
}

/**
 * The account that has the address of a login which is linked to none; undefined where no one has it.
 * Throws `oidc_address_taken` where the address alone does not open it.
 */
async function findByAddress(
  db: Database,
  { trustsEmail }: OidcConfig,
  identity: Identity,
): Promise<string | undefined> {
  const email = addressOf(identity);
  const userId = email === null ? undefined : await findUserIdByEmail(db, email);
  if (userId === undefined) return undefined;
  const isTrusted = trustsEmail && identity.isVerified;
  // Another person of the provider has that address by now.
  if (!isTrusted || (await links.findLink(db, userId))) throw new AppError('oidc_address_taken');
  return userId;
}

/** The address as ours are kept; null for none, and for one that is no address. */
function addressOf({ email }: Identity): string | null {
  const parsed = registerRoute.body.shape.email.safeParse(email);
  return parsed.success ? parsed.data : null;
}

/** Creates the account of a person of the provider, without a password, and logs in. */
async function register(
  scope: SpokenScope,
  config: OidcPlace,
  { identity, nonce }: EndedLogin,
  {
    place,
    deviceName,
  }: {
    readonly place: NewPlace;
    readonly deviceName: string | null;
  },
): Promise<NewLogin> {
  if (!requireOidc(config).mayRegister) throw new AppError('registration_closed');
  const email = addressOf(identity);
  if (email === null) throw new AppError('oidc_no_address');
  // No one was asked about news.
  const { timeZone, ...at } = place;
  const language = languageOf(scope);
  const made = newUser(scope, { ...at, email, language, news: false }, newNoPassword());
  const user = { ...made, time_zone: timeZone ?? made.time_zone };
  return inTransaction(scope.db, async (db) => {
    await orTaken(() => insertUser(db, user), 'oidc_address_taken');
    await insertActivity(db, user.id);
    await useChallenge(db, user.id, nonce, scope.now);
    await insertLink({ ...scope, db }, user.id, identity);
    await noteUse({ ...scope, db }, user.id, identity);
    if (config.marketing) await enqueueMail({ ...scope, db }, user.id, 'welcome');
    return logInWith({ ...scope, db }, user.id, { name: deviceName });
  });
}

async function insertLink(
  { db, now }: Scope,
  userId: string,
  identity: Identity,
): Promise<OidcLinkTable> {
  const row: OidcLinkTable = {
    user_id: userId,
    issuer: identity.issuer,
    subject: identity.subject,
    name: nameOf(identity),
    linked_at: now,
    last_used_at: null,
  };
  await orTaken(() => links.insertLink(db, row), 'oidc_other_account');
  return row;
}

/** Throws the refusal where someone else has it. */
async function orTaken(
  write: () => Promise<void>,
  refusal: 'oidc_address_taken' | 'oidc_other_account',
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (constraintFailure(error) === 'unique') throw new AppError(refusal);
    throw error;
  }
}

/** Links a login in place of the one before, and tells the account's owner. */
async function link(
  scope: Scope,
  { name }: OidcConfig,
  opener: DoorOpener,
  identity: Identity,
): Promise<OidcLinkTable> {
  await links.deleteLink(scope.db, opener.userId);
  const row = await insertLink(scope, opener.userId, identity);
  await tellOfDoor(scope, opener, 'oidc', `${name}: ${row.name}`);
  return row;
}

/** An id may be long, and is nothing to read. */
const nameOf = ({ email, subject }: Identity): string => (email ?? subject).slice(0, 254);

/** Links the login that came back to the account of the session. Throws `oidc_other_account`. */
export async function linkOwn(
  scope: Scope,
  config: OidcPlace,
  opener: DoorOpener,
  given: { readonly code: string; readonly cookies: string },
): Promise<ReturnType<typeof present>> {
  const oidc = requireOidc(config);
  const { userId } = opener;
  const ended = await openFor(
    scope,
    config,
    given,
    (use) => typeof use === 'object' && use.linkTo === userId,
  );
  if (ended.isLate) throw dead();
  return inTransaction(scope.db, async (db) => {
    await beginUse(db, userId, ended, scope.now);
    return present(await link({ ...scope, db }, oidc, opener, ended.identity));
  });
}

/** Confirms a session by a fresh login of the one that is linked. Throws `oidc_wrong_account`. */
export async function confirm(
  scope: Scope,
  config: Pick<Config, 'oidc' | 'publicUrl'>,
  { session, cookies }: { readonly session: LiveSession; readonly cookies: string },
  code: string,
): Promise<void> {
  requireOidc(config);
  const ended = await openFor(scope, config, { code, cookies }, (use) => use === 'confirm');
  if (ended.isLate) throw dead();
  const { userId } = session;
  await inTransaction(scope.db, async (db) => {
    if ((await links.findUserIdBySubject(db, ended.identity)) !== userId) {
      throw new AppError('oidc_wrong_account');
    }
    await beginUse(db, userId, ended, scope.now);
    await noteConfirmed(db, session, scope.now);
  });
}

/** Unlinks the login of the account, if there is one. Throws `last_way_in` where nothing else logs in. */
export async function unlink({ db }: Scope, config: LoginConfig, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if (await links.deleteLink(tx, userId)) await requireWayIn(tx, config, userId);
  });
}

/** The linked login, and whether a password logs in. */
export async function readLink(
  { db }: Scope,
  config: LoginConfig,
  userId: string,
): Promise<RouteReply<typeof getOidcLink>> {
  const [own, found] = [await findOwnCredentials(db, userId), await links.findLink(db, userId)];
  return { link: found ? present(found) : null, password: doesCount(config, own?.password_hash) };
}

const present = ({ name, linked_at, last_used_at }: OidcLinkTable) => ({
  name,
  linkedAt: new Date(linked_at).toISOString(),
  lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
});
