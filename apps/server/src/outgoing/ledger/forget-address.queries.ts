import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/tables/like-pattern.ts';
import { OPEN_STATES } from './ledger.queries.ts';

/**
 * Takes an address out of what other people were told, in this release and in earlier ones. What is still to
 * be sent forgets it by itself as soon as it is over.
 */
export async function forgetAddressInLedger(db: Database, email: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ detail: null })
    .where('instant', 'is', null)
    .where('status', 'not in', OPEN_STATES)
    .where((eb) =>
      eb.or([
        eb('detail', '=', email),
        // As a value of JSON.
        sql<boolean>`detail like ${containing(JSON.stringify(email))} escape '!'`,
      ]),
    )
    .execute();
}
