import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { RedditClient } from './reddit-client.ts';
import * as queries from './reddit-connection.queries.ts';
import { RedditFailure } from './reddit-http.ts';
import type { Grant } from './reddit-replies.ts';
import { deriveTokenKey, sealToken, unsealToken } from './token-seal.ts';

/** An access token this close to its end is renewed first. */
const MARGIN_MS = 60_000;
/** Longer than a renewal can take, with its retry. A process that died holds it no longer. */
const LEASE_MS = 60_000;
const POLL_MS = 100;
const MAX_POLLS = 200;

/** The tools of a configured application. */
export interface Reddit {
  readonly client: RedditClient;
  readonly tokenKey: Buffer;
  /** Calls to Reddit take seconds, and its waits count from the answer: not from `call.now`. */
  readonly now: () => number;
}

interface Tokens {
  readonly sealed: queries.SealedTokens;
  readonly access: string;
  readonly refresh: string;
}

/** The configured application, or null where the operator set none. */
export function createReddit({ config, now }: AppContext): Reddit | null {
  if (!config.reddit) return null;
  const client = new RedditClient(config.reddit, `${config.publicUrl}/api/reddit/callback`);
  return { client, tokenKey: deriveTokenKey(config.reddit), now };
}

/** The stored tokens, or null: not connected, or sealed under another client secret. */
export async function findTokens({ tokenKey }: Reddit, db: Database): Promise<Tokens | null> {
  const row = await queries.findConnection(db);
  if (!row?.access_token_sealed || !row.refresh_token_sealed || row.expires_at === null) {
    return null;
  }
  const access = unsealToken(tokenKey, 'access', row.access_token_sealed);
  const refresh = unsealToken(tokenKey, 'refresh', row.refresh_token_sealed);
  if (access === null || refresh === null) return null;
  const { access_token_sealed, refresh_token_sealed, expires_at } = row;
  return { sealed: { access_token_sealed, refresh_token_sealed, expires_at }, access, refresh };
}

/** A grant as it is stored. Without a refresh token of its own, `refreshSealed` stays. */
export function sealGrant(
  { tokenKey, now }: Reddit,
  grant: Grant,
  refreshSealed: string,
): queries.SealedTokens {
  return {
    access_token_sealed: sealToken(tokenKey, 'access', grant.accessToken),
    refresh_token_sealed:
      grant.refreshToken === null
        ? refreshSealed
        : sealToken(tokenKey, 'refresh', grant.refreshToken),
    expires_at: Math.round(now() + grant.lifeMs),
  };
}

/** Runs `work` with an access token: renewed when it is due, and once when Reddit refuses it. */
export async function withAccessToken<T>(
  reddit: Reddit,
  scope: Scope,
  work: (accessToken: string) => Promise<T>,
): Promise<T> {
  const stored = await requireTokens(reddit, scope.db);
  const isDue = stored.sealed.expires_at - MARGIN_MS <= scope.now;
  const tokens = isDue ? await renew(reddit, scope, stored) : stored;
  try {
    return await work(tokens.access);
  } catch (error) {
    if (!(error instanceof RedditFailure && error.kind === 'token_ended')) throw error;
    return await work((await renew(reddit, scope, tokens)).access);
  }
}

/**
 * New tokens in place of `stale`. Of several processes that find them stale, one renews and the
 * others wait for what it stores: a refresh token that was used twice could be lost. No lock of
 * the database is held meanwhile, since on SQLite that would stop every writer.
 */
async function renew(reddit: Reddit, scope: Scope, stale: Tokens): Promise<Tokens> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const lease = { now: scope.now, until: reddit.now() + LEASE_MS };
    if (await queries.claimRenewal(scope.db, stale.sealed, lease)) {
      return await renewClaimed(reddit, scope.db, stale, lease.until);
    }
    const stored = await requireTokens(reddit, scope.db);
    if (stored.sealed.access_token_sealed !== stale.sealed.access_token_sealed) return stored;
    await wait(POLL_MS);
  }
  throw new RedditFailure('failed');
}

async function renewClaimed(
  reddit: Reddit,
  db: Database,
  stale: Tokens,
  leaseUntil: number,
): Promise<Tokens> {
  try {
    const grant = await reddit.client.refresh(stale.refresh);
    const renewed = sealGrant(reddit, grant, stale.sealed.refresh_token_sealed);
    await queries.saveRenewal(db, stale.sealed, renewed);
  } catch (error) {
    const isOver = error instanceof RedditFailure && error.kind === 'grant_ended';
    if (isOver) await queries.forgetConnection(db, stale.sealed.refresh_token_sealed);
    else await queries.releaseRenewal(db, leaseUntil);
    throw error;
  }
  // Not what was just saved: the connection may have been ended or made again meanwhile.
  return requireTokens(reddit, db);
}

async function requireTokens(reddit: Reddit, db: Database): Promise<Tokens> {
  const tokens = await findTokens(reddit, db);
  if (!tokens) throw new AppError('reddit_not_ready');
  return tokens;
}
