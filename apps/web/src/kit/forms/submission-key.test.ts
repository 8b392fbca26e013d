import { expect, it } from 'vitest';
import { createSubmissionKeys, newId } from './submission-key.ts';

it('keeps its key for a retry of the same content, and takes a new one for other content', () => {
  let made = 0;
  const keys = createSubmissionKeys(() => `key-${++made}`);
  expect(keys.keyFor({ clicks: 30 })).toBe('key-1');
  expect(keys.keyFor({ clicks: 30 })).toBe('key-1');
  expect(keys.keyFor({ clicks: 31 })).toBe('key-2');
});

it('takes a new key for the same content once the first has arrived', () => {
  let made = 0;
  const keys = createSubmissionKeys(() => `key-${++made}`);
  keys.keyFor({ clicks: 30 });
  keys.renew();
  expect(keys.keyFor({ clicks: 30 })).toBe('key-2');
});

it('makes UUIDs of version 7 that begin with the time', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const ids = Array.from({ length: 200 }, () => newId(now));
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
  }
});
