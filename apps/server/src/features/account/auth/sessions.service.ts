import type { UserSession } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import type { LiveSession } from '../../../runtime/calls/live-session.ts';
import * as queries from './auth.queries.ts';

/** The caller's sessions, those first that were used last. */
export async function listSessions(
  { db, now }: Scope,
  { userId, tokenHash }: LiveSession,
): Promise<UserSession[]> {
  const sessions = await queries.listLiveSessions(db, userId, now);
  return sessions.map((session) => ({
    _id: session.id,
    createdAt: new Date(session.created_at).toISOString(),
    lastUsedAt: new Date(session.last_used_at).toISOString(),
    device: session.device,
    current: session.token_hash === tokenHash,
  }));
}

/** Ends one session of the caller, be it the one that asks. Throws `not_found`. */
export async function endSession({ db }: Scope, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteSession(db, userId, { id }))) throw new AppError('not_found');
}
