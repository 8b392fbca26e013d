import type { RedditPost } from '@dosewise/contract';
import { useState } from 'react';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCount } from '../../../languages/formats/numbers.ts';
import {
  actionLook,
  ageBand,
  ageWords,
  engagementBand,
  FILTERS,
  type Filter,
  filterPosts,
  isRedditAddress,
  MAX_RELEVANCE,
} from './posts.ts';
import { useMarkPost } from './reddit-queries.ts';
import { texts } from './texts.ts';

const OPTIONS = FILTERS.map((value) => ({ value, label: texts.filters[value] }));

interface PostListProps {
  readonly posts: readonly RedditPost[];
  /** True once a search was made here, so that none means that it found none. */
  readonly hasSearched: boolean;
  /** The advice while there are none. */
  readonly whenEmpty: string;
}

/** The results of the last search, through a filter. */
export function PostList({ posts, hasSearched, whenEmpty }: PostListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const marking = useMarkPost();
  const shown = filterPosts(posts, filter);
  return (
    <section aria-labelledby="found-posts" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="found-posts" className="text-lead">
            {texts.found}
          </h2>
          <p role="status" className="text-small text-quiet">
            {texts.shown(shown.length, posts.length)}
          </p>
        </div>
        <SelectField
          label={texts.show}
          className="w-full sm:w-72"
          value={filter}
          options={OPTIONS}
          onChange={setFilter}
        />
      </div>
      {shown.length === 0 ? (
        <Card>
          {posts.length === 0 ? (
            <EmptyState title={hasSearched ? texts.noneFound : texts.noneYet}>
              {whenEmpty}
            </EmptyState>
          ) : (
            <EmptyState title={texts.nonePasses}>{texts.nonePassesAdvice}</EmptyState>
          )}
        </Card>
      ) : (
        <ul className="flex flex-col gap-4">
          {shown.map((post) => (
            <PostCard
              key={post.postId}
              post={post}
              onMark={(state) => marking.mutate({ postId: post.postId, state })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PostCardProps {
  readonly post: RedditPost;
  readonly onMark: (state: RedditPost['state']) => void;
}

/** One found post: what it is, what it scored and why, and the way to it. */
function PostCard({ post, onMark }: PostCardProps) {
  const heading = <h3 className="font-semibold wrap-anywhere">{post.title}</h3>;
  if (post.state !== 'new') {
    return (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-48 text-quiet">
          {heading}
          <p className="text-small">{`${texts.marked[post.state]} · r/${post.subreddit}`}</p>
        </div>
        <Button kind="quiet" className="-mr-3 min-h-11 px-3" onClick={() => onMark('new')}>
          <span>{texts.undo}</span>
          <span className="sr-only">{texts.undoFor(post.title)}</span>
        </Button>
      </li>
    );
  }
  const age = ageBand(post.hoursAgo);
  const engagement = engagementBand(post.engagement);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-col gap-2">
        {heading}
        <p className="flex flex-wrap items-center gap-2 text-small">
          <span className="mr-1 text-quiet">{`r/${post.subreddit}`}</span>
          <Badge tone={age.tone}>{`${ageWords(post.hoursAgo)} · ${age.word}`}</Badge>
          <Badge tone={engagement.tone}>
            {`${texts.engagement(formatCount(post.engagement))} · ${engagement.word}`}
          </Badge>
        </p>
      </div>
      <Relevance score={post.relevanceScore} />
      <p className={cx('rounded-control px-4 py-3', actionLook(post))}>
        <span className="sr-only">{texts.suggestedAction}</span>
        <span>{post.suggestedAction}</span>
      </p>
      <p className="text-small">
        <span className="font-semibold">{texts.why}</span>
        <span>{post.dosewiseRelevance}</span>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <PostLink to={post.url} title={post.title}>
          {texts.viewPost}
        </PostLink>
        <PostLink to={post.commentsUrl} title={post.title}>
          {texts.viewComments}
        </PostLink>
        <Button kind="quiet" className="px-2 sm:px-4" onClick={() => onMark('handled')}>
          <span>{texts.markHandled}</span>
          <span className="sr-only">{`: ${post.title}`}</span>
        </Button>
        <Button kind="quiet" className="px-2 sm:px-4" onClick={() => onMark('dismissed')}>
          <span>{texts.dismiss}</span>
          <span className="sr-only">{` ${post.title}`}</span>
        </Button>
      </div>
    </li>
  );
}

function Relevance({ score }: { score: number }) {
  return (
    <div className="flex items-center gap-3 text-small">
      <span className="font-semibold">{texts.relevance}</span>
      <div aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-line">
        <div
          style={{ width: `${(score / MAX_RELEVANCE) * 100}%` }}
          className="h-full rounded-full bg-data"
        />
      </div>
      <span className="numbers">{`${score} / ${MAX_RELEVANCE}`}</span>
    </div>
  );
}

/** A link to Reddit, in a new tab that learns nothing of this one. Other addresses get none. */
function PostLink({ to, title, children }: { to: string; title: string; children: string }) {
  if (!isRedditAddress(to)) return null;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('secondary', 'px-2 sm:px-4')}
    >
      <span>{children}</span>
      <span className="sr-only">{texts.ofPostInNewTab(title)}</span>
    </a>
  );
}
