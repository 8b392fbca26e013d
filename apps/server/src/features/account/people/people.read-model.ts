import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { type Care, isOver, listCare } from '../../../records/doors/carers.queries.ts';
import { hashToken, userOfToken } from '../../../runtime/secrets/secret-tokens.ts';

/** True for an invitation whose link works still and that no one accepted. */
export const isWaiting = (care: Care, now: EpochMs): boolean =>
  care.carer_id === null && (care.token_expires_at ?? 0) > now && !isOver(care, now);

/** The invitation of a link; undefined: it is over, was used, or never was. */
export async function findInvitation(
  db: Database,
  token: string,
  now: EpochMs,
): Promise<Care | undefined> {
  const personId = userOfToken(token);
  if (personId === undefined) return undefined;
  const tokenHash = hashToken(token);
  const care = (await listCare(db, personId)).find((one) => one.token_hash === tokenHash);
  return care && isWaiting(care, now) ? care : undefined;
}

/** The names of people by the addresses that were invited; those without a name are missing. */
export type CarerNames = ReadonlyMap<string, string>;

/** The names of those who accepted. That of an invited one would say that they have an account. */
export async function findCarerNames(db: Database, carers: readonly Care[]): Promise<CarerNames> {
  const ids = carers.flatMap(({ carer_id }) => carer_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'display_name'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(rows.map(({ id, display_name }) => [id, display_name]));
  return new Map(
    carers.flatMap(({ email, carer_id }) => {
      const name = carer_id === null ? null : names.get(carer_id);
      return name ? [[email, name] as const] : [];
    }),
  );
}

/** True where an admin invites: whom they invite may have an account, too. */
export async function isFromAdmin(db: Database, { user_id }: Care): Promise<boolean> {
  const person = db.selectFrom('user_account').select('user_type').where('id', '=', user_id);
  return (await person.executeTakeFirst())?.user_type === 'admin';
}
