import type { Kysely } from 'kysely';

/** The diastolic part of a blood pressure; null of every other kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['measurement', 'carer_act']) {
    await db.schema.alterTable(table).addColumn('diastolic', 'double precision').execute();
  }
}
