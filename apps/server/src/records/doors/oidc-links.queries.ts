import type { Database } from '../../db/database.ts';
import type { OidcLinkTable, OidcSubjectTable } from '../../db/tables/account-tables.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';

/** The user to whom a login at the provider is linked. Asked by itself, as addresses are. */
export async function findUserIdBySubject(
  db: Database,
  { issuer, subject }: Pick<OidcSubjectTable, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('oidc_subject')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** The login that is linked to an account. */
export function findLink(db: Database, userId: string) {
  return db.selectFrom('oidc_link').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Links a login to an account. One that is linked to someone breaks the unique constraint. */
export async function insertLink(db: Database, link: OidcLinkTable): Promise<void> {
  const { issuer, subject, user_id } = link;
  await db.insertInto('oidc_subject').values({ issuer, subject, user_id }).execute();
  await db.insertInto('oidc_link').values(link).execute();
}

/** Unlinks the login of an account. False where there is none. */
export async function deleteLink(db: Database, userId: string): Promise<boolean> {
  const link = await db
    .deleteFrom('oidc_link')
    .where('user_id', '=', userId)
    .returning(['issuer', 'subject'])
    .executeTakeFirst();
  if (!link) return false;
  await db
    .deleteFrom('oidc_subject')
    .where('issuer', '=', link.issuer)
    .where('subject', '=', link.subject)
    .execute();
  return true;
}

/** Notes a login by the linked one, with its name as it is now. False where it is linked no more. */
export async function noteLinkUse(
  db: Database,
  { user_id, issuer, subject }: OidcSubjectTable,
  use: { readonly name: string; readonly last_used_at: EpochMs },
): Promise<boolean> {
  const row = await db
    .updateTable('oidc_link')
    .set(use)
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
