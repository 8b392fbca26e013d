import { useMemo } from 'react';
import { useStore } from '../../kit/store.ts';
import { reachability } from '../calls/reachability.ts';
import { type Listed, newestFirst } from '../lists/lists.ts';
import { shownPerson } from '../session/shown-person.ts';
import {
  type KeptKind,
  type OutboxEntry,
  ofKind,
  outbox,
  personOf,
  type RecordOf,
} from './outbox.ts';
import { texts } from './texts.ts';

/**
 * Records made here and not sent, oldest first: those that wait, and those that their owner has to
 * decide about.
 */
export function useOutbox(): readonly OutboxEntry[] {
  const entries = useEntries();
  return useMemo(() => entries.filter(isWaiting), [entries]);
}

/** Records made here for other people than the one who is shown, and not sent, oldest first. */
export function useOutboxOfOthers(): readonly OutboxEntry[] {
  const entries = useStore(outbox);
  return useMemo(() => entries.filter((entry) => !isShown(entry) && isWaiting(entry)), [entries]);
}

const isShown = (entry: OutboxEntry): boolean =>
  personOf(entry) === (shownPerson()?.personId ?? null);

const isWaiting = ({ id, state }: OutboxEntry): boolean =>
  state === 'refused' || state === 'covered' || (state === 'waiting' && !outbox.isHeld(id));

function useEntries(): readonly OutboxEntry[] {
  const entries = useStore(outbox);
  return useMemo(() => entries.filter(isShown), [entries]);
}

/** The place where a record that was just made is, `what` in words where it can be named, until it is sent. */
export const describeKept = (what = ''): string =>
  reachability.isOffline() ? texts.kept(what) : texts.keptForLater(what);

/** True while the record with this id waits to be sent. */
export const useIsWaiting = (id: string): boolean =>
  useEntries().some((entry) => entry.id === id && entry.state === 'waiting');

const WAITING: readonly OutboxEntry['state'][] = ['waiting'];

/** The records of one kind that wait to be sent, as lists show them. */
export function useDrafts<Kind extends KeptKind>(
  kind: Kind,
  states: readonly OutboxEntry['state'][] = WAITING,
): readonly RecordOf<Kind>[] {
  const entries = useEntries();
  return useMemo(
    () =>
      ofKind(entries, kind)
        .filter(({ id, state }) => states.includes(state) && !outbox.isHeld(id))
        .map(({ draft }) => draft),
    [entries, kind, states],
  );
}

/** A list that was loaded, with what waits to be added to it. Newest first. */
export function useWithDrafts<
  Kind extends KeptKind,
  Load extends { readonly data: RecordOf<Kind>[] | undefined },
>(kind: Kind, load: Load): Load {
  const drafts = useDrafts(kind);
  const { data } = load;
  const merged = useMemo(() => data && withDrafts(data, drafts), [data, drafts]);
  return merged === data ? load : { ...load, data: merged };
}

/** Both, newest first. What the server has already stands as the server has it. */
export function withDrafts<Entry extends Listed>(
  loaded: Entry[],
  drafts: readonly Entry[],
): Entry[] {
  const known = new Set(loaded.map(({ _id }) => _id));
  const added = drafts.filter(({ _id }) => !known.has(_id));
  return added.length === 0 ? loaded : newestFirst([...loaded, ...added]);
}
