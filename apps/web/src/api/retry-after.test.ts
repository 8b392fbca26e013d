import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { readPatiently, readRetryAfterMs } from './retry-after.ts';

const busy = (retryAfterMs?: number) =>
  new ApiError({ status: 503, code: 'overloaded', message: 'Too many.', retryAfterMs });

/** A read that fails with each error in turn and then succeeds, and the waits between. */
function reading(...errors: readonly Error[]) {
  const left = [...errors];
  const waits: number[] = [];
  const read = async () => {
    const error = left.shift();
    if (error) throw error;
    return 'read';
  };
  const wait = async (ms: number) => void waits.push(ms);
  return { waits, run: () => readPatiently(read, undefined, { wait, random: () => 0.5 }) };
}

it('asks a busy server again when it said so, with a random part more', async () => {
  const { waits, run } = reading(busy(2000), busy(1000));
  await expect(run()).resolves.toBe('read');
  expect(waits).toEqual([3000, 1500]);
});

it('gives up after two retries, with the reason of the last', async () => {
  const last = busy(2000);
  const { waits, run } = reading(busy(2000), busy(2000), last);
  await expect(run()).rejects.toBe(last);
  expect(waits).toHaveLength(2);
});

it.each([
  ['a failure that names no time', busy()],
  ['a time longer than anybody waits', busy(60_000)],
  ['another refusal', new ApiError({ status: 404, code: 'not_found', message: 'Not found.' })],
  ['an error of ours', new TypeError('oops')],
])('does not wait for %s', async (_name, error) => {
  const { waits, run } = reading(error);
  await expect(run()).rejects.toBe(error);
  expect(waits).toEqual([]);
});

it('stops waiting when the page is left', async () => {
  const controller = new AbortController();
  const asked = readPatiently(() => Promise.reject(busy(9000)), controller.signal);
  controller.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

it.each([
  [503, '2', 2000],
  [503, '0', 0],
  [503, 'Fri, 31 Dec 2027 23:59:59 GMT', undefined],
  [503, '-1', undefined],
  [503, null, undefined],
  [429, '2', undefined],
])('reads %s with Retry-After %s as %s', (status, header, expected) => {
  const headers = header === null ? {} : { 'Retry-After': header };
  expect(readRetryAfterMs(new Response('', { status, headers }))).toBe(expected);
});

describe('in a call', () => {
  const real = globalThis.fetch;
  let asked: string[];
  beforeEach(() => {
    asked = [];
    globalThis.fetch = async (_url, init) => {
      asked.push(init?.method ?? 'GET');
      if (asked.length > 1) return Response.json({ status: 'ok' });
      const body = { error: 'Too many people at once.', code: 'overloaded', requestId: 'r' };
      return Response.json(body, { status: 503, headers: { 'Retry-After': '0' } });
    };
  });
  afterEach(() => {
    globalThis.fetch = real;
  });

  it('repeats a read by itself', async () => {
    await expect(request('GET', '/health')).resolves.toEqual({ status: 'ok' });
    expect(asked).toEqual(['GET', 'GET']);
  });

  it('leaves a write to whoever typed it, with the server’s sentence', async () => {
    await expect(request('POST', '/doses', { body: {} })).rejects.toMatchObject({
      message: 'Too many people at once.',
      retryAfterMs: 0,
    });
    expect(asked).toEqual(['POST']);
  });
});
