// Shows 57.1, 57.2, 57.4.
import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckedPart, FindingState } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listBackups } from '../../../../backups/backups.queries.ts';
import { makeBackup } from '../../../../backups/make-backup.ts';
import { type Config, readConfig } from '../../../../config.ts';
import { MIGRATIONS } from '../../../../db/migrations.ts';
import { type DatabaseLocation, openToRead } from '../../../../db/open-database.ts';
import { createEmptyPlace, ENGINE } from '../../../../testing/databases.ts';
import { createUser } from '../../../../testing/factories.ts';
import {
  SMTP_PASSWORD,
  SMTP_SENDER,
  startSmtp,
  startTls,
  useTls,
} from '../../../../testing/faults/faulty-servers.ts';
import { freePort } from '../../../../testing/processes/free-port.ts';
import { insertRows, ROWS } from '../../../../testing/rows.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { findUserId } from '../../../../testing/user-id.ts';
import { findFaults } from './find-faults.ts';
import { type Installation, THIS_DISK } from './installation.ts';

let test: TestApp;
let tls: Awaited<ReturnType<typeof startTls>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let userId: string;
/** The settings of an installation at which nothing is wrong, */
let settings: Record<string, string>;
/** and that installation. */
let healthy: Installation;

beforeAll(async () => {
  test = await createTestApp();
  test.setNow(Date.now());
  userId = await findUserId(test.db, (await createUser(test)).email);
  await makeBackup(test.context);
  [tls, smtp] = [await startTls(), await startSmtp()];
  settings = {
    PUBLIC_URL: tls.url,
    TRUST_PROXY: 'on',
    SMTP_URL: `smtp://us:${SMTP_PASSWORD}@${smtp.host}?requireTLS=false`,
    MAIL_FROM: `Dosewise <${SMTP_SENDER}>`,
    OIDC_ISSUER: tls.url,
    OIDC_CLIENT_ID: 'dosewise',
    OIDC_CLIENT_SECRET: SMTP_PASSWORD,
  };
  healthy = {
    config: configWith({}),
    db: test.db,
    now: Date.now,
    disk: { freeBytes: () => 50e9, mayWrite: () => true },
    authority: tls.authority,
  };
});
afterAll(async () => {
  tls.close();
  smtp.close();
  await test.close();
});

/** The settings with some of them changed; the database and the folders are those of the test. */
function configWith(changed: Record<string, string>): Config {
  const { database, outbox, backups } = test.context.config;
  const read = readConfig({ ...settings, ...changed });
  return { ...read, database, outbox, backups: { ...read.backups, folder: backups.folder } };
}

const later = (undo: () => unknown) => onTestFinished(async () => void (await undo()));

/** Another view of the database, as the command has it. */
function readFrom(location: DatabaseLocation) {
  const db = openToRead(location);
  later(() => db.destroy());
  return { db, config: { ...healthy.config, database: location } };
}

const newestBackup = async () => {
  const [last] = await listBackups(test.db);
  return last ?? expect.fail('There is no backup.');
};

const run = (statement: string) => sql.raw(statement).execute(test.db);

/** Changes a healthy installation into one with a fault. */
type Plant = () => Promise<Partial<Installation>> | Partial<Installation>;

/** A fault, and the finding that names it. */
type Planted = readonly [
  fault: string,
  finding: readonly [CheckedPart, FindingState, RegExp],
  plant: Plant,
];

const atAddress =
  (...given: Parameters<typeof useTls>): Plant =>
  async () => {
    const { url, authority } = await useTls(...given);
    return { config: configWith({ PUBLIC_URL: url }), authority };
  };

