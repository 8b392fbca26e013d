import type { RedditPost } from '@dosewise/contract';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PostCard } from './post-card.tsx';
import { FILTERS, type Filter, filterPosts } from './posts.ts';
import { useMarkPost } from './reddit-queries.ts';
import { texts } from './texts.ts';

const OPTIONS = FILTERS.map((value) => ({ value, label: texts.filters[value] }));

interface PostListProps {
  readonly posts: readonly RedditPost[];
  /** Whether a search was made here, so that none means that it found none. */
  readonly hasSearched: boolean;
  /** What to do while there are none. */
  readonly whenEmpty: string;
}

/** What the last search found, through a filter. */
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
