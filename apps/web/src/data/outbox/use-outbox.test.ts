import { expect, it } from 'vitest';
import { withDrafts } from './use-outbox.ts';

const at = (_id: string, day: number) => ({ _id, date: `2026-11-0${day}T08:00:00.000Z` });

it('puts what waits in its place by time', () => {
  const merged = withDrafts([at('c', 5), at('a', 1)], [at('b', 3)]);
  expect(merged.map(({ _id }) => _id)).toEqual(['c', 'b', 'a']);
});

it('shows as the server has it what it has already', () => {
  const loaded = [{ ...at('a', 1), note: 'of the server' }];
  expect(withDrafts(loaded, [{ ...at('a', 1), note: 'of this device' }])).toBe(loaded);
});
