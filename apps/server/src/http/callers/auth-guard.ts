import { type Access, mayCall, type RouteDefinition } from '@dosewise/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../calls/app-error.ts';
import { type HoldFor, type LiveSession, requireConfirmed } from '../../calls/live-session.ts';
import {
  findLiveSession,
  holdSession,
  isKeptOut,
  isStillLive,
} from '../../calls/sessions.read-model.ts';
import type { Scope } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { constraintFailure, isMissingRow } from '../../db/engines/engine-errors.ts';
import { keyOfToken, type TokenKey } from '../../secrets/secret-tokens.ts';

/**
 * The session that a request's bearer token stands for; null on a public route, whose caller does
 * not matter. Throws `unauthorized` without a live token, `not_ready` while the account is being restored, `token_scope` for an API token that may not
 * call it, `forbidden` when the route is an admin's, `confirmation_needed` when it opens a door.
 */
export async function requireSession(
  route: RouteDefinition,
  request: FastifyRequest,
  scope: Scope,
): Promise<LiveSession | null> {
  if (route.access === 'public') return null;
  const token = bearerToken(request);
  if (!token) throw new AppError('unauthorized');
  const session = await findLiveSession(scope, token);
  if (!session) throw await refusal(scope, keyOfToken(token));
  if (session.tokenScope && !mayCall(session.tokenScope, route)) throw new AppError('token_scope');
  if (route.access === 'admin' && session.userType !== 'admin') throw new AppError('forbidden');
  if (route.opensDoor === 'always') requireConfirmed(session, scope.now);
  return session;
}

/** A large restore takes seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The reason that a session is not live: its account is being restored, or it is over. */
async function refusal(scope: Pick<Scope, 'db' | 'now'>, key: TokenKey): Promise<AppError> {
  if (!(await isKeptOut(scope, key))) return new AppError('unauthorized');
  return new AppError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Asks again, as the first thing in the transaction of a write: the body may come minutes after the
 * headers. What would end the session waits for the write. Throws as `requireSession` does.
 */
export async function requireSessionStill(
  access: Access,
  session: LiveSession,
  tx: Database,
  now: number,
  holdFor: HoldFor,
): Promise<void> {
  const userType = await holdSession(tx, session, now, holdFor);
  if (!userType) throw await refusal({ db: tx, now }, session);
  if (access === 'admin' && userType !== 'admin') throw new AppError('forbidden');
}

/**
 * The error that a caller is told in place of `error`. A row that is missing under one's own feet
 * means that the account was deleted while the request ran: then the session is over, and nothing
 * is broken.
 */
export async function explainToCaller(
  error: unknown,
  session: LiveSession | null,
  scope: Scope,
): Promise<unknown> {
  const isMissing = isMissingRow(error) || constraintFailure(error) === 'foreign-key';
  if (!isMissing || !session || (await isStillLive(scope, session))) return error;
  return new AppError('unauthorized');
}

/** The token of a request, if it is shaped like one. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
