// Shows 47.1.
import { DAY_MS } from '@dosewise/domain';
import { Kysely, sql } from 'kysely';
import initSqlJs from 'sql.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WholeDatabase } from '../../server/src/db/database.ts';
import { DurableSqliteDialect } from '../../server/src/db/engines/sqlite-dialect.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import type { WeightTable } from '../../server/src/db/tables/record-tables.ts';
import { createIdSource } from '../../server/src/new-id.ts';
import { ROWS } from '../../server/src/testing/rows.ts';
import { writeEmptyDatabase } from './empty-database.ts';
import { openLocalDatabase } from './local-database.ts';
import { LocalPlace } from './local-place.ts';
import { findPerson } from './person.queries.ts';
import { type RecordStore, StoreError } from './record-store.ts';
import { SqlJsFile } from './sql-js-file.ts';
import { type Disk, emptyDisk, MemoryStore } from './testing/memory-store.ts';

const sqlJs = await initSqlJs();
const emptyDatabase = await writeEmptyDatabase();
const NOW = Date.UTC(2026, 10, 21, 12);
const newId = createIdSource(() => NOW);

let disk: Disk;
let told: number;
let now: number;

beforeEach(() => {
  disk = emptyDisk();
  told = 0;
  now = NOW;
});

/** A tab over the disk of this test. */
const openTab = (store: RecordStore = new MemoryStore(disk)) =>
  new LocalPlace({
    sqlJs,
    emptyDatabase,
    store,
    now: () => now,
    newId,
    isKept: async () => true,
    tell: () => {
      told += 1;
    },
    tellHere: () => {},
    tellCopy: () => {},
    vaultAt: () => {
      throw new Error('There is no encrypted copy.');
    },
  });

async function call(tab: LocalPlace, method: string, path: string, body?: unknown) {
  const reply = await tab.answer({ method, path, body });
  return {
    status: reply.status,
    body: reply.body === null ? null : JSON.parse(String(reply.body)),
  };
}

const weigh = (tab: LocalPlace, weightKg: number, minute = 0) =>
  call(tab, 'POST', '/weights', { date: new Date(NOW - minute * 60_000).toISOString(), weightKg });
const weights = async (tab: LocalPlace): Promise<number[]> =>
  (await call(tab, 'GET', '/weights')).body.map(({ weightKg }: { weightKg: number }) => weightKg);

describe('a call', () => {
  it('is answered as by a server: replies, refusals with their fields, no body', async () => {
    const tab = openTab();
    const added = await weigh(tab, 80.5);
    expect(added).toMatchObject({ status: 201, body: { weightKg: 80.5, source: 'manual' } });
    expect(await weigh(tab, 8)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { weightKg: expect.any(String) } },
    });
    const { _id: id } = added.body;
    expect(await call(tab, 'DELETE', `/weights/${id}`)).toEqual({ status: 204, body: null });
    expect(await call(tab, 'DELETE', `/weights/${id}`)).toMatchObject({ status: 404 });
    expect(await call(tab, 'DELETE', '/weights/%')).toMatchObject({ status: 404 });
  });

  it('gives a file in one piece', async () => {
    const tab = openTab();
    await weigh(tab, 80.5);
    const { mediaType, body } = await tab.answer({ method: 'GET', path: '/export/all.json' });
    expect(mediaType).toBe('application/json; charset=utf-8');
    expect(JSON.parse(String(body)).weights).toMatchObject([{ weightKg: 80.5 }]);
  });

  it('says what needs a server, and what a page asks first', async () => {
    const tab = openTab();
    for (const path of ['/reminders', '/user/sessions', '/nowhere', '/']) {
      expect(await call(tab, 'GET', path)).toMatchObject({
        status: 404,
        body: { code: 'needs_server' },
      });
    }
    expect((await call(tab, 'GET', '/config')).body).toMatchObject({ registration: 'closed' });
    expect(await call(tab, 'GET', '/verify-token')).toMatchObject({
      status: 200,
      body: { valid: true, user: { pens: 0 } },
    });
  });

  it('that is repeated under its key, or with its id, is taken once', async () => {
    const tab = openTab();
    const symptom = {
      date: new Date(NOW).toISOString(),
      category: 'nausea',
      severity: 2,
      note: '',
    };
    const keyed = { method: 'POST', path: '/symptoms', body: symptom, idempotencyKey: 'once' };
    const first = await tab.answer(keyed);
    expect(await tab.answer(keyed)).toEqual(first);
    const _id = newId();
    const again = { ...symptom, _id, note: 'b' };
    expect((await call(tab, 'POST', '/symptoms', again)).status).toBe(201);
    expect((await call(tab, 'POST', '/symptoms', again)).status).toBe(200);
    expect((await call(tab, 'GET', '/symptoms')).body).toHaveLength(2);
    // The next day the key is as good as new, and nothing is left of it.
    now = NOW + DAY_MS;
    expect((await openTab().answer(keyed)).status).toBe(201);
    const { db } = await openLocalDatabase(sqlJs, disk.stored?.bytes ?? null);
    expect(await db.selectFrom('idempotency_key').select('created_at').execute()).toEqual([
      { created_at: now },
    ]);
  });
});

