import { useEffect } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { formatCount, formatToTenths } from '../../../languages/formats/numbers.ts';
import { MAX_RELEVANCE } from './posts.ts';
import { type FoundSummary, logFailure, summaryQuery } from './reddit-queries.ts';
import { texts } from './texts.ts';

const TOP_SUBREDDITS = 5;

/** The results of the last day's searches. */
export function Summary() {
  const summary = useQuery(summaryQuery);
  useEffect(() => {
    if (summary.error) logFailure(summary.error);
  }, [summary.error]);
  return (
    <Card title={texts.analytics}>
      {summary.data ? <Figures summary={summary.data} /> : null}
      {summary.isPending ? (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      ) : null}
      {summary.isError && !summary.data ? (
        <p className="text-quiet">{texts.nothingToShow}</p>
      ) : null}
    </Card>
  );
}

function Figures({ summary }: { summary: FoundSummary }) {
  const figures = [
    [texts.postsFound, formatCount(summary.totalPostsFound)],
    [texts.filters.priority, formatCount(summary.highPriorityPosts)],
    [texts.filters.recent, formatCount(summary.recentPosts)],
    [texts.filters.engaged, formatCount(summary.highEngagementPosts)],
    [texts.averageRelevance, `${formatToTenths(summary.averageRelevanceScore)} / ${MAX_RELEVANCE}`],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <dl className="-mt-2 divide-y divide-line">
        {figures.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="mb-1 font-semibold">{texts.topSubreddits}</h3>
        {summary.topSubreddits.length === 0 ? (
          <p className="text-quiet">{texts.noSubreddits}</p>
        ) : (
          <ol className="divide-y divide-line">
            {summary.topSubreddits.slice(0, TOP_SUBREDDITS).map(({ subreddit, count }) => (
              <li key={subreddit} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">{`r/${subreddit}`}</span>
                <span className="font-semibold numbers">{formatCount(count)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className="text-small text-quiet">
        {summary.lastUpdated === null
          ? texts.neverSearched
          : texts.lastUpdated(formatDayAndTime(summary.lastUpdated))}
      </p>
    </div>
  );
}
