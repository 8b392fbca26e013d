import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('puts the newest first, by instant and then by id', () => {
  const list = [
    { _id: 'a', date: '2026-11-01T08:00:00.000Z' },
    { _id: 'b', date: '2026-11-03T08:00:00.000Z' },
    { _id: 'c', date: '2026-11-01T08:00:00.000Z' },
  ];
  expect(newestFirst(list).map(({ _id }) => _id)).toEqual(['b', 'c', 'a']);
});
