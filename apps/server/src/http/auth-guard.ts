import type { Access } from '@dosewise/contract';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../context.ts';
import { findLiveSession, type LiveSession } from '../features/auth/sessions.read-model.ts';
import { AppError } from './app-error.ts';

/**
 * The session that a request's bearer token stands for; null on a public route, whose caller does
 * not matter. Throws `unauthorized` without a live token, `forbidden` when the route is an admin's.
 */
export async function requireSession(
  access: Access,
  request: FastifyRequest,
  scope: Scope,
): Promise<LiveSession | null> {
  if (access === 'public') return null;
  const token = bearerToken(request);
  const session = token ? await findLiveSession(scope, token) : null;
  if (!session) throw new AppError('unauthorized');
  if (access === 'admin' && session.userType !== 'admin') throw new AppError('forbidden');
  return session;
}

/** The token of a request, if it is shaped like one. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
