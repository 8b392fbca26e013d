// Shows 19.1, 31.7.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { DAY_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { createUser } from '../factories.ts';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { createTestApp, fillPath } from '../test-app.ts';

/** The folder of the repository. */
const ROOT = join(import.meta.dirname, '../../../../..');
/** Words that a reply or a log line would hold if it told something of the inside. */
const INSIDE =
  /SQLITE|select |insert |update |delete |no such table|relation|node_modules|file:|\.ts\b|\bat /i;

describe('a failure of our own', () => {
  it('is answered with a sentence and a number, nothing of the inside', async () => {
    const test = await createTestApp();
    const { token } = await createUser(test);
    for (const table of ['symptom', 'weight', 'dose', 'strength_price', 'pen']) {
      await sql`drop table ${sql.table(table)}`.execute(test.db);
    }
    const date = '2026-11-20T08:00:00Z';
    for (const [method, url, payload] of [
      ['GET', '/api/symptoms'],
      ['GET', '/api/weights?limit=5'],
      ['POST', '/api/symptoms', { date, category: 'nausea', note: 'a note' }],
      ['POST', '/api/weights', { date, weightKg: 83.25 }],
      ['POST', '/api/weights/bulk', { entries: [{ date, weightKg: 83.25, note: 'a note' }] }],
      ['POST', '/api/pens', { name: 'a name', strength: 5, startDate: '2026-11-01' }],
      ['GET', '/api/user/profile'],
      ['GET', '/api/cost-savings'],
      ['GET', '/api/strength-pricing/Spain'],
      ['DELETE', `/api/doses/${crypto.randomUUID()}`],
    ] as const) {
      const reply = await test.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload ? { payload } : {}),
      });
      expect([url, reply.statusCode]).toEqual([url, 500]);
      const body = reply.json();
      expect(Object.keys(body).sort()).toEqual(['code', 'error', 'requestId']);
      expect(body.code).toBe('internal');
      expect(reply.body).not.toMatch(INSIDE);
      expect(reply.body).not.toContain(ROOT);
      expect(reply.body).not.toMatch(/symptom|weight|pen\b|83\.25|a note|a name/);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    await test.close();
  });
});

