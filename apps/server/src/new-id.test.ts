import { expect, it } from 'vitest';
import { z } from 'zod';
import { createIdSource } from './new-id.ts';

const MANY = 200_000;
const make = (count: number, newId: () => string) => Array.from({ length: count }, newId);

/** True when each sorts after the one before, which also makes them different. */
function isRising(ids: readonly string[]): boolean {
  return ids.every((id, n) => n === 0 || id > (ids[n - 1] ?? ''));
}

it('makes UUIDs of version 7 with the time in front', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  const newId = createIdSource(() => at);
  for (const id of make(5000, newId)) {
    expect(z.uuidv7().safeParse(id).success).toBe(true);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
  }
});

it('never makes one twice, and each sorts after the one before', () => {
  const ids = make(MANY, createIdSource(Date.now));
  expect(new Set(ids).size).toBe(MANY);
  expect(isRising(ids)).toBe(true);
});

it('goes on rising when the clock is set back', () => {
  let ms = 1_000_000;
  const newId = createIdSource(() => ms);
  const before = make(100, newId);
  ms -= 5000;
  const meanwhile = make(100, newId);
  ms += 6000;
  expect(isRising([...before, ...meanwhile, ...make(100, newId)])).toBe(true);
});

it('borrows from the next millisecond when the counter is used up', () => {
  // The counter begins where the random bits say: here at its end.
  const newId = createIdSource(() => 1, { nextUint32: () => 0xffff_ffff });
  expect(make(3, newId).map((id) => id.slice(0, 23))).toEqual([
    '00000000-0001-7fff-bfff',
    '00000000-0002-7fff-bfff',
    '00000000-0003-7fff-bfff',
  ]);
});

it('makes ids in several places that differ, though each counts by itself', () => {
  const at = () => 1_700_000_000_000;
  const all = Array.from({ length: 50 }, () => make(1000, createIdSource(at))).flat();
  expect(new Set(all).size).toBe(50_000);
});
