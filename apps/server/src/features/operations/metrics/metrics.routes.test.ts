// Shows 57.1.
import { getHealth, listPens } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterEach, expect, it } from 'vitest';
import { startWorker } from '../../../outgoing/workers.ts';
import { makeBackup } from '../../../runtime/backups/make-backup.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

const TOKEN = 'prometheus-may-read-this';

let test: TestApp;
afterEach(() => test.close());

function ask(headers: Record<string, string> = {}) {
  return test.app.inject({ method: 'GET', url: '/api/metrics', headers });
}

it('is not there unless it is switched on', async () => {
  test = await createTestApp();
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(404);
});

it('counts replies for anyone who knows the token', async () => {
  test = await createTestApp({ METRICS_TOKEN: TOKEN });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask({ authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(401);
  for (let n = 0; n < 3; n++) await test.call(getHealth, {});
  await test.call(listPens, {});

  const reply = await ask({ authorization: `Bearer ${TOKEN}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const value = (name: string) =>
    Number(
      reply.body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  const health = 'method="GET",route="/api/health",status="200"';
  expect(value(`http_request_duration_seconds_count{${health}}`)).toBe(3);
  expect(value(`http_request_duration_seconds_bucket{${health},le="+Inf"}`)).toBe(3);
  expect(
    value('http_request_duration_seconds_count{method="GET",route="/api/pens",status="401"}'),
  ).toBe(1);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  // Each bucket holds those before it.
  const buckets = reply.body
    .split('\n')
    .filter((line) => line.startsWith(`http_request_duration_seconds_bucket{${health}`))
    .map((line) => Number(line.split(' ').at(-1)));
  expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
});

it('counts the mails that are not done, and no others', async () => {
  test = await createTestApp({ METRICS_TOKEN: TOKEN });
  const statuses = [
    'queued',
    'queued',
    'queued',
    'claimed',
    'sending',
    'sending',
    'unconfirmed',
    'sent',
    'failed',
    'suppressed',
    'cancelled',
  ] as const;
  for (const _status of statuses) await createUser(test);
  const mails = await test.db.selectFrom('delivery').select('id').execute();
  expect(mails).toHaveLength(statuses.length);
  for (const [n, { id }] of mails.entries()) {
    const status = statuses[n] ?? expect.fail();
    await test.db.updateTable('delivery').set({ status }).where('id', '=', id).execute();
  }
  const { body } = await ask({ authorization: `Bearer ${TOKEN}` });
  const lines = body.split('\n').filter((line) => line.startsWith('dosewise_open_deliveries{'));
  expect(lines.sort()).toEqual([
    'dosewise_open_deliveries{status="claimed"} 1',
    'dosewise_open_deliveries{status="queued"} 3',
    'dosewise_open_deliveries{status="sending"} 2',
    'dosewise_open_deliveries{status="unconfirmed"} 1',
  ]);
});

/** The values of a metric, by their labels. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const { body } = await ask({ authorization: `Bearer ${TOKEN}` });
  const lines = body.split('\n').flatMap((line) => {
    const [, found, labels = '', value] = /^(\w+)(?:\{(.*)\})? (.+)$/.exec(line) ?? [];
    return found === name ? [[labels, Number(value)] as const] : [];
  });
  return Object.fromEntries(lines);
}

it('says how old the last backup is, and how large what is kept', async () => {
  test = await createTestApp({ METRICS_TOKEN: TOKEN });
  expect(await valuesOf('dosewise_backup_age_seconds')).toEqual({});
  await makeBackup(test.context);
  test.setNow(TEST_NOW + 3_600_000);
  expect(await valuesOf('dosewise_backup_age_seconds')).toEqual({ '': 3600 });
  expect(await valuesOf('dosewise_backups')).toEqual({ 'status="whole"': 1 });
  const [bytes = 0] = Object.values(await valuesOf('dosewise_database_bytes'));
  const [free = 0] = Object.values(await valuesOf('dosewise_backup_disk_free_bytes'));
  expect([bytes > 10_000, free > 0]).toEqual([true, true]);
});

it('counts users, and those in use of late, again after ten minutes', async () => {
  test = await createTestApp({ METRICS_TOKEN: TOKEN });
  await createUser(test);
  const { email } = await createUser(test);
  const used = (ago: number) =>
    test.db
      .updateTable('user_account')
      .set({ last_login_at: TEST_NOW - ago })
      .where('email', '=', email)
      .execute();
  await used(2 * DAY_MS);
  const first = { 'active="ever"': 2, 'active="30d"': 2, 'active="1d"': 1 };
  expect(await valuesOf('dosewise_users')).toEqual(first);
  await used(31 * DAY_MS);
  expect(await valuesOf('dosewise_users')).toEqual(first);
  test.setNow(TEST_NOW + 601_000);
  expect(await valuesOf('dosewise_users')).toEqual({ ...first, 'active="30d"': 1 });
});

it('counts what waits to go out, and what came of what went', async () => {
  test = await createTestApp({ METRICS_TOKEN: TOKEN });
  await createUser(test);
  expect(await valuesOf('dosewise_due_deliveries')).toEqual({ 'channel="email"': 1 });
  expect(await valuesOf('dosewise_deliveries_total')).toEqual({});
  const worker = startWorker(test.context, 'email', { pollMs: 10 });
  await expect
    .poll(() => valuesOf('dosewise_deliveries_total'))
    .toEqual({ 'channel="email",outcome="delivered"': 1 });
  await worker.stop();
  expect(await valuesOf('dosewise_due_deliveries')).toEqual({});
});
