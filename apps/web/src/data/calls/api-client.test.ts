// Shows 8.6.
import { importWeights, listPens, type ReplyShape, type UserProfile } from '@dosewise/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../browser/storage.ts';
import { sessionStore } from '../session/session-store.ts';
import { call, fits } from './api-client.ts';
import { ourReply } from './replies-for-tests.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('gives up after the time that it is given', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const options = { token: 'token', timeoutMs: 1 };
    await expect(call(importWeights, { body: { entries: [] } }, options)).rejects.toMatchObject({
      code: 'offline',
    });
  });

  it('without a token reaches no one', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (url: unknown) => asked.push(url));
    await expect(call(listPens, {})).rejects.toMatchObject({
      status: 401,
      message: 'No authentication token found',
    });
    expect(asked).toEqual([]);
  });

  it('without a token ends the session of a page that is open, and says why', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    sessionStore.begin('token', { _id: 'a' } as UserProfile);
    writeStored('token', null);
    await expect(call(listPens, {}, { token: '' })).rejects.toMatchObject({ status: 401 });
    const reason = 'No authentication token found';
    expect(sessionStore.read()).toEqual({ status: 'visitor', reason });
  });

  it('refuses a reply that is not of the contract', async () => {
    vi.stubGlobal('fetch', async () => ourReply([{ name: 'half a pen' }]));
    await expect(call(listPens, {}, { token: 'token' })).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});

const PEN: ReplyShape = {
  name: 'string',
  clicks: ['or', 'number', 'null'],
  status: ['one', 'active', 'empty'],
  note: ['or', 'undefined', 'string'],
};

it.each<[boolean, ReplyShape, unknown]>([
  [true, '*', undefined],
  [true, 'string', ''],
  [false, 'string', null],
  [false, 'number', '1'],
  [true, 'object', { any: 1 }],
  [false, 'object', null],
  [false, 'object', []],
  [true, ['list', 'number'], []],
  [false, ['list', 'number'], [1, '2']],
  [false, ['list', 'number'], { 0: 1 }],
  [true, PEN, { name: 'A', clicks: null, status: 'empty' }],
  [true, PEN, { name: 'A', clicks: 3, status: 'active', note: '', more: 'of a newer server' }],
  [false, PEN, { name: 'A', clicks: 3, status: 'gone' }],
  [false, PEN, { name: 'A', status: 'empty' }],
  [false, PEN, { name: 'A', clicks: 3, status: 'active', note: null }],
  [false, PEN, null],
  [false, PEN, 'A'],
])('says %s of %j and %j', (expected, shape, value) => {
  expect(fits(shape, value)).toBe(expected);
});
