import type { oidcCallback, RouteInput, startOidc } from '@dosewise/contract';
import { AppError } from '../../../../app-error.ts';
import type { Scope } from '../../../../context.ts';
import type { RawReply } from '../../../../runtime/calls/bind-route.ts';
import { leadTo, ownPath } from '../../../../runtime/calls/own-path.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import {
  type BegunLogin,
  checksOf,
  isOfBrowser,
  isOver,
  keepBrowserKey,
  LOGIN_MS,
  newCode,
  newLogin,
  type OidcPurpose,
  openLinkToken,
  openState,
  readBrowserKey,
} from './oidc-tokens.ts';
import { type OidcProvider, ProviderFailure } from './provider.ts';

/** The provider with its settings; null: there is none. */
export interface OidcSide {
  readonly provider: OidcProvider | null;
  readonly publicUrl: Config['publicUrl'];
}

/** A call of a browser that goes from page to page. */
interface Visit extends Scope {
  readonly cookies: string;
  /** True: only the headers are asked for. */
  readonly isHead: boolean;
}

/** The part behind the `#` that the login page looks for. */
type Outcome = 'oidc' | 'oidc-confirm' | 'oidc-link' | 'oidc-error';

/** Leads to the provider, or back to the login page with what is wrong. Throws `not_found` without one. */
export async function start(
  { provider, publicUrl }: OidcSide,
  visit: Visit,
  { to, link, confirm }: RouteInput<typeof startOidc>['query'],
): Promise<RawReply> {
  if (!provider) throw new AppError('not_found');
  const linkTo = link === undefined ? null : await openLinkToken(visit, link);
  if (link !== undefined && linkTo === null) return backTo(shortPath(to), 'oidc-error', 'expired');
  const purpose: OidcPurpose =
    linkTo !== null ? { linkTo } : confirm === undefined ? 'login' : 'confirm';
  const { key, cookie } = keepBrowserKey(visit.cookies, publicUrl);
  const login = newLogin(visit, key, { purpose, to: shortPath(to) });
  try {
    const url = await provider.loginUrl(await checksOf(visit, login, key), visit.now);
    return leadTo(url.href, { 'set-cookie': cookie });
  } catch (error) {
    return backWith(login, error);
  }
}

/** Takes the provider's answer, and leads to the login page with a code of ours or with what is wrong. */
export async function answerCallback(
  { provider, publicUrl }: OidcSide,
  visit: Visit,
  answer: RouteInput<typeof oidcCallback>['query'],
): Promise<RawReply> {
  if (!provider) throw new AppError('not_found');
  const login = await openState(visit, answer.state ?? '');
  const key = readBrowserKey(visit.cookies, publicUrl);
  // A code at the provider counts once: anyone who only looks does not use it up.
  if (visit.isHead) return backTo(null, 'oidc-error', 'expired');
  if (!login) return backTo(null, 'oidc-error', 'forged');
  if (isOver(login, visit.now, LOGIN_MS)) return backTo(login.to, 'oidc-error', 'expired');
  // Begun by someone else, or in another browser; or this one keeps no cookies.
  if (key === null || !isOfBrowser(login, key)) return backTo(login.to, 'oidc-error', 'forged');
  try {
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries(answer)) {
      if (value !== undefined) given.set(name, value);
    }
    const checks = await checksOf(visit, login, key);
    const identity = await provider.identify(given, checks, visit.now);
    const { to, ...begun } = login;
    // Its minute begins now.
    const code = await newCode(visit, { ...begun, at: visit.now, identity });
    return backTo(to, outcomeOf(login.purpose), code);
  } catch (error) {
    return backWith(login, error);
  }
}

function outcomeOf(purpose: OidcPurpose): Outcome {
  if (typeof purpose === 'object') return 'oidc-link';
  return purpose === 'login' ? 'oidc' : 'oidc-confirm';
}

function backWith({ to }: Pick<BegunLogin, 'to'>, error: unknown): RawReply {
  if (error instanceof ProviderFailure) return backTo(to, 'oidc-error', error.kind);
  throw error;
}

/** Leads to the login page. The code stands behind the `#`: no server and no log is sent it. */
function backTo(to: string | null, outcome: Outcome, value: string): RawReply {
  const next = to === null ? '' : `?${new URLSearchParams({ next: to })}`;
  return leadTo(`/login${next}#${outcome}=${value}`);
}

/** Escaped letters are three each. All of it is in the state, which has to fit into an address. */
const MAX_PATH = 500;

/** The path of ours that someone asked to go on to; null for none, and for whatever leads elsewhere. */
function shortPath(to: string | undefined): string | null {
  const path = ownPath(to);
  return path !== null && path.length > MAX_PATH ? null : path;
}
