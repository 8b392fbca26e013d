// Shows 76.1.
import { gunzipSync } from 'node:zlib';
import { login, register, verifyToken } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, createTestAppWithPages, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestAppWithPages({
    RATE_LIMIT: 'on',
    PUBLIC_URL: 'https://pens.example.com/',
  });
});
afterAll(() => test.close());

describe('every reply', () => {
  it.each(['/api/health', '/api/pens', '/nowhere', '/api/nowhere', '/%E0%A4%A'])(
    'of %s carries the security headers',
    async (url) => {
      const { headers } = await test.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-dosewise-server': '1',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  it('leaves other hosts of the domain alone where the operator says so', async () => {
    const settings = { PUBLIC_URL: 'https://pens.example.com', HSTS_SUBDOMAINS: 'off' };
    const alone = await createTestApp(settings);
    const { headers } = await alone.app.inject({ url: '/api/health' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await alone.close();
  });

  it('of the API may not be kept', async () => {
    const { headers } = await test.app.inject({ url: '/api/config' });
    expect(headers['cache-control']).toBe('no-store');
    const refused = await test.call(verifyToken, {});
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});

describe('a list of months', () => {
  const ask = (url: string, accepted?: string) =>
    test.app.inject({
      url,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
  const LONG = '/api/devices';

  it('arrives packed where the caller takes gzip, and says the same', async () => {
    const plain = await ask(LONG);
    const packed = await ask(LONG, 'br, gzip;q=0.8');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': plain.headers['content-type'],
      'content-length': String(packed.rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it.each([undefined, 'br', 'gzip;q=0', 'identity'])(
    'arrives as it is for a caller that takes %s',
    async (accepted) => {
      const reply = await ask(LONG, accepted);
      expect(reply.headers).not.toHaveProperty('content-encoding');
      expect(reply.json()).not.toEqual([]);
    },
  );

  it('is the only one that is packed: a short reply is one packet as it is', async () => {
    const { headers } = await ask('/api/config', 'gzip');
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('an address that is not there', () => {
  it.each(['/api/nowhere', '/api/pens/%00/x', '/api/%E0%A4%A'])(
    '%s answers in the shape of every error',
    async (url) => {
      const reply = await test.app.inject({ url });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found', error: 'Not found.' });
    },
  );

  it.each([
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '//etc/passwd',
  ])('%s leads nowhere outside the web files', async (url) => {
    const reply = await test.app.inject({ url });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('"workspaces"');
    expect(reply.body).not.toContain('root:');
  });
});

describe('limits', () => {
  it('let 30 accounts from one caller through in 15 minutes', async () => {
    // The junk is refused after the limit has counted it, so this need not hash 30 passwords.
    for (let n = 0; n < 30; n++) {
      expect((await test.call(register, { body: {} })).status).toBe(400);
    }
    const { status, body, headers } = await test.call(register, { body: {} });
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('let 30 failed logins from one caller through, whatever the address', async () => {
    const attempt = (n: number) =>
      test.call(login, { body: { email: `nobody${n}@example.com`, password: 'wrong' } });
    for (let n = 0; n < 30; n++) expect((await attempt(n)).status).toBe(401);
    expect((await attempt(31)).status).toBe(429);
  });
});

describe('behind a proxy', () => {
  it('believes the address that the proxy added, not those that the caller made up', async () => {
    const behind = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
    const attempt = (n: number, from: string) =>
      behind.call(
        login,
        { body: { email: `nobody${n}@example.com`, password: 'wrong' } },
        { headers: { 'x-forwarded-for': from } },
      );
    // The caller invents another first address each time; the last one is the proxy's word.
    for (let n = 0; n < 30; n++) {
      expect((await attempt(n, `10.0.0.${n}, 203.0.113.7`)).status).toBe(401);
    }
    expect((await attempt(31, '10.0.1.1, 203.0.113.7')).status).toBe(429);
    expect((await attempt(32, '203.0.113.8')).status).toBe(401);
    await behind.close();
  });
});
