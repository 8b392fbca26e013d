import { getHealth, listPens } from '@dosewise/contract';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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

it('counts replies for whoever knows the token', async () => {
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
