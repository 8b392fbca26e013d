import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../calls/query-client.ts';
import { recordsTable } from './databases.ts';
import { restoreRecords } from './kept-replies.ts';
import { outbox } from './outbox.ts';

/** Listed only in a build; without one it is empty. */
const SHAPES = '';
const PENS = ['listPens'];
const REPLY = { queryKey: PENS, data: [{ _id: 'pen' }], updatedAt: 1_700_000_000_000 };

/** A browser that kept the pens of Anna, in replies of such shapes. */
function keep(shapes: string): void {
  const session = { token: 'token', user: { _id: 'anna' }, shapes };
  vi.spyOn(recordsTable, 'get').mockResolvedValue(session);
  vi.spyOn(recordsTable, 'entries').mockResolvedValue([
    ['session', session],
    ['pens', REPLY],
  ]);
  vi.spyOn(recordsTable, 'clear').mockResolvedValue();
  vi.spyOn(outbox, 'open').mockResolvedValue();
}

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

it('shows the replies that were kept, to the person they are of', async () => {
  keep(SHAPES);
  expect(await restoreRecords('token')).toEqual({ _id: 'anna' });
  expect(queryClient.getQueryData(PENS)).toEqual(REPLY.data);
});

it('shows no reply that a release with other shapes kept, and knows the person all the same', async () => {
  keep('of an earlier release');
  expect(await restoreRecords('token')).toEqual({ _id: 'anna' });
  expect(queryClient.getQueryData(PENS)).toBeUndefined();
});

it('forgets what was kept for another session', async () => {
  keep(SHAPES);
  expect(await restoreRecords('another token')).toBeNull();
  expect(queryClient.getQueryData(PENS)).toBeUndefined();
  expect(recordsTable.clear).toHaveBeenCalledOnce();
});
