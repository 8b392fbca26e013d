import { createHmac, randomBytes } from 'node:crypto';
import type { Scope } from '../../../../context.ts';
import { hashToken, newToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { readServerSecret } from '../../../../runtime/secrets/server-secret.queries.ts';
import { openToken, signToken } from '../../../../runtime/secrets/signed-tokens.ts';
import type { Identity, LoginChecks } from './provider.ts';

/** The time to log in at the provider, in ms. */
export const LOGIN_MS = 10 * 60_000;
/** The time for which a code of ours logs in, */
const CODE_MS = 60_000;
/** and the time for which it does together with a code of the second factor, in ms. */
const CODE_AND_FACTOR_MS = 5 * 60_000;

/** The use of a login at the provider: to log in, to confirm a session, or to link it to an account. */
export type OidcPurpose = 'login' | 'confirm' | { readonly linkTo: string };

/** A login that was begun. It is signed and travels with the person, so that nothing is stored for it. */
export interface BegunLogin {
  readonly at: number;
  readonly nonce: string;
  /** Hash of the key that the browser keeps in a cookie: no one can be made to end another's login. */
  readonly browser: string;
  readonly purpose: OidcPurpose;
  /** The path of ours to go on to. */
  readonly to: string | null;
}

/** A login that ended at the provider. */
export interface EndedLogin extends Omit<BegunLogin, 'to'> {
  readonly identity: Identity;
}

/** A new login for the browser with this key. */
export const newLogin = (
  { now }: Pick<Scope, 'now'>,
  browserKey: string,
  { purpose, to }: Pick<BegunLogin, 'purpose' | 'to'>,
): BegunLogin => ({
  at: now,
  nonce: randomBytes(16).toString('base64url'),
  browser: hashToken(browserKey),
  purpose,
  to,
});

/** The state that stands for a login, and the secrets that only its browser and this server can make again. */
export async function checksOf(
  { db }: Pick<Scope, 'db'>,
  login: BegunLogin,
  browserKey: string,
): Promise<LoginChecks> {
  const secret = await readServerSecret(db, 'oidc');
  const derive = (use: string) =>
    createHmac('sha256', secret)
      .update(`${use}\n${browserKey}\n${login.nonce}`)
      .digest('base64url');
  return {
    state: sign(secret, 'state', login),
    nonce: derive('nonce'),
    verifier: derive('verifier'),
    isFresh: login.purpose === 'confirm',
  };
}

/** The login that a state stands for; null for a state that is not ours. It may be over. */
export async function openState(
  { db }: Pick<Scope, 'db'>,
  state: string,
): Promise<BegunLogin | null> {
  return open<BegunLogin>(await readServerSecret(db, 'oidc'), 'state', state);
}

/** True: it is over, or from a clock that was put back since. */
export const isOver = ({ at }: Pick<BegunLogin, 'at'>, now: number, livesMs: number): boolean =>
  Math.abs(now - at) > livesMs;

/** True in the browser that began the login. */
export const isOfBrowser = (
  { browser }: Pick<BegunLogin, 'browser'>,
  browserKey: string,
): boolean => browser === hashToken(browserKey);

/** A code for the browser that ended a login at the provider. */
export async function newCode({ db }: Pick<Scope, 'db'>, login: EndedLogin): Promise<string> {
  return sign(await readServerSecret(db, 'oidc'), 'code', login);
}

/** The login that a code of ours stands for, in the browser that began it. Null where it does not count. */
export async function openCode(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  code: string,
  browserKey: string | null,
): Promise<(EndedLogin & { readonly isLate: boolean }) | null> {
  const login = open<EndedLogin>(await readServerSecret(db, 'oidc'), 'code', code);
  if (!login || browserKey === null || !isOfBrowser(login, browserKey)) return null;
  if (isOver(login, now, CODE_AND_FACTOR_MS)) return null;
  return { ...login, isLate: isOver(login, now, CODE_MS) };
}

/** A token for someone who is logged in to take along, so that the login is linked; for a minute. */
export async function newLinkToken({ db, now }: Scope, userId: string): Promise<string> {
  return sign(await readServerSecret(db, 'oidc'), 'link', { at: now, userId });
}

/** The user whose login is to be linked; null where the token is over or not ours. */
export async function openLinkToken({ db, now }: Scope, token: string): Promise<string | null> {
  const link = open<{ at: number; userId: string }>(
    await readServerSecret(db, 'oidc'),
    'link',
    token,
  );
  return link && !isOver(link, now, CODE_MS) ? link.userId : null;
}

const sign = (secret: string, kind: string, content: object): string =>
  signToken(secret, `oidc ${kind}`, Buffer.from(JSON.stringify(content)));

/** The content of a token that this installation signed for this use; it has the shape that it had then. */
function open<Content>(secret: string, kind: string, token: string): Content | null {
  const payload = openToken(secret, `oidc ${kind}`, token);
  return payload && (JSON.parse(payload.toString()) as Content);
}

/** The cookie's name. Where there is TLS, browsers take it from this very host alone. */
const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-dosewise-oidc' : 'dosewise-oidc';

/** The key by which this server knows the browser that began a login; null without one. */
export function readBrowserKey(cookies: string, publicUrl: string): string | null {
  const name = cookieName(publicUrl);
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The key of a browser, the one that it has or a new one, and the cookie that keeps it for a login. */
export function keepBrowserKey(cookies: string, publicUrl: string) {
  const key = readBrowserKey(cookies, publicUrl) ?? newToken();
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieName(publicUrl)}=${key}; Path=/; Max-Age=${LOGIN_MS / 1000}; HttpOnly; SameSite=Lax${secure}`;
  return { key, cookie };
}
