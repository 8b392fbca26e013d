import type { RouteInput, redditCallback } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';
import { type ConnectOutcome, renderCallbackPage } from './callback-page.ts';
import { readState, STATE_MS, signState } from './connect-state.ts';
import { findTokens, type Reddit, sealGrant } from './reddit-access.ts';
import * as queries from './reddit-connection.queries.ts';
import { RedditFailure } from './reddit-http.ts';

type CallbackQuery = RouteInput<typeof redditCallback>['query'];

/** The address at which the admin `userId` connects; good for ten minutes and one answer. */
export async function makeAuthUrl(reddit: Reddit, scope: Scope, userId: string): Promise<string> {
  const secret = await readServerSecret(scope.db, 'reddit-state');
  return reddit.client.authorizeUrl(signState(secret, userId, scope.now));
}

/** Takes Reddit's answer and tells the admin how it came out. */
export async function answerCallback(
  reddit: Reddit | null,
  scope: Scope,
  query: CallbackQuery,
  publicUrl: string,
) {
  const outcome = reddit ? await connect(reddit, scope, query) : 'link_expired';
  return renderCallbackPage(outcome, publicUrl);
}

/** Forgets the connection here, then at Reddit, which may fail without harm: no one has it. */
export async function disconnect(
  reddit: Reddit | null,
  scope: Scope,
  adminId: string,
): Promise<void> {
  const tokens = reddit ? await findTokens(reddit, scope.db) : null;
  const isForgotten = await inTransaction(scope.db, async (db) => {
    const sealed = (await queries.findConnection(db))?.refresh_token_sealed;
    if (!sealed || !(await queries.forgetConnection(db, sealed))) return false;
    await recordAdminAct({ ...scope, db }, adminId, { action: 'reddit_disconnected', detail: {} });
    return true;
  });
  if (isForgotten && tokens) await reddit?.client.revoke(tokens.refresh).catch(ignoreFailure);
}

async function connect(
  reddit: Reddit,
  scope: Scope,
  { code, state, error }: CallbackQuery,
): Promise<ConnectOutcome> {
  const adminId = await useState(scope, state ?? '');
  if (adminId === null) return 'link_expired';
  if (error === 'access_denied') return 'declined';
  if (error !== undefined || !code) return 'failed';
  const grant = await reddit.client.exchangeCode(code).catch(ignoreFailure);
  // Without a refresh token the connection would end within the hour.
  if (!grant?.refreshToken) return 'failed';
  const sealed = sealGrant(reddit, grant, '');
  const isKept = await inTransaction(scope.db, async (db) => {
    // The exchange took its time: someone may have taken the right away meanwhile.
    if (!(await queries.isAdmin(db, adminId))) return false;
    await queries.saveConnection(db, sealed, scope.now);
    await recordAdminAct({ ...scope, db }, adminId, { action: 'reddit_connected', detail: {} });
    return true;
  });
  if (isKept) return 'connected';
  await reddit.client.revoke(grant.refreshToken).catch(ignoreFailure);
  return 'link_expired';
}

/** The admin who began the connection, once. Null when the state is not good, or not any more. */
async function useState(scope: Scope, state: string): Promise<string | null> {
  const secret = await readServerSecret(scope.db, 'reddit-state');
  const known = readState(secret, state, scope.now);
  if (!known || !(await queries.isAdmin(scope.db, known.userId))) return null;
  // A state lives for STATE_MS, so one that was used longer ago has expired by itself.
  const expiredBefore = scope.now - STATE_MS;
  const isFirst = await queries.useNonce(scope.db, known.nonce, { now: scope.now, expiredBefore });
  return isFirst ? known.userId : null;
}

function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof RedditFailure)) throw error;
  return undefined;
}