describe('what was acknowledged', () => {
  it('is on the disk by then, and is there after the tab was closed', async () => {
    expect((await weigh(openTab(), 80)).status).toBe(201);
    expect(disk.stored?.version.number).toBe(1);
    expect(await weights(openTab())).toEqual([80]);
  });

  it('leaves the disk alone when nothing was written', async () => {
    const tab = openTab();
    await weights(tab);
    await weigh(tab, 8);
    expect(disk.stored).toBeNull();
    expect(told).toBe(0);
  });

  it.each(['store', 'stored'] as const)('is whole where the tab dies at "%s"', async (moment) => {
    const tab = openTab();
    await weigh(tab, 80, 3);
    // A tab that dies says nothing any more: its call never ends.
    let died = () => {};
    const death = new Promise<void>((resolve) => {
      died = resolve;
    });
    const dying = new (class extends MemoryStore {
      override async store(...given: Parameters<MemoryStore['store']>): Promise<boolean> {
        if (moment === 'stored') await super.store(...given);
        died();
        return new Promise(() => {});
      }
    })(disk, undefined, false);
    void weigh(openTab(dying), 81, 2);
    await death;
    const after = await weights(openTab(new MemoryStore(disk, undefined, false)));
    expect(after).toEqual(moment === 'stored' ? [81, 80] : [80]);
  });
});

