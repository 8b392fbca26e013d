import type { Database } from '../../../../db/database.ts';
import type { SecretName } from '../../../../db/tables/account-tables.ts';
import { MAX_FAILURES } from '../../../../records/webhook-listeners.queries.ts';

/** A key of this installation; null: no one has needed one yet. It makes none. */
export async function findServerSecret(db: Database, name: SecretName): Promise<string | null> {
  const row = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Number of webhooks, and of those among them that rest after too many failures. */
export async function countWebhooks(db: Database): Promise<{ all: number; resting: number }> {
  const count = (least: number) =>
    db
      .selectFrom('webhook')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('failures', '>=', least)
      .executeTakeFirstOrThrow();
  const [all, resting] = [await count(0), await count(MAX_FAILURES)];
  return { all: Number(all.count), resting: Number(resting.count) };
}
