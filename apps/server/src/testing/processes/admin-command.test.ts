import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listWeights, restoreAll, verifyToken } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { openDatabase } from '../../db/engines/open-database.ts';
import { MAX_ROWS } from '../../records/account-limits.queries.ts';
import { exportedFile } from '../archive-file.ts';
import { createEmptyPlace } from '../databases.ts';
import { createAdmin, createUser } from '../factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { databaseSettings } from './server-process.ts';

const ADMIN = fileURLToPath(new URL('../../admin.ts', import.meta.url));

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosewise-admin-'));
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Runs the operator's command as a process of its own, beside the running application. */
async function admin(args: readonly string[], settings = databaseSettings(test.location)) {
  const child = spawn(process.execPath, [ADMIN, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null && once(child, 'close'),
  ]);
  return { code: child.exitCode, said, complaint };
}

const typeOf = async (email: string) =>
  (
    await test.db
      .selectFrom('user_account')
      .select('user_type')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.user_type;

const statusOf = async (token: string) => (await test.call(verifyToken, {}, { token })).status;

describe('npm run admin', () => {
  it('grants and revokes, ends the sessions, and notes that the operator did it', async () => {
    // One who stays, so that the other is not the last.
    await createAdmin(test);
    const { email, token } = await createUser(test);
    expect(await admin(['grant', ` ${email.toUpperCase()} `])).toMatchObject({
      code: 0,
      said: expect.stringContaining('is now an admin.\n'),
    });
    expect([await typeOf(email), await statusOf(token)]).toEqual(['admin', 401]);
    expect(await admin(['revoke', email])).toEqual({
      code: 0,
      said: `${email} is now a user.\n`,
      complaint: '',
    });
    expect(await typeOf(email)).toBe('user');
    const audit = await test.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(audit).toMatchObject([
      { actor_id: null, action: 'user_type_changed', detail: '{"userType":"admin"}' },
      { actor_id: null, action: 'user_type_changed', detail: '{"userType":"user"}' },
    ]);
  });

  it('leaves the last admin, and says so in a sentence', async () => {
    await test.db.updateTable('user_account').set({ user_type: 'user' }).execute();
    const { email, token } = await createAdmin(test);
    const { code, said, complaint } = await admin(['revoke', email]);
    expect([code, said]).toEqual([1, '']);
    expect(complaint).toMatch(/^[^\n]*admin[^\n]*\.\n$/);
    expect([await typeOf(email), await statusOf(token)]).toEqual(['admin', 200]);
  });

  it('names an address that has no account', async () => {
    expect(await admin(['revoke', 'nobody@example.com'])).toEqual({
      code: 1,
      said: '',
      complaint: 'No account has the address nobody@example.com.\n',
    });
  });

  it('backs up while the application runs, and restores into an empty place', async () => {
    const { email } = await createUser(test);
    const file = join(folder, 'today.backup');
    const written = await admin(['backup', file]);
    expect([written.code, written.complaint]).toEqual([0, '']);
    const [, rows] = /^(\d+) rows are in /.exec(written.said) ?? [];
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const twice = await admin(['backup', file]);
    expect(twice).toEqual({
      code: 1,
      said: '',
      complaint: `${file} already exists. Choose another name.\n`,
    });

    const place = await createEmptyPlace();
    const restored = await admin(['restore', file], databaseSettings(place.location));
    expect(restored).toEqual({
      code: 0,
      said: `Restored ${rows} rows from ${file}.\n`,
      complaint: '',
    });
    const db = openDatabase(place.location);
    const found = await db.selectFrom('user_account').select('email').execute();
    expect(found).toContainEqual({ email });
    await db.destroy();

    const again = await admin(['restore', file], databaseSettings(place.location));
    expect([again.code, again.said]).toEqual([1, '']);
    expect(again.complaint).toMatch(/^The configured database is not empty\.[^\n]*\n$/);
    await place.drop();
  });

  it('restores an archive of 1.0 that has more than an account can hold, which the page refuses', async () => {
    const { email, token } = await createUser(test);
    const date = (n: number) => new Date(TEST_NOW - n * 60_000).toISOString();
    const weights = Array.from({ length: MAX_ROWS.weight + 1 }, (_, n) => ({
      ...{ _id: newId(), date: date(n + 1), weightKg: 80, note: '', source: 'manual' },
    }));
    const file = join(folder, 'all.json');
    const body = { ...(await exportedFile(test, token)), weights };
    writeFileSync(file, JSON.stringify(body));
    expect(await test.call(restoreAll, { body }, { token })).toMatchObject({
      status: 409,
      body: {
        code: 'account_full',
        error: expect.stringMatching(
          /^This file has more records than an account can hold\. .*can still restore it/,
        ),
      },
    });
    const said = `${email} now has 0 pens, 0 doses, 20001 weights, 0 symptoms and 0 measurements.\n`;
    expect(await admin(['restore-archive', email, file])).toEqual({ code: 0, said, complaint: '' });
    const listed = await test.call(listWeights, { query: {} }, { token });
    expect(listed.body).toHaveLength(2000);

    const again = await admin(['restore-archive', email, file]);
    expect([again.code, again.said]).toEqual([1, '']);
    expect(again.complaint).toMatch(/^This account already has records\.[^\n]*\n$/);
    writeFileSync(file, '{');
    const broken = await admin(['restore-archive', email, file]);
    expect(broken).toEqual({ code: 1, said: '', complaint: `${file} is not JSON.\n` });
    writeFileSync(file, '{"pens":7}');
    const other = await admin(['restore-archive', email, file]);
    expect([other.code, other.complaint]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  });

  it.each([
    [['restore', join(tmpdir(), 'no-such.backup')], /^There is no file [^\n]*\n$/],
    [['backup', join(tmpdir(), 'no-such-folder', 'x.backup')], /^ENOENT[^\n]*\n$/],
  ])('%j fails with a sentence and without a stack', async (args, sentence) => {
    const { code, complaint } = await admin(args);
    expect(code).toBe(1);
    expect(complaint).toMatch(sentence);
  });

  it.each([
    ['grant', 'a@example.com'],
    ['backup', join(tmpdir(), 'never.backup')],
  ])('%s says in a sentence that the database is damaged', async (...args) => {
    const { location, drop } = await createEmptyPlace('sqlite');
    if (location.engine === 'sqlite') writeFileSync(location.file, 'no database'.repeat(999));
    const { code, said, complaint } = await admin(args, databaseSettings(location));
    await drop();
    expect([code, said]).toEqual([1, '']);
    expect(complaint).toMatch(/^\S+dosewise\.db cannot be read \(SQLITE_NOTADB: [^\n]*\.\n$/);
  });

  it.each([[['revoke']], [['toString', 'x']], [['restore-archive', 'a@example.com']]])(
    'says how it is used when it is called with %j',
    async (args) => {
      const { code, said, complaint } = await admin(args);
      expect([code, said]).toEqual([2, '']);
      expect(complaint).toContain('npm run admin -- revoke EMAIL');
    },
  );

  it('names a wrong setting', async () => {
    const settings = { ...databaseSettings(test.location), MAIL_LEASE_MS: '1' };
    expect(await admin(['revoke', 'a@example.com'], settings)).toEqual({
      code: 1,
      said: '',
      complaint: 'MAIL_LEASE_MS must be 500 to 600000 milliseconds.\n',
    });
  });
});
