// Shows 7.36.
import { listPens } from '@dosewise/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { readList } from './read-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const readPens = (reply: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(reply));
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
