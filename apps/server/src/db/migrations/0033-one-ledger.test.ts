import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyPlace } from '../../testing/databases.ts';
import { ROWS } from '../../testing/rows.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../engines/open-database.ts';
import { migrate } from '../migrate.ts';

let db: Database;
let drop: () => Promise<unknown>;
beforeEach(async () => {
  const place = await createEmptyPlace();
  db = openDatabase(place.location);
  drop = () => db.destroy().then(place.drop);
});
afterEach(() => drop());

const USER = '01a20368-b85c-7375-9390-03d319bfd8f8';
const AT = 1_795_262_400_000;

/** Adds a row as an earlier release did. */
async function insertOld(table: string, row: Record<string, string | number | null>) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

const ACCOUNT = { ...ROWS.user_account, id: USER, email: 'ana@example.com', created_at: AT };

/** A row without what later migrations add to its table. */
async function withColumnsOfThen(table: string, row: Record<string, string | number | null>) {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
}

const REMINDER = {
  user_id: USER,
  kind: 'dose',
  instant: AT,
  channel: 'push',
  address: 'browser',
  about: AT,
  title: 'Dose due',
  body: '',
  attempts: 0,
  next_attempt_at: AT,
  valid_until: AT + 1,
};
const MAIL = { user_id: USER, attempts: 0, next_attempt_at: 0, created_at: AT };

it('moves what waits and what was sent of both ledgers into one', async () => {
  await migrate(db, '0032-restores-in-parts');
  await insertOld('user_account', await withColumnsOfThen('user_account', ACCOUNT));
  const activity = { user_id: USER, last_entry_at: null, is_tally_due: 0, pens: 0, doses: 0 };
  await insertOld('user_activity', { ...activity, golden_doses: 0, replan_at: -AT });
  await insertOld('mail_worker', { id: 'worker', lease_until: AT });
  await insertOld('reminder', { ...REMINDER, id: 'planned', status: 'planned' });
  await insertOld('reminder', {
    ...REMINDER,
    ...{ id: 'held', instant: AT + 1, status: 'sending', worker_id: 'worker' },
  });
  await insertOld('reminder', {
    ...REMINDER,
    ...{ id: 'told', instant: AT + 2, status: 'sent', settled_at: AT + 3, answer: '201, taken' },
  });
  const mailed = { ...REMINDER, channel: 'email', address: '', status: 'sent', settled_at: AT + 4 };
  await insertOld('reminder', { ...mailed, id: 'mailed', answer: 'waiting' });
  await insertOld('delivery', { ...MAIL, id: 'mailed', kind: 'reminder', status: 'queued' });
  await insertOld('delivery', { ...MAIL, id: 'forgotten', kind: 'reminder', status: 'queued' });
  const failed = { kind: 'welcome', status: 'failed', failure: '550', opened_at: AT };
  await insertOld('delivery', { ...MAIL, ...failed, id: 'failed' });
  const hit = { delivery_id: 'failed', kind: 'open', hit_at: AT, is_counted: 1 };
  await insertOld('mail_hit', { user_id: USER, id: 'hit', ...hit });

  await migrate(db);
  const rows = await db.selectFrom('delivery').selectAll().orderBy('id').execute();
  expect(rows.map(({ id, status, channel }) => [id, status, channel])).toEqual([
    ['failed', 'failed', 'email'],
    ['forgotten', 'cancelled', 'email'],
    ['held', 'sending', 'push'],
    ['mailed', 'queued', 'email'],
    ['planned', 'queued', 'push'],
    ['told', 'sent', 'push'],
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(byId.get('planned')).toMatchObject({ ...REMINDER, worker_id: null, settled_at: null });
  expect(byId.get('held')).toMatchObject({ worker_id: 'worker' });
  expect(byId.get('told')).toMatchObject({ sent_at: AT + 3, answer: '201, taken' });
  expect(byId.get('mailed')).toMatchObject({ kind: 'dose', title: 'Dose due', about: AT });
  expect(byId.get('failed')).toMatchObject({ answer: '550', opened_at: AT, instant: null });
  expect(await db.selectFrom('mail_hit').select('delivery_id').execute()).toHaveLength(1);
  expect(await db.selectFrom('worker').select('id').execute()).toEqual([{ id: 'worker' }]);
  const planning = db.selectFrom('user_activity').select(['replan_at', 'replan_since']);
  expect(await planning.execute()).toEqual([{ replan_at: 0, replan_since: AT }]);
});
