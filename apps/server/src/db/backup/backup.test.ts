import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readServerSecret } from '../../runtime/secrets/server-secret.queries.ts';
import { createEmptyPlace, ENGINE } from '../../testing/databases.ts';
import { createDose, createPen, createUser, standardDose } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findUserId } from '../../testing/user-id.ts';
import type { Database } from '../database.ts';
import { type DatabaseLocation, openDatabase } from '../engines/open-database.ts';
import { migrate } from '../migrate.ts';
import { BackupError, LEFT_OUT, TABLES } from './backup-format.ts';
import { withSnapshot } from './read-snapshot.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** A backup of one engine is restored on both where both are at hand. */
const ENGINES = ENGINE === 'sqlite' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

let test: TestApp;
let folder: string;
const places: Awaited<ReturnType<typeof createEmptyPlace>>[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosewise-backup-'));
  test = await createTestApp();
  for (let n = 0; n < 3; n++) {
    const { token } = await createUser(test);
    const pen = await createPen(test, token, {
      name: `Pen "${n}", 'blue' – ünï\n`,
      costPerPen: 0.1 + n,
    });
    for (let dose = 0; dose < 4; dose++) {
      await createDose(test, token, standardDose(pen._id, { clicks: 7 * (dose + 1) }));
    }
  }
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
  for (const place of places) await place.drop();
});

/** A place for a database that does not exist yet, until the end of the tests. */
async function newPlace(engine: DatabaseLocation['engine']): Promise<DatabaseLocation> {
  const place = await createEmptyPlace(engine);
  places.push(place);
  return place.location;
}

async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    content[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  }
  return content;
}

/** The content of `db` that a backup brings back. */
async function contentToKeep(db: Database): Promise<Record<string, string[]>> {
  const content = await contentOf(db);
  for (const table of TABLES.filter((name) => LEFT_OUT.has(name))) content[table] = [];
  content.server_secret = content.server_secret?.filter((row) => row.includes('mail-links')) ?? [];
  return content;
}

async function contentAt(location: DatabaseLocation) {
  const db = openDatabase(location);
  const content = await contentOf(db);
  await db.destroy();
  return content;
}

it.each(ENGINES)('comes back the same on %s', async (engine) => {
  const file = join(folder, `to-${engine}.backup`);
  const rows = await writeBackup(test.location, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const place = await newPlace(engine);
  expect(await restoreBackup(file, place)).toBe(rows);
  const content = await contentAt(place);
  expect(content).toEqual(await contentToKeep(test.db));
  expect(content.dose).toHaveLength(12);
});

it('keeps no ntfy address, and of the secrets the one of mailed links, in older files neither', async () => {
  const { email } = await createUser(test);
  const user_id = await findUserId(test.db, email);
  const preferences = JSON.stringify({
    discreet: true,
    channels: { push: true, ntfyUrl: 'https://n/x' },
  });
  await test.db.insertInto('reminder_preference').values({ user_id, preferences }).execute();
  for (const name of ['act-links', 'passkeys', 'mail-links'] as const) {
    await readServerSecret(test.db, name);
  }
  const file = join(folder, 'no-doors.backup');
  await writeBackup(test.location, file);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).not.toMatch(/https:..n.x|act-links|"passkeys"/);
  expect(text).toContain('mail-links');
  // As versions before wrote it.
  const lines = text.split('\n');
  const { rows } = JSON.parse(lines.at(-2) ?? '') as { rows: number };
  const key = { name: 'act-links', value: 'x' };
  const older = text
    .replace('\\"ntfyUrl\\":null', '\\"ntfyUrl\\":\\"https://n/x\\"')
    .replace(
      '{"end":true',
      `${JSON.stringify({ table: 'server_secret', rows: [key] })}\n{"end":true`,
    )
    .replace(`"rows":${rows}}\n`, `"rows":${rows + 1}}\n`);
  expect(older).toContain('https://n/x');
  writeFileSync(join(folder, 'with-doors.backup'), gzipSync(older));
  const place = await newPlace(ENGINE);
  await restoreBackup(join(folder, 'with-doors.backup'), place);
  const content = await contentAt(place);
  expect(JSON.stringify(content.reminder_preference)).not.toContain('https://n/x');
  expect(content.reminder_preference?.join()).toContain('discreet');
  expect(content.server_secret?.join()).not.toContain('act-links');
  await test.db.deleteFrom('reminder_preference').execute();
});

