import type { Kysely } from 'kysely';

/** The backups that the server makes by itself: where the files stand is a setting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_file')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('turn', 'smallint', (c) => c.unique())
    .addColumn('worker_id', 'text')
    .addColumn('rows', 'bigint')
    .addColumn('bytes', 'bigint')
    .addColumn('changed_at', 'bigint')
    .addColumn('checked_at', 'bigint')
    .addColumn('failure', 'text')
    .execute();
}
