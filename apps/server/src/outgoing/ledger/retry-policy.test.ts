import { expect, it } from 'vitest';
import { nextTryAt } from './retry-policy.ts';

const TRIES = [1, 2, 3, 4, 5, 6, 7, 8];
const MINUTE = 60_000;

it('tries a mail again after growing waits, and gives up', () => {
  const waits = TRIES.map((attempts) => nextTryAt({ attempts, validUntil: null }, null, 0));
  expect(waits.at(0)).toBe(MINUTE);
  expect(waits.at(-1)).toBeNull();
  expect(waits.slice(0, -1)).toEqual([...waits.slice(0, -1)].sort((a, b) => Number(a) - Number(b)));
});

it('tries what is worthless later for as long as it is worth anything', () => {
  const validUntil = 3 * 60 * MINUTE;
  expect(TRIES.map((attempts) => nextTryAt({ attempts, validUntil }, null, 0))).toEqual([
    10_000,
    MINUTE,
    10 * MINUTE,
    ...Array(5).fill(60 * MINUTE),
  ]);
  expect(nextTryAt({ attempts: 4, validUntil }, null, validUntil - MINUTE)).toBeNull();
});

it('waits as long as a service asks for', () => {
  expect(nextTryAt({ attempts: 1, validUntil: null }, 5 * MINUTE, 0)).toBe(5 * MINUTE);
  expect(nextTryAt({ attempts: 1, validUntil: MINUTE }, 30_000, 0)).toBe(30_000);
  expect(nextTryAt({ attempts: 1, validUntil: MINUTE }, 5 * MINUTE, 0)).toBeNull();
  // Less than a second says nothing.
  expect(nextTryAt({ attempts: 1, validUntil: MINUTE }, 0, 0)).toBe(10_000);
});

it('waits as a channel says that has waits of its own, no longer than the message is worth anything', () => {
  const tried = { validUntil: 100 * MINUTE, waits: [MINUTE, 10 * MINUTE] };
  expect(TRIES.slice(0, 3).map((attempts) => nextTryAt({ ...tried, attempts }, null, 0))).toEqual([
    MINUTE,
    10 * MINUTE,
    null,
  ]);
  expect(nextTryAt({ ...tried, attempts: 1 }, 5 * MINUTE, 0)).toBe(5 * MINUTE);
  expect(nextTryAt({ ...tried, attempts: 1 }, 200 * MINUTE, 0)).toBeNull();
});

it('puts nothing off for longer than half a day, whatever a service asks', () => {
  const day = 24 * 60 * MINUTE;
  expect(nextTryAt({ attempts: 1, validUntil: null }, 3 * day, 0)).toBe(day / 2);
});
