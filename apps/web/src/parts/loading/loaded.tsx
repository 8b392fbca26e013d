import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { referenceOf, sentenceOf } from '../../data/calls/api-error.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LoadFailure } from '../../kit/feedback/load-failure.tsx';
import { Loading } from '../../kit/feedback/skeleton.tsx';
import { texts as uiTexts } from '../../kit/texts.ts';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The sentence for when it does not load. */
  readonly failed: string;
  /** The outline of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactElement | null;
}

/** The content of a query, its outline until then, or the failure and a way to try again. */
export function Loaded<Data>({ query, failed, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Loading>{skeleton}</Loading>;
  return <QueryFailure query={query}>{failed}</QueryFailure>;
}

interface QueryFailureProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch(): unknown };
  /** The sentence about the thing that could not be loaded. */
  readonly children: ReactNode;
}

/** A query did not load: the way to try again, and the reference of an unforeseen failure. */
export function QueryFailure({ query, children }: QueryFailureProps) {
  const { error, isFetching, refetch } = query;
  return (
    <LoadFailure busy={isFetching} onRetry={() => void refetch()} reference={referenceOf(error)}>
      {children}
    </LoadFailure>
  );
}

interface FetchFailureProps {
  /** The sentence that is promised for this failure. */
  readonly sentence: string;
  readonly error: Error;
  /** While it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Something did not load: the promised sentence and, where the server gave one, its reason. */
export function FetchFailure({ sentence, error, busy, onRetry }: FetchFailureProps) {
  const reason = sentenceOf(error, sentence);
  return (
    <LoadFailure busy={busy} onRetry={onRetry} reference={referenceOf(error)}>
      <p className="font-semibold">{sentence}</p>
      {reason.startsWith(sentence) ? null : <p>{reason}</p>}
    </LoadFailure>
  );
}

interface ListEndProps {
  readonly list: UseInfiniteQueryResult;
  /** The sentence for when it does not load. */
  readonly failed: string;
}

/** The end of a list that comes page after page: what loads the next one, or why it did not come. */
export function ListEnd({ list, failed }: ListEndProps) {
  const next = () => void list.fetchNextPage();
  if (list.isError) {
    return (
      <FetchFailure
        sentence={failed}
        error={list.error}
        busy={list.isFetching}
        onRetry={list.isFetchNextPageError ? next : () => void list.refetch()}
      />
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <Button
      kind="secondary"
      busy={list.isFetchingNextPage}
      className="self-center max-sm:w-full"
      onClick={next}
    >
      {uiTexts.loadMore}
    </Button>
  );
}
