import { mayCall, PERSON_HEADER, type RouteDefinition, TOKEN_HEADER } from '@dosewise/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { refusalOf } from '../../calls/authorised-writes.ts';
import { actFor } from '../../calls/carers.ts';
import { type LiveSession, requireConfirmed } from '../../calls/live-session.ts';
import { findLiveSession } from '../../calls/sessions.read-model.ts';
import { keyOfToken } from '../../secrets/secret-tokens.ts';
import { noteLanguage } from './caller-language.ts';

/**
 * The session that a request's bearer token stands for; null on a public route, whose caller does
 * not matter. Throws `unauthorized` without a live token, `not_ready` while the account is being restored, `token_scope` for an API token that may not
 * call it, `not_allowed` where the caller names a person whose records they may not have so, `forbidden` when the route is an admin's, `confirmation_needed` when it opens a door.
 */
export async function requireSession(
  route: RouteDefinition,
  request: FastifyRequest,
  scope: Scope,
): Promise<LiveSession | null> {
  if (route.access === 'public') return null;
  const token = bearerToken(request);
  if (!token) throw new AppError('unauthorized');
  const key = keyOfToken(token);
  const session = await findLiveSession(scope, key);
  if (!session) throw await refusalOf(scope, key);
  noteLanguage(request, session.language);
  if (session.tokenScope && !mayCall(session.tokenScope, route)) throw new AppError('token_scope');
  if (route.access === 'admin' && session.userType !== 'admin') throw new AppError('forbidden');
  const personId = request.headers[PERSON_HEADER];
  if (personId !== undefined) return actFor(route, session, String(personId), scope);
  if (route.opensDoor === 'always') requireConfirmed(session, scope.now);
  return session;
}

const TOKEN = /^[\w-]{20,200}$/;

/**
 * The token of a request, if it is shaped like one. The header of our own counts first: a proxy with a login of its
 * own may have put its password into the other one.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const own = String(headers[TOKEN_HEADER] ?? '');
  const shared = /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return [own, shared].find((token) => TOKEN.test(token)) ?? null;
}
