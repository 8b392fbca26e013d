import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from './db/engines/open-database.ts';
import { explainFailure } from './explain-failure.ts';
import { migrateSafely } from './runtime/backups/upgrade-backup.ts';
import { readConfig } from './runtime/config/config.ts';
import { createTestDatabase, ENGINE } from './testing/databases.ts';
import { freePort } from './testing/processes/free-port.ts';

/** The sentence of a start on a database, which has to fail. */
async function explainStart(database: DatabaseLocation): Promise<string | null> {
  const config = readConfig({});
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-start-'));
  const start = migrateSafely({ ...config, database, backups: { ...config.backups, folder } });
  const error = await start.then(
    () => expect.fail('it started'),
    (reason: unknown) => reason,
  );
  rmSync(folder, { recursive: true });
  return explainFailure(error, database);
}

const SENTENCES = /^(\S.*\. )+\S.*\.$/;
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0)) await one();
});

if (ENGINE === 'sqlite') {
  const placeOf = () => {
    const folder = mkdtempSync(join(tmpdir(), 'dosewise-start-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    return join(folder, 'dosewise.db');
  };

  it.each<[string, RegExp, (file: string) => void]>([
    [
      'a file that is no database',
      /dosewise\.db cannot be read \(SQLITE_NOTADB: not a database\)/,
      (file) => writeFileSync(file, 'no database'.repeat(999)),
    ],
    [
      'a damaged file',
      /dosewise\.db cannot be read \(SQLITE_CORRUPT\w*: damaged\)/,
      (file) => {
        copyFileSync(inject('sqliteTemplate'), file);
        const { size } = statSync(file);
        // All but the head.
        writeSync(openSync(file, 'r+'), Buffer.alloc(size - 100, 0xaa), 0, size - 100, 100);
      },
    ],
    [
      'a file that was cut short',
      /dosewise\.db cannot be read \(SQLITE_(CORRUPT|IOERR)\w*: /,
      (file) => {
        copyFileSync(inject('sqliteTemplate'), file);
        truncateSync(file, Math.floor(statSync(file).size / 20));
      },
    ],
    [
      'the file of another program',
      /dosewise\.db is of another program\. Nothing was changed\./,
      (file) => {
        const other = new SqliteFile(file);
        other.exec('create table bookmark (url text)');
        other.close();
      },
    ],
    [
      'a folder in its place',
      /dosewise\.db cannot be read \(EISDIR: it is a folder\)/,
      (file) => mkdirSync(file),
    ],
    [
      'a file in the place of its folder',
      /dosewise\.db cannot be read \((EEXIST|ENOTDIR): its folder is a file\)/,
      (file) => {
        rmSync(dirname(file), { recursive: true });
        writeFileSync(dirname(file), '');
      },
    ],
  ])('says in sentences that it does not start on %s', async (_what, says, plant) => {
    const file = placeOf();
    plant(file);
    const said = await explainStart({ engine: 'sqlite', file });
    expect(said).toMatch(says);
    expect(said).toMatch(SENTENCES);
    expect(said).not.toMatch(/\n|\.ts:/);
  });

  it('leaves the file of another program as it was', async () => {
    const file = placeOf();
    const other = new SqliteFile(file);
    other.exec('create table bookmark (url text)');
    await explainStart({ engine: 'sqlite', file });
    const names = other.prepare('select name from sqlite_master').pluck().all();
    other.close();
    expect(names).toEqual(['bookmark']);
  });
} else {
  const urlWith = async (change: (url: URL) => void): Promise<DatabaseLocation> => {
    const database = await createTestDatabase();
    undo.push(() => database.drop());
    const { location } = database;
    if (location.engine !== 'postgres') throw new Error('It is not PostgreSQL.');
    const url = new URL(location.url);
    change(url);
    return { ...location, url: url.href };
  };
  const run = async (database: DatabaseLocation, ...statements: string[]) => {
    const db = openDatabase(database);
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db.destroy();
  };

  it.each<[string, RegExp, () => Promise<DatabaseLocation>]>([
    [
      'that is away',
      /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED: /,
      async () => ({
        engine: 'postgres',
        url: `postgres://u:quokka@127.0.0.1:${await freePort()}/x`,
      }),
    ],
    [
      'without such a database',
      /cannot be reached \(3D000: no such database\)/,
      () => urlWith((url) => (url.pathname = '/no_such')),
    ],
    [
      'without such a role',
      /cannot be reached \(28000: login refused\)/,
      () => urlWith((url) => (url.username = 'no_such')),
    ],
    [
      'that speaks no TLS',
      /cannot be reached \(EPROTO: TLS error\)/,
      () => urlWith((url) => url.searchParams.set('sslmode', 'require')),
    ],
    [
      'that takes no writes',
      /cannot be written to\. Set DATABASE_URL to the server that accepts writes/,
      async () => {
        const location = await urlWith(() => {});
        const name = new URL(location.engine === 'postgres' ? location.url : '').pathname.slice(1);
        await run(
          location,
          "delete from kysely_migration where name > '0041'",
          'alter table user_account drop column language',
          `alter database "${name}" set default_transaction_read_only = on`,
        );
        return location;
      },
    ],
    [
      'that has a table of that name',
      /refuses our request \(42P07: a table with that name already exists\)/,
      async () => {
        const location = await urlWith(() => {});
        await run(
          location,
          'drop schema public cascade',
          'create schema public',
          'create table user_account (id text)',
        );
        return location;
      },
    ],
  ])('says in sentences that it does not start on a PostgreSQL %s', async (_what, says, plant) => {
    const said = await explainStart(await plant());
    expect(said).toMatch(says);
    expect(said).toMatch(SENTENCES);
    expect(said).not.toMatch(/\n|\.ts:|quokka/);
  });
}

describe('a failure of another kind', () => {
  const database: DatabaseLocation = { engine: 'sqlite', file: '/data/dosewise.db' };
  const coded = (fields: object) => Object.assign(new Error('a message'), fields);

  it.each<[object, RegExp | null]>([
    [{ code: 'SQLITE_READONLY' }, /^\/data\/dosewise\.db cannot be written to\. Make/],
    [{ code: 'SQLITE_READONLY_DBMOVED' }, /^\/data\/dosewise\.db cannot be written to\. Make/],
    [{ code: 'EROFS', path: '/data/dosewise.db' }, /^\/data\/dosewise\.db cannot be written to\./],
    [{ code: 'EACCES', path: '/data/dosewise.db' }, /cannot be read \(EACCES: permission denied\)/],
    [{ code: 'EACCES', path: '/data' }, /cannot be read \(EACCES: permission denied\)/],
    [{ code: 'SQLITE_BUSY' }, /\(SQLITE_BUSY: locked by another program\)/],
    [{ code: 'SQLITE_IOERR_READ' }, /\(SQLITE_IOERR_READ: disk error\)/],
    [{ code: 'SQLITE_FULL' }, /^the disk is full/],
    [{ code: 'EADDRINUSE', syscall: 'listen' }, /^the port is in use/],
    [{ code: 'EACCES', syscall: 'listen' }, /^not allowed to use this port \(EACCES\)/],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, /^HOST is not an address/],
    [{ code: 'ENOENT', path: '/elsewhere' }, /^a message$/],
    [{}, null],
  ])('%j', (fields, expected) => {
    const said = explainFailure(coded(fields), database);
    if (expected === null) expect(said).toBeNull();
    else expect(said).toMatch(expected);
  });
});