const BOTH: readonly Planted[] = [
  [
    'limits are off',
    ['settings', 'fault', /RATE_LIMIT is off/],
    () => ({ config: configWith({ RATE_LIMIT: 'off' }) }),
  ],
  [
    'a migration is missing',
    ['database', 'fault', /^1 migration of this version not done/],
    async () => {
      const name = Object.keys(MIGRATIONS).at(-1);
      await run(`update kysely_migration set name = '0001-again' where name = '${name}'`);
      await run(`delete from kysely_migration where name = '0001-again'`);
      later(() => run(`insert into kysely_migration (name, timestamp) values ('${name}', 'now')`));
      return {};
    },
  ],
  [
    'a newer version was here',
    ['database', 'fault', /newer version of Dosewise \(9999-later\)/],
    async () => {
      await run(`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`);
      later(() => run(`delete from kysely_migration where name = '9999-later'`));
      return {};
    },
  ],
  [
    'the disk is full',
    ['disk', 'fault', /^Only 50 MB are free/],
    () => ({ disk: { ...healthy.disk, freeBytes: () => 50e6 } }),
  ],
  [
    'the disk fills',
    ['disk', 'caution', /^Only 500 MB are free/],
    () => ({ disk: { ...healthy.disk, freeBytes: () => 500e6 } }),
  ],
  [
    'the folder of the data belongs to somebody else',
    ['disk', 'fault', /cannot be written to/],
    () => {
      const home = dirname(healthy.config.outbox);
      return { disk: { ...healthy.disk, mayWrite: (path) => path !== home } };
    },
  ],
  [
    'the clock is a day behind what was done',
    ['clock', 'fault', /24 hours|1 day/],
    () => ({ now: () => Date.now() - DAY_MS }),
  ],
  [
    'the clock begins in 1970, with every start',
    ['clock', 'fault', /is \d|before/],
    () => ({ now: () => 0 }),
  ],
  [
    'the clock is a day ahead of others',
    ['clock', 'fault', /^It is 24 hours ahead of that of (localhost|PostgreSQL)/],
    () => ({ now: () => Date.now() + DAY_MS }),
  ],
  [
    'nobody answers at the public address',
    ['address', 'fault', /cannot be reached from here \(ECONNREFUSED: nobody listens there\)/],
    async () => ({ config: configWith({ PUBLIC_URL: `https://localhost:${await freePort()}` }) }),
  ],
  [
    'the certificate has expired',
    ['address', 'fault', /^The certificate ended 2 days ago/],
    atAddress(undefined, { endsInDays: -2.5 }),
  ],
  [
    'the certificate ends soon',
    ['address', 'caution', /^The certificate ends in 5 days/],
    atAddress(undefined, { endsInDays: 5.5 }),
  ],
  [
    'the certificate is of another name',
    ['address', 'fault', /do not accept the certificate \(.*ALTNAME/],
    atAddress(undefined, { host: 'other.example' }),
  ],
  [
    'nobody vouches for the certificate',
    ['address', 'fault', /do not accept the certificate \(.*SELF_SIGNED/],
    async () => ({ config: configWith({ PUBLIC_URL: (await useTls()).url }) }),
  ],
  [
    'the public address leads on to another one',
    ['address', 'fault', /leads on to https:\/\/www\.pens\.example\./],
    atAddress((reply) => reply.writeHead(301, { location: 'https://www.pens.example/x' }).end()),
  ],
  [
    'something else answers at the public address',
    ['address', 'fault', /Something that is not Dosewise/],
    atAddress((reply) => reply.end('<h1>It works!')),
  ],
  [
    'the proxy reaches nobody',
    ['address', 'fault', /answers with status 502/],
    atAddress((reply) => reply.writeHead(502).end()),
  ],
  [
    'another version is still running',
    ['address', 'caution', /^Version 0\.0\.9 answers/],
    atAddress((reply) => reply.end('{"status":"ok","version":"0.0.9"}')),
  ],
  [
    'the proxy is not trusted',
    ['proxy', 'fault', /TRUST_PROXY is off/],
    () => ({ config: configWith({ TRUST_PROXY: 'off' }) }),
  ],
  [
    'the public address was forgotten',
    ['proxy', 'fault', /address of this machine alone/],
    () => ({ config: configWith({ PUBLIC_URL: '' }) }),
  ],
  [
    'the mail server is away',
    ['mail', 'fault', /does not answer/],
    async () => ({ config: configWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }) }),
  ],
  [
    'the mail server offers no TLS',
    ['mail', 'fault', /offers no TLS/],
    () => ({ config: configWith({ SMTP_URL: `smtp://us:${SMTP_PASSWORD}@${smtp.host}` }) }),
  ],
  [
    'the password of the mail server is wrong',
    ['mail', 'fault', /refuses the login \(535\)/],
    () => ({ config: configWith({ SMTP_URL: `smtp://us:wombat@${smtp.host}?requireTLS=false` }) }),
  ],
  [
    'the mail server does not take the sender',
    ['mail', 'fault', /does not take MAIL_FROM as sender \(553\)/],
    () => ({ config: configWith({ MAIL_FROM: 'somebody@else.example' }) }),
  ],
  [
    'mails were cut off',
    ['mail', 'caution', /^1 mail is unconfirmed/],
    async () => {
      await run(`update delivery set status = 'unconfirmed'`);
      later(() => run(`update delivery set status = 'sent'`));
      return {};
    },
  ],
  [
    'the key of notifications is damaged',
    ['push', 'fault', /key .* is damaged/],
    async () => {
      await run(`insert into server_secret (name, value) values ('web-push', 'AAAA')`);
      later(() => run(`delete from server_secret where name = 'web-push'`));
      return {};
    },
  ],
  [
    'browsers wait and none can be notified',
    ['push', 'fault', /^1 browser waits/],
    async () => {
      const row = { ...ROWS.push_subscription, user_id: userId, id: 'one', endpoint: 'https://x' };
      await insertRows(test.db, 'push_subscription', [row]);
      later(() => run('delete from push_subscription'));
      return { config: configWith({ PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '' }) };
    },
  ],
  [
    'a webhook rests',
    ['webhooks', 'caution', /^1 of 2 webhooks rest/],
    async () => {
      const row = { ...ROWS.webhook, user_id: userId };
      const rows = [
        { ...row, id: 'one' },
        { ...row, id: 'two', failures: 20 },
      ];
      await insertRows(test.db, 'webhook', rows);
      later(() => run('delete from webhook'));
      return {};
    },
  ],
  [
    'webhooks may ask a cloud for its keys',
    ['webhooks', 'caution', /169\.254\.169\.254/],
    () => ({ config: configWith({ WEBHOOK_ALLOW: '169.254.0.0/16' }) }),
  ],
  [
    'the provider of logins is away',
    ['oidc', 'fault', /cannot be reached \(ECONNREFUSED: nobody listens there\)/],
    async () => ({ config: configWith({ OIDC_ISSUER: `https://localhost:${await freePort()}` }) }),
  ],
  [
    'the provider calls itself something else',
    ['oidc', 'fault', /calls itself https:\/\/localhost:\d+\.$/],
    () => ({ config: configWith({ OIDC_ISSUER: `${settings.OIDC_ISSUER}/` }) }),
  ],
  [
    'the last backup is old',
    ['backups', 'fault', /^The last one is 2 hours old/],
    async () => {
      const { name } = await newestBackup();
      await run(`update backup_file set made_at = made_at - 7200000 where name = '${name}'`);
      later(() => run(`update backup_file set made_at = made_at + 7200000`));
      return { config: configWith({ BACKUP_EVERY: '30m' }) };
    },
  ],
  [
    'the last backup is damaged',
    ['backups', 'fault', /is damaged/],
    async () => {
      const made = await makeBackup({ ...test.context, now: () => Date.now() });
      const file = join(healthy.config.backups.folder, made ?? '');
      truncateSync(file, 100);
      later(async () => {
        rmSync(file);
        await run(`delete from backup_file where name = '${made}'`);
      });
      return {};
    },
  ],
  [
    'the last backup is gone',
    ['backups', 'fault', /is not in its folder any more/],
    () => ({
      config: { ...healthy.config, backups: { ...healthy.config.backups, folder: '/nowhere' } },
    }),
  ],
  [
    'the last try came to nothing',
    ['backups', 'fault', /^The last try came to nothing/],
    async () => {
      const { name } = await newestBackup();
      await run(`insert into backup_file (name, made_at, status, failure)
        values ('x${name}', ${Date.now()}, 'failed', 'disk_full')`);
      later(() => run(`delete from backup_file where status = 'failed'`));
      return {};
    },
  ],
  [
    'the folder of backups cannot be written to',
    ['backups', 'fault', /cannot be written to/],
    () => {
      const { folder } = healthy.config.backups;
      return { disk: { ...healthy.disk, mayWrite: (path) => path !== folder } };
    },
  ],
];

