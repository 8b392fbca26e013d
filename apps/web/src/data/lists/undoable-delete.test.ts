import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { toastStore } from '../../kit/feedback/toasts.ts';
import { offerUndo } from './undoable-delete.ts';

const ENTRY = { _id: '019b0000-0000-7000-8000-000000000001' };
const newList = () => ({
  restore: vi.fn(async () => undefined),
  nameOf: () => 'Headache',
  restoreFailed: 'It could not be brought back.',
});

/** Presses Undo while the deletion is under way, and lets that end. */
async function undoWhile(deletion: Promise<void>) {
  const list = newList();
  offerUndo(new QueryClient(), list, ENTRY, { deletion });
  toastStore.read()?.action?.run();
  await deletion.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  return list.restore;
}

it('brings an entry back under another id once it is deleted', async () => {
  const restore = await undoWhile(Promise.resolve());
  expect(restore).toHaveBeenCalledOnce();
  expect(restore).not.toHaveBeenCalledWith(ENTRY, ENTRY._id, expect.anything());
});

it('brings nothing back that was never deleted: it would be there twice', async () => {
  expect(await undoWhile(Promise.reject(new Error('offline')))).not.toHaveBeenCalled();
});
