// Shows 57.1.
import { readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseLocation } from '../../../../db/engines/open-database.ts';
import { MIGRATIONS } from '../../../../db/migrations.ts';
import { createEmptyPlace, createTestDatabase, ENGINE } from '../../../../testing/databases.ts';
import { SMTP_PASSWORD } from '../../../../testing/faults/faulty-servers.ts';
import {
  itNames,
  later,
  type Planted,
  useHealthyInstallation,
} from '../../../../testing/faults/healthy-installation.ts';
import { freePort } from '../../../../testing/processes/free-port.ts';

const place = useHealthyInstallation();

const BOTH: readonly Planted[] = [
  [
    'a migration is missing',
    ['database', 'fault', /^1 migration of this version has not run yet/],
    async () => {
      const name = Object.keys(MIGRATIONS).at(-1);
      await place.run(`update kysely_migration set name = '0001-again' where name = '${name}'`);
      await place.run(`delete from kysely_migration where name = '0001-again'`);
      later(() =>
        place.run(`insert into kysely_migration (name, timestamp) values ('${name}', 'now')`),
      );
      return {};
    },
  ],
  [
    'a newer version was here',
    ['database', 'fault', /newer version of Dosewise \(9999-later\)/],
    async () => {
      await place.run(
        `insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`,
      );
      later(() => place.run(`delete from kysely_migration where name = '9999-later'`));
      return {};
    },
  ],
];

const ON_SQLITE: readonly Planted[] = [
  [
    'the file is damaged',
    ['database', 'fault', /cannot be read \(SQLITE_NOTADB: not a database\)/],
    async () => {
      const empty = await createEmptyPlace('sqlite');
      later(() => empty.drop());
      const { location } = empty;
      if (location.engine === 'sqlite') writeFileSync(location.file, 'no database'.repeat(999));
      return place.readFrom(location);
    },
  ],
  [
    'a page of the file is damaged',
    ['database', 'fault', /cannot be read \(SQLITE_CORRUPT: damaged\)/],
    async () => {
      const copy = await createTestDatabase();
      later(() => copy.drop());
      const { location } = copy;
      if (location.engine !== 'sqlite') return {};
      const bytes = readFileSync(location.file);
      writeFileSync(location.file, bytes.fill(0xaa, bytes.length - 20_000));
      return place.readFrom(location);
    },
  ],
  [
    'the file is gone',
    ['database', 'caution', /^There is no .*dosewise\.db yet/],
    async () => {
      const empty = await createEmptyPlace('sqlite');
      later(() => empty.drop());
      return place.readFrom(empty.location);
    },
  ],
  [
    'the file is of someone else',
    ['database', 'fault', /dosewise\.db cannot be written to/],
    () => ({ disk: { ...place.healthy.disk, mayWrite: (path) => !path.endsWith('.db') } }),
  ],
];

const urlOf = (change: (url: URL) => void): DatabaseLocation => {
  const { location } = place.test;
  if (location.engine !== 'postgres') return location;
  const url = new URL(location.url);
  change(url);
  return { ...location, url: url.href };
};

/** A role that may log in and read nothing. */
async function makeRole(): Promise<string> {
  const name = `poor_${crypto.randomUUID().slice(0, 8)}`;
  await place.run(`create role ${name} login`);
  later(() => place.run(`drop owned by ${name}; drop role ${name}`));
  return name;
}

const ON_POSTGRES: readonly Planted[] = [
  [
    'the database is away',
    [
      'database',
      'fault',
      /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED: connection refused\)/,
    ],
    async () =>
      place.readFrom({
        engine: 'postgres',
        url: `postgres://us:${SMTP_PASSWORD}@127.0.0.1:${await freePort()}/x`,
      }),
  ],
  [
    'the name of the database is wrong',
    ['database', 'fault', /cannot be reached \(3D000: no such database\)/],
    () => place.readFrom(urlOf((url) => (url.pathname = '/no_such'))),
  ],
  [
    'the database takes no writes',
    ['database', 'fault', /^PostgreSQL cannot be written to/],
    async () => {
      const name = new URL(place.test.location.engine === 'postgres' ? place.test.location.url : '')
        .pathname;
      await place.run(`alter database "${name.slice(1)}" set default_transaction_read_only = on`);
      later(() =>
        place.run(`alter database "${name.slice(1)}" reset default_transaction_read_only`),
      );
      return place.readFrom(place.test.location);
    },
  ],
  [
    'the role may not write',
    ['database', 'fault', /^The role poor_\w+ is not allowed to read and write \d+ tables/],
    async () => {
      const role = await makeRole();
      await place.run(`grant select on all tables in schema public to ${role}`);
      return place.readFrom(urlOf((url) => (url.username = role)));
    },
  ],
  [
    'the role owns no tables',
    ['database', 'fault', /^The role poor_\w+ does not own \d+ tables/],
    async () => {
      const role = await makeRole();
      await place.run(`grant all on all tables in schema public to ${role}`);
      await place.run(`grant create on schema public to ${role}`);
      return place.readFrom(urlOf((url) => (url.username = role)));
    },
  ],
];

itNames(place, [...BOTH, ...(ENGINE === 'sqlite' ? ON_SQLITE : ON_POSTGRES)]);
