// Shows 7.36.

import { listPens, MAX_LISTED } from '@dosewise/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ourReply } from '../calls/replies-for-tests.ts';
import { newestFirst, readList, readWholeList } from './lists.ts';

it('puts the newest first, by instant and then by id', () => {
  const list = [
    { _id: 'a', date: '2026-11-01T08:00:00.000Z' },
    { _id: 'b', date: '2026-11-03T08:00:00.000Z' },
    { _id: 'c', date: '2026-11-01T08:00:00.000Z' },
  ];
  expect(newestFirst(list).map(({ _id }) => _id)).toEqual(['b', 'c', 'a']);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const readPens = (reply: unknown) => {
  vi.stubGlobal('fetch', async () => ourReply(reply));
  return readList(listPens, {}, { token: 'token' });
};

it.each([{ pens: [] }, null, 'none'])(
  'takes %j, which is no list, for an empty one',
  async (reply) => {
    expect(await readPens(reply)).toEqual([]);
  },
);

it('refuses a list whose entries are not of the contract: they are there', async () => {
  await expect(readPens([{ name: 'half a pen' }])).rejects.toMatchObject({ code: 'unreadable' });
});

const START = Date.UTC(2026, 10, 21);

/** A list as the server keeps it: `count` entries, so many of which share each instant. */
function listOf(count: number, atOneInstant: number) {
  const all = Array.from({ length: count }, (_, n) => ({
    _id: String(n),
    date: new Date(START - Math.floor(n / atOneInstant)).toISOString(),
  }));
  const asked: (string | undefined)[] = [];
  const ask = async ({ before }: { before?: string }) => {
    asked.push(before);
    return all.filter(({ date }) => before === undefined || date < before).slice(0, MAX_LISTED);
  };
  return { all, asked, ask };
}

describe('a whole list', () => {
  it('takes one request when it fits into a reply', async () => {
    const { all, asked, ask } = listOf(MAX_LISTED - 1, 1);
    expect(await readWholeList(ask)).toEqual(all);
    expect(asked).toEqual([undefined]);
  });

  it.each([1, 3, 700])('comes in parts, each entry once, with %i at one instant', async (each) => {
    const { all, ask } = listOf(2 * MAX_LISTED + 5, each);
    expect(await readWholeList(ask)).toEqual(all);
  });

  it('ends when more share one instant than a reply holds', async () => {
    const { all, ask } = listOf(MAX_LISTED + 10, MAX_LISTED + 5);
    const entries = await readWholeList(ask);
    expect(entries.slice(0, MAX_LISTED)).toEqual(all.slice(0, MAX_LISTED));
    expect(entries.at(-1)).toEqual(all.at(-1));
  });
});
