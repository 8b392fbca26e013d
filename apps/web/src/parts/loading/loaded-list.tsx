import type { UseQueryResult } from '@tanstack/react-query';
import type { Elements } from '../../kit/elements.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { EntryList, type EntryListProps } from '../../kit/layout/entry-list.tsx';
import { Loaded } from './loaded.tsx';

interface LoadedListProps<Entry> extends Omit<EntryListProps<Entry>, 'entries'> {
  readonly query: UseQueryResult<Entry[]>;
  /** The sentence for when it does not load. */
  readonly failed: string;
  /** Stands below it once it is loaded. */
  readonly children?: Elements;
}

/** A list of the server's: its entries as soon as they are loaded, or why they are not. */
export function LoadedList<Entry>(props: LoadedListProps<Entry>) {
  const { query, failed, children, ...list } = props;
  return (
    <Loaded query={query} failed={failed} skeleton={<Skeleton className="h-12 rounded-control" />}>
      {(entries) => (
        <>
          <EntryList {...list} entries={entries} />
          {children}
        </>
      )}
    </Loaded>
  );
}
