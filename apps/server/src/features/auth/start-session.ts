import type { Scope } from '../../context.ts';
import { hashToken, newToken } from '../../secret-tokens.ts';
import { insertSession } from './auth.queries.ts';
import { SESSION_MS } from './sessions.read-model.ts';

/** Begins a session of a user; its token, which is stored nowhere. */
export async function startSession(scope: Scope, userId: string): Promise<string> {
  const token = newToken();
  await insertSession(scope.db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: scope.now,
    last_used_at: scope.now,
    expires_at: scope.now + SESSION_MS,
  });
  return token;
}
