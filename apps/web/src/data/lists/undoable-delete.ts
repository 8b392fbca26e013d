import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../kit/feedback/toasts.ts';
import { newIdLike } from '../../kit/forms/submission-key.ts';
import { texts as uiTexts } from '../../kit/texts.ts';
import { keptToken } from '../browser/storage.ts';
import { orAlreadyGone } from '../calls/api-error.ts';
import { patchReply } from '../calls/query-client.ts';
import { texts } from '../calls/texts.ts';
import { type Listed, newestFirst } from './lists.ts';

interface Restorer {
  readonly client: QueryClient;
  /** Of the person who deleted it. */
  readonly token: string;
}

/** A list on a page whose entries can be brought back for a moment after they were deleted. */
export interface UndoableList<Entry extends { readonly _id: string }> {
  /** Adds an entry again and shows it, the same in everything but its id, which is `id` now. */
  readonly restore: (entry: Entry, id: string, by: Restorer) => Promise<unknown>;
  /** The name of the entry at the beginning of a sentence, such as 'Headache'. */
  readonly nameOf: (entry: Entry) => string;
  /** The sentence for an entry that could not be brought back. */
  readonly restoreFailed: string;
}

/** A list whose entries are deleted at the first press. */
export interface DeletableList<Entry extends Listed> extends UndoableList<Entry> {
  /** The key under which the list is cached. */
  readonly queryKey: QueryKey;
  readonly remove: (entry: Entry, client: QueryClient) => Promise<unknown>;
}

/** The element at which the keyboard goes on when an offer is over. */
type FocusAfter = () => HTMLElement | null;

/**
 * Deletes at once, and offers to take it back. `focusAfter` is where the keyboard goes on when the
 * offer is over.
 */
export function useUndoableDelete<Entry extends Listed>(
  list: DeletableList<Entry>,
  focusAfter: FocusAfter,
): (entry: Entry) => void {
  const client = useQueryClient();
  return (entry) => {
    // What is being loaded meanwhile is older than this.
    void client.cancelQueries({ queryKey: list.queryKey });
    changeList<Entry>(client, list.queryKey, (entries) =>
      entries.filter(({ _id }) => _id !== entry._id),
    );
    const deletion = orAlreadyGone(list.remove(entry, client));
    offerUndo(client, list, entry, { deletion, focusAfter });
    deletion.catch(() => {
      putIn(client, list, entry);
      const message = texts.deleteFailed(list.nameOf(entry));
      showToast({ tone: 'danger', message, focusAfter });
    });
  };
}

interface Offer {
  /** The deletion, while it is under way. */
  readonly deletion?: Promise<void>;
  readonly focusAfter?: FocusAfter;
}

const mainContent: FocusAfter = () => document.getElementById('main');

/** Says that an entry was deleted, and offers to bring it back. */
export function offerUndo<Entry extends { readonly _id: string }>(
  client: QueryClient,
  list: UndoableList<Entry>,
  entry: Entry,
  { deletion = Promise.resolve(), focusAfter = mainContent }: Offer = {},
): void {
  showToast({
    tone: 'good',
    message: texts.deleted(list.nameOf(entry)),
    action: { label: texts.undo, run: undoing(client, list, entry, deletion) },
    focusAfter,
  });
}

/** Shows an entry at once. */
export function putIn<Entry extends Listed>(
  client: QueryClient,
  { queryKey }: Pick<DeletableList<Entry>, 'queryKey'>,
  entry: Entry,
): void {
  changeList<Entry>(client, queryKey, (entries) => [
    ...entries.filter(({ _id }) => _id !== entry._id),
    entry,
  ]);
}

function changeList<Entry extends Listed>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (entries: readonly Entry[]) => Entry[],
): void {
  patchReply<readonly Entry[]>(client, queryKey, (entries) => newestFirst(change(entries)));
}

function undoing<Entry extends { readonly _id: string }>(
  client: QueryClient,
  list: UndoableList<Entry>,
  entry: Entry,
  deletion: Promise<void>,
): () => void {
  const id = newIdLike(entry._id);
  // The token of now: the person who logs in next on this browser must not get this entry.
  const token = keptToken() ?? '';
  const undo = async () => {
    const isDeleted = await deletion.then(
      () => true,
      () => false,
    );
    if (!isDeleted) return;
    try {
      await list.restore(entry, id, { client, token });
    } catch {
      showToast({
        tone: 'danger',
        message: list.restoreFailed,
        action: { label: uiTexts.tryAgain, run: () => void undo() },
      });
    }
  };
  return () => void undo();
}
