import { getOpenapi } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escapeHtml } from '../../../runtime/http/escape-html.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { schemaLines } from './schema-words.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('serves the document of every route', async () => {
  const { status, body } = await test.call(getOpenapi, {});
  expect(status).toBe(200);
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  for (const { path, method } of ALL_ROUTES) {
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
  }
});

it('serves it as a page that says every route and runs nothing', async () => {
  const reply = await test.app.inject({ method: 'GET', url: '/api/docs' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { id, summary, path } of ALL_ROUTES) {
    expect(reply.body).toContain(`id="${id}"`);
    expect(reply.body).toContain(escapeHtml(summary));
    expect(reply.body).toContain(`/api${path.replace(/:(\w+)/g, '{$1}')}`);
  }
  expect(reply.body).not.toMatch(/<script| on\w+=|style="/);
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'sha256-[\w+/]{43}='/);
});

it('describes fields and does not trust them', () => {
  const html = schemaLines({
    properties: {
      '<b>': { type: 'string', maxLength: 5, description: 'a < b' },
      list: { items: { properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] } },
      kind: { enum: ['x', 'y'] },
      shape: { $ref: '#/components/schemas/Pen' },
    },
    required: ['kind'],
  });
  expect(html).toContain('<code>&lt;b&gt;</code> string, at most 5 characters, optional: a &lt; b');
  expect(html).toContain('<code>n</code> integer, at least 1</li>');
  expect(html).toContain('<code>kind</code> <code>x</code> or <code>y</code></li>');
  expect(html).toContain('<a href="#shape-Pen">Pen</a>, optional');
});
