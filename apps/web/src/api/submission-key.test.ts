import { expect, it } from 'vitest';
import { createSubmissionKeys } from './submission-key.ts';

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
  keys.settle();
  expect(keys.keyFor({ clicks: 30 })).toBe('key-2');
});
