import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyPlace } from '../../testing/databases.ts';
import { ROWS } from '../../testing/rows.ts';
import type { WholeDatabase } from '../database.ts';
import { openDatabase } from '../engines/open-database.ts';
import { migrate } from '../migrate.ts';

let db: WholeDatabase;
let drop: () => Promise<unknown>;
beforeEach(async () => {
  const place = await createEmptyPlace();
  db = openDatabase(place.location);
  drop = () => db.destroy().then(place.drop);
});
afterEach(() => drop());

const USER = '01a20368-b85c-7375-9390-03d319bfd8f8';
const AT = 1_795_262_400_000;
const ID = { user_id: USER, id: 'one', sent_hash: 'a', stored_hash: 'b', deleted_at: null };
const IMPORTED = { user_id: USER, import_id: 'import', id: 'one', written_hash: 'c', before: null };

it('keeps ids and imported records where kinds were listed, and takes other kinds', async () => {
  await migrate(db, '0034-replan-since');
  // Of that release: no one chose a language or a name.
  const { language, display_name, ...person } = ROWS.user_account;
  await db
    .insertInto('user_account')
    .values({ ...person, id: USER, email: 'ana@example.com', created_at: AT })
    .execute();
  const ids = [
    { ...ID, kind: 'weight' as const },
    { ...ID, kind: 'dose' as const, deleted_at: AT },
  ];
  const imported = { ...IMPORTED, kind: 'symptom' as const };
  await db.insertInto('record_id').values(ids).execute();
  const own = { user_id: USER, id: 'import', source: 'sheet', created_at: AT, counts: '{}' };
  await db.insertInto('history_import').values(own).execute();
  await db.insertInto('imported_record').values(imported).execute();
  await migrate(db);
  const kept = () => db.selectFrom('record_id').selectAll().orderBy('kind', 'desc').execute();
  const written = () => db.selectFrom('imported_record').selectAll().orderBy('kind').execute();
  expect(await kept()).toEqual(ids);
  expect(await written()).toEqual([imported]);
  const measurement = { ...ID, kind: 'measurement' as const };
  await db.insertInto('record_id').values(measurement).execute();
  const more = { ...IMPORTED, kind: 'measurement' as const };
  await db.insertInto('imported_record').values(more).execute();
  expect(await kept()).toEqual([ids[0], measurement, ids[1]]);
  expect(await written()).toEqual([more, imported]);
  // Keys, and what rows refer to, stand as before.
  await expect(db.insertInto('record_id').values(measurement).execute()).rejects.toThrow();
  const stray = { ...more, import_id: 'none' };
  await expect(db.insertInto('imported_record').values(stray).execute()).rejects.toThrow();
  await sql`delete from user_account`.execute(db);
  expect([await kept(), await written()]).toEqual([[], []]);
});
