import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson, keepFor, readStored, writeStored } from './storage.ts';

const refuse = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};

/** A browser's storage that holds `kept`; with `isFull` it takes nothing more. */
function stubStorage(kept: Map<string, string>, { isFull = false } = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: isFull ? refuse : (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

afterEach(() => {
  writeStored('token', null);
  vi.unstubAllGlobals();
});

it('keeps values in the browser', () => {
  const kept = new Map<string, string>();
  stubStorage(kept);
  writeStored('token', 'a');
  expect(kept.get('token')).toBe('a');
  expect(readStored('token')).toBe('a');
  writeStored('token', null);
  expect(readStored('token')).toBeNull();
});

it('keeps what a full storage refuses for the life of the page, before what stood there', () => {
  const kept = new Map([['token', 'old']]);
  stubStorage(kept, { isFull: true });
  writeStored('token', 'new');
  expect(readStored('token')).toBe('new');
  writeStored('token', null);
  expect(readStored('token')).toBeNull();
});

it('lets the browser have the last word once it keeps values again', () => {
  const kept = new Map<string, string>();
  stubStorage(kept, { isFull: true });
  writeStored('token', 'a');
  stubStorage(kept);
  writeStored('token', 'b');
  kept.set('token', 'from another tab');
  expect(readStored('token')).toBe('from another tab');
});

it('does without a storage that is blocked', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  writeStored('token', 'a');
  expect(readStored('token')).toBe('a');
  writeStored('token', null);
  expect(readStored('token')).toBeNull();
});

describe('what is one person’s own', () => {
  const setGoalOf = (userId: string) => {
    keepFor(userId);
    writeStored('dashboardGoalWeightKg', '74.5');
    writeStored('dashShowBmiBands', 'true');
  };

  it('is there again for the same person', () => {
    stubStorage(new Map());
    setGoalOf('a');
    keepFor('a');
    expect(readStored('dashboardGoalWeightKg')).toBe('74.5');
  });

  it('is forgotten when someone else comes, without a logout before; tastes stay', () => {
    stubStorage(new Map());
    setGoalOf('a');
    keepFor('b');
    expect(readStored('dashboardGoalWeightKg')).toBeNull();
    expect(readStored('dashShowBmiBands')).toBe('true');
  });

  it('leaves nothing when it is forgotten, not even whose it was', () => {
    const kept = new Map<string, string>();
    stubStorage(kept);
    setGoalOf('a');
    forgetPerson();
    expect([...kept.keys()]).toEqual(['dashShowBmiBands']);
  });
});