const ON_SQLITE: readonly Planted[] = [
  [
    'the file is damaged',
    ['database', 'fault', /cannot be read \(SQLITE_NOTADB: this is no database\)/],
    async () => {
      const place = await createEmptyPlace('sqlite');
      later(() => place.drop());
      const { location } = place;
      if (location.engine === 'sqlite') writeFileSync(location.file, 'no database'.repeat(999));
      return readFrom(location);
    },
  ],
  [
    'the file is gone',
    ['database', 'caution', /^There is no .*dosewise\.db yet/],
    async () => {
      const place = await createEmptyPlace('sqlite');
      later(() => place.drop());
      return readFrom(place.location);
    },
  ],
  [
    'the file is of somebody else',
    ['database', 'fault', /dosewise\.db cannot be written to/],
    () => ({ disk: { ...healthy.disk, mayWrite: (path) => !path.endsWith('.db') } }),
  ],
];

const urlOf = (change: (url: URL) => void): DatabaseLocation => {
  const { location } = test;
  if (location.engine !== 'postgres') return location;
  const url = new URL(location.url);
  change(url);
  return { ...location, url: url.href };
};

/** A role that may log in and read nothing. */
async function makeRole(): Promise<string> {
  const name = `poor_${crypto.randomUUID().slice(0, 8)}`;
  await run(`create role ${name} login`);
  later(() => run(`drop owned by ${name}; drop role ${name}`));
  return name;
}

