// Shows 22.1.
import type { UserProfile } from '@dosewise/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../session/session-store.ts';
import { sendThroughOutbox } from './keep-record.ts';
import { outbox } from './outbox.ts';
import { texts } from './texts.ts';

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  // A browser that denies storage, without a network.
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Storage access is restricted', 'SecurityError');
    },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  sessionStore.begin('token', { _id: 'anna' } as UserProfile);
  await outbox.open('anna');
});
afterEach(async () => {
  sessionStore.end();
  await outbox.open(null);
  vi.unstubAllGlobals();
});

it('says that the browser could not store an entry which cannot be sent, and blames no server', async () => {
  const weight = { weightKg: 80, date: '2026-11-28T08:00:00.000Z', note: '', source: 'manual' };
  const _id = '019b0000-0000-7000-8000-000000000001';
  const draft = { _id, ...weight, isUnconfirmed: false, loggedBy: null };
  const record = { kind: 'weight', body: weight, draft } as const;
  await expect(sendThroughOutbox(new QueryClient(), record)).rejects.toMatchObject({
    code: 'not_stored',
    message: texts.notStored,
  });
  expect(texts.notStored).not.toContain('server');
  expect(outbox.read()).toEqual([]);
});
