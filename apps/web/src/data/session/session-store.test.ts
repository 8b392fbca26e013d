import type { UserProfile } from '@dosewise/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../browser/storage.ts';
import { sessionStore, tokenInUse } from './session-store.ts';

const profile = (_id: string, heightCm: number | null = null) => ({ _id, heightCm }) as UserProfile;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  sessionStore.end();
  vi.unstubAllGlobals();
});

it('takes a changed profile of who is logged in', () => {
  sessionStore.begin('token', profile('a'));
  sessionStore.update(profile('a', 175));
  expect(sessionStore.read()).toEqual({ status: 'user', user: profile('a', 175) });
});

it('takes no profile that was asked for by someone before, or that comes after the end', () => {
  sessionStore.begin('token', profile('b'));
  sessionStore.update(profile('a', 175));
  expect(sessionStore.read()).toEqual({ status: 'user', user: profile('b') });
  sessionStore.end();
  sessionStore.update(profile('b', 175));
  expect(sessionStore.read()).toEqual({ status: 'visitor' });
});

it('has a token in use from the check on, until the end', () => {
  sessionStore.begin('token', profile('a'));
  expect(tokenInUse(sessionStore.read())).toBe('token');
  sessionStore.check();
  expect(tokenInUse(sessionStore.read())).toBe('token');
  sessionStore.end();
  expect(tokenInUse(sessionStore.read())).toBeNull();
});

it('gives no token to calls while another tab has logged in someone else', () => {
  sessionStore.begin('token', profile('a'));
  expect(sessionStore.token()).toBe('token');
  writeStored('token', 'of another one');
  expect(sessionStore.token()).toBeNull();
  sessionStore.check();
  expect(sessionStore.token()).toBe('of another one');
});
