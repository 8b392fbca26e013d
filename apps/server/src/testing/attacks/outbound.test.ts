import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createEmailTemplate,
  findRedditPosts,
  forgotPassword,
  getConfig,
  getRedditStatus,
  sendTestEmail,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLink } from '../../outgoing/channels/email/compose/link-tokens.ts';
import { startWorker } from '../../outgoing/workers.ts';
import { readServerSecret } from '../../runtime/secrets/server-secret.queries.ts';
import { createAdmin, createUser } from '../factories.ts';
import { createTestAppWithPages, type TestApp } from '../test-app.ts';

/**
 * The places that the server calls, and those that it leads people to. Elsewhere: a redirecting
 * Reddit in features/admin/reddit/reddit-client.test.ts, click links in
 * features/account/mail-links/mail-links.routes.test.ts, the page after a login in
 * apps/web/src/data/navigation/router.test.ts.
 */
const PUBLIC_URL = 'https://pens.example.com';
const EVIL = 'evil.example';

let test: TestApp;
/** Anyone who is called here was called by mistake. */
let bait: { readonly origin: string; readonly calls: string[]; close(): void };
beforeAll(async () => {
  test = await createTestAppWithPages({ PUBLIC_URL, TRUST_PROXY: 'on' });
  const calls: string[] = [];
  const server = createServer((request, reply) => {
    calls.push(`${request.method} ${request.url}`);
    reply.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  bait = { origin: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
});
afterAll(async () => {
  bait.close();
  await test.close();
});

const mails = () =>
  readdirSync(test.context.config.outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(`${test.context.config.outbox}/${file}`, 'utf8'))
    .map((mail) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '='));

describe('the host that a caller names', () => {
  it.each([
    { host: EVIL },
    { host: `${EVIL}:443` },
    { host: 'pens.example.com', 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'http' },
    { host: 'pens.example.com', forwarded: `host=${EVIL}` },
    { host: `pens.example.com@${EVIL}` },
  ])('is in no answer, no redirect and no mailed link: %j', async (headers) => {
    const { email } = await createUser(test);
    await test.call(forgotPassword, { body: { email } }, { headers });
    const page = await test.app.inject({ url: '/api/mail/unsubscribe/abc', headers });
    expect(page.headers.location).toBe(`${PUBLIC_URL}/unsubscribe#token=abc`);
    const slash = await test.app.inject({ url: '/calculator/', headers });
    expect(slash.headers.location).toBe('/calculator');
    const config = await test.call(getConfig, {}, { headers });
    expect(JSON.stringify(config.body)).not.toContain(EVIL);

    const worker = startWorker(test.context, 'email', { onError: () => {} });
    await expect
      .poll(() => mails().some((mail) => mail.includes(email)), { timeout: 50_000 })
      .toBe(true);
    await worker.stop();
    const mail = mails().find((each) => each.includes(email)) ?? '';
    expect(mail).toContain(`${PUBLIC_URL}/`);
    expect(mail).not.toContain(EVIL);
  });
});

describe('a redirect', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/%09/evil.example/',
    '///evil.example/',
    '/.evil.example/',
    '/a//evil.example/',
    '/@evil.example/',
    '/calculator/?next=//evil.example/',
    '/login/?next=https://evil.example',
    '/calculator//',
    '/calculator/%0d%0aLocation:%20https://evil.example/',
  ])('of %s stays on this site', async (url) => {
    const { statusCode, headers } = await test.app.inject({ url });
    expect(statusCode).toBeOneOf([308, 404, 400, 200]);
    // An address here: one slash, then a letter. Two slashes or a backslash would be another site.
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/[a-z]/);
  });

  it.each(['//evil.example', 'https://evil.example', '%0d%0aLocation:evil', '?a', '#a', '../x'])(
    'of an unsubscribe link with the token %j leads to our own page',
    async (token) => {
      const url = `/api/mail/unsubscribe/${encodeURIComponent(token)}`;
      const { statusCode, headers } = await test.app.inject({ url });
      if (statusCode !== 404) {
        expect(statusCode).toBe(303);
        const target = new URL(String(headers.location));
        expect([target.origin, target.pathname]).toEqual([PUBLIC_URL, '/unsubscribe']);
        expect([target.search, target.hash]).toEqual(['', `#token=${encodeURIComponent(token)}`]);
      }
    },
  );

  it('of a mailed link does not follow what is added to the address', async () => {
    const secret = await readServerSecret(test.db, 'mail-links');
    const [userId, deliveryId] = [crypto.randomUUID(), crypto.randomUUID()];
    const token = signLink(secret, { purpose: 'click', userId, deliveryId, position: 0 });
    for (const more of [
      '?url=https://evil.example',
      '?next=//evil.example',
      '/https://evil.example',
    ]) {
      const { statusCode, headers } = await test.app.inject({
        url: `/api/mail/click/${token}${more}`,
      });
      expect([more, statusCode, headers.location]).toEqual([more, 404, undefined]);
    }
  });
});

describe('the server', () => {
  it('fetches nothing that a template, a name or a setting of a user points to', async () => {
    const admin = await createAdmin(test);
    const url = `${bait.origin}/seen`;
    const body = {
      name: url,
      description: url,
      subject: `<img src=${url}>`,
      htmlContent: `<link rel="stylesheet" href="${url}"><img src="${url}"><style>@import url(${url});</style>
        <iframe src="${url}"></iframe><script src="${url}"></script><a href="${url}">a</a>
        <object data="${url}"></object><img src="file:///etc/passwd"><img src="cid:x">`,
      textContent: `${url} file:///etc/passwd`,
    };
    const { body: made } = await test.call(createEmailTemplate, { body }, admin);
    const sent = await test.call(sendTestEmail, { params: { id: made._id } }, admin);
    expect([sent.status, sent.body]).toMatchObject([200, { transport: 'outbox' }]);
    const mail = mails().find((each) => each.includes(admin.email)) ?? '';
    expect(mail).toContain(url);
    expect(mail).not.toContain('root:');
    expect(bait.calls).toEqual([]);
  });

  it('takes where Reddit and the mail server are from its operator alone', async () => {
    const admin = await createAdmin(test);
    const query = {
      keywords: 'pen',
      url: bait.origin,
      apiOrigin: bait.origin,
      REDDIT_API_URL: bait.origin,
      redirect_uri: bait.origin,
    };
    const headers = { 'x-forwarded-host': bait.origin, smtp_url: bait.origin };
    const found = await test.call(findRedditPosts, { query }, { ...admin, headers });
    expect(found.status).toBeGreaterThanOrEqual(400);
    const status = await test.call(getRedditStatus, { query }, { ...admin, headers });
    expect(JSON.stringify(status.body)).not.toContain(bait.origin);
    const back = await test.app.inject({
      url: `/api/reddit/callback?code=x&state=x&redirect_uri=${bait.origin}`,
    });
    expect(back.headers.location).toBeUndefined();
    expect(bait.calls).toEqual([]);
  });
});