const ON_POSTGRES: readonly Planted[] = [
  [
    'the database is away',
    [
      'database',
      'fault',
      /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED: nobody listens there\)/,
    ],
    async () =>
      readFrom({
        engine: 'postgres',
        url: `postgres://us:${SMTP_PASSWORD}@127.0.0.1:${await freePort()}/x`,
      }),
  ],
  [
    'the name of the database is wrong',
    ['database', 'fault', /cannot be reached \(3D000: no such database\)/],
    () => readFrom(urlOf((url) => (url.pathname = '/no_such'))),
  ],
  [
    'the database takes no writes',
    ['database', 'fault', /^PostgreSQL cannot be written to/],
    async () => {
      const name = new URL(test.location.engine === 'postgres' ? test.location.url : '').pathname;
      await run(`alter database "${name.slice(1)}" set default_transaction_read_only = on`);
      later(() => run(`alter database "${name.slice(1)}" reset default_transaction_read_only`));
      return readFrom(test.location);
    },
  ],
  [
    'the role may not write',
    ['database', 'fault', /^The role poor_\w+ may not read and write \d+ tables/],
    async () => {
      const role = await makeRole();
      await run(`grant select on all tables in schema public to ${role}`);
      return readFrom(urlOf((url) => (url.username = role)));
    },
  ],
  [
    'the role owns no tables',
    ['database', 'fault', /^The role poor_\w+ does not own \d+ tables/],
    async () => {
      const role = await makeRole();
      await run(`grant all on all tables in schema public to ${role}`);
      await run(`grant create on schema public to ${role}`);
      return readFrom(urlOf((url) => (url.username = role)));
    },
  ],
];

const PLANTED = [...BOTH, ...(ENGINE === 'sqlite' ? ON_SQLITE : ON_POSTGRES)];

it('finds nothing at fault where nothing is', async () => {
  const findings = await findFaults(healthy);
  // The server of the tests is fast and not durable, and says so.
  const isKnown = ({ says }: { says: string }) => says.includes('synchronous_commit');
  expect(findings.filter((one) => one.state !== 'good' && !isKnown(one))).toEqual([]);
  expect(new Set(findings.map(({ part }) => part)).size).toBe(11);
});

it.each(PLANTED)('names it when %s', async (_fault, [part, state, says], plant) => {
  const findings = await findFaults({ ...healthy, ...(await plant()) });
  expect(findings).toContainEqual({
    part,
    state,
    says: expect.stringMatching(says),
    advice: expect.any(String),
  });
  for (const { says: said, advice } of findings) {
    expect(`${said} ${advice ?? ''}`).not.toMatch(/quokka|wombat|undefined|NaN|null/);
  }
});

it('knows a folder that can be written to, and one that is in the way of', () => {
  const { folder } = healthy.config.backups;
  expect(THIS_DISK.mayWrite(folder)).toBe(true);
  expect(THIS_DISK.mayWrite(join(folder, 'to', 'be', 'made'))).toBe(true);
  const file = join(folder, 'in-the-way');
  appendFileSync(file, '');
  expect(THIS_DISK.mayWrite(join(file, 'below'))).toBe(false);
  expect(THIS_DISK.freeBytes(join(folder, 'to', 'be', 'made'))).toBeGreaterThan(0);
});
