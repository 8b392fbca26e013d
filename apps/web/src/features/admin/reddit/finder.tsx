import { useEffect, useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Connection } from './connection.tsx';
import { PostList } from './post-list.tsx';
import { logFailure, statusQuery } from './reddit-queries.ts';
import { SearchForm } from './search-form.tsx';
import { Summary } from './summary.tsx';
import { texts } from './texts.ts';
import { useConnecting } from './use-connecting.ts';

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]';
const POLL_MS = 2000;

/** The whole finder, for admins. */
export function Finder() {
  const shown = useQuery(statusQuery).data;
  const isConnected = shown?.status === 'authenticated' || shown?.status === 'rate_limited';
  const { connecting, isWaiting, connect } = useConnecting(isConnected);
  const status = useQuery({
    ...statusQuery,
    refetchInterval: isWaiting ? POLL_MS : untilRetry(shown?.retryAt ?? null),
    // The admin is in the other tab meanwhile.
    refetchIntervalInBackground: true,
  });
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => {
    if (status.error) logFailure(status.error);
  }, [status.error]);

  if (status.isPending) return <FinderSkeleton />;
  const state = status.data;
  return (
    <>
      <Heading />
      <div className={COLUMNS}>
        <div className="flex flex-col gap-6">
          {state === undefined ? (
            <Unknown busy={status.isFetching} onRetry={() => void status.refetch()} />
          ) : (
            <Connection state={state} connecting={connecting} onConnect={connect} />
          )}
          <SearchForm isPossible={state?.status === 'authenticated'} onSearched={setHasSearched} />
        </div>
        <Summary />
      </div>
      {state === undefined ? null : (
        <PostList
          posts={state.suggestions}
          hasSearched={hasSearched}
          whenEmpty={hasSearched ? texts.noneFoundAdvice : texts.whenEmpty[state.status]}
        />
      )}
    </>
  );
}

/** When Reddit lets us search again, the page finds out by itself. */
function untilRetry(retryAt: string | null): number | false {
  return retryAt !== null && Math.max(POLL_MS, Date.parse(retryAt) - Date.now());
}

function Heading() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Notice tone="info">
        <p className="text-ink">{texts.calm}</p>
        <p className="mt-1 text-small text-ink">{texts.law}</p>
      </Notice>
    </>
  );
}

function Unknown({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Card title={texts.unknown}>
      <p>{texts.unknownMeaning}</p>
      <Button kind="secondary" className="mt-4" busy={busy} onClick={onRetry}>
        {texts.checkAgain}
      </Button>
    </Card>
  );
}

/** The outline of the screen. */
export function FinderSkeleton() {
  return (
    <>
      <Heading />
      <Loading>
        <div className={COLUMNS}>
          <div className="flex flex-col gap-6">
            <Skeleton className="h-36" />
            <Skeleton className="h-72 rounded-card" />
          </div>
          <Skeleton className="h-108 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