it.each(ENGINES)('opens no session and no link again on %s', async (engine) => {
  await createUser(test);
  const [user] = await test.db.selectFrom('user_account').select('id').execute();
  const user_id = user?.id ?? expect.fail();
  const rows: Record<string, Record<string, string | number>[]> = {
    session: [
      {
        token_hash: 'left',
        user_id,
        created_at: 1,
        last_used_at: 1,
        expires_at: 9_999_999_999_999,
      },
    ],
    password_reset: [{ token_hash: 'left', user_id, created_at: 1, expires_at: 9_999_999_999_999 }],
    login_failure: [{ id: 'left', subject: 'x', failed_at: 1 }],
    idempotency_key: [{ user_id, key: 'left', request_hash: 'x', reply: '{}', created_at: 1 }],
  };
  const file = join(folder, `without-sessions-${engine}.backup`);
  await writeBackup(test.location, file);
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  for (const line of lines)
    expect(line).not.toMatch(/^{"table":"(session|password_reset|login_f|idem)/);

  // As versions before wrote it.
  const { rows: count } = JSON.parse(lines.at(-2) ?? '') as { rows: number };
  const older = [
    ...lines.slice(0, -2),
    ...Object.entries(rows).map(([table, of]) => JSON.stringify({ table, rows: of })),
    JSON.stringify({ end: true, rows: count + 4 }),
    '',
  ];
  writeFileSync(join(folder, 'with-sessions.backup'), gzipSync(older.join('\n')));
  const place = await newPlace(engine);
  expect(await restoreBackup(join(folder, 'with-sessions.backup'), place)).toBe(count);
  const content = await contentAt(place);
  for (const table of Object.keys(rows)) expect(content[table], table).toEqual([]);
  expect(content.dose).toHaveLength(12);
});

it('is of one moment while doses are being logged', async () => {
  const { token } = await createUser(test);
  const pens = await Promise.all(Array.from({ length: 5 }, () => createPen(test, token)));
  const EACH = 200;
  let logged = 0;
  let isOver = false;
  const writers = pens.map(async (pen) => {
    for (let n = 0; n < EACH && !isOver; n++) {
      await createDose(test, token, standardDose(pen._id, { clicks: 1 }));
      logged += 1;
    }
  });
  const files = [];
  try {
    for (let n = 0, before = 0; n < 4; n++, before = logged) {
      // Something new for each, on whatever machine, unless all was logged during the last one.
      const enough = Math.min(before + 1, pens.length * EACH);
      await vi.waitFor(() => expect(logged).toBeGreaterThanOrEqual(enough), { timeout: 20_000 });
      const file = join(folder, `live-${n}.backup`);
      await writeBackup(test.location, file);
      files.push(file);
    }
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  const doseCounts = new Set<number>();
  for (const file of files) {
    const place = await newPlace('sqlite');
    await restoreBackup(file, place);
    const db = openDatabase(place);
    const used = await db.selectFrom('pen').select(['id', 'clicks_used']).execute();
    const sums = await db
      .selectFrom('dose')
      .select((eb) => ['pen_id', eb.fn.sum<number>('clicks').as('clicks')])
      .groupBy('pen_id')
      .execute();
    const byPen = new Map(sums.map((row) => [row.pen_id, row.clicks]));
    for (const pen of used) expect(byPen.get(pen.id) ?? 0).toBe(pen.clicks_used);
    doseCounts.add(sums.reduce((sum, row) => sum + row.clicks, 0));
    await db.destroy();
  }
  expect(doseCounts.size).toBeGreaterThan(1);
});

it('never overwrites, and says so', async () => {
  const file = join(folder, 'again.backup');
  await writeBackup(test.location, file);
  const before = await contentOf(test.db);
  await expect(restoreBackup(file, test.location)).rejects.toThrow('is not empty');
  expect(await contentOf(test.db)).toEqual(before);
});

it.each(ENGINES)('leaves %s empty when the file is no whole backup', async (engine) => {
  const file = join(folder, `whole-${engine}.backup`);
  await writeBackup(test.location, file);
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().split('\n');
  const damaged = Buffer.from(whole);
  damaged[Math.floor(damaged.length / 2)] = (damaged[Math.floor(damaged.length / 2)] ?? 0) ^ 255;
  const bad: Record<string, Buffer> = {
    'cut short': whole.subarray(0, whole.length - 20),
    damaged,
    'without its end': gzipSync(lines.slice(0, -2).join('\n')),
    'with a row too few': gzipSync(lines.filter((_, index) => index !== 2).join('\n')),
    'of a newer version': gzipSync(
      lines.join('\n').replace(/"migration":"[^"]+"/, '"migration":"9999-x"'),
    ),
    'something else': Buffer.from('date,weight\n'),
    nothing: Buffer.alloc(0),
  };
  const place = await newPlace(engine);
  for (const [name, content] of Object.entries(bad)) {
    const path = join(folder, 'bad.backup');
    writeFileSync(path, content);
    await expect(restoreBackup(path, place), name).rejects.toThrow(/restored\.|cannot|can read/);
  }
  await restoreBackup(file, place);
  expect(await contentAt(place)).toEqual(await contentToKeep(test.db));
});

it('overwrites no file, and leaves no half one', async () => {
  const names = () => readdirSync(folder).sort();
  const file = join(folder, 'mine.backup');
  writeFileSync(file, 'last year');
  const before = names();
  await expect(writeBackup(test.location, file)).rejects.toThrow(
    `${file} already exists. Choose another name.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('last year');
  const other = join(folder, 'other.backup');
  const [one, two] = await Promise.allSettled([1, 2].map(() => writeBackup(test.location, other)));
  expect([one?.status, two?.status].sort()).toEqual(['fulfilled', 'rejected']);
  const empty = await newPlace(ENGINE);
  await openDatabase(empty).destroy();
  await expect(writeBackup(empty, join(folder, 'no.backup'))).rejects.toThrow(BackupError);
  expect(names()).toEqual([...before, 'other.backup'].sort());
});

it('is not made of a database that a newer version made', async () => {
  const migration = { name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' };
  await sql`insert into kysely_migration (name, timestamp)
    values (${migration.name}, ${migration.timestamp})`.execute(test.db);
  const writing = writeBackup(test.location, join(folder, 'newer.backup'));
  await expect(writing).rejects.toThrow(/made by a newer version/);
  await sql`delete from kysely_migration where name = ${migration.name}`.execute(test.db);
});

it('restores a backup of the first release and brings it up to date', async () => {
  const old = await newPlace('sqlite');
  const db = openDatabase(old);
  await migrate(db, '0001-accounts-pens-doses');
  await sql`insert into user_account (id, email, password_hash, user_type, country, currency,
    time_zone, golden_dose_enabled, golden_dose_ml, default_fifth_dose_enabled, wants_marketing,
    wants_product_updates, wants_tips, unsubscribed, created_at)
    values ('u1', 'first@example.com', 'x', 'user', 'Australia', 'AUD', 'UTC', 0, 0.3, 0, 1, 1, 1, 0, 5)`.execute(
    db,
  );
  await db.destroy();
  const file = join(folder, 'first-release.backup');
  await writeBackup(old, file);
  const place = await newPlace('sqlite');
  await restoreBackup(file, place);
  const content = await contentAt(place);
  expect(content.user_account?.[0]).toContain('first@example.com');
  expect(content.user_activity).toHaveLength(1);
  expect(content.country_price?.length).toBeGreaterThan(3);
});

if (ENGINE === 'postgres') {
  it('names what is wrong with the database, not with the backup', async () => {
    const file = join(folder, 'good.backup');
    await writeBackup(test.location, file);
    const place = await newPlace('postgres');
    const db = openDatabase(place);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')}
      set default_transaction_read_only = on`.execute(db);
    await db.destroy();
    await expect(restoreBackup(file, place)).rejects.toThrow(
      'CREATE TABLE in a read-only transaction',
    );
  });

  it('fails, and ends nothing else, when its connection is cut', async () => {
    const readers = sql`from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    const reading = withSnapshot(test.location, async ({ rowsOf }) => {
      await sql`select pg_terminate_backend(pid) ${readers}`.execute(test.db);
      await vi.waitFor(async () => {
        expect((await sql`select pid ${readers}`.execute(test.db)).rows).toEqual([]);
      });
      for await (const _rows of rowsOf('dose'));
    });
    await expect(reading).rejects.toThrow(/terminat|connection error|EPIPE|ECONNRESET/i);
  });
}