describe('the log of a process', () => {
  /** Words that are nowhere but in what is personal. */
  const MARKS = {
    email: 'zebrafish@quagga.example',
    stranger: 'okapi@quagga.example',
    password: 'correct zorilla battery',
    note: 'narwhal-note',
    name: 'axolotl-pen',
    pharmacy: 'tapir-pharmacy',
    country: 'Numbatland',
    weight: 83.4562,
    query: 'pangolin-query',
    path: 'capybara-path',
    broken: 'wombat-broken',
    endpoint: 'okapi-endpoint',
    smtpPassword: 'kakapo-secret',
    metrics: 'a-dugong-token-for-metrics',
  } as const;

  let database: TestDatabase;
  let server: ServerProcess;
  const tokens: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startServerProcess(database.location, {
      LOG_LEVEL: 'trace',
      RATE_LIMIT: 'on',
      ADMIN_EMAIL: 'root@quagga.example',
      ADMIN_PASSWORD: MARKS.password,
      // No one listens there: each mail fails, and failing may talk.
      SMTP_URL: `smtp://someone:${MARKS.smtpPassword}@127.0.0.1:1`,
      MAIL_FROM: 'Dosewise <mail@quagga.example>',
      METRICS_TOKEN: MARKS.metrics,
    });
  });
  afterAll(async () => {
    await server.kill();
    await database.drop();
  });

  async function call(method: string, path: string, body?: unknown, token?: string) {
    const reply = await fetch(`${server.url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    const given = /(?:"token":"|\/calendar\/|\/s\/)([\w-]+)/.exec(text)?.[1];
    if (given) tokens.push(given);
    return { status: reply.status, token: given ?? '' };
  }

  /** All that people do in a session, and all that goes wrong. */
  async function live(): Promise<void> {
    const { email, password, note, name, pharmacy, country, weight, broken } = MARKS;
    const user = await call('POST', '/register', { email, password, country });
    expect(user.status).toBe(201);
    await call('POST', '/register', { email, password });
    await call('POST', '/login', { email, password: `${broken}1` });
    await call('POST', '/login', { email: MARKS.stranger, password });
    await call('POST', '/password/forgot', { email });
    await call('POST', '/password/reset', { token: broken, newPassword: password });
    const { token } = await call('POST', '/login', { email, password });
    // By the clock of that process, which is the real one.
    const date = new Date(Date.now() - DAY_MS).toISOString();
    const pen = { name, pharmacy, strength: 5, startDate: date };
    expect((await call('POST', '/pens', pen, token)).status).toBe(201);
    const weighIn = { date, weightKg: weight, note };
    expect((await call('POST', '/weights', weighIn, token)).status).toBe(201);
    const symptom = { date, category: 'nausea', note };
    expect((await call('POST', '/symptoms', symptom, token)).status).toBe(201);
    await call('PUT', '/user/height', { heightCm: 177.4562 }, token);
    for (const body of [`{"note":"${broken}"`, `"${broken}"`, `{"__proto__":"${broken}"}`]) {
      await call('POST', '/weights', body, token);
    }
    await call('GET', `/nowhere/${MARKS.path}?token=${token}&q=${MARKS.query}`);
    await call('GET', `/weights?before=${MARKS.query}`, undefined, token);
    await call('GET', `/mail/click/${token}`);
    await call('POST', `/act/${token}`, {});
    await fetch(`${server.url}/act/${token}`);
    const keys = { p256dh: broken, auth: broken };
    const endpoint = `https://fcm.googleapis.com/fcm/send/${MARKS.endpoint}`;
    await call('POST', '/push/subscriptions', { endpoint, keys }, token);
    await call('GET', '/metrics', undefined, MARKS.metrics);
    const feed = await call('POST', '/calendar-feed', undefined, token);
    expect((await call('GET', `/calendar/${feed.token}.ics`)).status).toBe(200);
    const sharing = { days: 7, passcode: broken, from: '2026-11-01', to: '2026-11-21' };
    const share = await call('POST', '/user/shares', sharing, token);
    expect((await call('POST', `/shares/${share.token}`, { passcode: broken })).status).toBe(200);
    expect((await call('POST', `/shares/${share.token}`, { passcode: note })).status).toBe(401);
    const admin = await call('POST', '/login', { email: 'root@quagga.example', password });
    await call('GET', `/admin/users?search=${MARKS.query}`, undefined, admin.token);
    await call('PATCH', '/admin/user-type', { email, userType: 'admin' }, admin.token);
    const template = { name: note, description: note, subject: note, htmlContent: note };
    await call('POST', '/admin/email-templates', template, admin.token);
    const [row] = await database.db.selectFrom('email_template').select('id').limit(1).execute();
    await call('POST', `/admin/email-templates/${row?.id}/test`, undefined, admin.token);
    await call('GET', '/export/all.json', undefined, admin.token);
    for (const route of ALL_ROUTES.filter((each) => each.method === 'GET')) {
      const names = route.path.match(/(?<=:)\w+/g) ?? [];
      const path = fillPath(route.path, Object.fromEntries(names.map((key) => [key, MARKS.path])));
      await call('GET', path, undefined, admin.token);
    }
    // Failures of our own come last: they leave a stack in the log.
    await sql`drop table symptom`.execute(database.db);
    await sql`drop table weight`.execute(database.db);
    expect((await call('GET', '/symptoms', undefined, admin.token)).status).toBe(500);
    expect((await call('POST', '/weights', weighIn, admin.token)).status).toBe(500);
  }

  it('names no one and nothing of anyone, even at its loudest and when things fail', async () => {
    await live();
    for (let n = 0; n < 200 && !server.output().includes('"failed"'); n++) await sleep(50);
    expect(await server.stop()).toBe(0);
    const log = server.output();
    // It does say what happened.
    expect(log.split('\n').length).toBeGreaterThan(50);
    expect(log).toContain('"route":"/api/weights"');
    expect(log).toContain('"msg":"failed"');
    for (const mark of [
      ...Object.values(MARKS),
      'quagga.example',
      'root@',
      '177.4562',
      ...tokens,
    ]) {
      expect([mark, log.includes(String(mark))]).toEqual([mark, false]);
    }
    const hashes = await database.db.selectFrom('session').select('token_hash').execute();
    expect(hashes.length).toBeGreaterThan(0);
    for (const { token_hash } of hashes) expect(log).not.toContain(token_hash);
    expect(log).not.toContain('127.0.0.1:1"');
    expect(log).not.toMatch(/argon2id|select |insert into|Bearer/);
  });
});
