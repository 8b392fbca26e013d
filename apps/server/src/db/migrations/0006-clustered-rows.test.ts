// Shows 13.5.
import { chooseDevice } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyPlace, ENGINE, type TestDatabase } from '../../testing/databases.ts';
import type { WholeDatabase } from '../database.ts';
import { constraintFailure } from '../engines/engine-errors.ts';
import { openDatabase } from '../engines/open-database.ts';
import { migrate } from '../migrate.ts';
import { deviceColumns } from '../tables/device-columns.ts';

const USER = 'user-1';
let place: Omit<TestDatabase, 'db'>;
let db: WholeDatabase;

beforeEach(async () => {
  place = await createEmptyPlace();
  db = openDatabase(place.location);
});
afterEach(async () => {
  await db.destroy();
  await place.drop();
});

const dose = (n: number) => ({
  user_id: USER,
  id: `dose-${n}`,
  pen_id: 'pen-1',
  taken_at: 1000 + n,
  dose_type: 'standard' as const,
  clicks: (n % 60) + 1,
  volume_ml: null,
  dose_mg: n / 7,
  extraction_method: 'pen_click' as const,
  injection_location: 'abdomen' as const,
  injection_sub_location: n % 2 ? null : ('left_lower' as const),
  pain_level: n % 11,
  created_at: 5000 - n,
  medicine: 'tirzepatide',
  note: '',
});

/** The columns that a dose had then. The compiler knows only the table as it is. */
const asOfThen = (n: number) => {
  const { medicine, note, ...row } = dose(n);
  return row as typeof row & { medicine: string; note: string };
};
/** The same of a weigh-in. */
const weight = (n: number) => {
  const row = {
    user_id: USER,
    id: `weight-${n}`,
    measured_at: 1000 + n,
    weight_kg: 80 + n / 3,
    note: n % 2 ? '' : "it's \u{1F600}",
    source: 'manual',
    created_at: 5000 - n,
  };
  return row as typeof row & { is_unconfirmed: 0 };
};
const symptom = (n: number) => ({
  user_id: USER,
  id: `symptom-${n}`,
  felt_at: 1000 + n,
  category: 'nausea' as const,
  severity: n % 11,
  note: '',
  created_at: 5000 - n,
});

async function fill(): Promise<void> {
  await sql`insert into user_account values (${USER}, 'a@example.com', 'x', 'user', 'Chile', 'USD',
    null, 'UTC', 0, 0.3, 0, 0, 0, 0, 0, null, 1, null, null)`.execute(db);
  await sql`insert into pen values (${USER}, 'pen-1', 'Pen', 5, '2026-01-01', null, null, null, null,
    null, 0, 0, 0, 1)`.execute(db);
  // Not in the order of their ids.
  const numbers = Array.from({ length: 40 }, (_, n) => (n * 17) % 40);
  await db.insertInto('dose').values(numbers.map(asOfThen)).execute();
  await db.insertInto('weight').values(numbers.map(weight)).execute();
  await db.insertInto('symptom').values(numbers.map(symptom)).execute();
}

const everything = async () => ({
  doses: await db.selectFrom('dose').selectAll().orderBy('taken_at').execute(),
  weights: await db.selectFrom('weight').selectAll().orderBy('measured_at').execute(),
  symptoms: await db.selectFrom('symptom').selectAll().orderBy('felt_at').execute(),
});

/** Names of what a statement broke, or of the check. */
async function broken(statement: Promise<unknown>): Promise<string> {
  const error = await statement.then(
    () => new Error('nothing was broken'),
    (reason: Error & { code?: string }) => reason,
  );
  return constraintFailure(error) ?? ('code' in error ? String(error.code) : error.message);
}

