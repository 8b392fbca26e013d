import { expect, it } from 'vitest';
import { keptFor } from './kept-for.ts';

it('computes once a minute, once for all who ask meanwhile, and again after a failure', async () => {
  let runs = 0;
  let fails = false;
  const read = keptFor(60_000, async ({ now }: { now: number }) => {
    runs += 1;
    if (fails) throw new Error('no database');
    return now;
  });
  expect(await Promise.all([read({ now: 0 }), read({ now: 1 })])).toEqual([0, 0]);
  expect([await read({ now: 59_999 }), runs]).toEqual([0, 1]);
  expect([await read({ now: 60_000 }), runs]).toEqual([60_000, 2]);
  // A clock that was set back.
  expect([await read({ now: 10 }), runs]).toEqual([10, 3]);
  fails = true;
  await expect(read({ now: 100_000 })).rejects.toThrow('no database');
  fails = false;
  expect([await read({ now: 100_001 }), runs]).toEqual([100_001, 5]);
});