describe('two tabs', () => {
  it('see what the other one wrote, by turns', async () => {
    const [one, other] = [openTab(), openTab()];
    for (let n = 0; n < 4; n += 1) {
      await weigh(n % 2 === 0 ? one : other, 80 + n, 10 - n);
      expect(await weights(one)).toEqual(await weights(other));
    }
    expect(await weights(one)).toEqual([83, 82, 81, 80]);
    expect(told).toBe(4);
  });

  it.each([true, false])('that write at once are both taken (locks: %s)', async (locks) => {
    const tabs = [1, 2, 3].map(() => openTab(new MemoryStore(disk, undefined, locks)));
    await weigh(openTab(), 70, 99);
    const replies = await Promise.all(tabs.map((tab, n) => weigh(tab, 80 + n, n)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await weights(openTab())).toEqual([80, 81, 82, 70]);
  });

  it('start again when one deletes everything, though the numbers may be the same again', async () => {
    const [one, other] = [openTab(), openTab()];
    await weigh(one, 80, 5);
    expect(await weights(other)).toEqual([80]);
    expect((await call(one, 'DELETE', '/local')).status).toBe(204);
    await weigh(one, 90, 1);
    expect(disk.stored?.version.number).toBe(1);
    expect(await weights(other)).toEqual([90]);
  });
});

describe('a store that fails', () => {
  it('refuses the write, and memory is as it was', async () => {
    let isFull = false;
    const store = new MemoryStore(disk, (at) => {
      if (isFull && at === 'store') throw new StoreError('full');
    });
    const tab = openTab(store);
    await weigh(tab, 80, 5);
    isFull = true;
    expect(await weigh(tab, 81)).toMatchObject({
      status: 507,
      body: { code: 'not_stored', error: 'Not saved: this browser has no storage space left.' },
    });
    expect(await weights(tab)).toEqual([80]);
    isFull = false;
    expect((await weigh(tab, 82)).status).toBe(201);
    expect(await weights(tab)).toEqual([82, 80]);
  });

  it('takes nothing where the browser keeps nothing', async () => {
    const store = new MemoryStore(disk, () => {
      throw new StoreError('denied');
    });
    const tab = openTab(store);
    const sentence = 'This browser doesn’t keep site data, so nothing can be saved here.';
    const refused = { status: 507, body: { code: 'not_stored', error: sentence } };
    expect(await weigh(tab, 80)).toMatchObject(refused);
    expect(await call(tab, 'GET', '/weights')).toMatchObject(refused);
    expect(await call(tab, 'GET', '/local/state')).toMatchObject(refused);
  });

  it('tells where what is stored is no database, and lets it be deleted', async () => {
    const bytes = new TextEncoder().encode('this is not a database '.repeat(100));
    disk.stored = { version: { number: 3, mark: 'broken' }, bytes };
    const tab = openTab();
    expect(await call(tab, 'GET', '/weights')).toMatchObject({
      status: 500,
      body: { code: 'records_unreadable' },
    });
    expect((await call(tab, 'DELETE', '/local')).status).toBe(204);
    expect((await weigh(tab, 80)).status).toBe(201);
  });
});

/** The bytes of an earlier release, with a weigh-in of 77 kg. */
async function earlierBytes(): Promise<Uint8Array> {
  const file = new SqlJsFile(sqlJs, null);
  const dialect = new DurableSqliteDialect(file);
  const db = new Kysely<Schema>({ dialect }) as unknown as WholeDatabase;
  await migrate(db, '0033-one-ledger');
  // Of that release: no one chose a language or a name, for which today's program looks.
  const later = ['language', 'display_name'].map((column) => sql.ref(column));
  for (const column of later) {
    await sql`alter table user_account add column ${column} text`.execute(db);
  }
  const { session } = await findPerson({ db, now: NOW, newId });
  for (const column of later) {
    await sql`alter table user_account drop column ${column}`.execute(db);
  }
  const weight = { user_id: session.userId, id: newId(), measured_at: NOW - 9e6, created_at: NOW };
  // Of that release: no one else logged a record, and no phone sent one.
  const { logged_by, is_unconfirmed, ...row } = { ...ROWS.weight, ...weight, weight_kg: 77 };
  // A cast: the columns of then.
  await db
    .insertInto('weight')
    .values(row as WeightTable)
    .execute();
  return file.bytes();
}

describe('a newer release', () => {
  beforeEach(async () => {
    disk.stored = { version: { number: 7, mark: 'earlier' }, bytes: await earlierBytes() };
  });

  it('reads what an earlier one stored, and writes nothing before someone does', async () => {
    const { stored } = disk;
    expect(await weights(openTab())).toEqual([77]);
    expect(disk.stored).toBe(stored);
  });

  it('keeps the bytes from before until the new ones were read back', async () => {
    const earlier = disk.stored;
    let seen: unknown = null;
    const store = new MemoryStore(disk, (at) => {
      if (at === 'dropBefore') seen = disk.before;
    });
    expect((await weigh(openTab(store), 78)).status).toBe(201);
    expect(seen).toBe(earlier);
    expect(disk.before).toBeNull();
    expect(disk.stored?.version.number).toBe(8);
    expect(await weights(openTab())).toEqual([78, 77]);
  });

  it('goes back to them where the new ones cannot be read', async () => {
    const store = new MemoryStore(disk, (at) => {
      if (at === 'stored') disk.stored?.bytes.fill(0x55, 4096, 3 * 4096);
    });
    expect((await weigh(openTab(store), 78)).status).toBe(507);
    expect(await weights(openTab())).toEqual([77]);
    expect((await weigh(openTab(), 79)).status).toBe(201);
    expect(disk.before).toBeNull();
    expect(await weights(openTab())).toEqual([79, 77]);
  });

  it('lets a page of an earlier one write no more', async () => {
    const tab = openTab();
    await weigh(tab, 78);
    const later = await openLocalDatabase(sqlJs, disk.stored?.bytes ?? null);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      later.db,
    );
    disk.stored = { version: { number: 9, mark: 'later' }, bytes: later.file.bytes() };
    const sentence = 'This page is older than the records kept here. Reload it.';
    const refused = { status: 409, body: { code: 'page_outdated', error: sentence } };
    expect(await weigh(tab, 79)).toMatchObject(refused);
    expect(await call(tab, 'GET', '/weights')).toMatchObject(refused);
    expect(disk.stored.version.mark).toBe('later');
  });
});

describe('the state', () => {
  it('counts records, and knows the last copy', async () => {
    const tab = openTab();
    await weigh(tab, 80, 1);
    const state = { records: 1, doses: 0, lastCopyAt: null, isKept: true, startedAt: NOW };
    expect((await call(tab, 'GET', '/local/state')).body).toEqual(state);
    expect((await call(tab, 'POST', '/local/copied')).status).toBe(204);
    expect((await call(openTab(), 'GET', '/local/state')).body).toEqual({
      ...state,
      lastCopyAt: NOW,
    });
  });
});