describe('a database from before', () => {
  beforeEach(async () => {
    await migrate(db, '0005-reddit');
    await fill();
  });

  it('keeps every row', async () => {
    const before = await everything();
    await migrate(db);
    const by = { logged_by: null };
    const since = { medicine: 'tirzepatide', note: '', planned_at: null, part_of: null, ...by };
    const doses = before.doses.map((row) => ({ ...row, ...since }));
    const weights = before.weights.map((row) => ({ ...row, ...by, is_unconfirmed: 0 }));
    const symptoms = before.symptoms.map((row) => ({ ...row, ...by }));
    // Columns of later migrations may stand beside them.
    expect(await everything()).toMatchObject({ doses, weights, symptoms });
    expect([before.doses.length, before.weights.length, before.symptoms.length]).toEqual([
      40, 40, 40,
    ]);
  });

  it('has KwikPens, to the last digit', async () => {
    const before = await sql<object>`select * from pen`.execute(db);
    await migrate(db);
    const [pen] = await db.selectFrom('pen').selectAll().execute();
    const kwikPen = chooseDevice(5);
    if (typeof kwikPen === 'string') throw new Error(kwikPen);
    const since = {
      ...{ batch: null, discarded_on: null, discard_reason: null },
      ...{ started_by: 'owner', wasted_clicks: 0 },
    };
    expect(pen).toMatchObject({ ...before.rows[0], ...deviceColumns(kwikPen), ...since });
  });

  it('keeps its keys, its checks and what its rows refer to', async () => {
    await migrate(db);
    const check = ENGINE === 'sqlite' ? 'SQLITE_CONSTRAINT_CHECK' : '23514';
    const missing = ENGINE === 'sqlite' ? 'SQLITE_CONSTRAINT_NOTNULL' : '23502';
    const addDose = (change: object) =>
      broken(
        db
          .insertInto('dose')
          .values({ ...dose(99), ...change })
          .execute(),
      );
    const addWeight = (change: object) =>
      broken(
        db
          .insertInto('weight')
          .values({ ...weight(99), ...change })
          .execute(),
      );
    const addSymptom = (change: object) =>
      broken(
        db
          .insertInto('symptom')
          .values({ ...symptom(99), ...change })
          .execute(),
      );
    expect(await addDose({ id: 'dose-1' })).toBe('unique');
    expect(await addDose({ pen_id: 'none' })).toBe('foreign-key');
    expect(await addDose({ clicks: 0 })).toBe(check);
    expect(await addDose({ pen_id: null })).toBe(check);
    expect(await addDose({ pain_level: 11 })).toBe(check);
    expect(await addDose({ dose_mg: null })).toBe(missing);
    expect(await addWeight({ measured_at: 1001 })).toBe('unique');
    expect(await addWeight({ user_id: 'none' })).toBe('foreign-key');
    expect(await addSymptom({ severity: 11 })).toBe(check);
    expect(await addSymptom({ user_id: 'none' })).toBe('foreign-key');
    expect(await broken(db.deleteFrom('pen').execute())).toBe('foreign-key');
    await db.deleteFrom('dose').execute();
    await db.deleteFrom('user_account').execute();
    expect(await everything()).toEqual({ doses: [], weights: [], symptoms: [] });
  });

  it('has the schema of a new one', async () => {
    await migrate(db);
    const grown = await schemaOf(db);
    const other = await createEmptyPlace();
    const fresh = openDatabase(other.location);
    await migrate(fresh);
    expect(grown).toEqual(await schemaOf(fresh));
    await fresh.destroy();
    await other.drop();
  });
});

async function schemaOf(of: WholeDatabase): Promise<string[]> {
  const { rows } =
    ENGINE === 'sqlite'
      ? await sql<{ text: string }>`select name || ': ' || sql as text from sqlite_master
          where sql is not null order by name`.execute(of)
      : await sql<{ text: string }>`select indexname || ': ' || indexdef as text from pg_indexes
          where schemaname = 'public' order by indexname`.execute(of);
  const texts = rows.map(({ text }) => text);
  for (const index of [
    'dose_by_time',
    'dose_by_pen',
    'symptom_by_time',
    'idempotency_key_by_age',
  ]) {
    expect(texts.join('\n')).toContain(index);
  }
  if (ENGINE === 'sqlite') {
    const clustered = texts.filter((text) => text.endsWith('without rowid'));
    expect(clustered.map((text) => text.split(':')[0])).toEqual([
      'calendar_feed',
      'cared_for',
      'carer',
      'carer_act',
      'dose',
      'earlier_record_id',
      'history_import',
      'imported_record',
      'measurement',
      'passkey',
      'record_id',
      'recovery_code',
      'report_share',
      'second_factor',
      'session',
      'symptom',
      'used_challenge',
      'used_code',
      'webhook',
      'weight',
    ]);
  }
  return texts;
}
