import type { Database } from '../../../db/database.ts';
import type { CarerTable } from '../../../db/tables/people-tables.ts';
import { hashToken, userTokenFor } from '../../../runtime/secrets/secret-tokens.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';

/**
 * The token of an invitation that is shown to the person who invites, because no mail leaves the server, and its
 * hash. The mail that becomes a file has the same one, so neither ends the other.
 */
export async function shownInvitation(
  db: Database,
  { user_id, id }: Pick<CarerTable, 'user_id' | 'id'>,
): Promise<{ readonly token: string; readonly hash: string }> {
  const token = userTokenFor(user_id, await readServerSecret(db, 'invitations'), id);
  return { token, hash: hashToken(token) };
}
