import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { readStored } from '../browser/storage.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { texts as uiTexts } from '../ui/texts.ts';
import type { CallOptions } from './api-client.ts';
import { orAlreadyGone } from './changed-elsewhere.ts';
import { newIdLike } from './submission-key.ts';
import { texts } from './texts.ts';

/** A list on a page whose entries can be deleted and, for a moment, brought back. */
export interface UndoableList<Entry extends { readonly _id: string }> {
  /** Under which the list is cached. */
  readonly queryKey: QueryKey;
  /** What else an entry changes by being there, or not. */
  readonly touches?: readonly QueryKey[];
  readonly sort: (entries: Entry[]) => Entry[];
  /** Adds an entry again, the same in everything but its id, which is `id` now. */
  readonly restore: (entry: Entry, id: string, options: CallOptions) => Promise<Entry>;
  /** What the entry is called in a sentence's beginning, such as 'Headache'. */
  readonly nameOf: (entry: Entry) => string;
  /** The sentence for an entry that could not be brought back. */
  readonly restoreFailed: string;
}

/** A list whose entries are deleted at the first press. */
export interface DeletableList<Entry extends { readonly _id: string }> extends UndoableList<Entry> {
  readonly remove: (entry: Entry, client: QueryClient) => Promise<unknown>;
}

/** Where the keyboard goes on when an offer is over. */
type FocusAfter = () => HTMLElement | null;

/**
 * Deletes at once, and offers to take it back. `focusAfter` is where the keyboard goes on when the
 * offer is over.
 */
export function useUndoableDelete<Entry extends { readonly _id: string }>(
  list: DeletableList<Entry>,
  focusAfter: FocusAfter,
): (entry: Entry) => void {
  const client = useQueryClient();
  return (entry) => {
    changeList(client, list, (entries) => entries.filter(({ _id }) => _id !== entry._id));
    const deletion = orAlreadyGone(list.remove(entry, client));
    offerUndo(client, list, entry, { deletion, focusAfter });
    deletion.then(
      () => client.invalidateQueries({ queryKey: list.queryKey }),
      () => {
        putIn(client, list, entry);
        const message = texts.deleteFailed(list.nameOf(entry));
        showToast({ tone: 'danger', message, focusAfter });
      },
    );
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

/** Shows an entry at once and has the list loaded anew. */
export function putIn<Entry extends { readonly _id: string }>(
  client: QueryClient,
  list: Pick<UndoableList<Entry>, 'queryKey' | 'touches' | 'sort'>,
  entry: Entry,
): void {
  changeList(client, list, (entries) => [...entries.filter(({ _id }) => _id !== entry._id), entry]);
  for (const queryKey of [list.queryKey, ...(list.touches ?? [])]) {
    void client.invalidateQueries({ queryKey });
  }
}

function changeList<Entry>(
  client: QueryClient,
  list: { readonly queryKey: QueryKey; readonly sort: (entries: Entry[]) => Entry[] },
  change: (entries: readonly Entry[]) => Entry[],
): void {
  // What is being loaded meanwhile is older than this.
  void client.cancelQueries({ queryKey: list.queryKey });
  client.setQueryData<readonly Entry[]>(list.queryKey, (entries) =>
    entries === undefined ? entries : list.sort(change(entries)),
  );
}

function undoing<Entry extends { readonly _id: string }>(
  client: QueryClient,
  list: UndoableList<Entry>,
  entry: Entry,
  deletion: Promise<void>,
): () => void {
  const id = newIdLike(entry._id);
  // The token of now: whoever logs in next on this browser must not get this entry.
  const token = readStored('token') ?? '';
  const undo = async () => {
    const isDeleted = await deletion.then(
      () => true,
      () => false,
    );
    if (!isDeleted) return;
    try {
      putIn(client, list, await list.restore(entry, id, { token }));
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
